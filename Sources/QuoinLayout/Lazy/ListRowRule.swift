import Foundation

/// A row of a list: what lies behind it, its content within insets, and the lines that part it from its neighbours. The children are
/// [background, content, lower line?, upper line?].
package struct ListRowRule: LayoutRule {
  let insets: EdgeInsets
  let minHeight: CGFloat
  let hasLowerLine: Bool
  let hasUpperLine: Bool
  /// How far the lines end before the row's trailing edge, in points.
  let lineEnd: CGFloat
  /// How thick the lines are, in points; 0 is a pixel.
  let lineThickness: CGFloat

  package init(insets: EdgeInsets, minHeight: CGFloat, hasLowerLine: Bool, hasUpperLine: Bool, lineEnd: CGFloat, lineThickness: CGFloat) {
    self.insets = insets
    self.minHeight = minHeight
    self.hasLowerLine = hasLowerLine
    self.hasUpperLine = hasUpperLine
    self.lineEnd = lineEnd
    self.lineThickness = lineThickness
  }
  package var name: String { "ListRow" }
  package var ownGuides: GuideKinds { [] }
  package func spacing(_ node: LayoutNode) -> ViewSpacing { .zero }

  private func content(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.inset(by: insets).width, height: nil)
  }
  package func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.context.reason("the row's insets less: \(insets.words)")
    let inner = node.children[1].size(for: content(proposal))
    return CGSize(
      width: proposal.width ?? inner.width + insets.total(along: .horizontal),
      height: max(minHeight, inner.height + insets.total(along: .vertical)))
  }
  package func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    let offered = content(ProposedViewSize(size))
    let inner = node.children[1].dimensions(in: offered)
    let room = size.height - insets.total(along: .vertical)
    let start = CGPoint(x: insets.leading, y: insets.top + (room - inner.height) / 2)
    var result = [
      ChildPlacement(origin: .zero, proposal: ProposedViewSize(size)), ChildPlacement(origin: start, proposal: offered),
    ]
    let thickness = lineThickness > 0 ? lineThickness : 1 / node.context.scale
    let left = insets.leading + (inner[explicit: .listRowSeparatorLeading] ?? 0)
    let right = inner[explicit: .listRowSeparatorTrailing].map { insets.leading + $0 } ?? size.width - lineEnd
    let line = ProposedViewSize(width: max(0, right - left), height: thickness)
    if hasLowerLine { result.append(ChildPlacement(origin: CGPoint(x: left, y: size.height - thickness), proposal: line)) }
    if hasUpperLine { result.append(ChildPlacement(origin: CGPoint(x: left, y: 0), proposal: line)) }
    return result
  }
}

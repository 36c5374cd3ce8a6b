import Foundation

/// Shows the first child whose ideal size fits what is proposed on the chosen axes, or the last (facts 80–82).
public struct FittingRule: LayoutRule {
  let axes: Axis.Set
  /// The axes along which a child has to fit.
  public init(_ axes: Axis.Set) { self.axes = axes }
  public var name: String { "ViewThatFits" }

  private func chosen(_ node: LayoutNode, _ proposal: ProposedViewSize) -> LayoutNode? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    func fits(_ child: LayoutNode) -> Bool {
      node.context.reason("to learn whether it fits")
      let size = child.size(for: ideal)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis), let room = proposal[axis] else { return true }
        return size[axis] <= room + 0.001
      }
    }
    let fitting = node.children.dropLast().first(where: fits)
    node.context.step(
      node, fitting.map { "\($0.rule.name) is the first that fits" } ?? "none before the last fits, so the last is shown")
    return fitting ?? node.children.last
  }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    chosen(node, proposal)?.size(for: proposal) ?? .zero
  }
  public func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    let shown = chosen(node, proposal)
    return node.children.map { $0 === shown ? ChildPlacement(origin: .zero, proposal: proposal) : .absent }
  }
  public func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    chosen(node, proposal)?.explicitGuide(key, for: proposal)
  }
  public var ownGuides: GuideKinds { [] }
  public func spacing(_ node: LayoutNode) -> ViewSpacing { node.children.first?.spacing ?? .zero }
  public func priority(_ node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}

import Foundation
import QuoinFlexbox
import QuoinLayout

/// A layout by the rules of CSS flexbox (Level 1), for those who know them better than stacks.
///
///     Flexbox(wrap: .wrap, justifyContent: .spaceBetween, gap: 8) {
///       Text("One").flex(grow: 1)
///       Text("Two")
///     }
///
/// As in CSS it takes the proposed width, and is as high as its content; a column takes the proposed height, too. Mirrors where text
/// runs right to left. What an item asks for is said with `flex`, `alignSelf`, `order` and `flexItem`. A `Flexbox` inside another is measured as a whole. Time: linear in the views.
public struct Flexbox: Layout {
  /// The container's own properties, in CSS's terms.
  public var style: FlexStyle

  /// A container with any of CSS's properties.
  public init(style: FlexStyle) { self.style = style }

  /// A container with the properties that most have; `gap` in points between items and lines. Values out of range count as CSS's initial
  /// ones.
  public init(
    direction: FlexDirection = .row, wrap: FlexWrap = .noWrap, justifyContent: FlexAlignment = .normal, alignItems: FlexAlignment = .normal,
    alignContent: FlexAlignment = .normal, gap: CGFloat = 0, padding: CGFloat = 0
  ) {
    style = FlexStyle()
    style.direction = direction
    style.wrap = wrap
    style.justifyContent = justifyContent
    style.alignItems = alignItems
    style.alignContent = alignContent
    style.rowGap = .points(Double(gap))
    style.columnGap = .points(Double(gap))
    if padding > 0 { style.padding = FlexEdges(all: .points(Double(padding))) }
  }

  private var isColumn: Bool { style.direction == .column || style.direction == .columnReverse }

  /// The container's size and its items' boxes in a room; `nil` leaves a length to the content.
  private func solve(_ subviews: Subviews, width: CGFloat?, height: CGFloat?) -> (size: CGSize, boxes: [FlexBox]) {
    let tree = FlexTree()
    tree.reserve(subviews.count + 1)
    let root = tree.add(style)
    let nodes = subviews.map { subview in
      let node = tree.add(FlexItemStyle.of(subview), to: root)
      tree.setMeasure(node) { Self.measure(subview, $0, $1) }
      return node
    }
    let space = FlexSpace(width: width.map { Double($0) }, height: height.map { Double($0) })
    if subviews.isTraced {
      var record = FlexRecord()
      tree.layout(in: space, root: root, recording: &record)
      let steps = record.stepsByNode
      subviews.reckon(steps[root] ?? [])
      for (subview, node) in zip(subviews, nodes) { subview.reckon(steps[node] ?? []) }
    } else {
      tree.layout(in: space, root: root)
    }
    let box = tree.box(of: root)
    return (CGSize(width: box.width, height: box.height), nodes.map { tree.box(of: $0) })
  }

  private static func measure(_ subview: LayoutSubview, _ width: FlexProposal, _ height: FlexProposal) -> FlexMeasurement {
    func length(_ proposal: FlexProposal) -> CGFloat? {
      switch proposal {
      case .exactly(let length), .atMost(let length): CGFloat(length)
      case .minContent: 0
      case .maxContent: nil
      }
    }
    let dimensions = subview.dimensions(in: ProposedViewSize(width: length(width), height: length(height)))
    return FlexMeasurement(
      width: Double(dimensions.width), height: Double(dimensions.height), firstBaseline: Double(dimensions[.firstTextBaseline]),
      lastBaseline: Double(dimensions[.lastTextBaseline]))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = isColumn ? proposal.height.flatMap { $0.isFinite ? $0 : nil } : nil
    return solve(subviews, width: width, height: height).size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, box) in zip(subviews, solve(subviews, width: bounds.width, height: bounds.height).boxes) {
      subview.place(
        at: CGPoint(x: bounds.minX + box.x, y: bounds.minY + box.y),
        proposal: ProposedViewSize(width: box.width, height: box.height))
    }
  }
}

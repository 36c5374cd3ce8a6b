import Foundation

/// Space around a view (facts 33, 48).
public struct PaddingRule: UnaryRule {
  let insets: EdgeInsets
  /// Space on each side in points; below 0 lets the view stick out.
  public init(_ insets: EdgeInsets) { self.insets = insets }

  public var name: String { "padding" }
  public func childProposal(_ node: LayoutNode, for proposal: ProposedViewSize) -> ProposedViewSize { proposal.inset(by: insets) }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.context.reason("less \(insets.words)")
    let child = node.first.size(for: childProposal(node, for: proposal))
    return CGSize(
      width: max(0, child.width + insets.total(along: .horizontal)), height: max(0, child.height + insets.total(along: .vertical)))
  }
  public func placement(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
    review(node, for: proposal)
    return ChildPlacement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: childProposal(node, for: proposal))
  }
  /// Says so where negative padding takes more than the view has.
  private func review(_ node: LayoutNode, for proposal: ProposedViewSize) {
    guard Axis.allCases.contains(where: { insets.total(along: $0) < 0 }) else { return }
    let child = node.first.size(for: childProposal(node, for: proposal))
    guard let axis = Axis.allCases.first(where: { child[$0] > 0 && child[$0] + insets.total(along: $0) < 0 }) else { return }
    node.context.report(
      Finding(
        .badArgument, in: name,
        "\(describe(insets.total(along: axis))) on a view of \(describe(child[axis])): nothing is left of its \(axis == .horizontal ? "width" : "height"), so it counts as 0 and sticks out. Write less, or use offset(x:y:)."
      ))
  }
  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    var padded: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { padded.formUnion(Edge.Set(edge)) }
    return node.first.spacing.leaf(on: padded)
  }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    guard let child = node.first.range(along: axis) else { return nil }
    let extra = insets.total(along: axis)
    return LengthRange(min: max(0, child.min + extra), max: max(0, child.max + extra))
  }
}

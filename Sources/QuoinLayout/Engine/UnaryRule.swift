import Foundation

/// A node that is one child with something changed about it. What is not said passes the child through unchanged; a rule that sets a
/// guide says so in `ownGuides`.
public protocol UnaryRule: LayoutRule {
  /// What the child is proposed when this is proposed `proposal`.
  func childProposal(_ node: LayoutNode, for proposal: ProposedViewSize) -> ProposedViewSize
}

extension UnaryRule {
  public var ownGuides: GuideKinds { [] }
  public var traits: RuleTraits { .unary }
  public func childProposal(_ node: LayoutNode, for proposal: ProposedViewSize) -> ProposedViewSize { proposal }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.first.size(for: childProposal(node, for: proposal))
  }
  public func placementOfOnly(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
    ChildPlacement(origin: .zero, proposal: childProposal(node, for: proposal))
  }
  public func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    [placementOfOnly(node, size: size, for: proposal)]
  }
  /// A single child's guide moves up with the child's position, frame alignments too (fact 75).
  public func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    let place = node.placementOfOnly(for: proposal)
    return node.first.explicitGuide(key, for: place.proposal).map { $0 + node.start(of: node.only, at: place, in: size, along: key.axis) }
  }
  public func spacing(_ node: LayoutNode) -> ViewSpacing { node.first.spacing }
  public func priority(_ node: LayoutNode) -> Double { node.first.priority }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { node.first.range(along: axis) }
  public var stackOrientation: Axis? { nil }
}

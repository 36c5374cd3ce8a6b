import Foundation

/// A node without children.
public protocol LeafRule: LayoutRule {}

extension LeafRule {
  public var traits: RuleTraits { .leaf }
  public func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    node.children.map { _ in ChildPlacement(origin: .zero, proposal: ProposedViewSize(size)) }
  }
  public func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? { nil }
  public func spacing(_ node: LayoutNode) -> ViewSpacing { .leaf }
}

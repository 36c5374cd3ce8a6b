import Foundation

/// A line across its stack, one pixel thick; a horizontal one outside any (fact 60, decision D8).
public struct DividerRule: GuidelessRule {
  /// A line whose direction is its stack's affair.
  public init() {}
  public var name: String { "Divider" }
  /// The axis across which the line is thin.
  private func thin(_ node: LayoutNode) -> Axis { node.orientation ?? .vertical }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let axis = thin(node)
    return CGSize(axis, main: 1 / node.context.scale, cross: proposal[axis.cross] ?? 10)
  }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    axis == thin(node) ? LengthRange(fixed: 1 / node.context.scale) : .flexible
  }
}

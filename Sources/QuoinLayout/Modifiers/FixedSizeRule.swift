import Foundation

/// The view at its ideal length on the chosen axes, whatever is proposed (fact 49).
public struct FixedSizeRule: UnaryRule {
  let axes: Axis.Set
  /// The axes along which nothing is proposed to the view.
  public init(_ axes: Axis.Set) { self.axes = axes }

  public var name: String { "fixedSize" }
  public func childProposal(_ node: LayoutNode, for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
  }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.context.reason("to learn its ideal \(axes == .horizontal ? "width" : axes == .vertical ? "height" : "size")")
    return node.first.size(for: childProposal(node, for: proposal))
  }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    guard axes.contains(axis) else { return node.first.range(along: axis) }
    guard axes.contains(axis.cross) else { return nil }
    return LengthRange(fixed: node.first.size(for: .unspecified)[axis])
  }
}

import Foundation

/// A frame with limits (facts 42–47).
public struct FlexibleFrameRule: UnaryRule {
  let horizontal: FrameLimits
  let vertical: FrameLimits
  let alignment: Alignment

  /// Limits along each axis; `alignment` says where the view lies in the frame.
  public init(horizontal: FrameLimits, vertical: FrameLimits, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  public var name: String { "flexible frame" }
  public func childProposal(_ node: LayoutNode, for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal.childProposal(proposal.width), height: vertical.childProposal(proposal.height))
  }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let offered = childProposal(node, for: proposal)
    let size = CGSize(
      width: horizontal.length(proposal.width, child: node.first.size(for: offered).width),
      height: vertical.length(proposal.height, child: node.first.size(for: offered).height))
    node.context.reason(reason(proposal, size, child: node.first.size(for: offered)))
    return size
  }
  private func reason(_ proposal: ProposedViewSize, _ size: CGSize, child: CGSize) -> String {
    list(
      Axis.allCases.compactMap { axis in
        let limits = axis == .horizontal ? horizontal : vertical
        return limits.isEmpty ? nil : "because " + limits.reason(proposal[axis], child: child[axis], length: size[axis])
      })
  }
  public func placementOfOnly(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
    let placing = ProposedViewSize(
      width: placingLength(horizontal, proposal.width, size.width), height: placingLength(vertical, proposal.height, size.height))
    return node.only.aligned(alignment, in: size, proposal: placing)
  }
  /// Its own size; but a child that chose its ideal length strictly within the limits is asked for that again (fact 46).
  private func placingLength(_ limits: FrameLimits, _ proposal: CGFloat?, _ size: CGFloat) -> CGFloat? {
    guard proposal == nil, limits.ideal == nil else { return size }
    return size > limits.min ?? -.infinity && size < limits.max ?? .infinity ? nil : size
  }
  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.only.framedSpacing(horizontal: !horizontal.isEmpty, vertical: !vertical.isEmpty)
  }
  public func priority(_ node: LayoutNode) -> Double { 0 }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    (axis == .horizontal ? horizontal : vertical).range(node.first.range(along: axis))
  }
}

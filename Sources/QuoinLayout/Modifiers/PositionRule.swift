import Foundation

/// Takes all that is proposed and puts the view's centre at a point in it (fact 52).
public struct PositionRule: UnaryRule {
  let position: CGPoint
  /// Where the view's centre goes, in points from the top left, without mirroring.
  public init(_ position: CGPoint) { self.position = position }
  public var name: String { "position" }
  public var mirrors: Bool { false }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: node.only.size(for: proposal))
  }
  public func placementOfOnly(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
    let offered = ProposedViewSize(size)
    let child = node.only.size(for: offered)
    return ChildPlacement(origin: CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2), proposal: offered)
  }
  public func spacing(_ node: LayoutNode) -> ViewSpacing { .leaf }
  public func priority(_ node: LayoutNode) -> Double { 0 }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { .flexible }
}

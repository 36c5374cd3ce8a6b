import Foundation

/// Draws a view elsewhere; nobody else notices (fact 52).
public struct OffsetRule: UnaryRule {
  let offset: CGSize
  /// A move in points, without mirroring; lengths that are not finite count as 0.
  public init(_ offset: CGSize) {
    self.offset = CGSize(width: offset.width.isFinite ? offset.width : 0, height: offset.height.isFinite ? offset.height : 0)
  }
  public var name: String { "offset" }
  public var mirrors: Bool { false }
  public func placementOfOnly(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
    ChildPlacement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }
  public func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    node.only.explicitGuide(key, for: proposal)
  }
}

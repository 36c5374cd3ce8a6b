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
  public func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    [ChildPlacement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)]
  }
  public func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    node.only.explicitGuide(key, for: proposal)
  }
}

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
  public func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    let offered = ProposedViewSize(size)
    let child = node.only.size(for: offered)
    return [ChildPlacement(origin: CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2), proposal: offered)]
  }
  public func spacing(_ node: LayoutNode) -> ViewSpacing { .leaf }
  public func priority(_ node: LayoutNode) -> Double { 0 }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { .flexible }
}

/// Sets a guide of the view (fact 55).
public struct AlignmentGuideRule: UnaryRule {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  /// `compute` gets the view's size and the guides within, and answers in points from its top left.
  public init(_ key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
  }
  public var name: String { "alignmentGuide" }
  public var ownGuides: GuideKinds { key.kind }
  public func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    guard key == self.key else { return node.only.explicitGuide(key, for: proposal) }
    let value = compute(node.only.dimensions(in: proposal))
    return value.isFinite ? value : nil
  }
}

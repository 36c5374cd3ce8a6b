import Foundation

/// A primary view with another over or behind it: the primary alone decides everything, the other is proposed the primary's size
/// and aligned with it (facts 54, 78). Children stand in the order they are painted.
public struct LayeringRule: UnaryRule {
  let alignment: Alignment
  package let isOverlay: Bool
  /// The node's children are [primary, secondary] for an overlay and [secondary, primary] for a background.
  public init(isOverlay: Bool, alignment: Alignment) {
    self.isOverlay = isOverlay
    self.alignment = alignment
  }

  public var name: String { isOverlay ? "overlay" : "background" }
  static let names: Set<String> = ["overlay", "background"]
  /// How the reason begins for what the other is proposed.
  static let reason = "the size of what it lies "
  /// The child that decides everything.
  func primary(_ node: LayoutNode) -> LayoutNode { isOverlay ? node.children[0] : node.children[node.children.count - 1] }

  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { primary(node).size(for: proposal) }
  public func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    let main = primary(node)
    let own = main.dimensions(in: proposal)
    let offered = ProposedViewSize(size)
    return node.children.map { child in
      guard child !== main else { return ChildPlacement(origin: .zero, proposal: proposal) }
      node.context.reason("\(Self.reason)\(isOverlay ? "over" : "behind")")
      let other = child.dimensions(in: offered)
      func offset(_ a: CGFloat, _ b: CGFloat) -> CGFloat { (a - b).isFinite ? a - b : 0 }
      return ChildPlacement(
        origin: CGPoint(
          x: offset(own[alignment.horizontal], other[alignment.horizontal]),
          y: offset(own[alignment.vertical], other[alignment.vertical])),
        proposal: offered)
    }
  }
  public func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    primary(node).explicitGuide(key, for: proposal)
  }
  public func spacing(_ node: LayoutNode) -> ViewSpacing { primary(node).spacing }
  public func priority(_ node: LayoutNode) -> Double { primary(node).priority }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { primary(node).range(along: axis) }
}

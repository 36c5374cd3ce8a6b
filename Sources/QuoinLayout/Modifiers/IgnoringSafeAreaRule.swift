import Foundation

/// Reaches into the safe area where the view touches its edge; the size the view reports stays the same (fact 113).
public struct IgnoringSafeAreaRule: UnaryRule {
  let edges: Edge.Set
  /// Whether traces tell of it: the user wrote it.
  public let isTold: Bool
  /// `isTold`: whether the user wrote it, rather than a background that reaches there by itself.
  public init(_ edges: Edge.Set, isTold: Bool = true) {
    self.edges = edges
    self.isTold = isTold
  }
  public var name: String { "ignoresSafeArea" }
  public var traits: RuleTraits { [.unary, .surroundings] }
  public var readsOrigin: Bool { true }
  public var mirrors: Bool { false }

  public func placementOfOnly(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
    // Safe areas are told as they lie on the page, the edges as the view reads.
    let edges = node.direction == .rightToLeft ? self.edges.mirrored : self.edges
    let reach = node.isPlaced ? node.reachIntoSafeArea(edges, from: CGRect(origin: node.frame.origin, size: size)) : EdgeInsets()
    guard reach != EdgeInsets() else { return ChildPlacement(origin: .zero, proposal: proposal) }
    let offered = ProposedViewSize(
      width: (proposal.width ?? size.width) + reach.total(along: .horizontal),
      height: (proposal.height ?? size.height) + reach.total(along: .vertical))
    return ChildPlacement(origin: CGPoint(x: -reach.leading, y: -reach.top), proposal: offered)
  }
}

import Foundation

extension LayoutNode {
  /// The place at which this node's guides meet the same guides of a box of `size` (fact 41).
  package func aligned(_ alignment: Alignment, in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    let own = dimensions(in: proposal)
    let box = ViewDimensions(size: size)
    func offset(_ a: CGFloat, _ b: CGFloat) -> CGFloat { (a - b).isFinite ? a - b : 0 }
    return ChildPlacement(
      origin: CGPoint(
        x: offset(box[alignment.horizontal], own[alignment.horizontal]), y: offset(box[alignment.vertical], own[alignment.vertical])),
      proposal: proposal)
  }

  /// A framed axis forgets what the child asked for at its edges, but a spacer stays one (fact 32).
  package func framedSpacing(horizontal: Bool, vertical: Bool) -> ViewSpacing {
    if rule is SpacerRule { return spacing }
    return spacing.leaf(on: (horizontal ? Edge.Set.horizontal : []).union(vertical ? .vertical : []))
  }
}

import Foundation

// Why views lie where they do in frames, layers and paddings.

extension Alignment {
  /// Where a child of `child` points stands in a box of `size`: what is left over on each axis, and how it is divided.
  fileprivate func words(_ box: CGSize, _ child: CGSize, at origin: CGPoint, of container: String) -> String {
    let parts = Axis.allCases.compactMap { axis -> String? in
      guard abs(box[axis] - child[axis]) > 0.001 || abs(origin[axis]) > 0.001 else { return nil }
      let key = self[axis]
      return "\(axis == .horizontal ? "across" : "down") by \(key.words), \(describe(origin[axis])) of the "
        + "\(describe(box[axis] - child[axis])) that it leaves"
    }
    return parts.isEmpty ? "It fills \(container)." : "In \(container) it is aligned " + list(parts) + "."
  }
}

extension FixedFrameRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    guard let place = places.first else { return [] }
    return [NodeNote(node.only, .alignment, alignment.words(size, node.only.size(for: place.proposal), at: place.origin, of: "the frame"))]
  }
}

extension FlexibleFrameRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    guard let place = places.first else { return [] }
    return [NodeNote(node.only, .alignment, alignment.words(size, node.only.size(for: place.proposal), at: place.origin, of: "the frame"))]
  }
}

extension LayeringRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    let main = primary(node)
    return zip(node.children, places).filter { $0.0 !== main }.flatMap { child, place in
      let offered =
        "It lies \(isOverlay ? "over" : "behind") \(main.spokenName), which alone decides the size, and is offered that: "
        + "\(describe(size.width))×\(describe(size.height))."
      let own = child.size(for: place.proposal)
      return [
        NodeNote(child, .share, offered),
        NodeNote(child, .alignment, alignment.words(size, own, at: place.origin, of: "what it lies \(isOverlay ? "over" : "behind")")),
      ]
    }
  }
}

extension ZStackRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    guard node.children.count > 1 else { return [] }
    return zip(node.children, places).map { child, place in
      NodeNote(child, .alignment, alignment.words(size, child.size(for: place.proposal), at: place.origin, of: "the ZStack"))
    }
  }
}

extension PaddingRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    let child = node.first.size(for: childProposal(node, for: proposal))
    return [
      NodeNote(
        node, .size, "padding adds \(insets.words) to \(node.only.spokenName)'s \(describe(child.width))×\(describe(child.height)).")
    ]
  }
}

import Foundation

// Why views lie where they do in frames, layers and paddings.

/// Where a child of `child` points stands in a box of `size`: what is left over on each axis, and how it is divided, by whom `by` tells.
func alignmentWords(_ box: CGSize, _ child: CGSize, at origin: CGPoint, of container: String, by words: (Axis) -> String) -> String {
  let parts = Axis.allCases.compactMap { axis -> String? in
    guard abs(box[axis] - child[axis]) > 0.001 || abs(origin[axis]) > 0.001 else { return nil }
    return "\(axis == .horizontal ? "across" : "down") by \(words(axis)), \(describe(origin[axis])) of the "
      + "\(describe(box[axis] - child[axis])) that it leaves"
  }
  return parts.isEmpty ? "It fills \(container)." : "In \(container) it is aligned " + list(parts) + "."
}

extension Alignment {
  /// The same by an alignment.
  fileprivate func words(_ box: CGSize, _ child: CGSize, at origin: CGPoint, of container: String) -> String {
    alignmentWords(box, child, at: origin, of: container) { self[$0].words }
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

extension AspectRatioRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    let offered = childProposal(node, for: proposal)
    guard let width = offered.width, let height = offered.height else { return [] }
    return [NodeNote(node.only, .share, "aspectRatio offers \(describe(width))×\(describe(height)): \(reason(node, proposal)).")]
  }
}

extension PositionRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    guard let place = places.first else { return [] }
    let own = node.only.size(for: place.proposal)
    let words =
      "position puts its centre at (\(describe(position.x)), \(describe(position.y))) of the \(describe(size.width))×\(describe(size.height)) "
      + "that position fills: from (\(describe(position.x)) − \(describe(own.width)) ÷ 2, \(describe(position.y)) − \(describe(own.height)) ÷ 2) on."
    return [NodeNote(node.only, .alignment, words)]
  }
}

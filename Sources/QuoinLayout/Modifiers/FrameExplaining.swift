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
  /// The same by an alignment, which a child may have guides of its own for.
  func words(_ box: CGSize, _ child: LayoutNode, at place: ChildPlacement, of container: String) -> String {
    alignmentWords(box, child.size(for: place.proposal), at: place.origin, of: container) { axis in
      self[axis].words + child.ownGuideWords(self[axis], for: place.proposal)
    }
  }
}

extension LayoutNode {
  /// Where the view says that a guide of its frame lies, or one of somebody's own; nil where nobody says so, and for the lines of text.
  func ownGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    key.combination == .never || key.combination == .mean ? explicitGuide(key, for: proposal) : nil
  }

  /// " (its own guide, 3 from its leading edge)"; nothing where it has none.
  func ownGuideWords(_ key: AlignmentKey, for proposal: ProposedViewSize) -> String {
    guard let own = ownGuide(key, for: proposal) else { return "" }
    return " (its own guide, \(describe(own)) \(key.axis == .horizontal ? "from its leading edge" : "below its top"))"
  }
}

extension FixedFrameRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    guard let place = places.first else { return [] }
    return [NodeNote(node.only, .alignment, alignment.words(size, node.only, at: place, of: "the frame"))]
  }
}

extension FlexibleFrameRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    guard let place = places.first else { return [] }
    return [NodeNote(node.only, .alignment, alignment.words(size, node.only, at: place, of: "the frame"))]
  }
}

extension LayeringRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    let main = primary(node)
    return zip(node.children, places).filter { $0.0 !== main }.flatMap { child, place in
      let offered =
        "It lies \(isOverlay ? "over" : "behind") \(main.spokenName), which alone decides the size, and is offered that: "
        + "\(describe(size.width))×\(describe(size.height))."
      return [
        NodeNote(child, .share, offered),
        NodeNote(child, .alignment, alignment.words(size, child, at: place, of: "what it lies \(isOverlay ? "over" : "behind")")),
      ]
    }
  }
}

extension ZStackRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    guard node.children.count > 1 else { return [] }
    return zip(node.children, places).map { child, place in
      NodeNote(child, .alignment, alignment.words(size, child, at: place, of: "the ZStack"))
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

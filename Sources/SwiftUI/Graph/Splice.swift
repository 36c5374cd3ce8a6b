import QuoinLayout

/// What of a node may be written on by the views around: as it was when the node's own view had made it.
struct NodeBase {
  let values: [ObjectIdentifier: Any]?
  let identifier: String?
  let zIndex: Double
  let spaceName: AnyHashable?
  let declaration: Any.Type?
  let motion: NodeMotion?
}
extension NodeBase {
  init(_ node: _ViewNode) {
    self.init(
      values: node.values, identifier: node.identifier, zIndex: node.zIndex, spaceName: node.spaceName, declaration: node.declaration,
      motion: node.motion)
  }
  /// Takes off `node` what was written on it since; what is as it was stays untouched, and so does what was made of the node.
  func restore(_ node: _ViewNode) {
    if node.values != nil || values != nil { node.values = values }
    if node.identifier != identifier { node.identifier = identifier }
    if node.zIndex != zIndex { node.zIndex = zIndex }
    if node.spaceName != nil || spaceName != nil { node.spaceName = spaceName }
    if node.declaration != declaration { node.declaration = declaration }
    if node.motion != nil || motion != nil { node.motion = motion }
  }
  /// The same for a view around one whose node was made again: `before` and `now` are what that one had written. What this view wrote
  /// itself stays; values are the same, as only nodes without any are exchanged alone.
  func rebased(from before: NodeBase, to now: NodeBase) -> NodeBase {
    NodeBase(
      values: values, identifier: identifier == before.identifier ? now.identifier : identifier,
      zIndex: zIndex == before.zIndex ? now.zIndex : zIndex, spaceName: spaceName == before.spaceName ? now.spaceName : spaceName,
      declaration: declarationRebased(from: before, to: now),
      motion: motion.map { NodeMotion(around: now.motion, outer: $0, beyond: before.motion) } ?? now.motion)
  }
  /// The innermost view that has a name gives it.
  private func declarationRebased(from before: NodeBase, to now: NodeBase) -> Any.Type? {
    if declaration == before.declaration { return now.declaration }
    return before.declaration == nil ? now.declaration ?? declaration : declaration
  }
}

/// Nodes that take the place of others in a tree that stays.
struct Splice {
  let old: [_ViewNode]
  /// The old nodes as their view had made them, and as they were with what those around had written on them.
  let bases: [NodeBase]
  let decorated: [NodeBase]
  let new: [_ViewNode]
  let newBases: [NodeBase]

  /// Whether nobody around could have made use of how the old nodes differ from the new ones: containers look at how many there are,
  /// at what they carry, and at their kind.
  var isPossible: Bool {
    guard old.count == new.count else { return false }
    return old.indices.allSatisfy { index in
      bases[index].values == nil && newBases[index].values == nil && type(of: old[index].rule) == type(of: new[index].rule)
        && old[index].isHeld
    }
  }

  /// Puts each new node in the place of its predecessor, with what those around wrote on that one. Answers whether all are in place.
  func perform(in graph: ViewGraph) -> Bool {
    for (index, (before, node)) in zip(old, new).enumerated() {
      let (base, decorated) = (bases[index], decorated[index])
      node.values = decorated.values
      if decorated.identifier != base.identifier { node.identifier = decorated.identifier }
      if decorated.zIndex != base.zIndex { node.zIndex = decorated.zIndex }
      if let outer = decorated.motion { node.motion = NodeMotion(around: node.motion, outer: outer, beyond: base.motion) }
      if decorated.spaceName != base.spaceName { node.spaceName = decorated.spaceName }
      if let outer = decorated.declaration, outer != base.declaration { node.name(declaredBy: outer, in: graph) }
      if before === node {
        // A view within that stayed as it was is all there is to this one: it only has to be placed again.
        node.unsettle()
        continue
      }
      guard graph.replaced.replace(before, with: node) else { return false }
      before.successor = node
    }
    return true
  }
}

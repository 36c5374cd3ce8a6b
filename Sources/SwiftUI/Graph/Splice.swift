import QuoinLayout

/// What of a node may be written on by the views around: as it was when the node's own view had made it.
struct NodeBase {
  let values: [ObjectIdentifier: Any]?
  let identifier: String?
  let zIndex: Double
  let spaceName: AnyHashable?
  let declaration: Any.Type?
  let motion: NodeMotion?

  init(_ node: _ViewNode) {
    values = node.values
    identifier = node.identifier
    zIndex = node.zIndex
    spaceName = node.spaceName
    declaration = node.declaration
    motion = node.motion
  }
  /// Takes off `node` what was written on it since.
  func restore(_ node: _ViewNode) {
    node.values = values
    node.identifier = identifier
    node.zIndex = zIndex
    node.spaceName = spaceName
    node.declaration = declaration
    node.motion = motion
  }
}

/// Nodes that take the place of others in a tree that stays.
struct Splice {
  let old: [_ViewNode]
  /// The old nodes as their view had made them, and as they were with what those around had written on them.
  let bases: [NodeBase]
  let worn: [NodeBase]
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
      let (base, worn) = (bases[index], worn[index])
      node.values = worn.values
      if worn.identifier != base.identifier { node.identifier = worn.identifier }
      if worn.zIndex != base.zIndex { node.zIndex = worn.zIndex }
      if let outer = worn.motion {
        let added = outer.steps.dropFirst(base.motion?.steps.count ?? 0)
        node.motion = NodeMotion(around: node.motion, steps: added, transition: outer.transition, match: outer.match)
      }
      if worn.spaceName != base.spaceName { node.spaceName = worn.spaceName }
      if let outer = worn.declaration, outer != base.declaration { node.name(declaredBy: outer, in: graph) }
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

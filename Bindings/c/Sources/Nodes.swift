// The C library's nodes: how they hang together, what hangs on them, how leaves are measured.

@c @implementation public func qf_node_new(
  _ handle: qf_tree, _ style: UnsafePointer<qf_style>?, _ parent: qf_node, _ node: UnsafeMutablePointer<qf_node>?
) -> qf_status {
  changing(handle) { tree in
    guard let node else { return failed(QF_ERROR_NULL) }
    let owner = parent == 0 ? -1 : tree.index(parent)
    if owner < 0, parent != 0 { return failed(QF_ERROR_NODE) }
    if let style, !HandledTree.isSound(style) { return failed(QF_ERROR_VALUE) }
    let index = style.map { tree.make($0) } ?? tree.tree.allocate(tree.tree.initialStyle)
    if owner >= 0 { tree.tree.link(index, into: owner, before: -1) }
    tree.greet(index)
    node.pointee = tree.name(index)
    return ok
  }
}

/// Does something that changes a node.
@inline(__always) private func changing(_ handle: qf_tree, _ node: qf_node, _ body: (HandledTree, FlexNode) -> qf_status) -> qf_status {
  changing(handle) { tree in
    let index = tree.index(node)
    return index < 0 ? failed(QF_ERROR_NODE) : body(tree, tree.flexNode(index))
  }
}

/// Finds something out about a node.
@inline(__always) func reading<Value>(
  _ handle: qf_tree, _ node: qf_node, _ place: UnsafeMutablePointer<Value>?, _ body: (HandledTree, Int32) -> Value
) -> qf_status {
  reading(handle) { tree in
    guard let place else { return failed(QF_ERROR_NULL) }
    let index = tree.index(node)
    if index < 0 { return failed(QF_ERROR_NODE) }
    place.pointee = body(tree, index)
    return ok
  }
}

@c @implementation public func qf_node_insert(_ handle: qf_tree, _ node: qf_node, _ parent: qf_node, _ index: Int32) -> qf_status {
  changing(handle) { tree in
    let (child, owner) = (tree.index(node), tree.index(parent))
    if child < 0 || owner < 0 { return failed(QF_ERROR_NODE) }
    let links = tree.tree.tables.pointee.links
    var ancestor = owner
    while ancestor >= 0 {
      if ancestor == child { return failed(QF_ERROR_CYCLE) }
      ancestor = links.base[Int(ancestor)].parent
    }
    tree.tree.insert(tree.flexNode(child), into: tree.flexNode(owner), at: index < 0 ? nil : Int(index))
    return ok
  }
}

@c @implementation public func qf_node_detach(_ handle: qf_tree, _ node: qf_node) -> qf_status {
  changing(handle, node) { tree, node in
    tree.tree.detach(node)
    return ok
  }
}

@c @implementation public func qf_node_free(_ handle: qf_tree, _ node: qf_node) -> qf_status {
  changing(handle, node) { tree, node in
    tree.tree.remove(node)
    return ok
  }
}

@c @implementation public func qf_node_free_alone(_ handle: qf_tree, _ node: qf_node) -> qf_status {
  changing(handle, node) { tree, node in
    for child in tree.tree.children(of: node) { tree.tree.detach(child) }
    tree.tree.remove(node)
    return ok
  }
}

@c @implementation public func qf_node_is_alive(_ handle: qf_tree, _ node: qf_node) -> Int32 {
  guard let tree = found(handle) else { return 0 }
  return tree._withUnsafeGuaranteedRef { $0.index(node) >= 0 ? 1 : 0 }
}

@c @implementation public func qf_node_parent(_ handle: qf_tree, _ node: qf_node, _ parent: UnsafeMutablePointer<qf_node>?) -> qf_status {
  reading(handle, node, parent) { tree, index in tree.name(tree.tree.links.base[Int(index)].parent) }
}

@c @implementation public func qf_node_first_child(_ handle: qf_tree, _ node: qf_node, _ child: UnsafeMutablePointer<qf_node>?) -> qf_status
{
  reading(handle, node, child) { tree, index in tree.name(tree.tree.links.base[Int(index)].first) }
}

@c @implementation public func qf_node_next_sibling(_ handle: qf_tree, _ node: qf_node, _ next: UnsafeMutablePointer<qf_node>?) -> qf_status
{
  reading(handle, node, next) { tree, index in tree.name(tree.tree.links.base[Int(index)].next) }
}

@c @implementation public func qf_node_child_count(_ handle: qf_tree, _ node: qf_node, _ count: UnsafeMutablePointer<Int32>?) -> qf_status {
  reading(handle, node, count) { tree, index in
    var count: Int32 = 0
    var child = tree.tree.links.base[Int(index)].first
    while child >= 0 {
      count += 1
      child = tree.tree.links.base[Int(child)].next
    }
    return count
  }
}

@c @implementation public func qf_node_child(
  _ handle: qf_tree, _ node: qf_node, _ number: Int32, _ child: UnsafeMutablePointer<qf_node>?
) -> qf_status {
  reading(handle, node, child) { tree, index in
    var child = tree.tree.links.base[Int(index)].first
    var left = number
    while child >= 0, left > 0 {
      child = tree.tree.links.base[Int(child)].next
      left -= 1
    }
    return number < 0 ? 0 : tree.name(child)
  }
}

@c @implementation public func qf_node_set_context(_ handle: qf_tree, _ node: qf_node, _ context: UnsafeMutableRawPointer?) -> qf_status {
  changing(handle) { tree in
    let index = tree.index(node)
    if index < 0 { return failed(QF_ERROR_NODE) }
    if context == nil, Int(index) >= tree.hangings.count { return ok }
    tree.hanging(index).pointee.context = context
    return ok
  }
}

@c @implementation public func qf_node_get_context(
  _ handle: qf_tree, _ node: qf_node, _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> qf_status {
  reading(handle, node, context) { tree, index in tree.context(index) }
}

@c @implementation public func qf_node_set_measure(_ handle: qf_tree, _ node: qf_node, _ measure: qf_measure?) -> qf_status {
  changing(handle, node) { tree, flexNode in
    let index = flexNode.index
    if measure != nil || Int(index) < tree.hangings.count { tree.hanging(index).pointee.measure = measure }
    if measure != nil { tree.tree.makeLeaf(index, nil) } else { tree.tree.dropLeaf(index) }
    tree.tree.markChanged(index)
    return ok
  }
}

@c @implementation public func qf_node_set_baseline(_ handle: qf_tree, _ node: qf_node, _ baseline: qf_baseline?) -> qf_status {
  changing(handle, node) { tree, flexNode in
    guard let baseline else {
      tree.tree.setBaseline(flexNode, nil)
      return ok
    }
    tree.tree.setBaseline(flexNode) { [unowned(unsafe) tree] width, height in
      baseline(tree.handle, node, tree.context(flexNode.index), width, height)
    }
    return ok
  }
}

@c @implementation public func qf_node_mark_dirty(_ handle: qf_tree, _ node: qf_node) -> qf_status {
  changing(handle, node) { tree, node in
    tree.tree.markDirty(node)
    return ok
  }
}

@c @implementation public func qf_node_is_dirty(_ handle: qf_tree, _ node: qf_node, _ dirty: UnsafeMutablePointer<Int32>?) -> qf_status {
  reading(handle, node, dirty) { tree, index in tree.tree.isDirty(tree.flexNode(index)) ? 1 : 0 }
}

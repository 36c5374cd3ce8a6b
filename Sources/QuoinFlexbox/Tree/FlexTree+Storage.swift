extension FlexTree {
  /// The index behind a name; nil (a trap in debug) if the name is stale.
  func live(_ node: FlexNode) -> Int32? {
    if contains(node) { return node.index }
    assertionFailure("This FlexNode was removed from its tree, or belongs to another one.")
    return nil
  }

  func name(_ index: Int32) -> FlexNode? {
    index < 0 ? nil : FlexNode(index: index, generation: links.base[Int(index)].generation)
  }

  /// A new node with CSS's initial values.
  @inline(__always) func allocate() -> Int32 {
    if let index = tables.pointee.freeNodes.popLast() {
      links.base[Int(index)] = Links(generation: Links.generation(after: links.base[Int(index)].generation))
      if Int(index) < boxes.count { boxes.base[Int(index)] = Box() }
      styles.base[Int(index)] = HotStyle()
      return index
    }
    tables.pointee.links.append(Links(generation: tables.pointee.firstGeneration))
    tables.pointee.styles.append(HotStyle())
    return Int32(truncatingIfNeeded: links.count - 1)
  }

  func allocate(_ style: FlexStyle) -> Int32 {
    let index = allocate()
    store(style, at: index)
    return index
  }

  func release(_ index: Int32) {
    let node = Int(index)
    tables.pointee.shared.giveBack(styles.base[node].cold)
    dropLeaf(index)
    if !ownBaselines.isEmpty { ownBaselines[index] = nil }
    links.base[node] = Links(generation: Links.generation(after: links.base[node].generation))
    styles.base[node] = HotStyle()
    tables.pointee.freeNodes.append(index)
    if lastRoot == index { lastRoot = -1 }
  }

  /// Gives the node a row among the leaves.
  func makeLeaf(_ index: Int32, _ measure: FlexMeasure?) {
    let row = links.base[Int(index)].leaf
    if row >= 0 {
      leaves.base[Int(row)] = measure
    } else if let row = tables.pointee.freeLeaves.popLast() {
      leaves.base[Int(row)] = measure
      links.base[Int(index)].leaf = row
    } else {
      links.base[Int(index)].leaf = Int32(truncatingIfNeeded: leaves.count)
      tables.pointee.leaves.append(measure)
    }
  }

  func dropLeaf(_ index: Int32) {
    let row = links.base[Int(index)].leaf
    if row < 0 { return }
    leaves.base[Int(row)] = nil
    tables.pointee.freeLeaves.append(row)
    links.base[Int(index)].leaf = -1
  }

  func store(_ style: FlexStyle, at index: Int32) {
    let place = styles.base + Int(index)
    let row = tables.pointee.shared.row(for: style, inPlaceOf: place.pointee.cold)
    place.pointee = style.hot
    place.pointee.cold = row
  }

  func link(_ child: Int32, into parent: Int32, before: Int32) {
    forgetAboveChanges()
    let owner = links.base + Int(parent)
    let node = links.base + Int(child)
    node.pointee.parent = parent
    node.pointee.next = before
    node.pointee.previous = before >= 0 ? links.base[Int(before)].previous : owner.pointee.last
    if node.pointee.previous >= 0 {
      links.base[Int(node.pointee.previous)].next = child
    } else {
      owner.pointee.first = child
    }
    if before >= 0 { links.base[Int(before)].previous = child } else { owner.pointee.last = child }
    node.pointee.depth = owner.pointee.depth + 1
    if node.pointee.depth > deepest { deepest = node.pointee.depth }
    markChanged(parent)
  }

  func unlink(_ child: Int32) {
    let node = links.base[Int(child)]
    guard node.parent >= 0 else { return }
    forgetAboveChanges()
    if node.previous >= 0 {
      links.base[Int(node.previous)].next = node.next
    } else {
      links.base[Int(node.parent)].first = node.next
    }
    if node.next >= 0 {
      links.base[Int(node.next)].previous = node.previous
    } else {
      links.base[Int(node.parent)].last = node.previous
    }
    markChanged(node.parent)
    links.base[Int(child)].parent = -1
    links.base[Int(child)].next = -1
    links.base[Int(child)].previous = -1
  }

  /// Clears what the node and its ancestors remember, the ancestors' only once more nodes change than `FewChanges` holds: few may be
  /// contained (`Pass.contain`). It stops at an ancestor that is already cleared: a visible changed node always has changed
  /// ancestors.
  @inline(__always) func markChanged(_ index: Int32) {
    // Before the first layout there is nothing to forget.
    if boxes.count > 0 { forget(index) }
  }

  private func forget(_ index: Int32) {
    let row = links.base[Int(index)].leaf
    if row >= 0, Int(row) < answers.count { answers.base[Int(row)].forget() }
    // A node without a box is new: its ancestors were marked when it was put under them.
    guard Int(index) < boxes.count else { return }
    boxes.base[Int(index)].forget()
    if tables.pointee.changes.contains(index) { return }
    if tables.pointee.changes.add(index) {
      eachAncestor(of: index) { $0.state.insert(.changed) }
      return
    }
    forgetAboveChanges()
    var ancestor = links.base[Int(index)].parent
    while ancestor >= 0, Int(ancestor) < boxes.count, !boxes.base[Int(ancestor)].state.contains(.changed) {
      boxes.base[Int(ancestor)].forget()
      ancestor = links.base[Int(ancestor)].parent
    }
  }

  /// Clears what everything inside a node remembers: its direction, which logical edges depend on, is another. O(subtree).
  func forgetInside(_ index: Int32) {
    forgetAboveChanges()
    var node = index
    while true {
      if Int(node) < boxes.count { boxes.base[Int(node)].forget() }
      var next = links.base[Int(node)].first
      while next < 0, node != index {
        next = links.base[Int(node)].next
        if next < 0 { node = links.base[Int(node)].parent }
      }
      if next < 0 { return }
      node = next
    }
  }

  /// The direction of a node's own lines as far as the tree tells it. O(depth).
  func isRightToLeft(_ index: Int32) -> Bool {
    var ancestor = index
    while ancestor >= 0 {
      let direction = styles.base[Int(ancestor)].layoutDirection
      if direction != .inherit { return direction == .rightToLeft }
      ancestor = links.base[Int(ancestor)].parent
    }
    return lastSpace.rightToLeft
  }

  /// Gives up on containing the changes so far.
  @inline(__always) func forgetAboveChanges() {
    if tables.pointee.changes.count != 0 { forgetAbove(tables.pointee.changes) }
    tables.pointee.changes.giveUp()
  }

  private func forgetAbove(_ changes: FewChanges) {
    for place in 0..<max(changes.count, 0) { eachAncestor(of: changes[place]) { $0.forget() } }
  }

  private func eachAncestor(of index: Int32, _ body: (inout Box) -> Void) {
    var ancestor = links.base[Int(index)].parent
    while ancestor >= 0, Int(ancestor) < boxes.count {
      body(&boxes.base[Int(ancestor)])
      ancestor = links.base[Int(ancestor)].parent
    }
  }
}

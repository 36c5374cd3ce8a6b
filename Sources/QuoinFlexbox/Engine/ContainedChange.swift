// Changes that their containers swallow: what the container tells its own parent stays the same, so only its inside is laid out.
// Without this a leaf far down makes every ancestor look at all its items again.

extension Pass {
  /// Lays out what few changes reach, if for each of them some ancestor below `root` still answers as before; those ancestors then. None if
  /// one does not, or if more flows out of it than can be compared: everything above must be laid out.
  func contain(_ changes: FewChanges, root: Int32) -> FewChanges {
    var containers = FewChanges()
    for place in 0..<max(changes.count, 0) {
      let container = contain(changes, place, root: root)
      if container < 0 || !containers.add(container) { return FewChanges() }
    }
    return containers
  }

  /// The same for one of them; -1 if it is not contained.
  private func contain(_ changes: FewChanges, _ place: Int, root: Int32) -> Int32 {
    let node = changes[place]
    guard reaches(root, from: node) else { return -1 }
    var container = links[Int(node)].parent
    while container != root, container >= 0, isComparable(container) {
      // What is asked must hold no change that is still to come: what is above that one remembers what was before.
      for other in (place + 1)..<max(changes.count, place + 1) where holds(container, changes[other]) { return -1 }
      if answersAsBefore(container) {
        layAgain(container)
        clearAbove(container, root)
        return container
      }
      container = links[Int(container)].parent
    }
    return -1
  }

  private func holds(_ container: Int32, _ node: Int32) -> Bool {
    var ancestor = node
    while ancestor >= 0 {
      if ancestor == container { return true }
      ancestor = links[Int(ancestor)].parent
    }
    return false
  }

  /// Whether every node from here to the root makes a box.
  private func reaches(_ root: Int32, from node: Int32) -> Bool {
    var ancestor = node
    while ancestor >= 0 {
      let style = styles + Int(ancestor)
      if style.pointee.display == .none || style.pointee.display == .contents || isLeaf(ancestor) && ancestor != node { return false }
      if ancestor == root { return node != root }
      ancestor = links[Int(ancestor)].parent
    }
    return false
  }

  /// Whether a container tells its parent nothing but content sizes: no margins that collapse, no baselines, no absolute boxes
  /// for others to place, no sizes that depend on a ratio.
  private func isComparable(_ node: Int32) -> Bool {
    let box = boxes + Int(node)
    let state = box.pointee.state
    if styles[Int(node)].display != .flex || styles[Int(node)].position == .static || styles[Int(node)].isScrollContainer { return false }
    if !state.isDisjoint(with: [.hoists, .widthNeedsHeight, .evicted, .foreignBasis]) || !box.pointee.baselines.width.isNaN {
      return false
    }
    return ratio(node) == 0 && !hasForeignBasis(node, .nan) && !hasContentLimits(node)
  }

  /// Asks a container again whatever it was asked before. Its children remember what did not change.
  private func answersAsBefore(_ node: Int32) -> Bool {
    let box = boxes + Int(node)
    let before = box.pointee
    box.pointee.forget()
    let (width, height) = (ceiling(of: styles[Int(node)].width, node), ceiling(of: styles[Int(node)].height, node))
    for (kind, known) in [(ContentKind.least, before.minContent), (.most, before.maxContent)] where !known.isNaN {
      if min(contentWidth(kind, node, basis: before.contentBasis), width) != min(known, width) { return false }
    }
    for known in [before.earlier, before.latest] where !known.width.isNaN {
      let ceiling = known.basis < 0 ? -1 - known.basis : .infinity
      let basis = known.basis < 0 ? .nan : known.basis
      let found = contentHeight(node, width: known.width, basis: basis, ceiling: ceiling)
      if min(found, height) != min(known.height, height) { return false }
    }
    return !box.pointee.state.contains(.widthNeedsHeight)
  }

  /// Content is asked of a box with a size of its own only for its automatic minimum, which that size limits (CSS Flexbox §4.5).
  private func ceiling(of size: FlexLength, _ node: Int32) -> Double {
    let style = styles + Int(node)
    return size.kind == .points && style.pointee.cold == 0 && style.pointee.basis.isAutoBasis ? size.number : .infinity
  }

  /// Lays out the inside of a node whose own box stands.
  private func layAgain(_ node: Int32) {
    let box = boxes[Int(node)]
    let rightToLeft = box.state.contains(.rightToLeft)
    let frame = frame(node, basis: .nan, rightToLeft: rightToLeft)
    let basis = box.state.contains(.definiteHeight) ? max(box.height - frame.height, 0) : .nan
    boxes[Int(node)].width = .nan
    place(
      node, x: box.x, y: box.y, width: box.width, height: box.height, basis: basis, frame: frame, rightToLeft: rightToLeft)
  }

  private func clearAbove(_ node: Int32, _ root: Int32) {
    var ancestor = links[Int(node)].parent
    while ancestor >= 0 {
      boxes[Int(ancestor)].state.remove(.changed)
      if ancestor == root { return }
      ancestor = links[Int(ancestor)].parent
    }
  }
}

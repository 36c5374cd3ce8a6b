extension FlexTree {
  /// A new node with the tree's initial style, as the last child of `parent`, or alone. O(1).
  @discardableResult
  public func add(to parent: FlexNode? = nil) -> FlexNode {
    let index = allocate(initialStyle)
    if let parent, let owner = live(parent) { link(index, into: owner, before: -1) }
    return FlexNode(index: index, generation: links.base[Int(index)].generation)
  }

  /// A new node with a style of its own. O(1).
  @discardableResult
  public func add(_ style: FlexStyle, to parent: FlexNode? = nil) -> FlexNode {
    let index = allocate(style)
    if let parent, let owner = live(parent) { link(index, into: owner, before: -1) }
    return FlexNode(index: index, generation: links.base[Int(index)].generation)
  }

  /// Puts a node with its subtree under `parent`, as child number `position` (the last if nil or too large), taking it from
  /// where it was. Moving a node into its own subtree traps in debug and does nothing in release. O(position + depth).
  public func insert(_ node: FlexNode, into parent: FlexNode, at position: Int? = nil) {
    guard let child = live(node), let owner = live(parent) else { return }
    var ancestor = owner
    while ancestor >= 0 {
      if ancestor == child {
        assertionFailure("A node cannot become a child of its own descendant: remove the descendant first.")
        return
      }
      ancestor = links.base[Int(ancestor)].parent
    }
    let wasRightToLeft = isRightToLeft(child)
    unlink(child)
    var before: Int32 = -1
    if let position, position >= 0 {
      before = links.base[Int(owner)].first
      for _ in 0..<position where before >= 0 { before = links.base[Int(before)].next }
    }
    link(child, into: owner, before: before)
    if isRightToLeft(child) != wasRightToLeft { forgetInside(child) }
  }

  /// Takes a node out of its parent; it stays alive, with its subtree, as a root of its own. O(depth).
  public func detach(_ node: FlexNode) {
    guard let index = live(node) else { return }
    unlink(index)
  }

  /// Removes a node and its whole subtree; their names become stale. O(subtree).
  public func remove(_ node: FlexNode) {
    guard let index = live(node) else { return }
    unlink(index)
    var pending = [index]
    while let next = pending.popLast() {
      var child = links.base[Int(next)].first
      while child >= 0 {
        pending.append(child)
        child = links.base[Int(child)].next
      }
      release(next)
    }
  }

  /// Whether the name still names a node of this tree. O(1).
  public func contains(_ node: FlexNode) -> Bool {
    node.index >= 0 && Int(node.index) < links.count && links.base[Int(node.index)].generation == node.generation
  }

  /// The parent, nil for a root. O(1).
  public func parent(of node: FlexNode) -> FlexNode? {
    live(node).flatMap { name(links.base[Int($0)].parent) }
  }

  /// The children in tree order (not `order` order). O(children).
  public func children(of node: FlexNode) -> [FlexNode] {
    guard let index = live(node) else { return [] }
    var names: [FlexNode] = []
    var child = links.base[Int(index)].first
    while let found = name(child) {
      names.append(found)
      child = links.base[Int(child)].next
    }
    return names
  }

  /// The style as it was set. O(1).
  public func style(of node: FlexNode) -> FlexStyle {
    guard let index = live(node) else { return initialStyle }
    var style = FlexStyle()
    style.hot = styles.base[Int(index)]
    if style.hot.cold != 0 { style.cold = colds.base[Int(style.hot.cold)] }
    return style
  }

  /// Replaces the style; what depends on it is laid out anew by the next `layout`. O(depth), O(subtree) if `layoutDirection` changes.
  public func setStyle(_ style: FlexStyle, of node: FlexNode) {
    guard let index = live(node) else { return }
    let direction = styles.base[Int(index)].layoutDirection
    store(style, at: index)
    markChanged(index)
    if style.layoutDirection != direction { forgetInside(index) }
  }

  /// Changes the style in place.
  public func update(_ node: FlexNode, _ change: (inout FlexStyle) -> Void) {
    var style = style(of: node)
    change(&style)
    setStyle(style, of: node)
  }

  /// Makes the node a measured leaf (its children are then ignored), or an ordinary node again with nil.
  public func setMeasure(_ node: FlexNode, _ measure: FlexMeasure?) {
    guard let index = live(node) else { return }
    if let measure { makeLeaf(index, measure) } else { dropLeaf(index) }
    markChanged(index)
  }

  /// Makes the node a leaf that the tree's `measureLeaf` measures (its children are then ignored), or an ordinary node again.
  public func setMeasured(_ node: FlexNode, _ isMeasured: Bool = true) {
    guard let index = live(node) else { return }
    if isMeasured { makeLeaf(index, nil) } else { dropLeaf(index) }
    markChanged(index)
  }

  /// Has the node tell its own baseline, whatever is in it; nil leaves it to its content again.
  public func setBaseline(_ node: FlexNode, _ baseline: FlexBaseline?) {
    guard let index = live(node) else { return }
    ownBaselines[index] = baseline
    markChanged(index)
  }

  /// Whether the node is a measured leaf. O(1).
  public func isMeasured(_ node: FlexNode) -> Bool {
    live(node).map { links.base[Int($0)].leaf >= 0 } ?? false
  }

  /// Says that a leaf's content changed: it is measured again by the next `layout`.
  public func markDirty(_ node: FlexNode) {
    guard let index = live(node) else { return }
    markChanged(index)
  }

  /// Whether the next `layout` has something to do for the node or its subtree. O(1).
  public func isDirty(_ node: FlexNode) -> Bool {
    live(node).map { Int($0) >= boxes.count || boxes.base[Int($0)].state.contains(.changed) } ?? false
  }
}

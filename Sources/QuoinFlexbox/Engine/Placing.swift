// The end of layout: every box gets its place, each node once. CSS Positioned Layout §3.2 for relative boxes.

extension Pass {
  /// Gives the items their boxes, then the absolute children, whose static position depends on the container alone.
  func placeItems(_ box: Flexbox, frame: Frame) {
    for index in 0..<box.itemCount {
      let item = box.items + index
      var x = frame.left + left(of: item, in: box)
      var y = frame.top + top(of: item, in: box)
      let node = item.pointee.node
      if traits(node).contains(.insets), styles[Int(node)].position == .relative {
        let shift = relativeShift(node, in: box.room, rightToLeft: box.rightToLeft)
        x += shift.x
        y += shift.y
      }
      let (width, height) = box.isRow ? (item.pointee.main, item.pointee.cross) : (item.pointee.cross, item.pointee.main)
      if links[Int(node)].first < 0 {
        let leaf = boxes + Int(node)
        (leaf.pointee.x, leaf.pointee.y, leaf.pointee.width, leaf.pointee.height) = (x, y, width, height)
        leaf.pointee.state.remove([.changed, .hidden])
        continue
      }
      place(
        node, x: x, y: y, width: width, height: height, basis: itemHeightBasis(item, in: box), frame: item.pointee.frame,
        rightToLeft: inheritedDirection(of: node, in: box.node, box.rightToLeft))
    }
    if box.hasAbsolute { collectAbsolutes(of: box.node, in: box, frame: frame) }
  }

  /// §9.8: the content-box height that percentages inside an item count from; NaN if it is not definite.
  func itemHeightBasis(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    let node = item.pointee.node
    let frame = item.pointee.frame
    let (width, height) = box.isRow ? (item.pointee.main, item.pointee.cross) : (item.pointee.cross, item.pointee.main)
    let own = definiteHeight(node, in: box.room, frame: frame)
    if box.isRow {
      // Where the line limited the height, percentages count from what came of it.
      if !own.isNaN || ratio(node) > 0 && cold(node).pointee.minHeight.kind == .stretch, hasLineLimits(node) {
        return max(height - frame.height, 0)
      }
      // A ratio's height stays the basis where stretching changed nothing.
      let followsRatio =
        ratio(node) > 0 && own.isNaN
        && (box.wraps ? item.pointee.flags.contains(.keptCross) : standsAsMeasured(item, in: box))
      if item.pointee.flags.contains(.crossDefinite) ? followsRatio : true {
        return heightBasis(node, width: width, in: box.room, frame: frame)
      }
      if hasContentLimits(node), ratio(node) == 0 {
        return max(definiteHeightLimits(node, in: box.room, frame: frame).clamp(item.pointee.stretchTarget) - frame.height, 0)
      }
    } else if !mainIsDefinite(item, in: box) {
      return .nan
    }
    return max(height - frame.height, 0)
  }

  /// Whether the content itself limits the height: percentages in it then count from the height before that.
  @inline(__always) func hasContentLimits(_ node: Int32) -> Bool { traits(node).contains(.contentHeights) }

  /// Whether the height of a row item is limited by its line.
  @inline(__always) func hasLineLimits(_ node: Int32) -> Bool { traits(node).contains(.lineLimits) }

  /// Whether the main size of a column item counts as definite: the column's is, or the item's base did not come from content.
  func mainIsDefinite(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Bool {
    if !box.room.height.isNaN { return true }
    let node = item.pointee.node
    let basis = styles[Int(node)].basis
    if ratio(node) > 0 { return true }
    if basis.isAutoBasis { return !definiteHeight(node, in: box.room, frame: item.pointee.frame).isNaN }
    return !heightOf(basis, node, in: box.room, frame: item.pointee.frame, margins: 0).isNaN
  }

  /// The direction a node inherits where `contents` nodes stand between it and its container.
  @inline(__always) func inheritedDirection(of node: Int32, in container: Int32, _ rightToLeft: Bool) -> Bool {
    var parent = links[Int(node)].parent
    while parent != container, parent >= 0 {
      if styles[Int(parent)].layoutDirection != .inherit { return styles[Int(parent)].layoutDirection == .rightToLeft }
      parent = links[Int(parent)].parent
    }
    return rightToLeft
  }

  /// Relative insets move a box without moving anything else; start beats end, top beats bottom.
  func relativeShift(_ node: Int32, in room: Room, rightToLeft: Bool) -> (x: Double, y: Double) {
    let inset = cold(node).pointee.inset
    let own = direction(of: node, inherited: rightToLeft)
    let left = inset.physicalLeft(own).resolved(room.width)
    let right = inset.physicalRight(own).resolved(room.width)
    let top = inset.top.resolved(room.height)
    let bottom = inset.bottom.resolved(room.height)
    let x = left.isNaN ? (right.isNaN ? 0 : -right) : (rightToLeft && !right.isNaN ? -right : left)
    let y = top.isNaN ? (bottom.isNaN ? 0 : -bottom) : top
    return (x, y)
  }

  /// Gives a node its border box and lays out what is inside, unless that stands from last time.
  func place(
    _ node: Int32, x: Double, y: Double, width: Double, height: Double, basis: Double, frame: Frame, rightToLeft: Bool
  ) {
    let box = boxes + Int(node)
    box.pointee.x = x
    box.pointee.y = y
    let rightToLeft = direction(of: node, inherited: rightToLeft)
    var state: BoxState = []
    if rightToLeft { state.insert(.rightToLeft) }
    if !basis.isNaN { state.insert(.definiteHeight) }
    let isWrappingColumn = styles[Int(node)].wrap != .noWrap && !styles[Int(node)].direction.isRow
    if basis.isNaN ? isWrappingColumn : basis != max(height - frame.height, 0) { state.insert(.foreignBasis) }
    if fillsInside(node, width: width, height: height, basis: basis, frame: frame) { state.insert(.fillsInside) }
    let compared: BoxState = [.rightToLeft, .definiteHeight, .foreignBasis, .fillsInside, .stacked, .hidden]
    if !box.pointee.state.contains(.changed), box.pointee.width == width, box.pointee.height == height,
      box.pointee.state.intersection(compared) == state, !state.contains(.foreignBasis), !box.pointee.state.contains(.hoists),
      !hasForeignBasis(node, basis)
    {
      return
    }
    box.pointee.width = width
    box.pointee.height = height
    box.pointee.state.remove([.rightToLeft, .definiteHeight, .foreignBasis, .fillsInside, .stacked, .changed, .hoists, .hidden])
    box.pointee.state.formUnion(state)
    box.pointee.state.insert(.moved)
    if links[Int(node)].first < 0 { return }
    if isLeaf(node) { return hideInside(node) }
    let frame = frame.fitted(to: width, rightToLeft: rightToLeft)
    descend { placeContent(node, basis: basis, frame: frame, rightToLeft: rightToLeft) }
  }

  private func placeContent(_ node: Int32, basis: Double, frame: Frame, rightToLeft: Bool) {
    let box = boxes + Int(node)
    let width = max(box.pointee.width - frame.width, 0)
    let height = max(box.pointee.height - frame.height, 0)
    let firstHoisted = run.pointee.hoisted.count
    placeChildren(
      node, width: width, height: height, basis: basis, frame: frame, rightToLeft: rightToLeft)
    if run.pointee.hoisted.count > firstHoisted { settleAbsolutes(of: node, from: firstHoisted, bars: frame) }
    if rightToLeft, frame.barWidth > 0, errata.contains(.scrollOriginsSnap) { snapScrollOrigin(node, frame) }
  }

  /// Whether something inside depends on what the node's own box does not tell: a padding in percent on the parent's width,
  /// percentages in a block on a height from further up.
  func hasForeignBasis(_ node: Int32, _ basis: Double) -> Bool {
    if errata.contains(.quirkyPercentHeights), isBlock(node), !basis.isNaN { return true }
    return hasPercentPadding(node)
  }

  /// Whether the node's content box depends on its parent's width though its border box does not.
  @inline(__always) func hasPercentPadding(_ node: Int32) -> Bool { traits(node).contains(.percentPadding) }

  /// Where the lines of a wrapping column end whose height is its content's own: as they did when it was measured. NaN: at its height.
  func measuredCeiling(_ node: Int32, width: Double, height: Double, basis: Double, frame: Frame) -> Double {
    let style = styles + Int(node)
    if !basis.isNaN || style.pointee.wrap == .noWrap || style.pointee.direction.isRow { return .nan }
    if countsFromOutside(cold(node).pointee.maxHeight) || countsFromOutside(cold(node).pointee.minHeight) { return .nan }
    let nowhere = Room(width: .nan, height: .nan)
    let ceiling = wrapCeiling(node, in: nowhere, frame: frame)
    let parent = container(of: node)
    guard parent >= 0, style.pointee.position != .absolute else { return ceiling }
    if styles[Int(parent)].display != .flex || styles[Int(parent)].direction.isRow { return ceiling }
    // A column may have flexed it away from what was measured.
    if !definiteHeight(node, in: nowhere, frame: frame).isNaN { return .nan }
    return contentHeight(node, width: width, basis: .nan, ceiling: ceiling) == height ? ceiling : .nan
  }

  /// Whether a limit of the height is told by the container.
  private func countsFromOutside(_ limit: FlexLength) -> Bool { limit.isPercent || limit.kind == .stretch }

  /// A zero box for a `contents` node, whose children stay alive.
  func vanish(_ node: Int32) {
    boxes[Int(node)].state.remove(.changed)
    boxes[Int(node)].state.insert(.moved)
    (boxes[Int(node)].x, boxes[Int(node)].y, boxes[Int(node)].width, boxes[Int(node)].height) = (0, 0, 0, 0)
  }

  /// Zero boxes for a node and all that is in it: nothing of it is laid out. O(subtree) the first time, O(1) while it stays hidden
  /// and unchanged.
  func hide(_ node: Int32) {
    let state = boxes[Int(node)].state
    if state.contains(.hidden), !state.contains(.changed) { return }
    vanish(node)
    boxes[Int(node)].state.insert(.hidden)
    hideInside(node)
  }

  /// The same for what is in a node, but not for itself: a measured leaf's children.
  func hideInside(_ node: Int32) {
    var inner = links[Int(node)].first
    while inner >= 0 {
      vanish(inner)
      // What lies in a hidden node is laid out anew once that is shown, even if its size should be the same.
      boxes[Int(inner)].state.insert(.hidden)
      if links[Int(inner)].first >= 0 {
        inner = links[Int(inner)].first
        continue
      }
      while inner != node, links[Int(inner)].next < 0 { inner = links[Int(inner)].parent }
      if inner == node { return }
      inner = links[Int(inner)].next
    }
  }
}

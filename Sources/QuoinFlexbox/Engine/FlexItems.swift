// CSS Flexbox §9.1: generate the flex items, in order-modified document order. https://drafts.csswg.org/css-flexbox-1/#box-manip

extension Pass {
  func generateItems(_ box: inout Flexbox) {
    var hasOrder = false
    // Mostly there is room for all in the open block; else they are counted first.
    let open = scratch.pointee.open(for: Item.self)
    box.items = open.place
    if appendItems(of: box.node, to: &box, room: open.count, hasOrder: &hasOrder) {
      scratch.pointee.close(box.itemCount, of: Item.self)
    } else {
      box.itemCount = 0
      let count = countBoxes(box.node)
      box.items = scratch.pointee.take(count, of: Item.self)
      _ = appendItems(of: box.node, to: &box, room: count, hasOrder: &hasOrder)
    }
    if hasOrder { sortByOrder(&box) }
  }

  /// The number of children that may become items, those of `contents` children in their place.
  private func countBoxes(_ node: Int32) -> Int {
    var count = 0
    var child = links[Int(node)].first
    while child >= 0 {
      count += styles[Int(child)].display == .contents ? countBoxes(child) : 1
      child = links[Int(child)].next
    }
    return count
  }

  /// Whether all of them fitted into the room.
  private func appendItems(of parent: Int32, to box: inout Flexbox, room: Int, hasOrder: inout Bool) -> Bool {
    // What is handed on is a copy, made once.
    let container = box
    var child = links[Int(parent)].first
    while child >= 0 {
      let style = styles + Int(child)
      if style.pointee.display.makesBox {
        if style.pointee.position == .absolute {
          box.hasAbsolute = true
        } else {
          if box.itemCount == room { return false }
          makeItem(at: box.items + box.itemCount, child, in: container)
          if !box.items[box.itemCount].flags.isDisjoint(with: .autoMain) { box.hasAutoMargins = true }
          box.itemCount += 1
          if traits(child).contains(.order) { hasOrder = true }
        }
      } else if style.pointee.display == .none {
        // What lay somewhere before is nowhere now.
        if box.purpose == .place { hide(child) }
      } else if style.pointee.display == .contents {
        if box.purpose == .place { vanish(child) }
        if !appendItems(of: child, to: &box, room: room, hasOrder: &hasOrder) { return false }
      }
      child = links[Int(child)].next
    }
    return true
  }

  @inline(__always) func makeItem(at item: UnsafeMutablePointer<Item>, _ node: Int32, in box: Flexbox) {
    let style = styles + Int(node)
    let facts = facts(node)
    let isFixed = facts.pointee.traits.isSuperset(of: .fixed) && !style.pointee.isScrollContainer
    item.initialize(
      to: Item(
        node: node, grow: Double(style.pointee.grow), shrink: Double(style.pointee.shrink), frame: facts.pointee.frame,
        margins: facts.pointee.margins, align: alignment(of: node, in: box.node)))
    if !isFixed {
      let inherited = inheritedDirection(of: node, in: box.node, box.rightToLeft)
      item.pointee.frame = frame(node, basis: box.room.width, rightToLeft: inherited)
      item.pointee.margins = margins(node, basis: box.room.width, rightToLeft: inherited)
    } else if facts.pointee.traits.isDisjoint(with: .sizing) {
      item.pointee.flags = .plain
    }
    if facts.pointee.traits.contains(.autoMargins) { item.pointee.flags.formUnion(autoMargins(node, in: box)) }
    let keyword = item.pointee.align.keyword
    let crossSize = box.isRow ? style.pointee.height : style.pointee.width
    let fills = crossSize.kind == .stretch && box.isRow
    if fills || keyword == .stretch && crossSize.isAuto && item.pointee.flags.isDisjoint(with: .autoCross) {
      item.pointee.flags.insert(.stretches)
    }
    if keyword == .baseline || keyword == .lastBaseline {
      if item.pointee.flags.isDisjoint(with: .autoCross) { item.pointee.flags.insert(keyword == .baseline ? .baseline : .lastBaseline) }
    }
  }

  private func autoMargins(_ node: Int32, in box: Flexbox) -> ItemFlags {
    let margin = cold(node).pointee.margin
    let own = direction(of: node, inherited: inheritedDirection(of: node, in: box.node, box.rightToLeft))
    let left = margin.physicalLeft(own).isAuto
    let right = margin.physicalRight(own).isAuto
    let horizontalFlipped = box.isRow ? box.mainFlipped : box.crossFlipped
    let verticalFlipped = box.isRow ? box.crossFlipped : box.mainFlipped
    let (startX, endX) = horizontalFlipped ? (right, left) : (left, right)
    let (startY, endY) = verticalFlipped ? (margin.bottom.isAuto, margin.top.isAuto) : (margin.top.isAuto, margin.bottom.isAuto)
    var flags: ItemFlags = []
    if box.isRow ? startX : startY { flags.insert(.autoMainStart) }
    if box.isRow ? endX : endY { flags.insert(.autoMainEnd) }
    if box.isRow ? startY : startX { flags.insert(.autoCrossStart) }
    if box.isRow ? endY : endX { flags.insert(.autoCrossEnd) }
    return flags
  }

  /// `align-self`, or the container's `align-items`; normal is stretch.
  @inline(__always) func alignment(of node: Int32, in container: Int32) -> FlexAlignment {
    var align = styles[Int(node)].alignSelf
    if align.keyword == .auto { align = styles[Int(container)].alignItems }
    return align.keyword == .normal || align.keyword == .auto ? .stretch : align
  }

  /// An item's `order`, and where it stands in the tree.
  private struct OrderKey {
    var order: Int32
    var place: Int32
  }

  /// A stable sort by merging longer and longer runs, in the pass's own memory.
  private func sortByOrder(_ box: inout Flexbox) {
    let count = box.itemCount
    var keys = scratch.pointee.take(count, of: OrderKey.self)
    var spare = scratch.pointee.take(count, of: OrderKey.self)
    for index in 0..<count {
      (keys + index).initialize(to: OrderKey(order: cold(box.items[index].node).pointee.order, place: Int32(index)))
    }
    var length = 1
    while length < count {
      for start in stride(from: 0, to: count, by: 2 * length) {
        merge(keys, from: start, middle: min(start + length, count), to: min(start + 2 * length, count), into: spare)
      }
      swap(&keys, &spare)
      length *= 2
    }
    let sorted = scratch.pointee.take(count, of: Item.self)
    for index in 0..<count { (sorted + index).initialize(to: box.items[Int(keys[index].place)]) }
    box.items = sorted
  }

  private func merge(
    _ keys: UnsafeMutablePointer<OrderKey>, from start: Int, middle: Int, to end: Int, into merged: UnsafeMutablePointer<OrderKey>
  ) {
    var (left, right) = (start, middle)
    for index in start..<end {
      let takesLeft = left < middle && (right == end || keys[left].order <= keys[right].order)
      (merged + index).initialize(to: keys[takesLeft ? left : right])
      if takesLeft { left += 1 } else { right += 1 }
    }
  }
}

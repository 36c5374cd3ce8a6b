// What the C library tells of a layout, and what it does with many nodes at once.

extension FlexBox {
  @inline(__always) var c: qf_box { qf_box(x: x, y: y, width: width, height: height) }
}

extension FlexSides {
  var c: qf_sides { qf_sides(top: top, left: left, bottom: bottom, right: right) }
}

extension HandledTree {
  @inline(__always) func box(_ index: Int32) -> FlexBox { tree.box(of: flexNode(index)) }
}

@c @implementation public func qf_node_box(_ handle: qf_tree, _ node: qf_node, _ box: UnsafeMutablePointer<qf_box>?) -> qf_status {
  reading(handle, node, box) { tree, index in tree.box(index).c }
}

@c @implementation public func qf_node_exact_box(_ handle: qf_tree, _ node: qf_node, _ box: UnsafeMutablePointer<qf_box>?) -> qf_status {
  reading(handle, node, box) { tree, index in tree.tree.unroundedBox(of: tree.flexNode(index)).c }
}

@c @implementation public func qf_node_layout(_ handle: qf_tree, _ node: qf_node, _ layout: UnsafeMutablePointer<qf_layout>?) -> qf_status {
  reading(handle) { tree in
    guard let layout else { return failed(QF_ERROR_NULL) }
    let index = tree.index(node)
    if index < 0 { return failed(QF_ERROR_NODE) }
    guard let details = tree.tree.details(of: tree.flexNode(index)) else { return failed(QF_ERROR_LAYOUT) }
    layout.pointee = qf_layout(
      box: tree.box(index).c, margin: details.margin.c, border: details.border.c, padding: details.padding.c,
      scrollbar_width: details.scrollbarWidth, scrollbar_height: details.scrollbarHeight, content_width: details.contentWidth,
      content_height: details.contentHeight, direction: details.rightToLeft ? 2 : 1, has_overflow: details.hasOverflow ? 1 : 0,
      overflow: details.overflow.c)
    return ok
  }
}

@c @implementation public func qf_node_has_new_layout(_ handle: qf_tree, _ node: qf_node, _ isNew: UnsafeMutablePointer<Int32>?)
  -> qf_status
{
  reading(handle, node, isNew) { tree, index in
    Int(index) < tree.seen.count && tree.seen.base[Int(index)] == tree.box(index) ? 0 : 1
  }
}

@c @implementation public func qf_node_seen(_ handle: qf_tree, _ node: qf_node) -> qf_status {
  changing(handle) { tree in
    let index = tree.index(node)
    if index < 0 { return failed(QF_ERROR_NODE) }
    tree.seen.append(HandledTree.unseen, times: tree.tree.links.count - tree.seen.count)
    tree.seen.base[Int(index)] = tree.box(index)
    return ok
  }
}

/// The style of entry number `index`.
@inline(__always) private func style(_ styles: UnsafePointer<qf_style>, _ stride: Int, _ index: Int) -> UnsafePointer<qf_style> {
  (UnsafeRawPointer(styles) + stride * index).assumingMemoryBound(to: qf_style.self)
}

@c @implementation public func qf_tree_build(
  _ handle: qf_tree, _ count: Int32, _ parents: UnsafePointer<Int32>?, _ styles: UnsafePointer<qf_style>?, _ stride: Int,
  _ nodes: UnsafeMutablePointer<qf_node>?
) -> qf_status {
  changing(handle) { tree in
    if count < 0 { return failed(QF_ERROR_RANGE) }
    if count == 0 { return ok }
    guard let parents, let nodes else { return failed(QF_ERROR_NULL) }
    for index in 0..<Int(count) {
      nodes[0] = UInt64(index)
      if parents[index] < -1 || parents[index] >= index { return failed(QF_ERROR_RANGE) }
      if let styles, index == 0 || stride != 0, !HandledTree.isSound(style(styles, stride, index)) { return failed(QF_ERROR_VALUE) }
    }
    let flex = tree.tree
    flex.reserve(flex.links.count + Int(count))
    for index in 0..<Int(count) {
      let made = styles.map { tree.make(style($0, stride, index)) } ?? flex.allocate(flex.initialStyle)
      if parents[index] >= 0 { flex.link(made, into: Int32(truncatingIfNeeded: nodes[Int(parents[index])]), before: -1) }
      tree.greet(made)
      nodes[index] = tree.name(made)
    }
    return ok
  }
}

@c @implementation public func qf_tree_set_styles(
  _ handle: qf_tree, _ count: Int32, _ nodes: UnsafePointer<qf_node>?, _ styles: UnsafePointer<qf_style>?, _ stride: Int
) -> qf_status {
  changing(handle) { tree in
    if count < 0 { return failed(QF_ERROR_RANGE) }
    if count == 0 { return ok }
    guard let nodes, let styles else { return failed(QF_ERROR_NULL) }
    for index in 0..<Int(count) {
      if tree.index(nodes[index]) < 0 { return failed(QF_ERROR_NODE) }
      if !HandledTree.isSound(style(styles, stride, index)) { return failed(QF_ERROR_VALUE) }
    }
    for index in 0..<Int(count) {
      tree.restyle(tree.index(nodes[index]), style(styles, stride, index))
    }
    return ok
  }
}

@c @implementation public func qf_tree_boxes(
  _ handle: qf_tree, _ count: Int32, _ nodes: UnsafePointer<qf_node>?, _ absolute: Int32, _ boxes: UnsafeMutablePointer<qf_box>?
) -> qf_status {
  reading(handle) { tree in
    if count < 0 { return failed(QF_ERROR_RANGE) }
    if count == 0 { return ok }
    guard let nodes, let boxes else { return failed(QF_ERROR_NULL) }
    for index in 0..<Int(count) where tree.index(nodes[index]) < 0 { return failed(QF_ERROR_NODE) }
    let links = tree.tree.tables.pointee.links
    // The corner of the parent asked last: neighbours in an array are mostly neighbours in the tree.
    var known: (parent: Int32, x: Double, y: Double) = (-1, 0, 0)
    for index in 0..<Int(count) {
      let node = tree.index(nodes[index])
      var box = tree.box(node)
      if absolute != 0 {
        let parent = links.base[Int(node)].parent
        if parent != known.parent {
          known = (parent, 0, 0)
          var ancestor = parent
          while ancestor >= 0 {
            let around = tree.box(ancestor)
            known.x += around.x
            known.y += around.y
            ancestor = links.base[Int(ancestor)].parent
          }
        }
        box.x += known.x
        box.y += known.y
      }
      boxes[index] = box.c
    }
    return ok
  }
}

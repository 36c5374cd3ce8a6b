// `FlexErrata.scrollOriginsSnap`: in right-to-left scroll containers narrower than their bar, the bar is cut to what is there. If that
// is no whole number of points and nothing can be scrolled to, a browser shows the content a point further left.

extension Pass {
  /// `frame` is the node's, its bar cut to fit.
  func snapScrollOrigin(_ node: Int32, _ frame: Frame) {
    // Factors are kept to seven digits, and so is what they make of a width.
    let bar = (frame.barWidth * 64 + 1e-3).rounded(.down) / 64
    guard bar != bar.rounded() else { return }
    if !scrollsRight(node), reachesBeyondStart(of: node, frame) { return }
    shift(children: node)
  }

  private func shift(children parent: Int32) {
    var child = links[Int(parent)].first
    while child >= 0 {
      if styles[Int(child)].display == .contents { shift(children: child) } else { boxes[Int(child)].x -= 1 }
      child = links[Int(child)].next
    }
  }

  /// Whether lines or items run to the right in spite of the direction, so that what overflows on the left cannot be scrolled to.
  private func scrollsRight(_ node: Int32) -> Bool {
    let style = styles + Int(node)
    if style.pointee.display != .flex { return false }
    return style.pointee.direction.isRow ? style.pointee.direction.isReverse : style.pointee.wrap == .wrapReverse
  }

  /// Whether what overflows the top can be scrolled to.
  private func scrollsUp(_ node: Int32) -> Bool {
    let style = styles + Int(node)
    return style.pointee.display == .flex
      && (style.pointee.direction.isRow ? style.pointee.wrap == .wrapReverse : style.pointee.direction.isReverse)
  }

  /// Whether something can be scrolled to on the left: the margin boxes of the children in the flow, where they stood before their insets
  /// moved them, or what shows of any child.
  private func reachesBeyondStart(of node: Int32, _ frame: Frame) -> Bool {
    let box = boxes[Int(node)]
    let cold = cold(node)
    let top = cold.pointee.border.top.number
    let bottom = max(box.height - cold.pointee.border.bottom.number - frame.barHeight, top)
    let reach = Reach(edge: frame.left, limit: scrollsUp(node) ? bottom : top, isUpward: scrollsUp(node))
    var flow = Flow(room: Room(width: max(box.width - frame.width, 0), height: max(box.height - frame.height, 0)))
    // The padding at the end is scrolled to with the children, not with what shows beside them.
    var shown = reach
    shown.edge -= cold.pointee.padding.physicalLeft(true).resolvedNonNegative(percentBasis(node))
    if gather(&flow, of: node, children: node, shown) { return true }
    let hasPort = bottom > top
    flow.end += cold.pointee.padding.bottom.resolvedNonNegative(.nan)
    let start = flow.top - cold.pointee.padding.top.resolvedNonNegative(.nan)
    return flow.left < reach.edge - 1e-6 && (flow.end > start || hasPort)
      && reach.contains(top: flow.top, bottom: flow.end, isEdgeEnough: hasPort)
  }

  /// The margin boxes of the children in the flow together.
  private struct Flow {
    let room: Room
    var left = Double.infinity
    var top = Double.infinity
    var end = -Double.infinity
  }

  /// Adds the children's margin boxes; true as soon as something else shows.
  private func gather(_ flow: inout Flow, of node: Int32, children parent: Int32, _ reach: Reach) -> Bool {
    var child = links[Int(parent)].first
    while child >= 0 {
      let style = styles[Int(child)]
      if style.display == .contents {
        if gather(&flow, of: node, children: child, reach) { return true }
      } else if style.display != .none, style.position != .absolute {
        let own = boxes[Int(child)]
        let moved = style.position == .relative ? relativeShift(child, in: flow.room, rightToLeft: true).x : 0
        let margins = margins(child, basis: flow.room.width, rightToLeft: true)
        flow.left = min(flow.left, own.x - moved + min(-margins.left, own.width + margins.right))
        flow.top = min(flow.top, own.y - margins.top)
        flow.end = max(flow.end, own.y + own.height + margins.bottom)
        if showsBeyond(reach, child) { return true }
      } else if style.display != .none, styles[Int(node)].position != .static, showsBeyond(reach, child) {
        return true
      }
      child = links[Int(child)].next
    }
    return false
  }

  /// What lies left of an edge and can be scrolled to vertically: below a limit, or above it where content runs up.
  private struct Reach {
    var edge: Double
    var limit: Double
    var isUpward: Bool

    func contains(top: Double, bottom: Double, isEdgeEnough: Bool = false) -> Bool {
      if isEdgeEnough { return isUpward ? top <= limit : bottom >= limit }
      return isUpward ? top < limit : bottom > limit
    }

    func seen(from box: Box) -> Reach { Reach(edge: edge - box.x, limit: limit - box.y, isUpward: isUpward) }
  }

  private func showsBeyond(_ reach: Reach, _ node: Int32) -> Bool {
    let box = boxes[Int(node)]
    if styles[Int(node)].display == .none { return false }
    var (width, height) = (box.width, box.height)
    if isLeaf(node) { (width, height) = (max(width, leafWidth(.least, node)), max(height, leafAnswer(node, width).height)) }
    // Lines that run to the right overflow there.
    let left = isLeaf(node) && !direction(of: node, inherited: true) ? box.x : box.x + box.width - width
    if width > 0, height > 0, left < reach.edge - 1e-6, reach.contains(top: box.y, bottom: box.y + height) { return true }
    if styles[Int(node)].isScrollContainer || isLeaf(node) { return false }
    return descend {
      var child = links[Int(node)].first
      while child >= 0 {
        if showsBeyond(reach.seen(from: box), child) { return true }
        child = links[Int(child)].next
      }
      return false
    }
  }
}

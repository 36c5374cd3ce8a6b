// `FlexErrata.scrollOriginsSnap`: in right-to-left scroll containers narrower than their bar, the bar is cut to what is there. If that
// is no whole number of points and nothing can be scrolled to, a browser shows the content a point further left.

extension Pass {
  /// `frame` is the node's, its bar cut to fit.
  func snapScrollOrigin(_ node: Int32, _ frame: Frame) {
    let bar = (frame.barWidth * 64 + 1e-6).rounded(.down) / 64
    guard bar != bar.rounded() else { return }
    if !scrollsRight(node), reachesBeyondStart(of: node, frame, children: node) { return }
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

  /// Whether something can be scrolled to on the left: the margin box of a child in the flow, where it stood before its insets moved
  /// it, or what shows of any child.
  private func reachesBeyondStart(of node: Int32, _ frame: Frame, children parent: Int32) -> Bool {
    let box = boxes[Int(node)]
    let cold = cold(node)
    let bottom = max(box.height - cold.pointee.border.bottom.number - frame.barHeight, cold.pointee.border.top.number)
    let reach = Reach(edge: frame.left, limit: scrollsUp(node) ? bottom : cold.pointee.border.top.number, isUpward: scrollsUp(node))
    let room = Room(width: max(box.width - frame.width, 0), height: max(box.height - frame.height, 0))
    let hasPort = bottom > cold.pointee.border.top.number
    var child = links[Int(parent)].first
    while child >= 0 {
      let style = styles[Int(child)]
      if style.display == .contents {
        if reachesBeyondStart(of: node, frame, children: child) { return true }
      } else if style.display != .none, style.position != .absolute {
        let own = boxes[Int(child)]
        let moved = style.position == .relative ? relativeShift(child, in: room, rightToLeft: true).x : 0
        let margins = margins(child, basis: room.width, rightToLeft: true)
        let left = own.x - moved + min(-margins.left, own.width + margins.right)
        let (top, end) = (own.y - margins.top, own.y + own.height + margins.bottom + cold.pointee.padding.bottom.resolvedNonNegative(.nan))
        if left < reach.edge - 1e-6, end > top || hasPort, reach.contains(top: top, bottom: end, isEdgeEnough: hasPort) { return true }
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
    let left = box.x + box.width - width
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

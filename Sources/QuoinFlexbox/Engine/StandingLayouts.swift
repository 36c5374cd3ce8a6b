// Layouts that stand as they were measured. A browser measures an item before its container's size is known, where heights from
// outside mean nothing. If the item then gets the height it had, and no child has a percentage of it, that layout is kept.

extension Pass {
  /// Whether `stretch` inside a block of that border-box size has a height to fill; false for other boxes.
  @inline(__always) func fillsInside(_ node: Int32, width: Double, height: Double, basis: Double, frame: Frame) -> Bool {
    if !isBlock(node) || links[Int(node)].first < 0 || isLeaf(node) { return false }
    return fillIsDefinite(node, width: max(width - frame.width, 0), height: max(height - frame.height, 0), basis: basis)
  }

  /// The same of a content box: its own height, or one that its parent made higher or lower than its content.
  func fillIsDefinite(_ node: Int32, width: Double, height: Double, basis: Double) -> Bool {
    if !styles[Int(node)].height.isAuto || ratio(node) > 0 {
      return !columnMeasured(node, width: width, height: height) && !rowMeasured(node, width: width, height: height)
    }
    if basis.isNaN || basis != height || grewWhileMeasured(node) { return false }
    return hasPercentHeights(node) || isStretchedAtOnce(node) || isFlexedAtOnce(node) || !isContentHigh(node, width: width, height: height)
  }

  /// Whether a stretched row item with a ratio got the height it was measured with, in a row that itself only got that.
  func standsAsMeasured(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Bool {
    if box.room.height.isNaN { return item.pointee.flags.contains(.keptCross) }
    let measured = usedHeight(
      item.pointee.node, width: item.pointee.main, in: Room(width: box.room.width, height: .nan), frame: item.pointee.frame,
      margins: item.pointee.margins.height)
    return abs(measured - item.pointee.cross) < 1.0 / 128 && styles[Int(box.node)].height.isAuto && ratio(box.node) == 0
      && box.innerCross == box.room.height
      && styles[Int(box.node)].position != .absolute && !hasPercentHeights(box.node)
      && isContentHigh(box.node, width: box.room.width, height: box.room.height)
  }

  /// Whether a row that its content made higher than its ratio got that height from an item whose content limits its own: the item then
  /// keeps what it was measured with, the ratio's height, from which percentages in it count.
  @inline(__always) func standsInLine(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Bool {
    if box.room.height.isNaN || box.innerCross == box.room.height || box.wraps { return false }
    return keepsMeasured(item, in: box)
  }

  private func keepsMeasured(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Bool {
    let node = item.pointee.node
    let margins = item.pointee.margins.height
    guard hasContentLimits(node), ratio(node) == 0 else { return false }
    let stretched = max(box.room.height - margins, 0)
    let measured = usedHeight(
      node, width: item.pointee.main, in: box.room, frame: item.pointee.frame, margins: margins, stretched: stretched)
    if abs(measured - item.pointee.stretchTarget) >= 1.0 / 128 { return false }
    (item.pointee.cross, item.pointee.stretchTarget) = (measured, stretched)
    return true
  }

  /// Whether a column measured a block, for its base, its limits or its automatic minimum, at the height it has in the end.
  private func columnMeasured(_ node: Int32, width: Double, height: Double) -> Bool {
    let style = styles + Int(node)
    let parent = container(of: node)
    guard parent >= 0, styles[Int(parent)].display == .flex, !styles[Int(parent)].direction.isRow, style.pointee.position != .absolute,
      !hasPercentHeights(node)
    else { return false }
    if ratio(node) > 0, style.pointee.isScrollContainer || !cold(node).pointee.minHeight.isAuto { return false }
    let isShrunk = style.pointee.width.isContentSized || style.pointee.width.isAuto && alignment(of: node, in: parent).keyword != .stretch
    if ratio(node) > 0, isShrunk, style.pointee.grow > 0 { return false }
    let comesFromContent = !style.pointee.basis.isAutoBasis && style.pointee.basis.kind != .points
    let asksContent = style.pointee.basis.kind == .points && style.pointee.height.kind != .points && needsAutomaticMinimum(node)
    if ratio(node) > 0 || comesFromContent || asksContent || style.pointee.basis.isAutoBasis && style.pointee.height.isContentSized {
      return isContentHigh(node, width: width, height: height)
    }
    if hasContentLimits(node), isContentHigh(node, width: width, height: height) { return true }
    guard style.pointee.height.kind == .points, needsAutomaticMinimum(node) || hasContentLimits(node) else { return false }
    let frame = frame(node, basis: hasPercentPadding(node) ? percentBasis(node) : .nan)
    return definiteHeight(node, in: Room(width: .nan, height: .nan), frame: frame) - frame.height == height
  }

  /// Whether the column that a block stands in was measured at the height it has in the end, its minimum or its content's: what the block
  /// grew by then was no height to fill.
  private func grewWhileMeasured(_ node: Int32) -> Bool {
    let parent = container(of: node)
    guard parent >= 0, parent != run.pointee.root, styles[Int(node)].position != .absolute, formatting(parent) == .flex,
      !styles[Int(parent)].direction.isRow, styles[Int(parent)].height.isAuto, ratio(parent) == 0, !knowsHeightAtOnce(parent),
      !hasPercentHeights(parent), !hasPercentHeights(node), !isFlexedAtOnce(node)
    else { return false }
    let box = boxes + Int(parent)
    let frame = frame(parent, basis: .nan)
    return isContentHigh(parent, width: max(box.pointee.width - frame.width, 0), height: max(box.pointee.height - frame.height, 0))
  }

  /// Whether a row of automatic height measured a block whose percentage or `stretch` meant nothing then, at the height it has in the end.
  private func rowMeasured(_ node: Int32, width: Double, height: Double) -> Bool {
    let parent = container(of: node)
    guard parent >= 0, styles[Int(node)].height.isPercent || styles[Int(node)].height.kind == .stretch, ratio(node) == 0,
      styles[Int(node)].position != .absolute
    else { return false }
    let style = styles + Int(parent)
    return style.pointee.display == .flex && style.pointee.direction.isRow && style.pointee.height.isAuto && ratio(parent) == 0
      && !hasPercentHeights(node) && isContentHigh(node, width: width, height: height)
  }

  /// Whether a content box is as high as its content, or as its ratio where that is more, within the limits that style alone tells.
  private func isContentHigh(_ node: Int32, width: Double, height: Double) -> Bool {
    let frame = frame(node, basis: .nan)
    var measured = contentHeight(node, width: width, basis: .nan) + frame.height
    if ratio(node) > 0 { measured = max(measured, self.height(fromWidth: width + frame.width, node, frame)) }
    let limits = definiteHeightLimits(node, in: Room(width: .nan, height: .nan), frame: frame)
    return abs(limits.clamp(measured) - height - frame.height) < 1.0 / 16
  }

  /// Whether an item's content width stands as it was asked for before the height of its container was known: nothing in it but boxes with
  /// a ratio and a width of their own depends on that.
  @inline(__always) func standsAsAsked(_ node: Int32, in box: Flexbox) -> Bool {
    let state = boxes[Int(node)].state
    guard state.contains(.widthNeedsHeight), !state.contains(.widthFollowsHeight), ratio(node) == 0 else { return false }
    return !knowsHeightAtOnce(box.isRow ? box.node : node)
  }

  /// Whether a node's height is known before anything in it is measured.
  private func knowsHeightAtOnce(_ node: Int32) -> Bool {
    styles[Int(node)].position == .absolute || !styles[Int(node)].height.isAuto && styles[Int(node)].height.kind != .stretch
      || isStretchedAtOnce(node) || isFlexedAtOnce(node)
  }

  /// Whether the node is stretched before it is measured: by a single-line row that has a height of its own.
  private func isStretchedAtOnce(_ node: Int32) -> Bool {
    let parent = container(of: node)
    guard parent >= 0, styles[Int(node)].position != .absolute else { return false }
    let style = styles + Int(parent)
    return style.pointee.display == .flex && style.pointee.direction.isRow && style.pointee.wrap == .noWrap
      && (style.pointee.height.kind == .points || ratio(parent) > 0
        || style.pointee.position == .absolute && style.pointee.height.isPercent)
      && alignment(of: node, in: parent).keyword == .stretch
  }

  /// Whether the node gets its height from its column before it is measured: its base is a length, and no minimum asks for the content.
  private func isFlexedAtOnce(_ node: Int32) -> Bool {
    let parent = container(of: node)
    let style = styles + Int(node)
    guard parent >= 0, style.pointee.position != .absolute, styles[Int(parent)].display == .flex, !styles[Int(parent)].direction.isRow
    else { return false }
    let basis = style.pointee.basis
    let hasLength = basis.kind == .points || basis.isPercent && boxes[Int(parent)].state.contains(.definiteHeight)
    return hasLength && !needsAutomaticMinimum(node)
  }

  /// Whether the content of a column's item is asked for its automatic minimum: an item with a base of its own starts from that already.
  private func needsAutomaticMinimum(_ node: Int32) -> Bool {
    (styles[Int(node)].shrink > 0 || !styles[Int(node)].basis.isAutoBasis) && !styles[Int(node)].isScrollContainer
      && cold(node).pointee.minHeight.isAuto
  }

  /// Whether the height of a child in the flow, a limit of it or an inset that moves it is a percentage.
  private func hasPercentHeights(_ node: Int32) -> Bool {
    var child = links[Int(node)].first
    while child >= 0 {
      let style = styles + Int(child)
      if style.pointee.display == .contents {
        if hasPercentHeights(child) { return true }
      } else if style.pointee.display != .none, style.pointee.position != .absolute {
        let cold = cold(child)
        if style.pointee.height.isPercent || cold.pointee.minHeight.isPercent || cold.pointee.maxHeight.isPercent { return true }
        if cold.pointee.inset.top.isPercent || cold.pointee.inset.bottom.isPercent { return true }
      }
      child = links[Int(child)].next
    }
    return false
  }
}

// CSS Flexbox §9.4: cross size determination. https://drafts.csswg.org/css-flexbox-1/#cross-sizing

extension Pass {
  /// §9.4.7: the hypothetical cross size of each item.
  func findHypotheticalCrossSizes(_ box: Flexbox) {
    guard box.isRow else { return findWidthsFromHeights(box) }
    for index in 0..<box.itemCount {
      let item = box.items + index
      let stretches = item.pointee.flags.contains(.stretches) && !box.wraps
      if stretches, !box.innerCross.isNaN, ratio(item.pointee.node) == 0,
        item.pointee.flags.isDisjoint(with: [.baseline, .lastBaseline])
      {
        continue
      }
      let margins = item.pointee.margins.height
      item.pointee.cross = usedHeight(
        item.pointee.node, width: item.pointee.main, in: box.room, frame: item.pointee.frame, margins: margins,
        stretched: stretches && !box.room.height.isNaN ? max(box.room.height - margins, 0) : .nan)
    }
  }

  /// Column items as wide as their content, where that depends on the height they were flexed to: by a ratio of their own, or of
  /// something inside.
  private func findWidthsFromHeights(_ box: Flexbox) {
    for index in 0..<box.itemCount {
      let item = box.items + index
      let node = item.pointee.node
      let width = styles[Int(node)].width
      guard ratio(node) > 0 || boxes[Int(node)].state.contains(.widthNeedsHeight), !standsAsAsked(node, in: box) else { continue }
      if ratio(node) == 0, !mainIsDefinite(item, in: box) {
        item.pointee.cross = contentCross(item, in: box)
        continue
      }
      let stretches = item.pointee.flags.contains(.stretches) && !box.wraps
      let isLimited = hasContentWidthLimits(node)
      guard width.isAuto || width.isContentSized || isLimited, !stretches || isLimited else { continue }
      let frame = item.pointee.frame
      let margins = item.pointee.margins.width
      guard ratio(node) > 0, !stretches, width.isAuto || width.isContentSized else {
        item.pointee.cross = usedWidth(
          node, in: box.room, fit: stretches ? .stretch : .shrink, frame: frame, margins: margins, stretchedHeight: item.pointee.main)
        continue
      }
      let staleRoom = staleRoom(item, in: box)
      item.pointee.cross = widthLimits(
        node, in: staleRoom ?? box.room, frame: frame, margins: margins, automatic: staleRoom != nil,
        fromRatio: !styles[Int(node)].height.isAuto,
        knownHeight: item.pointee.main
      ).clamp(self.width(fromHeight: item.pointee.main, node, frame))
    }
  }

  @inline(__always) func hasContentWidthLimits(_ node: Int32) -> Bool { traits(node).contains(.contentWidths) }

  /// §9.4.8: the cross size of each line.
  func findLineCrossSizes(_ box: Flexbox) {
    for index in 0..<box.lineCount {
      let line = box.lines + index
      findBaselines(of: line, in: box)
      if box.crossIsContainers {
        line.pointee.cross = box.innerCross
        continue
      }
      var largest = -Double.infinity
      var above = -Double.infinity
      var below = -Double.infinity
      var lastAbove = -Double.infinity
      var lastBelow = -Double.infinity
      for item in line.pointee.start..<line.pointee.end {
        let item = box.items + item
        let outer = item.pointee.cross + box.cross(item.pointee.margins)
        if item.pointee.flags.contains(.baseline) {
          above = max(above, item.pointee.baseline)
          below = max(below, outer - item.pointee.baseline)
        } else if item.pointee.flags.contains(.lastBaseline) {
          lastAbove = max(lastAbove, item.pointee.baseline)
          lastBelow = max(lastBelow, outer - item.pointee.baseline)
        } else {
          largest = max(largest, outer, 0)
        }
      }
      if above + below > largest { largest = above + below }
      if lastAbove + lastBelow > largest { largest = lastAbove + lastBelow }
      line.pointee.cross = max(largest, 0)
    }
  }

  /// An item of a wrapping column takes the width of its line; its limits still count from the container.
  private func fill(_ item: UnsafeMutablePointer<Item>, _ line: Line, in box: Flexbox) {
    let margins = item.pointee.margins.width
    var room = box.room
    room.fillWidth = line.cross
    item.pointee.cross = widthLimits(
      item.pointee.node, in: room, frame: item.pointee.frame, margins: margins, automatic: false, fromRatio: false,
      knownHeight: ratio(item.pointee.node) > 0 ? item.pointee.main : .nan
    ).clamp(line.cross - margins)
    findBaselineAgain(item, in: box)
  }

  /// What an item of a wrapping column fills or fits into is its line, not the container; percentages still count from that.
  private func refit(_ item: UnsafeMutablePointer<Item>, to line: Line, in box: Flexbox) {
    let node = item.pointee.node
    if box.isRow || !box.wraps { return }
    if styles[Int(node)].width.kind == .stretch { return fill(item, line, in: box) }
    guard fitsIntoLine(node) else { return }
    if ratio(node) > 0 { return limit(item, to: line, in: box) }
    if boxes[Int(node)].state.contains(.widthNeedsHeight), !mainIsDefinite(item, in: box),
      !definiteHeight(node, in: box.room, frame: item.pointee.frame).isNaN
    {
      item.pointee.cross = contentCross(item, in: box, line: line.cross)
      return findBaselineAgain(item, in: box)
    }
    var room = box.room
    room.fillWidth = line.cross
    item.pointee.cross = usedWidth(
      node, in: room, fit: .shrink, frame: item.pointee.frame, margins: item.pointee.margins.width,
      stretchedHeight: mainIsDefinite(item, in: box) ? item.pointee.main : .nan)
    findBaselineAgain(item, in: box)
  }

  /// The width that a ratio gave, within the limits that count from the line.
  private func limit(_ item: UnsafeMutablePointer<Item>, to line: Line, in box: Flexbox) {
    let cold = cold(item.pointee.node)
    guard cold.pointee.minWidth.kind == .stretch || cold.pointee.maxWidth.kind == .stretch else { return }
    var room = box.room
    room.fillWidth = line.cross
    item.pointee.cross = widthLimits(
      item.pointee.node, in: room, frame: item.pointee.frame, margins: item.pointee.margins.width, automatic: false, fromRatio: false,
      knownHeight: item.pointee.main
    ).clamp(item.pointee.cross)
    findBaselineAgain(item, in: box)
  }

  /// Whether a width or one of its limits counts from the room there is.
  private func fitsIntoLine(_ node: Int32) -> Bool {
    let width = styles[Int(node)].width
    if width.isAuto || width.kind == .fitContent { return true }
    if styles[Int(node)].cold == 0 { return false }
    return [cold(node).pointee.minWidth.kind, cold(node).pointee.maxWidth.kind].contains { $0 == .stretch || $0 == .fitContent }
  }

  /// Where `stretch` limits the height of a row item, the line is what it means.
  private func limitToLine(_ item: UnsafeMutablePointer<Item>, _ line: Line, in box: Flexbox) {
    let node = item.pointee.node
    guard box.isRow, hasLineLimits(node) else { return }
    let before = item.pointee.cross
    var room = box.room
    room.fillHeight = line.cross
    item.pointee.cross = usedHeight(
      node, width: item.pointee.main, in: room, frame: item.pointee.frame, margins: item.pointee.margins.height)
    if before != item.pointee.cross { findBaselineAgain(item, in: box) }
  }

  /// The cross sizes of all lines and the gaps between them.
  func linesTogether(_ box: Flexbox) -> Double {
    var sum = box.gapCross * Double(max(box.lineCount - 1, 0))
    for index in 0..<box.lineCount { sum += box.lines[index].cross }
    return sum
  }

  /// §9.4.9: lines of a wrapping container share what is left of its cross size, if `align-content` is stretch.
  func stretchLines(_ box: Flexbox) {
    guard box.wraps, box.lineCount > 0 else { return }
    let keyword = styles[Int(box.node)].alignContent.keyword
    guard keyword == .normal || keyword == .stretch || keyword == .auto else { return }
    let free = box.innerCross - linesTogether(box)
    guard free > 0 else { return }
    for index in 0..<box.lineCount { box.lines[index].cross += free / Double(box.lineCount) }
  }

  /// §9.4.11: the used cross size of each item; a stretched one takes its line's.
  func findUsedCrossSizes(_ box: Flexbox) {
    for lineIndex in 0..<box.lineCount {
      let line = box.lines[lineIndex]
      for index in line.start..<line.end {
        let item = box.items + index
        let margins = box.cross(item.pointee.margins)
        guard item.pointee.flags.contains(.stretches) else {
          if box.isRow, item.pointee.flags.contains(.plain) { continue }
          refit(item, to: line, in: box)
          limitToLine(item, line, in: box)
          continue
        }
        if box.isRow {
          let margins = margins + staleMargins(item, in: box)
          let before = item.pointee.cross
          item.pointee.stretchTarget = max(line.cross - margins, 0)
          if !standsInLine(item, in: box) {
            var room = box.room
            room.fillHeight = line.cross
            item.pointee.cross = usedHeight(
              item.pointee.node, width: item.pointee.main, in: room, frame: item.pointee.frame, margins: margins,
              stretched: item.pointee.stretchTarget)
          }
          let isKept = abs(before - item.pointee.cross) < 1.0 / 128
          item.pointee.flags.insert(isKept ? [.crossDefinite, .keptCross] : .crossDefinite)
          findBaselineAgain(item, in: box)
        } else if box.wraps {
          fill(item, line, in: box)
        }
      }
    }
  }
}

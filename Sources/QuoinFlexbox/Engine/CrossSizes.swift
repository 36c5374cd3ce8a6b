// CSS Flexbox §9.4: cross size determination. https://drafts.csswg.org/css-flexbox-1/#cross-sizing

extension Pass {
  /// §9.4.7: the hypothetical cross size of each item.
  func findHypotheticalCrossSizes(_ box: inout Flexbox) {
    guard box.isRow else { return }
    for index in 0..<box.itemCount {
      let item = box.items + index
      if item.pointee.flags.contains(.stretches), box.crossIsContainers, box.purpose == .place || !box.room.height.isNaN { continue }
      item.pointee.cross = usedHeight(
        item.pointee.node, width: item.pointee.main, in: box.room, frame: item.pointee.frame,
        margins: item.pointee.margins.height)
    }
  }

  /// §9.4.8: the cross size of each line.
  func findLineCrossSizes(_ box: inout Flexbox) {
    for index in 0..<box.lineCount {
      let line = box.lines + index
      if box.isRow { findBaselines(of: line, in: box) }
      if box.crossIsContainers {
        line.pointee.cross = box.innerCross
        continue
      }
      var largest = max(line.pointee.firstBaseline, 0) * 0
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
          largest = max(largest, outer)
        }
      }
      if above + below > largest { largest = above + below }
      if lastAbove + lastBelow > largest { largest = lastAbove + lastBelow }
      line.pointee.cross = largest
    }
  }

  /// The cross sizes of all lines and the gaps between them.
  func linesTogether(_ box: Flexbox) -> Double {
    var sum = box.gapCross * Double(max(box.lineCount - 1, 0))
    for index in 0..<box.lineCount { sum += box.lines[index].cross }
    return sum
  }

  /// §9.4.9: lines of a wrapping container share what is left of its cross size, if `align-content` is stretch.
  func stretchLines(_ box: inout Flexbox) {
    guard box.wraps, box.lineCount > 0 else { return }
    let keyword = styles[Int(box.node)].alignContent.keyword
    guard keyword == .normal || keyword == .stretch || keyword == .auto else { return }
    let free = box.innerCross - linesTogether(box)
    guard free > 0 else { return }
    for index in 0..<box.lineCount { box.lines[index].cross += free / Double(box.lineCount) }
  }

  /// §9.4.11: the used cross size of each item; a stretched one takes its line's.
  func findUsedCrossSizes(_ box: inout Flexbox) {
    for lineIndex in 0..<box.lineCount {
      let line = box.lines[lineIndex]
      for index in line.start..<line.end {
        let item = box.items + index
        guard item.pointee.flags.contains(.stretches) else { continue }
        let margins = box.cross(item.pointee.margins)
        if box.isRow {
          item.pointee.cross = usedHeight(
            item.pointee.node, width: item.pointee.main, in: box.room, frame: item.pointee.frame, margins: margins,
            stretched: max(line.cross - margins, 0))
          item.pointee.flags.insert(.crossDefinite)
        } else if box.wraps {
          item.pointee.cross = usedWidth(
            item.pointee.node, in: Room(width: line.cross, height: box.room.height), fit: .stretch, frame: item.pointee.frame,
            margins: margins)
        }
      }
    }
  }
}

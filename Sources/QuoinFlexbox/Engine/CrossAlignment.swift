// CSS Flexbox §9.6: cross-axis alignment. https://drafts.csswg.org/css-flexbox-1/#cross-alignment

extension Pass {
  /// §9.6.16: `align-content` places the lines.
  func placeLines(_ box: Flexbox) {
    guard box.wraps else {
      for index in 0..<box.lineCount { box.lines[index].position = 0 }
      return
    }
    let free = box.innerCross - linesTogether(box)
    let spread = distribution(contentKeyword(box), free: free, count: box.lineCount, startIsEnd: isPhysicalEndStart(box))
    var position = spread.offset
    for index in 0..<box.lineCount {
      box.lines[index].position = position
      position += box.lines[index].cross + box.gapCross + spread.between
    }
  }

  private func contentKeyword(_ box: Flexbox) -> FlexAlignment {
    let align = styles[Int(box.node)].alignContent
    let reversed = styles[Int(box.node)].wrap == .wrapReverse
    let keyword: FlexAlignment.Keyword
    switch align.keyword {
    case .start, .baseline: keyword = reversed ? .flexEnd : .flexStart
    case .end, .lastBaseline: keyword = reversed ? .flexStart : .flexEnd
    case .normal, .auto, .stretch: keyword = .flexStart
    default: keyword = align.keyword
    }
    let result = FlexAlignment(keyword)
    return align.isSafe ? result.safe : result
  }

  /// §9.6.13 and 14: auto margins, then `align-self`.
  func alignInCrossAxis(_ box: Flexbox) {
    for lineIndex in 0..<box.lineCount {
      let line = box.lines[lineIndex]
      for index in line.start..<line.end {
        let item = box.items + index
        item.pointee.crossPosition = line.position + offset(of: item, in: line, box)
      }
    }
  }

  @inline(__always) func crossStartMargin(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    if box.isRow { return box.crossFlipped ? item.pointee.margins.bottom : item.pointee.margins.top }
    return box.crossFlipped ? item.pointee.margins.right : item.pointee.margins.left
  }

  /// From the line's cross-start to the item's border box.
  @inline(__always) private func offset(of item: UnsafeMutablePointer<Item>, in line: Line, _ box: Flexbox) -> Double {
    let start = crossStartMargin(item, in: box)
    if item.pointee.align.isFromCrossStart, item.pointee.flags.isDisjoint(with: .autoCross) { return start }
    return alignedOffset(of: item, start: start, in: line, box)
  }

  private func alignedOffset(of item: UnsafeMutablePointer<Item>, start: Double, in line: Line, _ box: Flexbox) -> Double {
    let flags = item.pointee.flags
    let free = line.cross - item.pointee.cross - box.cross(item.pointee.margins)
    if !flags.isDisjoint(with: .autoCross) {
      if free <= 0 { return start + (isPhysicalEndStart(box) ? free : 0) }
      if flags.contains(.autoCross) { return start + free / 2 }
      return start + (flags.contains(.autoCrossStart) ? free : 0)
    }
    if flags.contains(.baseline) {
      let distance = line.firstBaseline - item.pointee.baseline
      return start + distance
    }
    if flags.contains(.lastBaseline) {
      let distance = line.lastBaseline - item.pointee.baseline
      return start + free - distance
    }
    return start + alignedShare(item, free: free, in: box)
  }

  /// Whether the writing direction's start edge is the container's cross-end.
  private func isPhysicalEndStart(_ box: Flexbox) -> Bool { styles[Int(box.node)].wrap == .wrapReverse }

  private func alignedShare(_ item: UnsafeMutablePointer<Item>, free: Double, in box: Flexbox) -> Double {
    let align = item.pointee.align
    let reversed = isPhysicalEndStart(box)
    let startShare = reversed ? free : 0
    if align.isSafe, free < 0 { return startShare }
    switch align.keyword {
    case .start, .left, .baseline, .lastBaseline: return startShare
    case .end, .right: return free - startShare
    case .selfStart: return selfStartIsCrossStart(item.pointee.node, box) ? 0 : free
    case .selfEnd: return selfStartIsCrossStart(item.pointee.node, box) ? free : 0
    case .flexEnd: return free
    case .center: return free / 2
    default: return 0
    }
  }

  private func selfStartIsCrossStart(_ node: Int32, _ box: Flexbox) -> Bool {
    if box.isRow { return !box.crossFlipped }
    return direction(of: node, inherited: inheritedDirection(of: node, in: box.node, box.rightToLeft)) == box.crossFlipped
  }
}

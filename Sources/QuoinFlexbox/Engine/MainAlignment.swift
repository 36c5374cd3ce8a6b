// CSS Flexbox §9.5: main-axis alignment. https://drafts.csswg.org/css-flexbox-1/#main-alignment

/// Where the first of several subjects begins, and what is put between two of them beyond the gap.
struct Distribution {
  var offset: Double
  var between: Double
}

extension Pass {
  func alignInMainAxis(_ box: Flexbox) {
    for index in 0..<box.lineCount { alignLine(box.lines[index], in: box) }
  }

  private func alignLine(_ line: Line, in box: Flexbox) {
    let keyword = mainKeyword(box)
    var (share, spread) = (0.0, Distribution(offset: 0, between: 0))
    // What is left over is of no account where nobody takes of it.
    if box.hasAutoMargins || keyword != .flexStart {
      let free: Double
      (share, free) = autoMarginShare(line, in: box)
      spread = distribution(
        keyword, free: free, count: line.end - line.start, startIsEnd: styles[Int(box.node)].direction.isReverse)
    }
    var position = spread.offset
    for index in line.start..<line.end {
      let item = box.items + index
      position += mainStartMargin(item, in: box)
      if item.pointee.flags.contains(.autoMainStart) { position += share }
      item.pointee.mainPosition = position
      position += item.pointee.main + box.main(item.pointee.margins) - mainStartMargin(item, in: box)
      if item.pointee.flags.contains(.autoMainEnd) { position += share }
      position += box.gapMain + spread.between
    }
  }

  /// §9.5.12: what each auto margin takes of the free space, and what alignment then sees of it.
  func autoMarginShare(_ line: Line, in box: Flexbox) -> (share: Double, free: Double) {
    var free = box.innerMain - box.gapMain * Double(max(line.end - line.start - 1, 0))
    var autoMargins = 0
    for index in line.start..<line.end {
      let item = box.items + index
      free -= item.pointee.main + box.main(item.pointee.margins)
      if item.pointee.flags.contains(.autoMainStart) { autoMargins += 1 }
      if item.pointee.flags.contains(.autoMainEnd) { autoMargins += 1 }
    }
    return autoMargins > 0 && free > 0 ? (free / Double(autoMargins), 0) : (0, free)
  }

  @inline(__always) func mainStartMargin(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    if box.isRow { return box.mainFlipped ? item.pointee.margins.right : item.pointee.margins.left }
    return box.mainFlipped ? item.pointee.margins.bottom : item.pointee.margins.top
  }

  /// `justify-content` in terms of the flex container's own main axis.
  func mainKeyword(_ box: Flexbox) -> FlexAlignment {
    let justify = styles[Int(box.node)].justifyContent
    // Whether main-start is the start edge of the writing direction.
    let reversed = styles[Int(box.node)].direction.isReverse
    let keyword: FlexAlignment.Keyword
    switch justify.keyword {
    case .start, .selfStart: keyword = reversed ? .flexEnd : .flexStart
    case .end, .selfEnd: keyword = reversed ? .flexStart : .flexEnd
    case .left: keyword = !box.isRow ? (reversed ? .flexEnd : .flexStart) : box.mainFlipped ? .flexEnd : .flexStart
    case .right: keyword = !box.isRow ? (reversed ? .flexEnd : .flexStart) : box.mainFlipped ? .flexStart : .flexEnd
    case .normal, .auto, .stretch, .baseline, .lastBaseline: keyword = .flexStart
    default: keyword = justify.keyword
    }
    let result = FlexAlignment(keyword)
    return justify.isSafe ? result.safe : result
  }

  /// CSS Box Alignment §5.3 with its fallbacks: what is left over, shared between `count` subjects.
  /// `startIsEnd`: the writing direction starts where the subjects end, so that a safe fallback leads there.
  func distribution(_ alignment: FlexAlignment, free: Double, count: Int, startIsEnd: Bool) -> Distribution {
    let isSafe = alignment.isSafe || alignment.keyword == .spaceAround || alignment.keyword == .spaceEvenly
    if isSafe, free < 0 { return Distribution(offset: startIsEnd ? free : 0, between: 0) }
    switch alignment.keyword {
    case .flexEnd, .end: return Distribution(offset: free, between: 0)
    case .center: return Distribution(offset: free / 2, between: 0)
    case .spaceBetween where free > 0 && count > 1: return Distribution(offset: 0, between: free / Double(count - 1))
    case .spaceAround where free > 0:
      return Distribution(offset: free / Double(count) / 2, between: free / Double(count))
    case .spaceEvenly where free > 0:
      return Distribution(offset: free / Double(count + 1), between: free / Double(count + 1))
    default: return Distribution(offset: 0, between: 0)
    }
  }
}

// CSS Flexbox §9.3: collect the items into lines. https://drafts.csswg.org/css-flexbox-1/#algo-line-break

extension Pass {
  /// Sums of fractions may miss a fit by less than a browser's layout unit (1/64 point): that is a fit.
  private static let slack = 1.0 / 128

  func collectLines(_ box: inout Flexbox) {
    guard box.wraps, box.itemCount > 0 else {
      box.lines = scratch.pointee.take(1, of: Line.self)
      box.lines.initialize(to: Line(start: 0, end: box.itemCount))
      box.lineCount = 1
      box.lines.pointee.hypothetical = hypotheticalLength(0..<box.itemCount, in: box)
      return
    }
    box.lines = scratch.pointee.take(box.itemCount, of: Line.self)
    // A height that the ratio gave breaks lines before the content may raise it.
    var limit = box.isRow || box.room.height.isNaN ? box.innerMain : box.room.height
    if !box.isRow, box.room.height.isNaN, !box.ceiling.isNaN { limit = box.ceiling }
    limit = (limit.isNaN ? .infinity : inUnits(limit)) + Self.slack
    var start = 0
    var length = 0.0
    for index in 0..<box.itemCount {
      let outer = inUnits(outerHypothetical(box.items + index, in: box))
      let longer = index == start ? outer : length + box.gapMain + outer
      if index > start, longer > limit {
        close(&box, start..<index, length)
        start = index
        length = outer
      } else {
        length = longer
      }
    }
    close(&box, start..<box.itemCount, length)
  }

  private func close(_ box: inout Flexbox, _ range: Range<Int>, _ length: Double) {
    (box.lines + box.lineCount).initialize(to: Line(start: range.lowerBound, end: range.upperBound, hypothetical: length))
    box.lineCount += 1
  }

  private func hypotheticalLength(_ range: Range<Int>, in box: Flexbox) -> Double {
    var sum = box.gapMain * Double(max(range.count - 1, 0))
    for index in range { sum += outerHypothetical(box.items + index, in: box) }
    return sum
  }

  @inline(__always) private func outerHypothetical(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    item.pointee.hypothetical + box.main(item.pointee.margins)
  }

  /// §9.3.4: the main size of a container that is as large as its content.
  func longestLine(_ box: Flexbox) -> Double {
    var longest = 0.0
    for index in 0..<box.lineCount { longest = max(longest, box.lines[index].hypothetical) }
    return longest
  }
}

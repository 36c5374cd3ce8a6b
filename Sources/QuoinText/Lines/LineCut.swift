/// What is left of a line that had to be cut: a beginning, the ellipsis, an end. Either side may be empty.
struct LineCut: Sendable {
  var prefix: Range<Int>
  var suffix: Range<Int>
  var ellipsis: Ornaments.Sign
  /// Points, ellipsis included.
  var width: Double
  var paragraph: Int
  /// The paragraph the suffix is from.
  var suffixParagraph: Int
}

/// Cuts the last line that has room from all the text that is left, not from the line as it was broken: "XXX…", not "XX…".
struct LineCutter {
  let text: ShapedText
  let ornaments: Ornaments
  let width: Double

  /// The line that begins where `line` begins and stands for everything up to the text's end.
  func cut(_ line: BrokenLine, _ mode: ParagraphStyle.Truncation) -> LineCut {
    let start = Int(line.start)
    let paragraph = Int(line.paragraph)
    let first = trimmedEnd(start..<text.paragraphs[paragraph].units.upperBound)
    let lastParagraph = text.paragraphs.count - 1
    let lastStart = lastParagraph == paragraph ? start : text.paragraphs[lastParagraph].units.lowerBound
    let last = trimmedEnd(lastStart..<text.paragraphs[lastParagraph].units.upperBound)
    switch mode {
    case .tail, .unmarked: return tail(first, paragraph)
    case .head: return head(last, paragraph, lastParagraph)
    case .middle: return middle(first, last, paragraph, lastParagraph)
    }
  }

  private func tail(_ rest: Range<Int>, _ paragraph: Int) -> LineCut {
    // First without the ellipsis, by halving: the rest may be a whole book.
    var end = partition(rest.lowerBound, rest.upperBound) { fits(text.width(rest.lowerBound, $0)) }
    while end > rest.lowerBound, !fits(text.width(rest.lowerBound, end) + ellipsis(before: end, rest, paragraph).width) { end -= 1 }
    let prefix = trimmedEnd(rest.lowerBound..<end)
    return make(prefix, rest.upperBound..<rest.upperBound, ellipsis(before: prefix.upperBound, rest, paragraph), paragraph, paragraph)
  }

  private func head(_ rest: Range<Int>, _ paragraph: Int, _ last: Int) -> LineCut {
    var start = rest.upperBound - partition(0, rest.count) { fits(text.width(rest.upperBound - $0, rest.upperBound)) }
    while start < rest.upperBound, !fits(text.width(start, rest.upperBound) + ellipsis(after: start, rest, last).width) { start += 1 }
    let suffix = trimmedStart(start..<rest.upperBound)
    return make(rest.lowerBound..<rest.lowerBound, suffix, ellipsis(after: suffix.lowerBound, rest, last), paragraph, last)
  }

  /// Takes characters from both ends in turn, always at the shorter side, the beginning first.
  private func middle(_ first: Range<Int>, _ last: Range<Int>, _ paragraph: Int, _ lastParagraph: Int) -> LineCut {
    var end = first.lowerBound
    var start = last.upperBound
    let sign = ellipsis(before: first.lowerBound, first, paragraph)
    // Blanks beside the ellipsis are left out, so they cost nothing until a letter follows them.
    func widths(_ end: Int, _ start: Int) -> (Double, Double) {
      let prefix = trimmedEnd(first.lowerBound..<end)
      let suffix = trimmedStart(start..<last.upperBound)
      return (text.width(prefix.lowerBound, prefix.upperBound), text.width(suffix.lowerBound, suffix.upperBound))
    }
    func mayGrow(_ end: Int, _ start: Int) -> Bool {
      let (before, after) = widths(end, start)
      return fits(before + sign.width + after) && (paragraph != lastParagraph || end <= start)
    }
    while true {
      let (before, after) = widths(end, start)
      let canTakeFirst = end < first.upperBound && mayGrow(end + 1, start)
      let canTakeLast = start > last.lowerBound && mayGrow(end, start - 1)
      if canTakeFirst, before <= after || !canTakeLast {
        end += 1
      } else if canTakeLast {
        start -= 1
      } else {
        break
      }
    }
    return make(trimmedEnd(first.lowerBound..<end), trimmedStart(start..<last.upperBound), sign, paragraph, lastParagraph)
  }

  private func make(_ prefix: Range<Int>, _ suffix: Range<Int>, _ sign: Ornaments.Sign, _ paragraph: Int, _ last: Int) -> LineCut {
    let shown = text.width(prefix.lowerBound, prefix.upperBound) + text.width(suffix.lowerBound, suffix.upperBound)
    return LineCut(
      prefix: prefix, suffix: suffix, ellipsis: sign, width: max(0, shown + sign.width), paragraph: paragraph, suffixParagraph: last)
  }

  /// The largest number from `low` to `high` that passes; `low` passes, and all below one that passes do.
  private func partition(_ low: Int, _ high: Int, _ passes: (Int) -> Bool) -> Int {
    var low = low
    var high = high
    while low < high {
      let middle = (low + high + 1) / 2
      if passes(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func fits(_ needed: Double) -> Bool { needed <= width + LineBreaker.tolerance }

  private func ellipsis(before end: Int, _ rest: Range<Int>, _ paragraph: Int) -> Ornaments.Sign {
    if end > rest.lowerBound { return ornaments.ellipsis(text.run(of: end - 1)) }
    return ellipsis(after: rest.lowerBound, rest, paragraph)
  }

  private func ellipsis(after start: Int, _ rest: Range<Int>, _ paragraph: Int) -> Ornaments.Sign {
    start < rest.upperBound ? ornaments.ellipsis(text.run(of: start)) : ornaments.ellipsis(style: text.paragraphs[paragraph].style)
  }

  private func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.isBlank(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  private func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, text.isBlank(start) { start += 1 }
    return start..<range.upperBound
  }
}

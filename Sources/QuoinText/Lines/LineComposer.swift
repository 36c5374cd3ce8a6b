import Foundation

/// All lines for one room, at one scale, before pixels.
struct Composition: Sendable {
  var lines: [BrokenLine] = []
  /// What the last line shows instead, if it was cut.
  var cut: LineCut?
  /// The last line stands for all the rest, its letters moved together to this width.
  var tightenedWidth: Double?
  /// Text is left over, or sticks out of a clipped line.
  var overflows = false
  /// Every line is there; not even blank ones were left out.
  var isWhole = true
  /// Points at scale 1 from the first line's top to the last one's bottom.
  var height = 0.0
  /// Points at scale 1 that the widest line asks for, hanging blanks included as far as there was room.
  var widest = 0.0
  var firstAscent = 0.0
  /// From the top to the last line's top, and from there to its baseline.
  var lastTop = 0.0
  var lastAscent = 0.0
  var scale = 1.0
}

/// Fits a text into a room: breaks lines, and where they do not all fit, first shrinks, then tightens, then cuts (D10).
struct LineComposer {
  let text: ShapedText
  let style: ParagraphStyle
  let ornaments: Ornaments

  /// `width` and `height` are points ≥ 0, ∞ for no bound.
  func compose(width: Double, height: Double) -> Composition {
    let whole = fill(width: width, height: height, scale: 1)
    guard whole.overflows else { return whole }
    let shrunk = style.usedScaleFactor < 1 ? shrink(width: width, height: height) : whole
    return shrunk.overflows ? shorten(shrunk, width: width / shrunk.scale) : shrunk
  }

  // MARK: Filling

  /// As many lines as the limit and the height allow, one at least (fact 68). Widths and heights in the text's own scale.
  private func fill(width: Double, height: Double, scale: Double) -> Composition {
    let width = width / scale
    let height = height / scale + LineBreaker.tolerance
    var result = Composition()
    result.scale = scale
    var breaker = LineBreaker(text, width: width, style: style, scale: scale, ornaments: ornaments)
    let limit = max(1, style.maximumLines ?? Int.max)
    // Where the last whole paragraph begins; the end of a text that is cut stays as it was broken.
    var whole = 0..<0
    while !breaker.isAtEnd {
      if result.lines.count == limit {
        result.isWhole = false
        result.overflows = hasInk(from: breaker.cursor)
        break
      }
      let before = breaker.cursor
      let line = breaker.next()
      let metrics = self.metrics(line)
      let top = result.height + gap(above: line, after: result.lines.last, metrics, scale: scale)
      if !result.lines.isEmpty, top + metrics.height > height {
        result.isWhole = false
        result.overflows = hasInk(from: before)
        break
      }
      if style.avoidsLoneWords { breaker.evenOut(&result.lines[whole]) }
      append(line, metrics, top: top, to: &result)
      whole = line.endsParagraph ? paragraphStart(result.lines)..<result.lines.count : 0..<0
    }
    if style.avoidsLoneWords, !result.overflows { breaker.evenOut(&result.lines[whole]) }
    result.widest = result.lines.reduce(0) { max($0, $1.wholeWidth) }
    if style.breaking == .clip, result.widest > width + LineBreaker.tolerance {
      result.overflows = true
      result.isWhole = false
      result.widest = width
    }
    return result
  }

  /// Points between a line and the one before it, in a text at this scale; none above the first.
  func gap(above line: BrokenLine, after last: BrokenLine?, _ metrics: LineMetrics, scale: Double) -> Double {
    guard let last else { return 0 }
    let between = last.paragraph == line.paragraph ? 0 : style.block(last.paragraph).spacing(to: style.block(line.paragraph))
    return metrics.leading + (style.usedLineSpacing + between) / scale
  }

  private func append(_ line: BrokenLine, _ metrics: LineMetrics, top: Double, to result: inout Composition) {
    if result.lines.isEmpty { result.firstAscent = metrics.ascent }
    result.lines.append(line)
    result.height = top + metrics.height
    result.lastTop = top
    result.lastAscent = metrics.ascent
  }

  /// The first line of the paragraph that the last line is of, as far as it matters: of more than two lines, not the first.
  private func paragraphStart(_ lines: [BrokenLine]) -> Int {
    var start = lines.count - 1
    while start > 0, lines.count - start < 3, lines[start - 1].paragraph == lines[start].paragraph { start -= 1 }
    return start
  }

  func metrics(_ line: BrokenLine) -> LineMetrics {
    text.metrics(Int(line.start)..<Int(line.end), in: text.paragraphs[Int(line.paragraph)])
  }

  /// Whether anything but blanks and line ends is left; those may be dropped without a mark.
  private func hasInk(from cursor: LineBreaker.Cursor) -> Bool {
    guard cursor.unit < text.units.count else { return false }
    return text.units[cursor.unit...].contains { !$0.traits.contains(.blank) }
  }

  // MARK: Shrinking

  /// The largest scale at which everything fits; the smallest allowed one if none does.
  private func shrink(width: Double, height: Double) -> Composition {
    var low = fill(width: width, height: height, scale: style.usedScaleFactor)
    if low.overflows { return low }
    var high = 1.0
    for _ in 0..<10 {
      let middle = fill(width: width, height: height, scale: (low.scale + high) / 2)
      if middle.overflows { high = middle.scale } else { low = middle }
    }
    // With these very lines, the scale that uses up the room exactly.
    let widest = low.lines.reduce(0) { max($0, $1.head + $1.width + $1.tail) }
    let exact = min(1, widest > 0 ? width / widest : 1, low.height > 0 ? height / low.height : 1)
    guard exact > low.scale else { return low }
    let best = fill(width: width, height: height, scale: exact)
    return best.overflows ? low : best
  }

  // MARK: Tightening and cutting

  /// Letters may move together by this part of the line's width (NSParagraphStyle's default tightening factor).
  private static let tighteningFactor = 0.05

  private func shorten(_ full: Composition, width: Double) -> Composition {
    guard style.breaking != .clip, style.truncation != .unmarked, let last = full.lines.last else { return full }
    var result = full
    let others = full.lines.dropLast().reduce(0) { max($0, $1.wholeWidth) }
    let indents = last.head + last.tail
    let width = max(0, width - indents)
    let rest = text.paragraphs[Int(last.paragraph)]
    let restEnd = max(last.start, text.segments[safe: rest.segments.upperBound - 1]?.visibleEnd ?? last.start)
    let restWidth = text.width(Int(last.start), Int(restEnd))
    let isLastParagraph = Int(last.paragraph) == text.paragraphs.count - 1
    if style.allowsTightening, isLastParagraph, restWidth <= width * (1 + Self.tighteningFactor) {
      result.tightenedWidth = width
      result.overflows = false
      result.lines[result.lines.count - 1].end = Int32(rest.units.upperBound)
      result.lines[result.lines.count - 1].shownEnd = restEnd
      result.lines[result.lines.count - 1].width = width
      result.lines[result.lines.count - 1].fullWidth = width
      result.lines[result.lines.count - 1].endsParagraph = true
      result.widest = max(others, width + indents)
      return result
    }
    let cut = LineCutter(text: text, ornaments: ornaments, width: width).cut(last, style.truncation)
    result.cut = cut
    result.lines[result.lines.count - 1].width = cut.width
    result.lines[result.lines.count - 1].fullWidth = cut.width
    result.widest = max(others, cut.width + indents)
    return result
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension ParagraphStyle {
  var usedLineSpacing: Double { lineSpacing.isFinite && lineSpacing > 0 ? Double(lineSpacing) : 0 }

  var usedScaleFactor: Double {
    minimumScaleFactor.isFinite && minimumScaleFactor > 0 && minimumScaleFactor < 1 ? Double(minimumScaleFactor) : 1
  }

  /// Whether a text of this style can ever be cut with an ellipsis.
  var mayCut: Bool { breaking != .clip && truncation != .unmarked }
}

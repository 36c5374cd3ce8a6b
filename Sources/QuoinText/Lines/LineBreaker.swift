/// One line as the breaker leaves it.
struct BrokenLine: Sendable {
  var paragraph: Int32
  var start: Int32
  /// Behind its last unit, blanks that hang over the edge included.
  var end: Int32
  /// Behind the last unit that is drawn.
  var shownEnd: Int32
  /// Points, hyphen included, hanging blanks not.
  var width: Double
  /// Points that the text asks for: with the blanks that hang, as far as there is room.
  var fullWidth: Double
  /// Points that the line stands in at its beginning, and at its end where that is counted from the end of the room.
  var head = 0.0
  var tail = 0.0
  var hyphenates: Bool
  var endsParagraph: Bool

  /// Points that the line takes of the room, indents included.
  var wholeWidth: Double { head + fullWidth + tail }
}

/// Fills lines one after another: as many words as fit, then, for a word wider than a line, as many characters (fact 67).
///
/// Linear in the text for a whole run over it; no shaping.
struct LineBreaker {
  /// Where the next line begins.
  struct Cursor {
    var paragraph = 0
    var unit = 0
    var segment = 0
  }

  /// Widths that exceed the room by less than this are rounding, not text.
  static let tolerance = 0.001

  let text: ShapedText
  /// Points of the whole room; ∞ for no bound.
  private let wholeWidth: Double
  let clips: Bool
  let ornaments: Ornaments
  /// How far lines stand in; nil where none does.
  private let indents: ParagraphStyle?
  private let scale: Double
  private(set) var cursor = Cursor()

  /// `width` is in the text's own scale; indents do not shrink with the text.
  init(_ text: ShapedText, width: Double, style: ParagraphStyle, scale: Double, ornaments: Ornaments) {
    self.text = text
    wholeWidth = width
    indents = style.blocks.isEmpty ? nil : style
    self.scale = scale
    clips = style.breaking == .clip
    self.ornaments = ornaments
  }

  /// How far the next line stands in at its beginning.
  private var head: Double {
    guard let indents else { return 0 }
    let isFirst = isAtEnd || cursor.unit == text.paragraphs[cursor.paragraph].units.lowerBound
    return indents.block(Int32(cursor.paragraph)).head(isFirst: isFirst) / scale
  }
  /// The room of the next line in points; ∞ for no bound.
  private var width: Double { indents == nil ? wholeWidth : room(from: head, Int32(cursor.paragraph)) }
  /// The room of a line that was made.
  func room(_ line: BrokenLine) -> Double { room(from: line.head, line.paragraph) }
  private func room(from head: Double, _ paragraph: Int32) -> Double {
    guard let indents else { return wholeWidth }
    return max(0, wholeWidth - head - indents.block(paragraph).tail(in: wholeWidth * scale) / scale)
  }

  var isAtEnd: Bool { cursor.paragraph >= text.paragraphs.count }

  /// The next line. Only to be called when not at the end.
  mutating func next() -> BrokenLine {
    let paragraph = text.paragraphs[cursor.paragraph]
    guard !paragraph.units.isEmpty else { return finish(emptyLine(paragraph), paragraph) }
    let room = width + Self.tolerance
    var best: Int?
    var index = cursor.segment
    while index < paragraph.segments.upperBound {
      let segment = text.segments[index]
      let visibleEnd = self.visibleEnd(segment)
      var needed = text.width(cursor.unit, visibleEnd)
      if needed > room { break }
      let isLast = index + 1 == paragraph.segments.upperBound
      if segment.hyphenates, !isLast, visibleEnd > cursor.unit { needed += ornaments.hyphen(text.run(of: visibleEnd - 1)).width }
      if needed <= room { best = index }
      index += 1
    }
    if let best { return finish(words(upTo: best, paragraph), paragraph) }
    return finish(clips ? clipped(paragraph) : characters(paragraph, room: room), paragraph)
  }

  /// Behind the last unit of the segment that is not blank; the line's own start if all since there are.
  private func visibleEnd(_ segment: ShapedText.Segment) -> Int { max(Int(segment.visibleEnd), cursor.unit) }

  private func emptyLine(_ paragraph: ShapedText.Paragraph) -> BrokenLine {
    let unit = Int32(paragraph.units.lowerBound)
    return BrokenLine(
      paragraph: Int32(cursor.paragraph), start: unit, end: unit, shownEnd: unit, width: 0, fullWidth: 0, hyphenates: false,
      endsParagraph: true)
  }

  private func words(upTo index: Int, _ paragraph: ShapedText.Paragraph) -> BrokenLine {
    let segment = text.segments[index]
    let ends = index + 1 == paragraph.segments.upperBound
    let visibleEnd = visibleEnd(segment)
    let hyphenates = segment.hyphenates && !ends && visibleEnd > cursor.unit
    var lineWidth = text.width(cursor.unit, visibleEnd)
    var shown = Int32(visibleEnd)
    if hyphenates { lineWidth += ornaments.hyphen(text.run(of: visibleEnd - 1)).width }
    if ends {
      // Blanks at the very end count as far as there is room; they never make a line of their own.
      shown = segment.end
      lineWidth = max(lineWidth, min(text.width(cursor.unit, Int(segment.end)), width))
    }
    let full = max(lineWidth, min(text.width(cursor.unit, Int(segment.end)), width))
    return BrokenLine(
      paragraph: Int32(cursor.paragraph), start: Int32(cursor.unit), end: segment.end, shownEnd: shown, width: max(0, lineWidth),
      fullWidth: max(0, full), hyphenates: hyphenates, endsParagraph: ends)
  }

  private func clipped(_ paragraph: ShapedText.Paragraph) -> BrokenLine {
    let whole = text.width(cursor.unit, paragraph.units.upperBound)
    return BrokenLine(
      paragraph: Int32(cursor.paragraph), start: Int32(cursor.unit), end: Int32(paragraph.units.upperBound),
      shownEnd: Int32(paragraph.units.upperBound), width: whole, fullWidth: whole, hyphenates: false, endsParagraph: true)
  }

  /// The word does not fit: as many of its characters as do, but at least one.
  private func characters(_ paragraph: ShapedText.Paragraph, room: Double) -> BrokenLine {
    let segment = text.segments[cursor.segment]
    var end = cursor.unit + 1
    while end < Int(segment.visibleEnd), text.width(cursor.unit, end + 1) <= room { end += 1 }
    let shown = end
    while end < Int(segment.end), text.isBlank(end) { end += 1 }
    let ends = end == paragraph.units.upperBound
    let shownWidth = max(0, text.width(cursor.unit, shown))
    return BrokenLine(
      paragraph: Int32(cursor.paragraph), start: Int32(cursor.unit), end: Int32(end), shownEnd: Int32(shown),
      width: shownWidth, fullWidth: max(shownWidth, min(text.width(cursor.unit, end), width)), hyphenates: false, endsParagraph: ends)
  }

  private mutating func finish(_ line: BrokenLine, _ paragraph: ShapedText.Paragraph) -> BrokenLine {
    var line = line
    if let indents { (line.head, line.tail) = (head, indents.block(line.paragraph).tail(in: .infinity) / scale) }
    if line.endsParagraph {
      cursor.paragraph += 1
      cursor.unit = paragraph.units.upperBound
      cursor.segment = paragraph.segments.upperBound
    } else {
      cursor.unit = Int(line.end)
      while Int(text.segments[cursor.segment].end) <= cursor.unit { cursor.segment += 1 }
    }
    return line
  }
}

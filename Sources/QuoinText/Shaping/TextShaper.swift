import CHarfBuzz
import Foundation

/// Makes a ``ShapedText``: parts it at its line ends, finds directions and break chances, and shapes it item by item.
struct TextShaper {
  let style: ParagraphStyle
  let library: FontLibrary
  private var result = ShapedText()
  private var styleStarts: [Int] = []

  static func shape(_ text: StyledText, style: ParagraphStyle, library: FontLibrary) -> ShapedText {
    var shaper = TextShaper(style: style, library: library)
    shaper.gather(text)
    shaper.shapeParagraphs()
    shaper.findUniformMetrics()
    return shaper.result
  }

  private init(style: ParagraphStyle, library: FontLibrary) {
    self.style = style
    self.library = library
  }

  // MARK: The characters and their styles

  private mutating func gather(_ text: StyledText) {
    let factor = style.lineHeightMultiple.isFinite && style.lineHeightMultiple > 0 ? Double(style.lineHeightMultiple) : 1
    for run in text.runs {
      let font = library.font(run.font)
      let offset = run.baselineOffset.isFinite ? Double(run.baselineOffset) : 0
      var metrics = LineMetrics(font, baselineOffset: offset)
      let factor = style.lineHeight?.points(at: run.font.size).map { Double($0) / metrics.height } ?? factor
      if let attachment = run.attachment { metrics.include(attachment.metrics(raisedBy: offset)) }
      if run.font.features.isDisjoint(with: .smallCaps) {
        append(run, font: font, metrics: metrics.multiplied(by: factor))
      } else {
        for part in SmallCapitals.parts(of: run, font: font) {
          append(part, font: library.font(part.font), metrics: metrics.multiplied(by: factor))
        }
      }
    }
    for index in result.utf16.indices where Self.isControl(result.utf16[index]) { result.utf16[index] = 0x2060 }
    result.units.reserveCapacity(result.utf16.count)
    result.edges.reserveCapacity(result.utf16.count + 1)
  }

  private mutating func append(_ run: StyledText.Run, font: Font, metrics: LineMetrics) {
    styleStarts.append(result.utf16.count)
    result.styles.append(ShapedText.Style(font: font, source: run, metrics: metrics))
    if run.attachment != nil { result.utf16.append(0xFFFC) } else { result.utf16.append(contentsOf: run.text.utf16) }
  }

  /// Control characters have no picture; they become word joiners, which have none either and break nothing.
  private static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 ? !(unit >= 9 && unit <= 13) : unit >= 0x7F && unit < 0xA0 && unit != 0x85
  }

  // MARK: Paragraphs

  private mutating func shapeParagraphs() {
    guard !result.utf16.isEmpty else { return }
    let text = result.utf16
    var start = 0
    text.withUnsafeBufferPointer { text in
      while true {
        var end = start
        while end < text.count, !Self.isLineEnd(text[end]) { end += 1 }
        shapeParagraph(text, start..<end)
        if end == text.count { break }
        start = end + (text[end] == 13 && end + 1 < text.count && text[end + 1] == 10 ? 2 : 1)
      }
    }
  }

  private static func isLineEnd(_ unit: UInt16) -> Bool {
    unit >= 10 && unit <= 13 || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  private mutating func shapeParagraph(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) {
    let line = UnsafeBufferPointer(rebasing: text[range])
    let bidi = BidiLevels(line, base: style.baseDirection, layout: style.layoutDirection)
    let firstUnit = result.units.count
    var styleIndex = self.styleIndex(at: range.lowerBound)
    let emptyStyle = styleIndex
    var position = range.lowerBound
    while position < range.upperBound {
      let styleEnd = styleIndex + 1 < styleStarts.count ? styleStarts[styleIndex + 1] : text.count
      let end = min(styleEnd, range.upperBound)
      if position < end { shapePiece(text, position..<end, style: styleIndex, bidi: bidi, paragraphStart: range.lowerBound) }
      position = max(position, end)
      if position < range.upperBound { styleIndex += 1 }
    }
    markBreaks(line, offset: range.lowerBound, units: firstUnit..<result.units.count)
    let segments = addSegments(firstUnit..<result.units.count)
    result.paragraphs.append(
      ShapedText.Paragraph(
        units: firstUnit..<result.units.count, segments: segments, textEnd: range.upperBound, baseLevel: bidi.base, style: emptyStyle))
  }

  /// The style in force at an offset; at the very end of the text, the last one.
  private func styleIndex(at offset: Int) -> Int {
    var low = 0
    var high = styleStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if styleStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private mutating func markBreaks(_ line: UnsafeBufferPointer<UInt16>, offset: Int, units: Range<Int>) {
    guard style.breaking != .clip, units.count > 1 else { return }
    if style.breaking == .character {
      for unit in units.dropFirst() where !result.isBlank(unit) || result.isBlank(unit - 1) == false {
        // Blanks hang on the line before, so a line begins with what follows them.
        if !result.isBlank(unit) { result.units[unit].traits.insert(.mayBreakBefore) }
      }
      return
    }
    var breaks = [Bool](repeating: false, count: line.count + 1)
    BreakRules.mark(line, language: style.language, keepsHangulWords: style.keepsHangulWords, in: &breaks)
    for unit in units.dropFirst() where breaks[Int(result.units[unit].offset) - offset] {
      result.units[unit].traits.insert(.mayBreakBefore)
    }
  }

  private mutating func addSegments(_ units: Range<Int>) -> Range<Int> {
    let first = result.segments.count
    guard !units.isEmpty else { return first..<first }
    for unit in units.dropFirst() where result.units[unit].traits.contains(.mayBreakBefore) {
      addSegment(end: unit, from: units.lowerBound)
    }
    addSegment(end: units.upperBound, from: units.lowerBound)
    return first..<result.segments.count
  }

  private mutating func addSegment(end: Int, from first: Int) {
    var visible = end
    while visible > first, result.isBlank(visible - 1) { visible -= 1 }
    let hyphenates = visible > first && result.units[visible - 1].traits.contains(.softHyphen)
    result.segments.append(ShapedText.Segment(end: Int32(end), visibleEnd: Int32(visible), hyphenates: hyphenates))
  }

  // MARK: Items

  private mutating func shapePiece(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, style: Int, bidi: BidiLevels, paragraphStart: Int
  ) {
    let source = result.styles[style].source
    if let attachment = source.attachment {
      addRun(font: result.styles[style].font, style: style, level: bidi.level(range.lowerBound - paragraphStart), script: HB_SCRIPT_COMMON)
      addUnshaped(at: range.lowerBound, width: attachment.usedSize.width, traits: [])
      return
    }
    let itemizer = FontItemizer(primary: result.styles[style].font, language: source.language ?? self.style.language, library: library)
    for item in itemizer.items(UnsafeBufferPointer(rebasing: text[range])) {
      var start = item.range.lowerBound + range.lowerBound
      let end = item.range.upperBound + range.lowerBound
      while start < end {
        let level = bidi.level(start - paragraphStart)
        var stop = start + 1
        while stop < end, bidi.level(stop - paragraphStart) == level { stop += 1 }
        addRun(font: item.font, style: style, level: level, script: item.script)
        shapeItem(text, start..<stop, shaping(item, source, level), paragraphStart: result.paragraphs.last?.units.upperBound ?? 0)
        start = stop
      }
    }
  }

  private func shaping(_ item: FontItemizer.Item, _ source: StyledText.Run, _ level: UInt8) -> ShapingStyle {
    var features = item.font.descriptor.features
    // The phone's monospaced design joins no signs.
    if item.font.descriptor.family == .system(.monospaced) { features.insert(.noContextualForms) }
    if source.tracking != 0 { features.insert(.noLigatures) }
    return ShapingStyle(
      face: item.font.face, features: features, script: item.script.rawValue,
      language: ShapingStyle.language(source.language ?? style.language), isRightToLeft: level & 1 == 1)
  }

  private mutating func addRun(font: Font, style: Int, level: UInt8, script: hb_script_t) {
    let look = result.styles[style]
    var metrics = look.metrics
    if font !== look.font, !look.font.isSystem, TallScripts.widen(script, language: look.source.language) {
      metrics.include(LineMetrics(font))
    }
    let wanted = look.source.tracking != 0 ? look.source.tracking : look.source.kerning
    let tracking = Double(font.ownTracking) + (wanted.isFinite ? Double(wanted) : 0)
    let run = ShapedText.Run(
      font: font, style: Int32(style), level: level, tracking: FontItemizer.isCursive(script) ? 0 : tracking, metrics: metrics)
    if let last = result.runs.last, last.font === font, last.style == run.style, last.level == level, last.tracking == run.tracking,
      result.paragraphs.last?.units.upperBound != result.units.count
    {
      return
    }
    result.runs.append(run)
  }

  // MARK: Words

  /// Words of more than this many UTF-16 units are shaped in parts, which keeps the time linear.
  private static let longestWord = 256

  private mutating func shapeItem(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ shaping: ShapingStyle, paragraphStart: Int) {
    var start = range.lowerBound
    while start < range.upperBound {
      if text[start] == 9 {
        addUnshaped(at: start, width: tabWidth(from: paragraphStart), traits: .blank)
        start += 1
        continue
      }
      let isBlank = Self.isBlank(text[start])
      var end = start + 1
      while end < range.upperBound, text[end] != 9, Self.isBlank(text[end]) == isBlank {
        if end - start >= Self.longestWord, Self.mayCut(text[end]) || end - start >= 4 * Self.longestWord && text[end] & 0xFC00 != 0xDC00 {
          break
        }
        end += 1
      }
      let word = WordCache.shared.word(UnsafeBufferPointer(rebasing: text[start..<end]), shaping)
      add(word, at: start, text, traits: isBlank ? .blank : [])
      start = end
    }
  }

  /// White space that parts words; the no-break spaces are letters in this respect.
  private static func isBlank(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Before such a character a long word may be parted without cutting a grapheme.
  private static func mayCut(_ unit: UInt16) -> Bool { unit < 0x300 || unit >= 0x3041 && unit < 0xD7A4 }

  private mutating func add(_ word: ShapedWord, at start: Int, _ text: UnsafeBufferPointer<UInt16>, traits: ShapedText.Traits) {
    let run = result.runs[result.runs.count - 1]
    let size = Double(run.font.size)
    let em = Double(run.font.unitsPerEm) / Double(run.font.advanceScale)
    let letters = run.font.letterTracking
    let wordIndex = Int32(result.words.count)
    result.words.append(ShapedText.Word(shaped: word, firstUnit: Int32(result.units.count), run: Int32(result.runs.count - 1)))
    var x = result.edges[result.edges.count - 1]
    for index in word.unitOffsets.indices {
      let offset = start + Int(word.unitOffsets[index])
      let isSoftHyphen = text[offset] == 0xAD
      let advance = word.unitAdvances[index]
      // Letters may be moved onto each other, but never past each other: edges only rise.
      let own = letters.isEmpty || text[offset] > 127 ? 0 : letters[Int(text[offset])]
      if advance != 0 { x += max(0, Double(advance) * size / em + run.tracking + own) }
      result.units.append(ShapedText.Unit(offset: Int32(offset), word: wordIndex, traits: isSoftHyphen ? .softHyphen : traits))
      result.edges.append(x)
    }
  }

  private mutating func addUnshaped(at offset: Int, width: Double, traits: ShapedText.Traits) {
    result.words.append(ShapedText.Word(shaped: nil, firstUnit: Int32(result.units.count), run: Int32(result.runs.count - 1)))
    result.units.append(ShapedText.Unit(offset: Int32(offset), word: Int32(result.words.count - 1), traits: traits))
    result.edges.append(result.edges[result.edges.count - 1] + width)
  }

  /// To the next stop; they stand 28 points apart, as in the phone's default paragraph style, counted in the unbroken text.
  private func tabWidth(from firstUnit: Int) -> Double {
    let x = result.edges[result.edges.count - 1] - result.edges[firstUnit]
    return (floor(x / 28 + 1e-9) + 1) * 28 - x
  }

  private mutating func findUniformMetrics() {
    guard let first = result.styles.first?.metrics else { return }
    if result.styles.allSatisfy({ $0.metrics == first }), result.runs.allSatisfy({ $0.metrics == first }) { result.uniformMetrics = first }
  }
}

extension StyledText.Attachment {
  /// The size with nonsense taken as 0.
  var usedSize: (width: Double, height: Double) {
    (size.width.isFinite ? max(0, Double(size.width)) : 0, size.height.isFinite ? max(0, Double(size.height)) : 0)
  }

  func metrics(raisedBy offset: Double) -> LineMetrics {
    var metrics = LineMetrics()
    let above = ascent.isFinite ? Double(ascent) : usedSize.height
    metrics.ascent = above + offset
    metrics.descent = usedSize.height - above - offset
    return metrics
  }
}

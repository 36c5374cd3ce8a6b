import Foundation

/// Sets one line's glyphs from left to right: parts it by direction (UAX 9, rules L1 and L2), then word by word.
struct GlyphSetter {
  private enum Piece {
    case units(Range<Int>, level: UInt8)
    case sign(Ornaments.Sign, level: UInt8)

    var level: UInt8 {
      switch self {
      case .units(_, let level), .sign(_, let level): level
      }
    }
  }

  let text: ShapedText
  let ornaments: Ornaments
  let scale: Double
  let spread: Spread
  private(set) var runs: [GlyphRun] = []
  private var x: Double
  private let baseline: Double
  /// The unit behind which nothing is spread.
  private var lastUnit = 0

  init(text: ShapedText, ornaments: Ornaments, scale: Double, spread: Spread, x: Double, baseline: Double) {
    self.text = text
    self.ornaments = ornaments
    self.scale = scale
    self.spread = spread
    self.x = x
    self.baseline = baseline
  }

  mutating func set(_ line: BrokenLine) {
    let paragraph = text.paragraphs[Int(line.paragraph)]
    lastUnit = Int(line.shownEnd) - 1
    var pieces = pieces(Int(line.start)..<Int(line.shownEnd))
    if line.hyphenates, line.shownEnd > line.start {
      pieces.append(.sign(ornaments.hyphen(text.run(of: Int(line.shownEnd) - 1)), level: pieces.last?.level ?? paragraph.baseLevel))
    }
    set(pieces)
  }

  mutating func set(_ cut: LineCut) {
    lastUnit = -1
    let level = text.paragraphs[cut.paragraph].baseLevel
    set(pieces(cut.prefix) + [.sign(cut.ellipsis, level: level)] + pieces(cut.suffix))
  }

  // MARK: Order

  private func pieces(_ units: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var start = units.lowerBound
    while start < units.upperBound {
      let run = text.run(of: start)
      var end = start + 1
      while end < units.upperBound, text.run(of: end) == run { end += 1 }
      pieces.append(.units(start..<end, level: text.runs[run].level))
      start = end
    }
    return pieces
  }

  private mutating func set(_ pieces: [Piece]) {
    for piece in Self.visualOrder(pieces) {
      switch piece {
      case .units(let range, _): set(range)
      case .sign(let sign, _): set(sign)
      }
    }
  }

  /// Rule L2: from the highest level to the lowest odd one, turn every stretch of at least that level around.
  private static func visualOrder(_ pieces: [Piece]) -> [Piece] {
    let highest = pieces.map(\.level).max() ?? 0
    guard highest > 0 else { return pieces }
    let lowestOdd = pieces.map(\.level).filter { $0 & 1 == 1 }.min() ?? highest + 1
    var order = pieces
    var level = highest
    while level >= lowestOdd, level > 0 {
      var start = 0
      while start < order.count {
        guard order[start].level >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count, order[end].level >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }

  // MARK: Glyphs

  private mutating func set(_ units: Range<Int>) {
    let run = text.runs[text.run(of: units.lowerBound)]
    let style = text.styles[Int(run.style)]
    let isRightToLeft = run.level & 1 == 1
    var glyphRun = newRun(font: run.font.scaled(by: scale), style: style, isRightToLeft: isRightToLeft)
    glyphRun.isWhitespace = units.allSatisfy { text.isBlank($0) }
    let offsets = appendText(units, to: &glyphRun)
    glyphRun.reserve(units.count)
    let factor = Double(run.font.size) * scale / Double(run.font.unitsPerEm)
    var rest = units
    while !rest.isEmpty {
      let word = text.words[Int(text.units[isRightToLeft ? rest.upperBound - 1 : rest.lowerBound].word)]
      let ofWord = stretch(of: word, at: isRightToLeft ? rest.upperBound - 1 : rest.lowerBound, in: rest)
      set(ofWord, word, isRightToLeft: isRightToLeft, factor: factor, offsets: offsets, first: units.lowerBound, to: &glyphRun)
      rest = isRightToLeft ? rest.lowerBound..<ofWord.lowerBound : ofWord.upperBound..<rest.upperBound
    }
    if let attachment = style.source.attachment {
      let size = attachment.usedSize
      let ascent = attachment.ascent.isFinite ? attachment.ascent : attachment.size.height
      glyphRun.attachment = StyledText.Attachment(
        size: CGSize(width: size.width * scale, height: size.height * scale), ascent: ascent * CGFloat(scale))
    }
    finish(glyphRun)
  }

  /// The stretch of `range` around `unit` that belongs to its word.
  private func stretch(of word: ShapedText.Word, at unit: Int, in range: Range<Int>) -> Range<Int> {
    let count = word.shaped?.unitOffsets.count ?? 1
    return (Int(word.firstUnit)..<Int(word.firstUnit) + count).clamped(to: range)
  }

  private mutating func set(
    _ units: Range<Int>, _ word: ShapedText.Word, isRightToLeft: Bool, factor: Double, offsets: [Int], first: Int,
    to glyphRun: inout GlyphRun
  ) {
    for step in 0..<units.count {
      let unit = isRightToLeft ? units.upperBound - 1 - step : units.lowerBound + step
      let extra = (unit == lastUnit ? 0 : spread.perUnit) + (text.isBlank(unit) ? spread.perBlank : 0)
      let end = x + (text.width(unit, unit + 1) + extra) * scale
      if let shaped = word.shaped {
        let index = unit - Int(word.firstUnit)
        let start = Int(shaped.unitGlyphs[index])
        let count = Int(shaped.unitGlyphCounts[index])
        append(shaped, start..<start + count, factor: factor, cluster: offsets[unit - first], to: &glyphRun)
        if count > 0 { glyphRun.advances[glyphRun.advances.count - 1] += CGFloat(end - x) }
      }
      x = end
    }
  }

  private mutating func append(_ shaped: ShapedWord, _ glyphs: Range<Int>, factor: Double, cluster: Int, to glyphRun: inout GlyphRun) {
    let y = Double(glyphRun.origin.y)
    for glyph in glyphs {
      let dx = Double(shaped.xOffsets[glyph]) * factor
      let dy = Double(shaped.yOffsets[glyph]) * factor
      glyphRun.glyphs.append(shaped.glyphs[glyph])
      glyphRun.positions.append(CGPoint(x: x + dx, y: y - dy))
      glyphRun.clusters.append(cluster)
      let advance = Double(shaped.advances[glyph]) * factor
      glyphRun.advances.append(CGFloat(advance))
      x += advance
    }
  }

  private mutating func set(_ sign: Ornaments.Sign) {
    var glyphRun = newRun(font: sign.font.scaled(by: scale), style: text.styles[sign.style], isRightToLeft: false)
    glyphRun.text = sign.text
    let start = x
    let factor = Double(sign.font.size) * scale / Double(sign.font.unitsPerEm)
    for index in sign.word.unitOffsets.indices {
      let first = Int(sign.word.unitGlyphs[index])
      let glyphs = first..<first + Int(sign.word.unitGlyphCounts[index])
      append(sign.word, glyphs, factor: factor, cluster: Int(sign.word.unitOffsets[index]), to: &glyphRun)
      x += Double(sign.font.ownTracking) * scale
    }
    x = start + sign.width * scale
    finish(glyphRun)
  }

  // MARK: Runs

  private func newRun(font: Font, style: ShapedText.Style, isRightToLeft: Bool) -> GlyphRun {
    let raised = style.source.baselineOffset.isFinite ? Double(style.source.baselineOffset) * scale : 0
    return GlyphRun(
      font: font, glyphs: [], positions: [], advances: [], text: "", clusters: [], attributes: style.source.attributes,
      isRightToLeft: isRightToLeft, origin: CGPoint(x: x, y: baseline - raised), width: 0, attachment: nil, isWhitespace: false)
  }

  private mutating func finish(_ glyphRun: GlyphRun) {
    var glyphRun = glyphRun
    glyphRun.width = CGFloat(x) - glyphRun.origin.x
    runs.append(glyphRun)
  }

  /// Writes the units' characters and returns the UTF-8 offset where each unit's begin.
  private func appendText(_ units: Range<Int>, to glyphRun: inout GlyphRun) -> [Int] {
    let start = Int(text.units[units.lowerBound].offset)
    let end = text.textEnd(units.upperBound, in: text.paragraph(of: units.lowerBound))
    glyphRun.text = Self.string(text.utf16[start..<end])
    var offsets: [Int] = []
    offsets.reserveCapacity(units.count)
    var length = 0
    var position = start
    for unit in units {
      while position < Int(text.units[unit].offset) {
        length += Self.utf8Length(text.utf16[position])
        position += 1
      }
      offsets.append(length)
    }
    return offsets
  }

  private static func string(_ units: ArraySlice<UInt16>) -> String {
    guard units.allSatisfy({ $0 < 0x80 }) else { return String(decoding: units, as: UTF16.self) }
    return String(unsafeUninitializedCapacity: units.count) { bytes in
      for (index, unit) in units.enumerated() { bytes[index] = UInt8(truncatingIfNeeded: unit) }
      return units.count
    }
  }

  /// Bytes of a character; a pair of surrogates counts at its first half.
  private static func utf8Length(_ unit: UInt16) -> Int {
    switch unit {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0xD800..<0xDC00: 4
    case 0xDC00..<0xE000: 0
    default: 3
    }
  }
}

extension GlyphRun {
  fileprivate mutating func reserve(_ count: Int) {
    glyphs.reserveCapacity(count)
    positions.reserveCapacity(count)
    advances.reserveCapacity(count)
    clusters.reserveCapacity(count)
  }
}

import Foundation
import Synchronization

/// A text that is shaped once and can be broken into lines many times, from any thread.
public final class Paragraph: Sendable {
  /// What was shaped.
  public let text: StyledText
  /// How it is broken into lines.
  public let style: ParagraphStyle
  private let shaped: ShapedText
  private let composer: LineComposer
  private let measured = Mutex(MeasureCache())

  /// Shapes the text. Linear in its length.
  public init(_ text: StyledText, style: ParagraphStyle = ParagraphStyle(), library: FontLibrary = .standard) {
    self.text = text
    self.style = style
    shaped = TextShaper.shape(text, style: style, library: library)
    composer = LineComposer(text: shaped, style: style, ornaments: Ornaments(shaped, library: library, needed: style.mayCut))
  }

  /// The paragraph for a text and style, from a bounded cache shared by the process.
  public static func shared(_ text: StyledText, style: ParagraphStyle = ParagraphStyle(), library: FontLibrary = .standard) -> Paragraph {
    ParagraphCache.shared.paragraph(text, style, library)
  }

  /// The size for an offer. Nil, NaN and ∞: no bound on that axis; below 0 counts as 0.
  ///
  /// Wrapped text is as wide as its widest line, the blanks at its end included, rounded up to the pixel but not beyond the offer. A
  /// width of 0 is answered by 0, with a character a line. Linear in the number of words for a new width, constant for one asked before or between
  /// an earlier answer and its offer (fact 69).
  public func measure(width: CGFloat? = nil, height: CGFloat? = nil) -> TextMeasure {
    let room = Room(width, height)
    if let known = measured.withLock({ $0.find(room) }) { return known }
    let composition = composer.compose(width: room.width, height: room.height)
    let answer = measure(composition, room)
    let isReusable = composition.isWhole && composition.scale == 1 && style.alignment != .justified
    measured.withLock { $0.insert(room, answer, isReusable: isReusable) }
    return answer
  }

  /// The lines and glyphs for an offer; its size is what ``measure(width:height:)`` says for the same offer.
  public func layout(width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
    let room = Room(width, height)
    let composition = composer.compose(width: room.width, height: room.height)
    return LayoutBuilder(
      text: shaped, style: style, ornaments: composer.ornaments, composition: composition, measure: measure(composition, room),
      composer: composer
    ).layout()
  }

  /// The width of the widest part in which no line may end, in points. Linear in the number of such parts.
  package var widestPart: CGFloat {
    var widest = 0.0
    for paragraph in shaped.paragraphs {
      var start = paragraph.units.lowerBound
      for segment in shaped.segments[paragraph.segments] {
        widest = max(widest, shaped.width(start, max(Int(segment.visibleEnd), start)))
        start = Int(segment.end)
      }
    }
    return CGFloat(PixelGrid(style.pixelScale).up(widest))
  }

  /// Fonts that were asked for by a name nobody knows, in reading order, each once.
  public var missingFontNames: [String] {
    var names: [String] = []
    for style in shaped.styles where style.font.requestedNameWasMissing {
      if case .named(let name) = style.font.descriptor.family, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Characters that no font has a glyph for, in reading order, each once; they are drawn as boxes.
  public var missingCharacters: [Character] {
    var found: [Character] = []
    for word in shaped.words {
      guard let glyphs = word.shaped, glyphs.glyphs.contains(0) else { continue }
      for index in glyphs.unitOffsets.indices {
        let first = Int(glyphs.unitGlyphs[index])
        let own = glyphs.glyphs[first..<first + Int(glyphs.unitGlyphCounts[index])]
        let unit = Int(word.firstUnit) + index
        guard own.contains(0), unit < shaped.units.count else { continue }
        let start = Int(shaped.units[unit].offset)
        let rest = String(decoding: shaped.utf16[start...].prefix(16), as: UTF16.self)
        if let character = rest.first, !character.isWhitespace, !found.contains(character) { found.append(character) }
      }
    }
    return found
  }

  /// The font of the text's first characters, for spacing rules; nil for a text without runs.
  public var firstFont: Font? { shaped.styles.first?.font }
  /// The font of the text's last characters, for spacing rules; nil for a text without runs.
  public var lastFont: Font? { shaped.styles.last?.font }

  private func measure(_ composition: Composition, _ room: Room) -> TextMeasure {
    let grid = PixelGrid(style.pixelScale)
    let scale = composition.scale
    var width = grid.up(composition.widest * scale)
    if style.alignment == .justified, room.width.isFinite, composition.lines.contains(where: { !$0.endsParagraph }) {
      width = grid.up(room.width)
    }
    // Rounding must not make a text wider than its room, or it would wrap differently next time it is asked.
    if composition.widest * scale <= room.width + LineBreaker.tolerance || room.width == 0 { width = min(width, room.width) }
    var height = composition.height * scale
    if let reserved = style.minimumLines, reserved > composition.lines.count, let metrics = shaped.styles.first?.metrics {
      let gap = metrics.leading * scale + style.usedLineSpacing
      height = max(height, metrics.height * scale * Double(reserved) + gap * Double(reserved - 1))
    }
    return TextMeasure(
      size: CGSize(width: width, height: grid.up(height)), firstBaseline: CGFloat(grid.nearest(composition.firstAscent * scale)),
      lastBaseline: CGFloat(grid.up(composition.lastTop * scale) + grid.nearest(composition.lastAscent * scale)),
      lineCount: composition.lines.count,
      isTruncated: composition.overflows)
  }
}

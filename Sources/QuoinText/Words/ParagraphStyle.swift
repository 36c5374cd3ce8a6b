import Foundation

/// How a text is broken into lines and fitted into the room it is offered.
public struct ParagraphStyle: Hashable, Sendable {
  /// Which part gives way when the text does not fit.
  public enum Truncation: Hashable, Sendable {
    /// The beginning of what is left: "…XXX".
    case head
    /// "XX…X"
    case middle
    /// "XXX…"
    case tail
    /// Lines too many are left out without a mark.
    case unmarked
  }
  /// Where a line may end.
  public enum Breaking: Hashable, Sendable {
    /// Between words; inside a word only when it is wider than a whole line.
    case word
    /// Between any two characters.
    case character
    /// Only at line ends written in the text; what is too long is cut off by the edge.
    case clip
  }
  /// How lines shorter than the widest one stand.
  public enum Alignment: Hashable, Sendable {
    /// At the side where reading begins in ``ParagraphStyle/layoutDirection``.
    case leading, center, trailing
    /// Lines that are broken fill the width; the last line of each paragraph stands as `natural`.
    case justified
    /// At the side where the paragraph's own script begins.
    case natural
    /// At that side whatever the direction.
    case left, right
  }
  /// A direction of reading.
  public enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }
  /// How a paragraph's base direction (UAX 9) is found.
  public enum BaseDirection: Hashable, Sendable {
    /// From its first strong character; the layout direction if it has none.
    case natural
    case fixed(Direction)
  }

  /// How high a line is, whatever the font asks.
  public enum LineHeight: Sendable, Hashable {
    /// In points.
    case points(CGFloat)
    /// As many times the font's size.
    case sizes(CGFloat)
    /// The font's size and points more.
    case sizeAnd(CGFloat)

    /// In points for a font's size; nil for what is no length above 0.
    func points(at size: CGFloat) -> CGFloat? {
      let points =
        switch self {
        case .points(let points): points
        case .sizes(let factor): size * factor
        case .sizeAnd(let more): size + more
        }
      return points.isFinite && points > 0 ? points : nil
    }
  }

  /// At least this many lines are as high as lines (`lineLimit(2...)`, `reservesSpace`). Nil or below 1: none reserved.
  public var minimumLines: Int?
  /// At most this many lines are shown, over all paragraphs. Nil: no limit; below 1 counts as 1.
  public var maximumLines: Int?
  /// Where the last line is cut if there is more text than lines.
  public var truncation: Truncation
  /// Where lines may break.
  public var breaking: Breaking
  /// How lines of different lengths stand to each other.
  public var alignment: Alignment
  /// Points between two lines, added to the font's leading. Negative and non-finite values count as 0.
  public var lineSpacing: CGFloat
  /// Factor on each line's height, extra room goes above the letters. 0 and non-finite values count as 1.
  public var lineHeightMultiple: CGFloat
  /// How high each font's lines are instead; nil as the font says. Extra room goes above the letters.
  public var lineHeight: LineHeight?
  /// How far lines stand in, and paragraphs apart: of each paragraph, the last for all that follow. Empty: not at all.
  public var blocks: [Block]
  /// How far the font may shrink before text is cut, 0 < f ≤ 1; other values count as 1 (D10).
  public var minimumScaleFactor: CGFloat
  /// Letters may move closer by up to 5 % of the line before text is cut (D10).
  public var allowsTightening: Bool
  /// How the direction of each paragraph is found.
  public var baseDirection: BaseDirection
  /// The direction of the layout around the text; decides `leading` and `trailing`.
  public var layoutDirection: Direction
  /// BCP 47 tag for the break rules; nil: the rules every language shares.
  public var language: String?
  /// Korean breaks between words (eojeol) as on the phone, not between syllables.
  public var keepsHangulWords: Bool
  /// Whether a paragraph of two lines may not end in a word of its own where that can be mended (`NSParagraphStyle`'s `pushOut`).
  public var avoidsLoneWords: Bool
  /// Pixels per point; sizes are rounded up to whole pixels (fact 7). 0, negative and non-finite: no rounding.
  public var pixelScale: CGFloat

  /// A style; every value has the phone's default.
  public init(
    minimumLines: Int? = nil, maximumLines: Int? = nil, truncation: Truncation = .tail, breaking: Breaking = .word,
    alignment: Alignment = .leading, lineSpacing: CGFloat = 0, lineHeightMultiple: CGFloat = 1, blocks: [Block] = [],
    minimumScaleFactor: CGFloat = 1,
    allowsTightening: Bool = false, baseDirection: BaseDirection = .natural, layoutDirection: Direction = .leftToRight,
    language: String? = nil, keepsHangulWords: Bool = true, avoidsLoneWords: Bool = true, pixelScale: CGFloat = 1
  ) {
    self.minimumLines = minimumLines
    self.maximumLines = maximumLines
    self.truncation = truncation
    self.breaking = breaking
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.blocks = blocks
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.baseDirection = baseDirection
    self.layoutDirection = layoutDirection
    self.language = language
    self.keepsHangulWords = keepsHangulWords
    self.avoidsLoneWords = avoidsLoneWords
    self.pixelScale = pixelScale
  }
}

import Foundation

/// What a text asks for; a ``FontLibrary`` answers with a ``Font``.
///
/// A descriptor is a wish, so every value is allowed: an unknown family falls back to the system family, a size that is
/// not a number or not above 0 gives a font whose glyphs are all 0 wide and whose lines are 0 high.
public struct FontDescriptor: Hashable, Sendable {
  /// The look of the system family, as `Font.Design` on the phone.
  public enum Design: Hashable, Sendable {
    case standard, serif, rounded, monospaced
  }

  /// Where the outlines come from.
  public enum Family: Hashable, Sendable {
    /// The stand-in for the phone's system font in one of its designs.
    case system(Design)
    /// A family name, a full name ("Inter Bold") or a PostScript name ("Inter-Bold"), letter case and spaces ignored.
    case named(String)
  }

  /// Which optional forms of the font's letters are used.
  public struct Features: OptionSet, Hashable, Sendable {
    /// One bit for each form.
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// Small letters become small capitals (`smcp`).
    public static let lowercaseSmallCaps = Features(rawValue: 1)
    /// Capital letters become small capitals (`c2sc`).
    public static let uppercaseSmallCaps = Features(rawValue: 2)
    /// Both of the above.
    public static let smallCaps: Features = [.lowercaseSmallCaps, .uppercaseSmallCaps]
    /// All digits are equally wide (`tnum`).
    public static let monospacedDigits = Features(rawValue: 4)
    /// No ligatures (`liga` and `clig` off). Tracking turns them off by itself.
    public static let noLigatures = Features(rawValue: 8)
    /// No kerning pairs (`kern` off).
    public static let noKerning = Features(rawValue: 16)
    /// No forms that depend on neighbours (`calt` off): no code ligatures in the system's monospaced design.
    public static let noContextualForms = Features(rawValue: 32)
  }

  /// How close the lines stand, as `Font.Leading` on the phone.
  public enum Leading: Hashable, Sendable {
    /// The font's own line height.
    case standard
    /// Two points less (one below 20 points).
    case tight
    /// Two points more (one below 20 points).
    case loose
  }

  /// The line of a text style, which is higher than the font's own.
  public struct StyleLine: Hashable, Sendable {
    /// Points from baseline to baseline ("leading" in Apple's table of text styles).
    public var pitch: CGFloat
    /// Points that each line is higher by where the reader's language is written in a tall script; 0 for others.
    public var tallExtra: CGFloat
    /// A text style's line.
    public init(pitch: CGFloat, tallExtra: CGFloat = 0) {
      self.pitch = pitch
      self.tallExtra = tallExtra
    }
  }

  /// The family asked for.
  public var family: Family
  /// Points per em. NaN, ∞, zero and negative sizes are taken as 0.
  public var size: CGFloat
  /// Stroke weight, 100 (ultra light) … 400 (regular) … 700 (bold) … 900 (black); values outside are clamped.
  public var weight: Int
  /// Slanted letters: the family's own italic where it has one, else the upright ones leaning.
  public var isItalic: Bool
  /// Width in percent of the normal width: 75 condensed, 100 standard, 125 expanded. Chosen among the family's faces; the system
  /// family's letters are drawn that much narrower or wider.
  public var width: Int

  /// The percentage of a width as the phone counts it: 0 is ordinary, −0.2 condensed, −0.4 compressed, 0.2 expanded (assumed: 75, 62,
  /// 125). NaN is ordinary.
  public static func percent(ofWidth value: Double) -> Int {
    guard !value.isNaN else { return 100 }
    return Int((value < -0.2 ? 75 + (max(value, -1) + 0.2) * 65 : 100 + min(value, 1) * 125).rounded())
  }
  /// Optional letter forms.
  public var features: Features
  /// Line distance.
  public var leading: Leading
  /// The line of the text style the font was asked for by; nil for a font of a plain size, whose lines touch.
  public var styleLine: StyleLine?
  /// The weight that bold letters of this font have: a text style's own, else 700.
  public var boldWeight = 700

  /// A wish for a font; all but the family and size have the plain values.
  public init(
    _ family: Family = .system(.standard), size: CGFloat, weight: Int = 400, isItalic: Bool = false, width: Int = 100,
    features: Features = [], leading: Leading = .standard
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.features = features
    self.leading = leading
  }

  /// The system family.
  public static func system(size: CGFloat, weight: Int = 400, design: Design = .standard) -> FontDescriptor {
    FontDescriptor(.system(design), size: size, weight: weight)
  }

  /// A family, full or PostScript name.
  public static func named(_ name: String, size: CGFloat) -> FontDescriptor {
    FontDescriptor(.named(name), size: size)
  }

  /// The size that is used: finite and not below 0.
  var usedSize: Double { size.isFinite && size > 0 ? min(Double(size), 1e6) : 0 }
}

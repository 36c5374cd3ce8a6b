import Foundation

/// A picture's file, chosen for a scale and appearance, and how it wants to be drawn.
public struct ImageAsset: Sendable, Hashable {
  /// The name it was found by.
  public var name: String
  /// Where the file lies.
  public var path: String
  /// Pixels per point of the file; 1 for drawings without pixels (SVG, PDF).
  public var scale: Double
  /// Whether the catalogue asks to draw only its silhouette, in the text's colour.
  public var rendering: Rendering
  /// How it grows when it is stretched; nil when the catalogue does not say.
  public var slicing: Slicing?
  /// True for SVG and PDF: sharp at every size.
  public var isVector: Bool
  /// Whether it was drawn for the other direction of reading, and is to be turned from side to side.
  public var isMirrored = false

  /// How a picture's colours are used.
  public enum Rendering: String, Sendable, Hashable {
    /// As the place where it is used sees fit.
    case automatic
    /// In its own colours.
    case original
    /// As a silhouette.
    case template
  }

  /// Insets, in points, that keep their size; the middle is stretched or tiled.
  public struct Slicing: Sendable, Hashable {
    /// Inset from the top, in points.
    public var top: Double
    /// Inset from the left, in points.
    public var left: Double
    /// Inset from the bottom, in points.
    public var bottom: Double
    /// Inset from the right, in points.
    public var right: Double
    /// Tiled instead of stretched.
    public var tiles: Bool
  }
}

/// Whoever looks at pictures: some are drawn for a language, and for the direction in which it is read.
public struct AssetReader: Sendable, Hashable {
  /// The names that the language may be filed under, the closest first; none is nobody's in particular.
  let languages: [String]
  /// Whether reading goes from right to left.
  public var readsRightToLeft: Bool
  /// A reader of a locale's language (an identifier such as `ar_EG`); empty for nobody's in particular.
  public init(locale: String = "", readsRightToLeft: Bool = false) {
    languages = StringCatalog.languages(locale)
    self.readsRightToLeft = readsRightToLeft
  }
}

/// A file of a picture set, or a colour of a colour set, with the circumstances it is for.
struct AssetVariant<Value: Sendable>: Sendable {
  var value: Value
  /// Pixels per point it is for; nil for every scale.
  var scale: Double?
  /// True for dark, false for light only; nil for both.
  var dark: Bool?
  var highContrast = false
  var idiom = "universal"
  /// The language it is for, such as `ar` or `zh-Hant`; nil for those that have none of their own.
  var language: String?
  /// Whether it is drawn for readers from right to left (true), from left to right (false), or for both (nil).
  var readsRightToLeft: Bool?

  /// The best of several: language first, then direction, idiom, appearance, contrast, and scale (the exact one, else the next larger,
  /// else the largest).
  static func best(
    _ variants: [AssetVariant], scale: Double, appearance: Appearance, idiom: String, reader: AssetReader = AssetReader()
  ) -> AssetVariant? {
    variants.enumerated().min { left, right in
      let a = left.element.rank(reader) + left.element.rank(scale, appearance, idiom)
      let b = right.element.rank(reader) + right.element.rank(scale, appearance, idiom)
      return a.lexicographicallyPrecedes(b) || (a == b && left.offset < right.offset)
    }?.element
  }

  private func rank(_ reader: AssetReader) -> [Double] {
    let names = reader.languages
    let languageRank = language.map { names.firstIndex(of: $0) ?? names.count + 1 } ?? names.count
    let directionRank: Double = readsRightToLeft == nil ? 1 : readsRightToLeft == reader.readsRightToLeft ? 0 : 2
    return [Double(languageRank), directionRank]
  }

  /// Smaller is better, the first difference decides.
  private func rank(_ wanted: Double, _ appearance: Appearance, _ device: String) -> [Double] {
    let idiomRank: Double = idiom == device ? 0 : idiom == "universal" ? 1 : 2
    let darkRank: Double = dark == nil ? 1 : dark == appearance.dark ? 0 : 2
    let contrastRank: Double = highContrast == appearance.highContrast ? 0 : highContrast ? 2 : 1
    guard let scale, scale != wanted else { return [idiomRank, darkRank, contrastRank, 0, 0] }
    return [idiomRank, darkRank, contrastRank, scale > wanted ? 1 : 2, abs(scale - wanted)]
  }
}

import Foundation

/// A picture's file, chosen for a scale and appearance, and how it wants to be drawn.
public struct ImageAsset: Sendable, Hashable {
  /// The name it was found by.
  public var name: String
  /// Where the file lies.
  public var path: String
  /// Pixels per point of the file; 1 for drawings without pixels (SVG).
  public var scale: Double
  /// Whether the catalogue asks to draw only its silhouette, in the text's colour.
  public var rendering: Rendering
  /// How it grows when it is stretched; nil when the catalogue does not say.
  public var slicing: Slicing?
  /// True for SVG: sharp at every size.
  public var isVector: Bool

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

/// A file of a picture set, or a colour of a colour set, with the circumstances it is for.
struct AssetVariant<Value: Sendable>: Sendable {
  var value: Value
  /// Pixels per point it is for; nil for every scale.
  var scale: Double?
  /// True for dark, false for light only; nil for both.
  var dark: Bool?
  var highContrast = false
  var idiom = "universal"

  /// The best of several: idiom first, then appearance, contrast, and scale (the exact one, else the next larger, else the largest).
  static func best(_ variants: [AssetVariant], scale: Double, appearance: Appearance, idiom: String) -> AssetVariant? {
    variants.enumerated().min { left, right in
      let a = left.element.rank(scale, appearance, idiom)
      let b = right.element.rank(scale, appearance, idiom)
      return a.lexicographicallyPrecedes(b) || (a == b && left.offset < right.offset)
    }?.element
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

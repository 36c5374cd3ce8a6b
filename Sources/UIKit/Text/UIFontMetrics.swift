import QuoinAppearance
import QuoinText

/// Scales fonts and lengths by the user's text size, from the values for the usual size.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Scales as `style` does.
  public init(forTextStyle style: UIFont.TextStyle) {
    self.style = style
    super.init()
  }

  /// Scales as running text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// `font` at the text size of the surroundings.
  public func scaledFont(for font: UIFont) -> UIFont { scaled(font, .infinity, nil) }
  /// `font` at the text size of the surroundings, at most `maximum` points.
  public func scaledFont(for font: UIFont, maximumPointSize maximum: CGFloat) -> UIFont { scaled(font, maximum, nil) }
  /// `font` at the text size of `traits`; nil = the surroundings'.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont { scaled(font, .infinity, traits) }
  /// `font` at the text size of `traits`, at most `maximum` points; nil = the surroundings'.
  public func scaledFont(for font: UIFont, maximumPointSize maximum: CGFloat, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaled(font, maximum, traits)
  }
  private func scaled(_ font: UIFont, _ maximum: CGFloat, _ traits: UITraitCollection?) -> UIFont {
    let size = min(scaledValue(for: font.pointSize, compatibleWith: traits), maximum)
    return UIFont(font.withSize(size).wish, style: nil, scaled: UIFont.Scaled(base: font, style: style, maximum: maximum))
  }
  /// `value` at the text size of the surroundings, on whole pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// `value` at the text size of `traits`, on whole pixels; nil = the surroundings'.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let traits = traits?.over(.current) ?? UITraitCollection.current
    return CGFloat(style.known.scaledValue(Double(value), at: traits.typeSize, displayScale: Double(traits.displayScale)))
  }
}

extension UIFont {
  /// What a font was scaled from: the font for the usual text size, the style it grows with, and how large it may become.
  struct Scaled: Sendable {
    let base: UIFont
    let style: TextStyle
    let maximum: CGFloat
  }

  /// The same font at the text size of `traits`; a font of a plain size as it is.
  func adapted(to traits: UITraitCollection) -> UIFont {
    if let scaled {
      return UIFontMetrics(forTextStyle: scaled.style).scaledFont(
        for: scaled.base, maximumPointSize: scaled.maximum, compatibleWith: traits)
    }
    return style.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) } ?? self
  }
}

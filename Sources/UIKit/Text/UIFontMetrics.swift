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
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
  /// `font` at the text size of the surroundings, at most `maximum` points.
  public func scaledFont(for font: UIFont, maximumPointSize maximum: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximum))
  }
  /// `font` at the text size of `traits`; nil = the surroundings'.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
  }
  /// `font` at the text size of `traits`, at most `maximum` points; nil = the surroundings'.
  public func scaledFont(for font: UIFont, maximumPointSize maximum: CGFloat, compatibleWith traits: UITraitCollection?) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traits), maximum))
  }
  /// `value` at the text size of the surroundings, on whole pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// `value` at the text size of `traits`, on whole pixels; nil = the surroundings'.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let traits = traits?.over(.current) ?? UITraitCollection.current
    return CGFloat(style.known.scaledValue(Double(value), at: traits.typeSize, displayScale: Double(traits.displayScale)))
  }
}

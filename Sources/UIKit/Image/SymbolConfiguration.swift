import QuoinAppearance

extension UIImage {
  /// How a picture is chosen.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let size: CGFloat
    package let weight: SymbolWeight
    package let scale: SymbolScale

    /// By points, weight and scale.
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium) {
      size = pointSize
      self.weight = weight
      self.scale = scale
    }
    /// Beside text of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .medium) {
      self.init(pointSize: font.pointSize, weight: SymbolWeight(css: font.wish.weight), scale: scale)
    }
    /// Beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .medium) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// By scale alone.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }
    /// By weight alone.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As it is.
    case `default` = -1
    /// As it is.
    case unspecified
    /// Small.
    case small
    /// As high as capitals.
    case medium
    /// Large.
    case large

    package var known: QuoinAppearance.SymbolScale { self == .small ? .small : self == .large ? .large : .medium }
  }

  /// How thick a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    /// As the text.
    case unspecified
    /// The thinnest.
    case ultraLight
    /// Very thin.
    case thin
    /// Light.
    case light
    /// Regular.
    case regular
    /// A little more.
    case medium
    /// Half bold.
    case semibold
    /// Bold.
    case bold
    /// Very bold.
    case heavy
    /// The thickest.
    case black

    package var known: NamedWeight { NamedWeight(rawValue: rawValue * 100) ?? .regular }
    init(css: Int) { self = SymbolWeight(rawValue: css / 100) ?? .regular }
  }
}

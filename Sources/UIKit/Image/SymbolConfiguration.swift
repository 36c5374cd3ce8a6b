import QuoinAppearance

extension UIImage {
  /// How a picture is chosen.
  public class Configuration: NSObject, @unchecked Sendable {
    /// This one with what `otherConfiguration` says instead.
    public func applying(_ otherConfiguration: Configuration?) -> Self { otherConfiguration as? Self ?? self }
  }

  /// The size, weight and colours of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let size: CGFloat
    package let weight: SymbolWeight
    package let scale: SymbolScale
    /// What it is drawn in instead of the tint colour, the first part first; empty = the tint colour.
    let colors: [UIColor]
    private let says: Said

    /// What a configuration says anything of; the rest is another's that it is applied to.
    private struct Said: OptionSet {
      let rawValue: Int
      static let size = Said(rawValue: 1)
      static let weight = Said(rawValue: 2)
      static let scale = Said(rawValue: 4)
    }

    private init(size: CGFloat = 17, weight: SymbolWeight = .regular, scale: SymbolScale = .medium, colors: [UIColor] = [], says: Said) {
      (self.size, self.weight, self.scale, self.colors, self.says) = (size, weight, scale, colors, says)
    }
    /// By points, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium) {
      self.init(size: pointSize, weight: weight, scale: scale, says: [.size, .weight, .scale])
    }
    /// In shades of one colour; drawn in that colour, as a symbol here has one part.
    public convenience init(hierarchicalColor: UIColor) { self.init(colors: [hierarchicalColor], says: []) }
    /// In colours, the first part first; drawn in the first, as a symbol here has one part. None = the tint colour.
    public convenience init(paletteColors: [UIColor]) { self.init(colors: paletteColors, says: []) }
    /// In its own colours; symbols here have none, so in the tint colour.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(says: []) }
    /// In one colour, as all are.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(says: []) }
    /// One that says nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(says: []) }

    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let made = SymbolConfiguration(
        size: (other.says.contains(.size) ? other : self).size, weight: (other.says.contains(.weight) ? other : self).weight,
        scale: (other.says.contains(.scale) ? other : self).scale, colors: other.colors.isEmpty ? colors : other.colors,
        says: says.union(other.says))
      return unsafeDowncast(made, to: Self.self)
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
    public convenience init(scale: SymbolScale) { self.init(scale: scale, says: .scale) }
    /// By weight alone.
    public convenience init(weight: SymbolWeight) { self.init(weight: weight, says: .weight) }
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

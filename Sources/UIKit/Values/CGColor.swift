/// A colour by its red, green, blue and alpha parts in sRGB, 0…1; the same in light and dark.
public final class CGColor: Hashable, Sendable, _ExpressibleByColorLiteral {
  package let red, green, blue: CGFloat
  /// 0 = clear, 1 = opaque.
  public let alpha: CGFloat

  /// The colour with these sRGB parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The colour with these sRGB parts.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of a literal of sRGB parts, 0…1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A grey: 0 = black, 1 = white.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// The colour of parts in a space, its opacity the last of them: greys, or red, green and blue, which are taken as sRGB's; nil for others.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }
  /// The space of its parts: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// How many components there are: always 4.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Whether all four parts are the same.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.red == other.red && one.green == other.green && one.blue == other.blue && one.alpha == other.alpha
  }

  /// Hashes the four parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

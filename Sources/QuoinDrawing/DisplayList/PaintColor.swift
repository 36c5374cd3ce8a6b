import Foundation

/// A colour ready to be drawn: sRGB components, gamma-encoded, not multiplied by alpha.
///
/// Components normally lie in 0…1; outside values (from a wide gamut) are cut when drawn.
public struct PaintColor: Hashable, Sendable {
  /// The parts of the colour, and how much it covers (1 = opaque).
  public var red, green, blue, alpha: Double

  /// A colour by sRGB components in 0…1. NaN counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.isNaN ? 0 : red
    self.green = green.isNaN ? 0 : green
    self.blue = blue.isNaN ? 0 : blue
    self.alpha = alpha.isNaN ? 0 : min(1, max(0, alpha))
  }

  /// A grey by its sRGB lightness in 0…1.
  public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// A colour as `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// A colour by Display P3 components, brought to sRGB; what sRGB cannot show lies outside 0…1.
  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // Both spaces share the white point D65; the matrix is P3 → XYZ → sRGB (from the primaries in SMPTE RP 431-2 and IEC 61966-2-1).
    self.init(
      red: Self.encoded(1.2249401762805594 * r - 0.22494017628055996 * g),
      green: Self.encoded(-0.04205695470968816 * r + 1.042056954709688 * g),
      blue: Self.encoded(-0.01963755459033444 * r - 0.07863604555063188 * g + 1.0982736001409663 * b), alpha: alpha)
  }

  /// Nothing: black that covers nothing.
  public static let clear = PaintColor(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = PaintColor(white: 0)
  /// Opaque white.
  public static let white = PaintColor(white: 1)

  /// The colour with its coverage multiplied.
  public func opacity(_ factor: Double) -> PaintColor {
    var result = self
    result.alpha = min(1, max(0, alpha * (factor.isNaN ? 0 : factor)))
    return result
  }

  /// Light on a linear scale, from an encoded component (IEC 61966-2-1; odd around 0 for values outside).
  public static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  /// An encoded component from light on a linear scale.
  public static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  /// The component cut to what can be shown.
  var shown: (red: Double, green: Double, blue: Double, alpha: Double) {
    func cut(_ value: Double) -> Double { min(1, max(0, value)) }
    return (cut(red), cut(green), cut(blue), cut(alpha))
  }
}

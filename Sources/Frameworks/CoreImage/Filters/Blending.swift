import CoreGraphics
import Foundation

/// One picture blended with another by their colours: the modes of "Compositing and Blending Level 1" (W3C), and the five that it lacks by
/// the formulas of Photoshop's blend modes as ISO 32000 and others write them.
enum Blending {
  private typealias Mode = @Sendable (_ top: SIMD3<Float>, _ bottom: SIMD3<Float>) -> SIMD3<Float>

  static func add(to catalog: inout FilterCatalog) {
    for (name, mode) in modes {
      catalog[name] = .changing(["inputBackgroundImage": .image]) { image, inputs in
        guard let bottom = inputs.image("inputBackgroundImage") else { return image }
        return Compositing(reach: .either) { top, bottom in
          guard top.w > 0, bottom.w > 0 else { return top + bottom * (1 - top.w) }
          let (a, b) = (top.straight, bottom.straight)
          let blended = mode(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z))
          return top * (1 - bottom.w) + bottom * (1 - top.w) + SIMD4(blended, 1) * (top.w * bottom.w)
        }.blend(image, over: bottom)
      }
    }
  }

  private static let modes: [(String, Mode)] = [
    ("CIMultiplyBlendMode", { $0 * $1 }),
    ("CIScreenBlendMode", screen),
    ("CIOverlayBlendMode", { hardLight($1, $0) }),
    ("CIHardLightBlendMode", hardLight),
    ("CIDarkenBlendMode", { pointwiseMin($0, $1) }),
    ("CILightenBlendMode", { pointwiseMax($0, $1) }),
    ("CIDifferenceBlendMode", { top, bottom in (top - bottom).each(abs) }),
    ("CIExclusionBlendMode", { $0 + $1 - 2 * $0 * $1 }),
    ("CIColorDodgeBlendMode", parts { top, bottom in bottom <= 0 ? 0 : top >= 1 ? 1 : min(1, bottom / (1 - top)) }),
    ("CIColorBurnBlendMode", parts { top, bottom in bottom >= 1 ? 1 : top <= 0 ? 0 : 1 - min(1, (1 - bottom) / top) }),
    ("CISoftLightBlendMode", parts(softLight)),
    ("CILinearDodgeBlendMode", { top, bottom in pointwiseMin(.one, top + bottom) }),
    ("CILinearBurnBlendMode", { top, bottom in pointwiseMax(.zero, top + bottom - .one) }),
    ("CISubtractBlendMode", { top, bottom in pointwiseMax(.zero, bottom - top) }),
    ("CIDivideBlendMode", parts { top, bottom in top <= 0 ? 1 : min(1, bottom / top) }),
    ("CIPinLightBlendMode", parts { top, bottom in top < 0.5 ? min(bottom, 2 * top) : max(bottom, 2 * top - 1) }),
    ("CIHueBlendMode", { top, bottom in lit(saturated(top, as: bottom), as: bottom) }),
    ("CISaturationBlendMode", { top, bottom in lit(saturated(bottom, as: top), as: bottom) }),
    ("CIColorBlendMode", { top, bottom in lit(top, as: bottom) }),
    ("CILuminosityBlendMode", { top, bottom in lit(bottom, as: top) }),
  ]

  private static func parts(_ mix: @escaping @Sendable (Float, Float) -> Float) -> Mode {
    { top, bottom in SIMD3(mix(top.x, bottom.x), mix(top.y, bottom.y), mix(top.z, bottom.z)) }
  }
  @Sendable private static func screen(_ top: SIMD3<Float>, _ bottom: SIMD3<Float>) -> SIMD3<Float> { top + bottom - top * bottom }
  @Sendable private static func hardLight(_ top: SIMD3<Float>, _ bottom: SIMD3<Float>) -> SIMD3<Float> {
    parts { top, bottom in top <= 0.5 ? 2 * top * bottom : 1 - 2 * (1 - top) * (1 - bottom) }(top, bottom)
  }
  @Sendable private static func softLight(_ top: Float, _ bottom: Float) -> Float {
    guard top > 0.5 else { return bottom - (1 - 2 * top) * bottom * (1 - bottom) }
    let raised = bottom <= 0.25 ? ((16 * bottom - 12) * bottom + 4) * bottom : bottom.squareRoot()
    return bottom + (2 * top - 1) * (raised - bottom)
  }

  private static func light(_ color: SIMD3<Float>) -> Float { (color * SIMD3(0.3, 0.59, 0.11)).sum() }
  /// A colour as bright as another.
  private static func lit(_ color: SIMD3<Float>, as other: SIMD3<Float>) -> SIMD3<Float> {
    var lit = color + .gray(light(other) - light(color))
    let bright = light(lit)
    let (low, high) = (lit.min(), lit.max())
    if low < 0, bright > low { lit = .gray(bright) + (lit - .gray(bright)) * (bright / (bright - low)) }
    if high > 1, high > bright { lit = .gray(bright) + (lit - .gray(bright)) * ((1 - bright) / (high - bright)) }
    return lit
  }
  /// A colour as colourful as another.
  private static func saturated(_ color: SIMD3<Float>, as other: SIMD3<Float>) -> SIMD3<Float> {
    let (low, high) = (color.min(), color.max())
    guard high > low else { return .zero }
    return (color - .gray(low)) * ((other.max() - other.min()) / (high - low))
  }
}

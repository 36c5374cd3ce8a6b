import Foundation

/// One rendering of a picture: the space its colours are reckoned in, and the parts that are made already, which several filters may ask.
final class Rendering {
  /// Whether colours are reckoned as light (Core Image's working space) or as the numbers they are written with (`kCFNull` for the space).
  let isLinear: Bool
  private struct Part: Hashable {
    let image: ObjectIdentifier
    let area: PixelArea
  }
  private var made: [Part: Raster] = [:]

  init(isLinear: Bool) { self.isLinear = isLinear }

  /// The pixels of a picture in an area, as far as the picture reaches.
  func raster(_ image: CIImage, in area: PixelArea) -> Raster {
    let asked = area.intersection(PixelArea(image.extent))
    guard !asked.isEmpty else { return .empty }
    let part = Part(image: ObjectIdentifier(image), area: asked)
    if let raster = made[part] { return raster }
    let raster = image.recipe(asked, self)
    made[part] = raster
    return raster
  }

  /// A colour as it is reckoned with: straight, by the numbers it is written with.
  func working(_ color: SIMD3<Float>) -> SIMD3<Float> { isLinear ? color.each(ToneCurve.linear) : color }
  /// A colour as it is written.
  func written(_ color: SIMD3<Float>) -> SIMD3<Float> { isLinear ? color.each(ToneCurve.encoded) : color }
  /// A filter's colour as it is reckoned with, multiplied by its opacity.
  func working(_ color: CIColor) -> Pixel {
    SIMD4(working(SIMD3(Float(color.red), Float(color.green), Float(color.blue))), Float(color.alpha)).multiplied
  }
}

/// sRGB's curve between the numbers colours are written with and light (IEC 61966-2-1).
enum ToneCurve {
  static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }
  static func encoded(_ value: Float) -> Float {
    value <= 0.0031308 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
  }
  /// `linear` of every byte.
  static let ofBytes: [Float] = (0...255).map { linear(Float($0) / 255) }
}

/// The pixels of a picture that was read, and their way into a rendering and out of it.
struct PictureBytes: Sendable {
  let width: Int
  let height: Int
  /// Red, green, blue and opacity, multiplied, row by row from the top.
  let bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) { (self.width, self.height, self.bytes) = (width, height, bytes) }

  func raster(in area: PixelArea, _ rendering: Rendering) -> Raster {
    Raster(area: area) { x, y in
      let row = height - 1 - y
      guard (0..<width).contains(x), (0..<height).contains(row) else { return .zero }
      let at = (row * width + x) * 4
      let alpha = bytes[at + 3]
      guard alpha > 0 else { return .zero }
      if rendering.isLinear, alpha == 255 {
        return SIMD4(ToneCurve.ofBytes[Int(bytes[at])], ToneCurve.ofBytes[Int(bytes[at + 1])], ToneCurve.ofBytes[Int(bytes[at + 2])], 1)
      }
      let pixel = SIMD4(Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2]), Float(alpha)) / 255
      return rendering.isLinear ? pixel.straight.withColor(rendering.working).multiplied : pixel
    }
  }

  /// The bytes of what was rendered; what is beyond what can be shown is cut.
  init(_ raster: Raster, in area: PixelArea, _ rendering: Rendering) {
    width = area.x.count
    height = area.y.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(area.count * 4)
    for y in area.y.reversed() {
      for x in area.x {
        let pixel = raster[x, y]
        guard pixel.w > 0 else {
          bytes.append(contentsOf: [0, 0, 0, 0])
          continue
        }
        let alpha = min(1, pixel.w)
        let straight = pixel.straight
        let color = rendering.written(SIMD3(straight.x, straight.y, straight.z))
        for part in 0..<3 {
          let value = color[part]
          bytes.append(UInt8((min(1, max(0, value.isNaN ? 0 : value)) * alpha * 255).rounded()))
        }
        bytes.append(UInt8((alpha * 255).rounded()))
      }
    }
    self.bytes = bytes
  }
}

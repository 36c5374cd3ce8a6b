import CoreGraphics
import Foundation

/// Filters that give colours another look. First values are the Core Image Filter Reference's; where it has no formula, what is reckoned is
/// assumed and said so.
enum ColorEffects {
  static func add(to catalog: inout FilterCatalog) {
    addPlain(to: &catalog)
    addTables(to: &catalog)
    addPhotoEffects(to: &catalog)
  }

  private static func addPlain(to catalog: inout FilterCatalog) {
    catalog["CIColorInvert"] = .coloring { _ in { color, _ in .gray(1) - color } }
    catalog["CIColorMonochrome"] = .coloring(["inputColor": .color(0.6, 0.45, 0.3, 1), "inputIntensity": .number(1)]) { inputs in
      let (tint, intensity) = (inputs.color("inputColor"), inputs.float("inputIntensity"))
      return { color, rendering in
        let pixel = rendering.working(tint)
        return color.mixed(SIMD3(pixel.x, pixel.y, pixel.z) * color.luminance, intensity)
      }
    }
    // The mixture of browns that most programs use, on the numbers that colours are written with (assumed).
    catalog["CISepiaTone"] = .coloring(["inputIntensity": .number(1)]) { inputs in
      let intensity = inputs.float("inputIntensity")
      return { color, rendering in
        let own = rendering.written(color)
        let brown = SIMD3(
          (own * SIMD3(0.393, 0.769, 0.189)).sum(), (own * SIMD3(0.349, 0.686, 0.168)).sum(), (own * SIMD3(0.272, 0.534, 0.131)).sum())
        return rendering.working(own.mixed(brown, intensity))
      }
    }
    catalog["CIFalseColor"] = .coloring(["inputColor0": .color(0.3, 0, 0, 1), "inputColor1": .color(1, 0.9, 0.8, 1)]) { inputs in
      let (dark, bright) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      return { color, rendering in
        let pixel = rendering.working(dark) + (rendering.working(bright) - rendering.working(dark)) * color.luminance
        return SIMD3(pixel.x, pixel.y, pixel.z)
      }
    }
    catalog["CIColorPosterize"] = .coloring(["inputLevels": .number(6)]) { inputs in
      let steps = max(1, inputs.float("inputLevels").rounded() - 1)
      return { color, rendering in rendering.working(rendering.written(color).each { ($0 * steps).rounded() / steps }) }
    }
    catalog["CIMaximumComponent"] = .coloring { _ in { color, _ in .gray(color.max()) } }
    catalog["CIMinimumComponent"] = .coloring { _ in { color, _ in .gray(color.min()) } }
    catalog["CIMaskToAlpha"] = .changing { image, _ in
      image.mapped { pixel, _, _, _ in SIMD4<Float>(repeating: min(1, max(0, pixel.luminance))) }
    }
    catalog["CIVignette"] = .changing(["inputIntensity": .number(0), "inputRadius": .number(1)]) { image, inputs in
      let (center, reach) = (CGPoint(x: image.extent.midX, y: image.extent.midY), hypot(image.extent.width, image.extent.height) / 2)
      let (intensity, radius) = (inputs.float("inputIntensity"), max(0.001, inputs.float("inputRadius")))
      guard reach > 0, reach.isFinite else { return image }
      // Darker by the square of the distance from the middle, less so with a larger radius (assumed).
      return image.mapped { pixel, x, y, _ in
        let distance = Float(hypot(CGFloat(x) + 0.5 - center.x, CGFloat(y) + 0.5 - center.y) / reach)
        let light = min(1, max(0, 1 - intensity * distance * distance / (1 + radius)))
        return pixel.withColor { $0 * light }
      }
    }
    catalog["CIVignetteEffect"] = .changing([
      "inputCenter": .point(150, 150), "inputRadius": .number(150), "inputIntensity": .number(1), "inputFalloff": .number(0.5),
    ]) { image, inputs in
      let (center, radius, intensity) = (inputs.point("inputCenter"), inputs.float("inputRadius"), inputs.float("inputIntensity"))
      let falloff = max(0.001, inputs.float("inputFalloff"))
      return image.mapped { pixel, x, y, _ in
        let distance = Float(hypot(CGFloat(x) + 0.5 - center.x, CGFloat(y) + 0.5 - center.y))
        let beyond = radius > 0 ? min(1, max(0, (distance / radius - 1) / falloff)) : 1
        return pixel.withColor { $0 * (1 - min(1, max(-1, intensity)) * beyond * beyond * (3 - 2 * beyond)) }
      }
    }
  }

  /// Colours looked up in a table that the caller gives.
  private static func addTables(to catalog: inout FilterCatalog) {
    func cube(_ isWritten: Bool) -> FilterKind {
      .changing(["inputCubeDimension": .number(2), "inputCubeData": .data]) { image, inputs in
        guard let cube = ColorCube(dimension: inputs.number("inputCubeDimension"), data: inputs.data("inputCubeData")) else { return image }
        return image.mapped { pixel, _, _, rendering in
          let straight = pixel.straight
          guard straight.w > 0 else { return .zero }
          let color = SIMD3(straight.x, straight.y, straight.z)
          guard isWritten else { return cube[color] * straight.w }
          return cube[rendering.written(color)].straight.withColor(rendering.working).multiplied * straight.w
        }
      }
    }
    catalog["CIColorCube"] = cube(false)
    // The space that is given is taken to be sRGB.
    catalog["CIColorCubeWithColorSpace"] = cube(true)
    catalog["CIColorMap"] = .changing(["inputGradientImage": .image]) { image, inputs in
      guard let gradient = inputs.image("inputGradientImage"), !gradient.extent.isEmpty, !gradient.extent.isInfinite else { return image }
      let whole = PixelArea(gradient.extent)
      return CIImage(extent: image.extent) { area, rendering in
        let (source, colors) = (rendering.raster(image, in: area), rendering.raster(gradient, in: whole))
        return Raster(area: area) { x, y in
          let straight = source[x, y].straight
          let share = min(1, max(0, rendering.written(SIMD3(straight.x, straight.y, straight.z)).luminance))
          return colors[whole.x.lowerBound + Int((share * Float(whole.x.count - 1)).rounded()), whole.y.lowerBound] * straight.w
        }
      }
    }
  }

  /// The looks of Apple's camera. Their tables are not published: mono, tonal and noir are greys of rising contrast, the others shift
  /// contrast and warmth in the direction that their descriptions say (assumed).
  private static func addPhotoEffects(to catalog: inout FilterCatalog) {
    func gray(_ contrast: Float) -> FilterKind {
      .coloring { _ in
        { color, rendering in
          let own = rendering.written(.gray(color.luminance))
          return rendering.working((own - .gray(0.5)) * contrast + .gray(0.5)).clamped(lowerBound: .zero, upperBound: .one)
        }
      }
    }
    func toned(saturation: Float, contrast: Float, tint: SIMD3<Float>, lift: Float) -> FilterKind {
      .coloring { _ in
        { color, rendering in
          let own = rendering.written(color)
          let toned = (SIMD3.gray(own.luminance).mixed(own, saturation) - .gray(0.5)) * contrast + .gray(0.5 + lift)
          return rendering.working((toned * tint).clamped(lowerBound: .zero, upperBound: .one))
        }
      }
    }
    catalog["CIPhotoEffectMono"] = gray(1)
    catalog["CIPhotoEffectTonal"] = gray(0.9)
    catalog["CIPhotoEffectNoir"] = gray(1.4)
    catalog["CIPhotoEffectChrome"] = toned(saturation: 1.3, contrast: 1.1, tint: SIMD3(1, 1, 1), lift: 0)
    catalog["CIPhotoEffectFade"] = toned(saturation: 0.7, contrast: 0.85, tint: SIMD3(1, 1, 1), lift: 0.04)
    catalog["CIPhotoEffectInstant"] = toned(saturation: 0.75, contrast: 0.9, tint: SIMD3(1, 0.98, 0.9), lift: 0.03)
    catalog["CIPhotoEffectProcess"] = toned(saturation: 0.95, contrast: 1.05, tint: SIMD3(0.94, 1, 1), lift: 0.02)
    catalog["CIPhotoEffectTransfer"] = toned(saturation: 0.95, contrast: 1, tint: SIMD3(1, 0.97, 0.9), lift: 0.02)
  }
}

/// A table of colours by red, green and blue, with what lies between reckoned from the eight around (documented of CIColorCube: red goes
/// fastest, four floats each, multiplied by their opacity).
struct ColorCube: Sendable {
  private let side: Int
  private let colors: [Pixel]

  /// nil where the data are not as many as the dimension asks.
  init?(dimension: Double, data: Data?) {
    guard let data, dimension >= 2, dimension <= 256 else { return nil }
    let side = Int(dimension)
    self.side = side
    guard data.count >= side * side * side * 16 else { return nil }
    colors = data.withUnsafeBytes { bytes in
      (0..<side * side * side).map { place in
        SIMD4((0..<4).map { bytes.loadUnaligned(fromByteOffset: place * 16 + $0 * 4, as: Float.self) })
      }
    }
  }

  subscript(color: SIMD3<Float>) -> Pixel {
    let place = color.clamped(lowerBound: .zero, upperBound: .one) * Float(side - 1)
    let low = SIMD3<Int>(place.each { $0.rounded(.down) })
    let share = place - SIMD3<Float>(low)
    var mixed = Pixel.zero
    for corner in 0..<8 {
      var (index, weight, stride) = (0, Float(1), 1)
      for axis in 0..<3 {
        let isHigh = corner >> axis & 1 == 1
        index += min(side - 1, low[axis] + (isHigh ? 1 : 0)) * stride
        weight *= isHigh ? share[axis] : 1 - share[axis]
        stride *= side
      }
      mixed += colors[index] * weight
    }
    return mixed
  }
}

import CoreGraphics
import Foundation

/// Filters that blur and sharpen. First values are the Core Image Filter Reference's.
enum Blur {
  static func add(to catalog: inout FilterCatalog) {
    catalog["CIGaussianBlur"] = .changing(["inputRadius": .number(10)]) { image, inputs in
      gaussian(image, sigma: inputs.number("inputRadius"))
    }
    catalog["CIBoxBlur"] = .changing(["inputRadius": .number(10)]) { image, inputs in
      let reach = steps(inputs.number("inputRadius"))
      let row = [Float](repeating: 1 / Float(2 * reach + 1), count: 2 * reach + 1)
      return reach > 0 ? separable(image, row) : image
    }
    catalog["CIDiscBlur"] = .changing(["inputRadius": .number(8)]) { image, inputs in
      let radius = inputs.number("inputRadius")
      let reach = steps(radius)
      var places: [(x: Int, y: Int)] = []
      for y in -reach...reach { for x in -reach...reach where Double(x * x + y * y) <= radius * radius { places.append((x, y)) } }
      return spread(image, over: places.isEmpty ? [(0, 0)] : places, reach: reach)
    }
    catalog["CIMotionBlur"] = .changing(["inputRadius": .number(20), "inputAngle": .number(0)]) { image, inputs in
      let (radius, angle) = (inputs.number("inputRadius"), inputs.number("inputAngle"))
      let reach = steps(radius)
      // Evenly along the way (assumed).
      let places = (-reach...reach).map { step in
        (x: Int((Double(step) * cos(angle)).rounded()), y: Int((Double(step) * sin(angle)).rounded()))
      }
      return spread(image, over: places, reach: reach)
    }
    catalog["CIUnsharpMask"] = .changing(["inputRadius": .number(2.5), "inputIntensity": .number(0.5)]) { image, inputs in
      sharpened(image, sigma: inputs.number("inputRadius"), by: inputs.float("inputIntensity"))
    }
    catalog["CISharpenLuminance"] = .changing(["inputSharpness": .number(0.4), "inputRadius": .number(1.69)]) { image, inputs in
      sharpened(image, sigma: inputs.number("inputRadius"), by: inputs.float("inputSharpness"))
    }
  }

  /// As far as a blur reaches at most, in pixels.
  private static let farthest = 1000.0
  private static func steps(_ radius: Double) -> Int { Int(min(farthest, max(0, radius)).rounded()) }

  /// Blurred by a bell curve with a deviation of `sigma` pixels, three of which it reaches farther on each side.
  static func gaussian(_ image: CIImage, sigma: Double) -> CIImage {
    guard sigma > 0 else { return image }
    let sigma = min(farthest, sigma)
    let reach = Int((3 * sigma).rounded(.up))
    var row = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
    let sum = row.reduce(0, +)
    for place in row.indices { row[place] /= sum }
    return separable(image, row)
  }
  /// The difference to what is blurred, added once more.
  private static func sharpened(_ image: CIImage, sigma: Double, by share: Float) -> CIImage {
    let blurred = gaussian(image.clampedToExtent(), sigma: sigma)
    return CIImage(extent: image.extent) { area, rendering in
      let (own, soft) = (rendering.raster(image, in: area), rendering.raster(blurred, in: area))
      return Raster(area: area) { x, y in
        let pixel = own[x, y]
        let sharp = pixel + (pixel - soft[x, y]) * share
        return SIMD4(sharp.x, sharp.y, sharp.z, pixel.w)
      }
    }
  }
  private static func grown(_ extent: CGRect, _ reach: Int) -> CGRect {
    extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
  }
  /// Weighed by a row of numbers across, then up.
  private static func separable(_ image: CIImage, _ row: [Float]) -> CIImage {
    let reach = row.count / 2
    return CIImage(extent: grown(image.extent, reach)) { area, rendering in
      let source = rendering.raster(image, in: area.grown(by: reach))
      let tall = PixelArea(x: area.x, y: area.y.lowerBound - reach..<area.y.upperBound + reach).intersection(
        PixelArea(x: area.x, y: source.area.isEmpty ? area.y : source.area.y))
      let across = Raster(area: tall) { x, y in
        var sum = Pixel.zero
        for (step, weight) in row.enumerated() { sum += source[x + step - reach, y] * weight }
        return sum
      }
      return Raster(area: area) { x, y in
        var sum = Pixel.zero
        for (step, weight) in row.enumerated() { sum += across[x, y + step - reach] * weight }
        return sum
      }
    }
  }
  /// The mean of pixels at places around each.
  private static func spread(_ image: CIImage, over places: [(x: Int, y: Int)], reach: Int) -> CIImage {
    let share = 1 / Float(places.count)
    return CIImage(extent: grown(image.extent, reach)) { area, rendering in
      let source = rendering.raster(image, in: area.grown(by: reach))
      return Raster(area: area) { x, y in
        var sum = Pixel.zero
        for place in places { sum += source[x + place.x, y + place.y] }
        return sum * share
      }
    }
  }
}

import CoreGraphics
import Foundation

/// Filters that make a drawing of a picture. First values are the Core Image Filter Reference's.
enum Stylizing {
  static func add(to catalog: inout FilterCatalog) {
    catalog["CIPixellate"] = .changing(["inputCenter": .point(150, 150), "inputScale": .number(8)]) { image, inputs in
      let (center, scale) = (inputs.point("inputCenter"), inputs.number("inputScale"))
      guard scale > 1 else { return image }
      // Squares of which one has a corner at the centre; each has the colour at its middle.
      @Sendable func middle(_ place: CGFloat, _ center: CGFloat) -> CGFloat {
        (((place - center) / scale).rounded(.down) + 0.5) * scale + center
      }
      return Distortions.warped(image.clampedToExtent(), extent: image.extent, needing: { $0.insetBy(dx: -scale, dy: -scale) }) { point in
        CGPoint(x: middle(point.x, center.x), y: middle(point.y, center.y))
      }
    }
    catalog["CICrystallize"] = .changing(["inputRadius": .number(20), "inputCenter": .point(150, 150)]) { image, inputs in
      let (center, radius) = (inputs.point("inputCenter"), inputs.number("inputRadius"))
      guard radius > 1 else { return image }
      // Each point has the colour of the nearest of points strewn a radius apart; where they lie is our own affair.
      return Distortions.warped(image.clampedToExtent(), extent: image.extent, needing: { $0.insetBy(dx: -2 * radius, dy: -2 * radius) }) {
        nearestSeed($0, center, radius)
      }
    }
    // Sobel's differences across and up, as strong as the intensity (assumed how strong at 1).
    catalog["CIEdges"] = .changing(["inputIntensity": .number(1)]) { image, inputs in
      let intensity = inputs.float("inputIntensity")
      let source = image.clampedToExtent()
      return CIImage(extent: image.extent) { area, rendering in
        let raster = rendering.raster(source, in: area.grown(by: 1))
        return Raster(area: area) { x, y in
          let right = raster[x + 1, y - 1] + 2 * raster[x + 1, y] + raster[x + 1, y + 1]
          let left = raster[x - 1, y - 1] + 2 * raster[x - 1, y] + raster[x - 1, y + 1]
          let above = raster[x - 1, y + 1] + 2 * raster[x, y + 1] + raster[x + 1, y + 1]
          let below = raster[x - 1, y - 1] + 2 * raster[x, y - 1] + raster[x + 1, y - 1]
          let square = (right - left) * (right - left) + (above - below) * (above - below)
          let edge = square.squareRoot() * intensity / 4
          return SIMD4(edge.x, edge.y, edge.z, 1) * raster[x, y].w
        }
      }
    }
    // What is bright shines over its edges, or what is dark does (assumed how).
    for (name, isBloom) in [("CIBloom", true), ("CIGloom", false)] {
      catalog[name] = .changing(["inputRadius": .number(10), "inputIntensity": .number(0.5)]) { image, inputs in
        let blurred = Blur.gaussian(image, sigma: inputs.number("inputRadius"))
        let share = inputs.float("inputIntensity")
        return CIImage(extent: blurred.extent) { area, rendering in
          let (own, soft) = (rendering.raster(image, in: area), rendering.raster(blurred, in: area))
          return Raster(area: area) { x, y in
            let (pixel, glow) = (own[x, y], soft[x, y])
            guard isBloom else { return pixel + (pointwiseMin(pixel, glow) - pixel) * share }
            return pixel + glow * share * (.one - pointwiseMin(.one, pixel))
          }
        }
      }
    }
  }

  private static func nearestSeed(_ point: CGPoint, _ center: CGPoint, _ radius: Double) -> CGPoint {
    let (column, row) = (Int(((point.x - center.x) / radius).rounded(.down)), Int(((point.y - center.y) / radius).rounded(.down)))
    var best = point
    var least = Double.infinity
    for v in row - 1...row + 1 {
      for u in column - 1...column + 1 {
        let noise = Generators.scattered(u, v)
        let seed = CGPoint(
          x: center.x + (Double(u) + Double(noise & 0xFFFF) / 65536) * radius,
          y: center.y + (Double(v) + Double(noise >> 16 & 0xFFFF) / 65536) * radius)
        let distance = hypot(seed.x - point.x, seed.y - point.y)
        if distance < least { (best, least) = (seed, distance) }
      }
    }
    return best
  }
}

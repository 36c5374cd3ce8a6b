import CoreGraphics
import Foundation

/// Colours between two points or circles, without end. First values are the Core Image Filter Reference's.
enum Gradients {
  static func add(to catalog: inout FilterCatalog) {
    for (name, isSmooth) in [("CILinearGradient", false), ("CISmoothLinearGradient", true)] {
      catalog[name] = FilterKind([
        "inputPoint0": .point(0, 0), "inputPoint1": .point(200, 200), "inputColor0": .color(1, 1, 1, 1), "inputColor1": .color(0, 0, 0, 1),
      ]) { inputs in
        let (from, to) = (inputs.point("inputPoint0"), inputs.point("inputPoint1"))
        let way = CGVector(dx: to.x - from.x, dy: to.y - from.y)
        let square = way.dx * way.dx + way.dy * way.dy
        return mixed(inputs) { x, y in
          guard square > 0 else { return 1 }
          let share = min(1, max(0, ((x - from.x) * way.dx + (y - from.y) * way.dy) / square))
          return isSmooth ? share * share * (3 - 2 * share) : share
        }
      }
    }
    catalog["CIRadialGradient"] = FilterKind([
      "inputCenter": .point(150, 150), "inputRadius0": .number(5), "inputRadius1": .number(100), "inputColor0": .color(1, 1, 1, 1),
      "inputColor1": .color(0, 0, 0, 1),
    ]) { inputs in
      let (center, inner, outer) = (inputs.point("inputCenter"), inputs.number("inputRadius0"), inputs.number("inputRadius1"))
      return mixed(inputs) { x, y in
        let distance = hypot(x - center.x, y - center.y)
        guard inner != outer else { return distance < inner ? 0 : 1 }
        return min(1, max(0, (distance - inner) / (outer - inner)))
      }
    }
    // A bell, which has ended at the radius (assumed which).
    catalog["CIGaussianGradient"] = FilterKind([
      "inputCenter": .point(150, 150), "inputRadius": .number(300), "inputColor0": .color(1, 1, 1, 1), "inputColor1": .color(0, 0, 0, 0),
    ]) { inputs in
      let (center, radius) = (inputs.point("inputCenter"), inputs.number("inputRadius"))
      return mixed(inputs) { x, y in
        guard radius > 0 else { return 1 }
        let share = min(1, hypot(x - center.x, y - center.y) / radius)
        return share * share * (3 - 2 * share)
      }
    }
  }

  /// The first colour where the share is 0, the second where it is 1, without end.
  static func mixed(_ inputs: FilterInputs, _ share: @escaping @Sendable (Double, Double) -> Double) -> CIImage {
    let (from, to) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
    return CIImage(extent: .infinite) { area, rendering in
      let (first, last) = (rendering.working(from), rendering.working(to))
      return Raster(area: area) { x, y in first + (last - first) * Float(share(Double(x) + 0.5, Double(y) + 0.5)) }
    }
  }
}

import CoreGraphics
import Foundation

/// Filters that make a picture of nothing but numbers. First values are the Core Image Filter Reference's.
enum Generators {
  static func add(to catalog: inout FilterCatalog) {
    catalog["CIConstantColorGenerator"] = FilterKind(["inputColor": .color(1, 0, 0, 1)]) { inputs in
      CIImage(color: inputs.color("inputColor"))
    }
    let fields: KeyValuePairs<String, FilterInput> = [
      "inputCenter": .point(150, 150), "inputColor0": .color(1, 1, 1, 1), "inputColor1": .color(0, 0, 0, 1), "inputWidth": .number(80),
      "inputSharpness": .number(1),
    ]
    for (name, isBoard) in [("CICheckerboardGenerator", true), ("CIStripesGenerator", false)] {
      catalog[name] = FilterKind(fields) { inputs in
        let (center, width, sharpness) = (inputs.point("inputCenter"), inputs.number("inputWidth"), inputs.number("inputSharpness"))
        return Gradients.mixed(inputs) { x, y in
          let across = wave(x - center.x, width, sharpness)
          return (1 - (isBoard ? across * wave(y - center.y, width, sharpness) : across)) / 2
        }
      }
    }
    catalog["CIRoundedRectangleGenerator"] = FilterKind([
      "inputExtent": .rect(CGRect(x: 0, y: 0, width: 100, height: 100)), "inputRadius": .number(10), "inputColor": .color(1, 1, 1, 1),
    ]) { inputs in
      let (rect, color) = (inputs.rect("inputExtent"), inputs.color("inputColor"))
      let radius = max(0, min(inputs.number("inputRadius"), min(rect.width, rect.height) / 2))
      return CIImage(extent: rect) { area, rendering in
        let pixel = rendering.working(color)
        return Raster(area: area) { x, y in
          // How far the pixel's centre is beyond the outline, softened over a pixel.
          let dx = max(abs(CGFloat(x) + 0.5 - rect.midX) - (rect.width / 2 - radius), 0)
          let dy = max(abs(CGFloat(y) + 0.5 - rect.midY) - (rect.height / 2 - radius), 0)
          let beyond = hypot(dx, dy) - radius
          return pixel * Float(min(1, max(0, 0.5 - beyond)))
        }
      }
    }
    catalog["CIRandomGenerator"] = FilterKind([:]) { _ in
      // The same at each place in every run; which numbers is our own affair.
      CIImage(extent: .infinite) { area, _ in
        Raster(area: area) { x, y in
          let noise = scattered(x, y)
          return SIMD4((0..<4).map { Float(noise >> (UInt64($0) * 16) & 0xFFFF) / 65535 }).multiplied
        }
      }
    }
  }

  /// Numbers without an order to be seen, the same at each place.
  static func scattered(_ x: Int, _ y: Int) -> UInt64 {
    var mixed = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// 1 on one stripe, -1 on the next; less sharp ones go from one to the other.
  private static func wave(_ place: Double, _ width: Double, _ sharpness: Double) -> Double {
    guard width > 0 else { return 1 }
    let share = (place / (2 * width)).truncatingRemainder(dividingBy: 1)
    let turn = share < 0 ? share + 1 : share
    // How far from the nearest edge, in widths, and which side.
    let inside = turn < 0.5 ? turn : turn - 0.5
    let edge = min(inside, 0.5 - inside) * 4
    let softness = 1 - min(1, max(0, sharpness))
    let strength = softness > 0 ? min(1, edge / softness) : 1
    return (turn < 0.5 ? 1 : -1) * strength
  }
}

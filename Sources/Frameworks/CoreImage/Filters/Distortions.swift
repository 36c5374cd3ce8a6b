import CoreGraphics
import Foundation

/// Filters that move points within a circle. First values are the Core Image Filter Reference's; how far points move between middle and edge
/// is assumed.
enum Distortions {
  static func add(to catalog: inout FilterCatalog) {
    catalog["CITwirlDistortion"] = .changing([
      "inputCenter": .point(150, 150), "inputRadius": .number(300), "inputAngle": .number(.pi),
    ]) { image, inputs in
      let angle = inputs.number("inputAngle")
      return moved(image, inputs) { away, distance, radius in
        let turn = angle * (1 - distance / radius) * (1 - distance / radius)
        return CGVector(dx: away.dx * cos(turn) - away.dy * sin(turn), dy: away.dx * sin(turn) + away.dy * cos(turn))
      }
    }
    catalog["CIPinchDistortion"] = .changing([
      "inputCenter": .point(150, 150), "inputRadius": .number(300), "inputScale": .number(0.5),
    ]) { image, inputs in
      let scale = min(1, max(0, inputs.number("inputScale")))
      return moved(image, inputs) { away, distance, radius in
        let share = distance > 0 ? pow(distance / radius, -scale / 2) : 1
        return CGVector(dx: away.dx * share, dy: away.dy * share)
      }
    }
    catalog["CIBumpDistortion"] = .changing([
      "inputCenter": .point(150, 150), "inputRadius": .number(300), "inputScale": .number(0.5),
    ]) { image, inputs in
      let scale = min(1, max(-1, inputs.number("inputScale")))
      return moved(image, inputs) { away, distance, radius in
        let inside = 1 - distance / radius
        let share = 1 - scale * inside * inside * (3 - 2 * inside)
        return CGVector(dx: away.dx * share, dy: away.dy * share)
      }
    }
    catalog["CIHoleDistortion"] = .changing(["inputCenter": .point(150, 150), "inputRadius": .number(150)]) { image, inputs in
      let (center, radius) = (inputs.point("inputCenter"), inputs.number("inputRadius"))
      guard radius > 0 else { return image }
      return warped(image, needing: { $0.insetBy(dx: -radius, dy: -radius) }) { point in
        let distance = hypot(point.x - center.x, point.y - center.y)
        guard distance > radius else { return nil }
        let share = (distance - radius) / distance
        return CGPoint(x: center.x + (point.x - center.x) * share, y: center.y + (point.y - center.y) * share)
      }
    }
  }

  /// Each point within the circle shows what lies at another distance or angle from its middle.
  private static func moved(
    _ image: CIImage, _ inputs: FilterInputs,
    _ source: @escaping @Sendable (_ away: CGVector, _ distance: Double, _ radius: Double) -> CGVector
  ) -> CIImage {
    let (center, radius) = (inputs.point("inputCenter"), inputs.number("inputRadius"))
    guard radius > 0 else { return image }
    let circle = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return warped(image, needing: { $0.intersects(circle) ? $0.union(circle) : $0 }) { point in
      let away = CGVector(dx: point.x - center.x, dy: point.y - center.y)
      let distance = hypot(away.dx, away.dy)
      guard distance < radius else { return point }
      let from = source(away, distance, radius)
      return CGPoint(x: center.x + from.dx, y: center.y + from.dy)
    }
  }

  /// Each point shows what lies at another; nothing where there is none. `needing` is what of the picture a part asks for.
  static func warped(
    _ image: CIImage, extent: CGRect? = nil, needing: @escaping @Sendable (CGRect) -> CGRect,
    _ source: @escaping @Sendable (CGPoint) -> CGPoint?
  ) -> CIImage {
    CIImage(extent: extent ?? image.extent, isCrisp: image.isCrisp) { area, rendering in
      let raster = rendering.raster(image, in: PixelArea(needing(area.rect)).grown(by: 1))
      return Raster(area: area) { x, y in
        source(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)).map { raster.sample($0, crisply: image.isCrisp) } ?? .zero
      }
    }
  }
}

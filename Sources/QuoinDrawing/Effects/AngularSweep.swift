import Foundation
import QuoinGeometry

/// Colours around a centre. No exporter can paint them by itself, so all three lay down the same pixels.
struct AngularSweep {
  let stops: [PaintStop]
  let center: CGPoint
  let startAngle: Double
  let endAngle: Double

  /// The picture over `area`, and the map from its pixels to the area's coordinates; nil when there is nothing to see.
  func raster(over area: CGRect, scale: CGFloat) throws(DrawingError) -> (CairoSurface, CGAffineTransform)? {
    guard !area.isNull, area.width > 0, area.height > 0, scale > 0, scale.isFinite, !stops.isEmpty else { return nil }
    // Where an area is that large or far away, pixels of it are no picture of anything on the page.
    guard [area.minX, area.minY, area.maxX, area.maxY].allSatisfy({ abs($0) < Self.farthest }) else { return nil }
    // At most 4096 pixels on a side: the sweep is smooth and may be stretched.
    let scale = min(scale, 4096 / max(area.width, area.height))
    let width = Int((area.width * scale).rounded(.up)) + 1
    let height = Int((area.height * scale).rounded(.up)) + 1
    let surface = try CairoSurface(.color, width: width, height: height)
    let table = colorTable
    let stride = surface.stride
    let bytes = surface.bytes
    for row in 0..<height {
      let y = Double(area.minY) + (Double(row) + 0.5) / Double(scale) - Double(center.y)
      let line = UnsafeMutableRawPointer(bytes + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        let x = Double(area.minX) + (Double(column) + 0.5) / Double(scale) - Double(center.x)
        let share = (atan2(y, x) - startAngle) / (2 * .pi)
        let turn = share - share.rounded(.down)
        line[column] = table[turn.isFinite ? Int(turn * Double(Self.steps)) & (Self.steps - 1) : 0]
      }
    }
    surface.finishWriting()
    return (surface, CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: area.minX, ty: area.minY))
  }

  private static let steps = 4096
  /// In points from the page's corner.
  private static let farthest: CGFloat = 1e9

  /// The colour for each 4096th of a turn from the start angle.
  private var colorTable: [UInt32] {
    let span = min(1, abs(endAngle - startAngle) / (2 * .pi))
    let runsBack = endAngle < startAngle
    let ordered = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    return (0..<Self.steps).map { step in
      var share = (Double(step) + 0.5) / Double(Self.steps)
      if runsBack { share = 1 - share }
      // What the two angles leave open belongs half to the end and half to the start.
      let location = span > 0 ? (share <= span ? share / span : share - span < (1 - span) / 2 ? 1 : 0) : 0
      return Self.color(at: location, ordered).premultiplied
    }
  }

  private static func color(at location: Double, _ stops: [PaintStop]) -> PaintColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else { return stops[stops.count - 1].color }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let t = (location - low.location) / (high.location - low.location)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    return PaintColor(
      red: mix(low.color.red, high.color.red), green: mix(low.color.green, high.color.green), blue: mix(low.color.blue, high.color.blue),
      alpha: mix(low.color.alpha, high.color.alpha))
  }
}

extension PaintColor {
  /// The colour as Cairo stores a pixel: alpha, red, green, blue from the high byte, multiplied by alpha.
  var premultiplied: UInt32 {
    let shown = shown
    func byte(_ value: Double) -> UInt32 { UInt32((value * shown.alpha * 255).rounded()) }
    return UInt32((shown.alpha * 255).rounded()) << 24 | byte(shown.red) << 16 | byte(shown.green) << 8 | byte(shown.blue)
  }
}

import Foundation
import QuoinDrawing
import QuoinGeometry

/// The bars and rings of `Gauge`. Rings are recorded (complications of home-assistant/iOS, iOS 26, in a square of 58 points).
public enum GaugeLook {
  /// Side of a ring in points.
  public static let ring = 58.0
  /// Height of a bar.
  public static let bar = 4.0

  /// A bar that is filled up to the value (`.linearCapacity`).
  public static func capacityBar(fraction: Double, in rect: CGRect, context: ControlContext) -> [DisplayItem] {
    ProgressLook.items(value: fraction, in: rect, context: context)
  }

  /// A bar with a mark at the value (`.accessoryLinear`).
  public static func markedBar(fraction: Double, in rect: CGRect, context: ControlContext) -> [DisplayItem] {
    let fraction = ControlShape.fraction(fraction, in: 0...1)
    let track = CGRect(x: rect.minX, y: rect.midY - 3, width: max(0, rect.width), height: 6)
    let x = track.minX + 3 + max(0, track.width - 6) * fraction
    let mark = context.placed(CGRect(x: x - 4, y: track.midY - 4, width: 8, height: 8), in: rect)
    let line = StrokeStyle(lineWidth: 2)
    return context.finished([
      .fill(ControlShape.capsule(track), along(track, context)), .fill(Path(ellipseIn: mark), context.color(.label)),
      .stroke(Path(ellipseIn: mark), line, context.color(.background)),
    ])
  }

  /// A closed ring that is filled clockwise from the top up to the value (`.accessoryCircularCapacity`).
  public static func capacityRing(fraction: Double, in rect: CGRect, context: ControlContext) -> [DisplayItem] {
    ring(from: -90, turn: 360, fraction: fraction, in: rect, context: context, mark: false)
  }

  /// An open ring with a mark at the value (`.accessoryCircular`).
  ///
  /// - Parameter isWide: Whether the ring is open by 120 degrees, which leaves room for the ends of the range, and not by 90.
  public static func markedRing(fraction: Double, isWide: Bool = false, in rect: CGRect, context: ControlContext) -> [DisplayItem] {
    ring(from: isWide ? 150 : 135, turn: isWide ? 240 : 270, fraction: fraction, in: rect, context: context, mark: true)
  }

  /// Colours of a tint that says no direction but the one that every gradient has by itself, from the top down: they go along the gauge,
  /// from its beginning to its end. nil for other tints.
  private static func stops(_ tint: Paint) -> [PaintStop]? {
    guard case .linear(let stops, let start, let end) = tint, start.x == end.x else { return nil }
    return stops
  }
  private static func along(_ track: CGRect, _ context: ControlContext) -> Paint {
    guard let stops = stops(context.tint) else { return context.tint }
    let ends = [CGPoint(x: track.minX, y: track.midY), CGPoint(x: track.maxX, y: track.midY)]
    return .linear(stops, start: ends[context.isRightToLeft ? 1 : 0], end: ends[context.isRightToLeft ? 0 : 1])
  }

  private static func ring(
    from start: Double, turn: Double, fraction: Double, in rect: CGRect, context: ControlContext, mark: Bool
  ) -> [DisplayItem] {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return [] }
    let fraction = ControlShape.fraction(fraction, in: 0...1)
    let unit = side / Self.ring
    let width = unit * 5.5
    let radius = (side - width) / 2
    let line = StrokeStyle(lineWidth: width, lineCap: .round)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    func arc(_ share: Double) -> Path {
      if share >= 1, turn >= 360 { return ControlShape.disc(center, radius) }
      var path = Path()
      path.addRelativeArc(center: center, radius: radius, startRadians: start * .pi / 180, deltaRadians: turn * share * .pi / 180)
      return path
    }
    guard mark else {
      let done: [DisplayItem] = fraction > 0 ? [.stroke(arc(fraction), line, context.tint)] : []
      return context.finished([.stroke(arc(1), line, context.tint.opacity(0.35))] + done)
    }
    let angle = (start + turn * fraction) * .pi / 180
    let spot = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    var tint = context.tint
    if let stops = stops(context.tint) {
      tint = .angular(stops, center: center, startAngle: start * .pi / 180, endAngle: (start + turn) * .pi / 180)
    }
    // The mark lies in a hole of the ring, through which shows what is behind.
    var around = Path(rect.insetBy(dx: -width, dy: -width))
    around.addPath(ControlShape.disc(spot, unit * 5))
    var open = DisplayGroup([.stroke(arc(1), line, tint)])
    open.clips = [Clip(around, style: FillStyle(eoFill: true))]
    return context.finished([.group(open), .fill(ControlShape.disc(spot, unit * 2.9), tint)])
  }
}

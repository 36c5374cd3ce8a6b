import Foundation
import QuoinDrawing
import QuoinGeometry

/// The bars and rings of `Gauge`.
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
      .fill(ControlShape.capsule(track), context.tint), .fill(Path(ellipseIn: mark), context.color(.label)),
      .stroke(Path(ellipseIn: mark), line, context.color(.background)),
    ])
  }

  /// A closed ring that is filled clockwise from the top up to the value (`.accessoryCircularCapacity`).
  public static func capacityRing(fraction: Double, in rect: CGRect, context: ControlContext) -> [DisplayItem] {
    ring(from: -90, turn: 360, fraction: fraction, in: rect, context: context, mark: false)
  }

  /// An open ring with a mark at the value (`.accessoryCircular`).
  public static func markedRing(fraction: Double, in rect: CGRect, context: ControlContext) -> [DisplayItem] {
    ring(from: 135, turn: 270, fraction: fraction, in: rect, context: context, mark: true)
  }

  private static func ring(
    from start: Double, turn: Double, fraction: Double, in rect: CGRect, context: ControlContext, mark: Bool
  ) -> [DisplayItem] {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return [] }
    let fraction = ControlShape.fraction(fraction, in: 0...1)
    let width = side * 0.1
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
      return context.finished([.stroke(arc(1), line, context.tint.opacity(0.3))] + done)
    }
    let angle = (start + turn * fraction) * .pi / 180
    let spot = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    return context.finished([
      .stroke(arc(1), line, context.tint), .fill(ControlShape.disc(spot, width * 0.85), context.color(.background)),
      .fill(ControlShape.disc(spot, width * 0.55), context.color(.label)),
    ])
  }
}

import Foundation
import QuoinDrawing
import QuoinGeometry

/// The bar of a linear `ProgressView` and `UIProgressView`.
public enum ProgressLook {
  /// Height of the bar in points.
  public static let height = 4.0

  /// The bar along the middle of `rect`; a value of nil or NaN draws an empty one.
  public static func items(
    value: Double?, total: Double = 1, in rect: CGRect, filled: Paint? = nil, unfilled: Paint? = nil, context: ControlContext
  ) -> [DisplayItem] {
    let track = CGRect(x: rect.minX, y: rect.midY - height / 2, width: max(0, rect.width), height: height)
    let fraction = value.map { ControlShape.fraction($0, in: 0...max(0, total.isFinite ? total : 0)) } ?? 0
    var items: [DisplayItem] = [.fill(ControlShape.capsule(track), unfilled ?? context.color(.fill))]
    if fraction > 0 {
      let done = CGRect(x: track.minX, y: track.minY, width: track.width * fraction, height: height)
      items.append(.fill(ControlShape.capsule(context.placed(done, in: rect)), filled ?? context.tint))
    }
    return context.finished(items)
  }
}

/// The turning spokes of an indeterminate `ProgressView` and `UIActivityIndicatorView`, standing still.
public enum SpinnerLook {
  /// Side of the medium spinner in points.
  public static let medium = 20.0
  /// Side of the large spinner in points.
  public static let large = 37.0

  /// Eight spokes in the largest square in the middle of `rect`, darkest at the top and fading against the clock.
  public static func items(in rect: CGRect, color: Paint? = nil, context: ControlContext) -> [DisplayItem] {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return [] }
    let paint = color ?? context.color(.gray)
    let (inner, outer) = (side * 0.26, side * 0.45)
    let items: [DisplayItem] = (0..<8).map { spoke in
      let angle = Double(spoke) * .pi / 4
      let (x, y) = (sin(angle), -cos(angle))
      let path = ControlShape.line(
        CGPoint(x: rect.midX + x * inner, y: rect.midY + y * inner), CGPoint(x: rect.midX + x * outer, y: rect.midY + y * outer))
      // The first spoke is the head; behind it, counter-clockwise, they fade.
      let age = Double((8 - spoke) % 8)
      return .stroke(path, StrokeStyle(lineWidth: side * 0.11, lineCap: .round), paint.opacity(1 - age * 0.11))
    }
    return context.finished(items)
  }
}

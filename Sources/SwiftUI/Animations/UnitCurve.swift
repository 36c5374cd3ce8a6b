import Foundation
import QuoinLayout

/// How a part of a change goes from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case bezier(Double, Double, Double, Double)
    case circularIn, circularOut, circularInOut, circularOutIn
  }
  private let shape: Shape

  /// Evenly.
  public static let linear = UnitCurve(shape: .bezier(0, 0, 1, 1))
  /// Slow at the beginning.
  public static let easeIn = UnitCurve(shape: .bezier(0.42, 0, 1, 1))
  /// Slow at the end.
  public static let easeOut = UnitCurve(shape: .bezier(0, 0, 0.58, 1))
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(shape: .bezier(0.42, 0, 0.58, 1))
  /// As a quarter of a circle, slow at the beginning.
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  /// As a quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  /// As two quarters of a circle, slow at both ends.
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)
  /// By a cubic Bézier curve from (0, 0) to (1, 1) with two control points. Their x lie in 0…1; others are brought there.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      shape: .bezier(unit(startControlPoint.x), startControlPoint.y, unit(endControlPoint.x), endControlPoint.y))
  }
  private static func unit(_ x: Double) -> Double { min(1, max(0, x.isNaN ? 0 : x)) }

  /// How far the change has come at `progress`, a part of its time: 0 at 0, 1 at 1. Beyond 0…1 it stays at its ends.
  public func value(at progress: Double) -> Double {
    let x = Self.unit(progress)
    switch shape {
    case .bezier(let x1, let y1, let x2, let y2):
      if x == 0 || x == 1 || (x1 == y1 && x2 == y2) { return x }
      return Self.cubic(y1, y2, Self.parameter(x, x1, x2))
    case .circularIn: return Self.rising(x)
    case .circularOut: return 1 - Self.rising(1 - x)
    case .circularInOut: return x < 0.5 ? Self.rising(2 * x) / 2 : 1 - Self.rising(2 - 2 * x) / 2
    case .circularOutIn: return x < 0.5 ? (1 - Self.rising(1 - 2 * x)) / 2 : (1 + Self.rising(2 * x - 1)) / 2
    }
  }

  /// How fast the change goes at `progress`: 1 where it goes evenly.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let (from, to) = (max(0, Self.unit(progress) - step), min(1, Self.unit(progress) + step))
    return (value(at: to) - value(at: from)) / (to - from)
  }

  /// The curve that undoes this one: the two swap time and way.
  public var inverse: UnitCurve {
    switch shape {
    case .bezier(let x1, let y1, let x2, let y2): UnitCurve(shape: .bezier(Self.unit(y1), x1, Self.unit(y2), x2))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: UnitCurve(shape: .circularOutIn)
    case .circularOutIn: .circularEaseInOut
    }
  }

  /// A quarter of a circle around (0, 1), from its lowest point on.
  private static func rising(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }
  /// A coordinate of a cubic Bézier curve from 0 to 1 at its parameter `t`.
  private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }
  /// The parameter at which the curve is at `x`; x grows with it.
  private static func parameter(_ x: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if cubic(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

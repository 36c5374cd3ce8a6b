import Foundation
import QuoinLayout

/// How a part of a change goes from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  let name: String
  /// Evenly.
  public static let linear = UnitCurve(name: "linear")
  /// Slow at the beginning.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(name: "easeInOut")
  /// As a quarter of a circle, slow at the beginning.
  public static let circularEaseIn = UnitCurve(name: "circularEaseIn")
  /// As a quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(name: "circularEaseOut")
  /// As two quarters of a circle, slow at both ends.
  public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")
  /// By a curve from (0, 0) to (1, 1) with two control points. They are ignored.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve(name: "bezier") }
}

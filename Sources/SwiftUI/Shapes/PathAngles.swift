import Foundation
import QuoinGeometry
import QuoinLayout

extension Path {
  /// An arc about `center`; `clockwise` is meant in a space whose y points up, as on the phone: on the page `false` turns clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startRadians: startAngle.radians, endRadians: endAngle.radians, clockwise: clockwise,
      transform: transform)
  }
  /// An arc about `center` that turns by `delta`.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startRadians: startAngle.radians, deltaRadians: delta.radians, transform: transform)
  }
}

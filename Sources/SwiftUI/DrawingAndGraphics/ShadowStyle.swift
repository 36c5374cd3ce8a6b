import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A shadow that a style drops behind, or into, what it paints.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius, x, y: CGFloat
  let isInner: Bool
  /// A shadow behind what is painted: blurred by `radius` points, moved by `x` and `y` points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false) }
  /// A shadow within what is painted: blurred by `radius` points, moved by `x` and `y` points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true) }
}

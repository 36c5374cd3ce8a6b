import Foundation
import QuoinDrawing
import QuoinLayout

/// Colours around a centre, at distances in points.
public struct RadialGradient: PrimitiveStyle {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius, endRadius: CGFloat
  /// From `startRadius` to `endRadius` points around `center`, which is in fractions of the painted rectangle.
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  /// Colours at equal distances from `startRadius` to `endRadius` points around `center`.
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours at places of their own from `startRadius` to `endRadius` points around `center`.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  nonisolated func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle(.radial(gradient.paintStops(in: environment, level: level), center, startRadius, endRadius))
  }
}

extension RadialGradient: StyleView {}

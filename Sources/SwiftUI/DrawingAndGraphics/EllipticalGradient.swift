import Foundation
import QuoinDrawing
import QuoinLayout

/// Colours around a centre, at distances as fractions of the rectangle.
public struct EllipticalGradient: PrimitiveStyle {
  let gradient: AnyGradient
  let center: UnitPoint
  let start, end: CGFloat
  /// Ellipses around `center` as wide and high as the painted rectangle; the radii are fractions of its width and height.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }
  /// Colours at equal distances, in ellipses around `center`.
  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Colours at places of their own, in ellipses around `center`.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  nonisolated func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle(.elliptical(gradient.paintStops(in: environment, level: level), center, start, end))
  }
}

extension EllipticalGradient: StyleView {}

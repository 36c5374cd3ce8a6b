import Foundation
import QuoinDrawing
import QuoinLayout

/// Colours around a centre, by angle.
public struct AngularGradient: PrimitiveStyle {
  let gradient: AnyGradient
  let center: UnitPoint
  let start, end: Angle
  /// From `startAngle` to `endAngle` around `center`, to the right first, then down; equal angles mean the whole turn.
  nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    start = startAngle
    end = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
  }
  /// Colours at equal distances from `startAngle` to `endAngle` around `center`.
  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours at places of their own from `startAngle` to `endAngle` around `center`.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// The whole turn around `center`, beginning at `angle`: 0 is to the right.
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Colours at equal distances over the whole turn around `center`, beginning at `angle`.
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Colours at places of their own over the whole turn around `center`, beginning at `angle`.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  nonisolated func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle(.angular(gradient.paintStops(in: environment, level: level), center, start.radians, end.radians))
  }
}

extension AngularGradient: StyleView {}

import Foundation
import QuoinDrawing
import QuoinLayout

/// Colours along a line.
public struct LinearGradient: PrimitiveStyle {
  let gradient: AnyGradient
  let startPoint, endPoint: UnitPoint
  /// From `startPoint` to `endPoint`, in fractions of the painted rectangle; beyond them the outermost colours go on.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at equal distances from `startPoint` to `endPoint`, in fractions of the painted rectangle.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at places of their own from `startPoint` to `endPoint`, in fractions of the painted rectangle.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  nonisolated init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  nonisolated func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle(.linear(gradient.paintStops(in: environment, level: level), startPoint, endPoint))
  }
}

extension LinearGradient: StyleView {}

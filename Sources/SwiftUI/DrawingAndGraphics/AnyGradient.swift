import Foundation
import QuoinDrawing
import QuoinLayout

/// A gradient, or a colour's own slight one.
public struct AnyGradient: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }
  let source: Source
  /// This gradient as a style.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }
  init(gradient: Gradient, space: Gradient.ColorSpace) {
    var own = gradient
    own.space = space
    source = .gradient(own)
  }
  init(base: Color) { source = .color(base) }
  /// The same colours, with those in between reckoned in `space`; a colour's own slight gradient stays as it is.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    if case .gradient(let gradient) = source { return AnyGradient(gradient: gradient, space: space) }
    return self
  }
  func paintStops(in environment: EnvironmentValues, level: Int) -> [PaintStop] {
    switch source {
    case .gradient(let gradient): return gradient.paintStops(in: environment, level: level)
    case .color(let color):
      let base = color.style(in: environment, level: level).color
      let light = PerceptualColor.mix(base, PaintColor(white: 1, alpha: base.alpha), 0.18)
      return [PaintStop(light, at: 0), PaintStop(base, at: 1)]
    }
  }
}

extension AnyGradient: PrimitiveStyle {
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle(.linear(paintStops(in: environment, level: level), .top, .bottom))
  }
}

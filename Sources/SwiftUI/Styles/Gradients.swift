import Foundation
import QuoinDrawing
import QuoinLayout

/// Colours that pass into one another.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// What it passes through there.
    public var color: Color
    /// Where: 0 is the start, 1 the end. What is not finite counts as 0.
    public var location: CGFloat
    /// A colour at a place from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// How colours in between are reckoned.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// Colours in between are reckoned as the display's components.
    public static let device = ColorSpace(isPerceptual: false)
    /// Colours in between are reckoned as the eye sees them.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
  /// The colours, in the order of their places; others are sorted before painting.
  public var stops: [Stop]
  var space = ColorSpace.device
  /// Colours at places of their own.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0) }
  }
  /// The same colours, with those in between reckoned in `space`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(gradient: self, space: space) }

  func paintStops(in environment: EnvironmentValues, level: Int) -> [PaintStop] {
    let own = stops.map {
      PaintStop($0.color.style(in: environment, level: level).color, at: Double($0.location.isFinite ? $0.location : 0))
    }.sorted { $0.location < $1.location }
    guard space.isPerceptual else { return own }
    return zip(own, own.dropFirst()).flatMap { a, b in
      (0..<8).map { step in
        let share = Double(step) / 8
        return PaintStop(PerceptualColor.mix(a.color, b.color, share), at: a.location + (b.location - a.location) * share)
      }
    } + own.suffix(1)
  }
}

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
extension Gradient: PrimitiveStyle {
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle { AnyGradient(self).style(in: environment, level: level) }
}

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

/// What every gradient is as a view: itself, filling what is proposed.
protocol StyleView: View, PrimitiveStyle where Body == Never {}
extension StyleView {
  public var body: Never { fatalError("\(Self.self) has no body; it is a primitive view.") }
  nonisolated public static func _emit(_ view: Self, _ scope: Scope, into nodes: inout [ViewNode]) {
    let name = String(describing: Self.self)
    nodes.append(ViewNode(ShapeRule(name), [], scope, look: FillLook(view.resolvedStyle(in: scope.environment))))
  }
}
extension LinearGradient: StyleView {}
extension RadialGradient: StyleView {}
extension EllipticalGradient: StyleView {}
extension AngularGradient: StyleView {}

import QuoinLayout

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// The same, with colours at even distances.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// The same, with each colour at its own place: 0 the start, 1 the end.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
  /// The same, with the gradient of a colour.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  /// Colours around a centre, at distances in points.
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat)
    -> RadialGradient
  { RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
  /// The same, with colours at even distances.
  public static func radialGradient(colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  { RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
  /// The same, with each colour at its own place: 0 the start, 1 the end.
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  { RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius) }
}
extension ShapeStyle where Self == EllipticalGradient {
  /// Colours around a centre, at distances as fractions of the rectangle.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// The same, with colours at even distances.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// The same, with each colour at its own place: 0 the start, 1 the end.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
extension ShapeStyle where Self == AngularGradient {
  /// Colours around a centre, by angle.
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  { AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }
  /// The same, with colours at even distances.
  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// The same, with each colour at its own place: 0 the start, 1 the end.
  public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours once around, beginning at `angle`.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// The same, with colours at even distances.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

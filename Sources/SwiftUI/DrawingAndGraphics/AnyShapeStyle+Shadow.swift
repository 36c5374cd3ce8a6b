extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, dropping a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
  /// The foreground style, `opacity` times as opaque.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}

import QuoinLayout

private struct ForegroundStylesKey: EnvironmentKey { static var defaultValue: [ResolvedStyle]? { nil } }
private struct PartStyleKey: EnvironmentKey { static var defaultValue: ResolvedStyle? { nil } }
private struct BehindKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The styles set with `foregroundStyle`, by level; `nil` where none was.
  var foregroundStyles: [ResolvedStyle]? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }
  /// What words are painted with where nothing was said, in a section's header or footer; `nil` = as labels are. What has a colour of its
  /// own where nothing is said, as buttons have, keeps it.
  var partStyle: ResolvedStyle? {
    get { self[PartStyleKey.self] }
    set { self[PartStyleKey.self] = newValue }
  }
  /// The style of `background()`; `nil` for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
  /// Whether a sheet or an alert lies over the page, so that what is tinted is grey.
  var isBehind: Bool {
    get { self[BehindKey.self] }
    set { self[BehindKey.self] = newValue }
  }
  /// The tint; `nil` for the accent colour.
  var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  /// The style that shapes, texts and symbols are painted with.
  var currentForeground: ResolvedStyle { ForegroundStyle().style(in: self, level: 0) }
}

extension View {
  /// Paints texts, symbols and shapes within with `style`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    settingEnvironment { $0.foregroundStyles = [style.resolvedStyle(in: $0)] }
  }
  /// Paints what is within with `primary`, and its secondary forms with `secondary`.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    settingEnvironment { $0.foregroundStyles = [primary.resolvedStyle(in: $0), secondary.resolvedStyle(in: $0)] }
  }
  /// Paints what is within with `primary`, its secondary forms with `secondary` and its tertiary ones with `tertiary`.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3)
    -> some View
  {
    settingEnvironment {
      $0.foregroundStyles = [primary.resolvedStyle(in: $0), secondary.resolvedStyle(in: $0), tertiary.resolvedStyle(in: $0)]
    }
  }
  /// Paints texts, symbols and shapes within in `color`; nil takes back what was set around them.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    settingEnvironment { environment in environment.foregroundStyles = color.map { [$0.resolvedStyle(in: environment)] } }
  }
  /// Sets what `.background` means within.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
  /// Sets what `.tint` and controls within are painted with; nil means the accent colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    settingEnvironment { environment in
      environment.tintStyle = tint.map { [outer = environment.tintStyle] in AnyShapeStyle(TintWithin(style: $0, outer: outer)) }
    }
  }
  /// Sets the colour of `.tint` and of controls within; nil means the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View { settingEnvironment { $0.tintStyle = tint.map { AnyShapeStyle($0) } } }
  /// The older name of `tint`.
  nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }
}

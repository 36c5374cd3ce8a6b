/// How a table looks. On a phone all look the same.
public protocol TableStyle: Sendable {}

/// As the surroundings.
public struct AutomaticTableStyle: TableStyle {
  /// As the surroundings.
  public init() {}
}
/// With room around its rows.
public struct InsetTableStyle: TableStyle {
  /// With room around its rows.
  public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
  /// As the surroundings.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// With room around its rows.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
extension View {
  /// How tables inside look; a phone shows one look.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

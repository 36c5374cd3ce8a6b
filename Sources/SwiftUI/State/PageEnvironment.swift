import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinLayout
import QuoinText

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}
/// How strongly colours are told apart.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}
/// How much room a device has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct HorizontalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private struct VerticalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { Calendar(identifier: .gregorian) } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { TimeZone(identifier: "UTC") ?? .current } }
private struct ResourcesKey: EnvironmentKey { static var defaultValue: PageResources { .standard } }

/// Why a view's content is not to be shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalClassKey.self] }
    set { self[HorizontalClassKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalClassKey.self] }
    set { self[VerticalClassKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// Where the page finds its fonts, pictures, colours and strings.
  package var resources: PageResources {
    get { self[ResourcesKey.self] }
    set { self[ResourcesKey.self] = newValue }
  }
}

extension View {
  /// The scheme of the whole page that the view stands on; `nil` leaves it to others.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(
      EmissionModifier { scope, content, nodes in
        if let colorScheme { scope.pass.store.prefer(colorScheme, over: scope.environment.colorScheme) }
        content(scope, &nodes)
      })
  }
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
  nonisolated public func disabled(_ disabled: Bool) -> some View { settingEnvironment { $0.isEnabled = $0.isEnabled && !disabled } }
  nonisolated public func redacted(reason: RedactionReasons) -> some View { settingEnvironment { $0.redactionReasons.formUnion(reason) } }
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

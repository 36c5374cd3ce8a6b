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
  /// One bit for each reason.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet: texts become bars, pictures plain areas.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is not for everybody's eyes. Kept; the picture stays as it is.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date. Kept; the picture stays as it is.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Light or dark; light by default.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// How strongly colours are told apart; as the page was asked for.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  /// The side where reading begins; left by default. Layout and shapes are mirrored where it is right.
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
  /// Whether controls here can be used; true by default.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// Why content here is not to be shown; empty by default.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  /// How much room the device has across; `.compact` where no device was chosen.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalClassKey.self] }
    set { self[HorizontalClassKey.self] = newValue }
  }
  /// How much room the device has from top to bottom; `.regular` where no device was chosen.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalClassKey.self] }
    set { self[VerticalClassKey.self] = newValue }
  }
  /// The calendar by which dates are written; the Gregorian by default.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone in which dates are written; UTC by default.
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
        let start = nodes.count
        content(scope, &nodes)
        guard let colorScheme, nodes.count > start else { return }
        // Only what is part of the page in the end has a say.
        scope.record.react(SchemeWish(node: nodes[start], scheme: colorScheme, current: scope.environment.colorScheme))
      })
  }
  /// Draws what is within light or dark.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
  /// Makes controls within unusable, and paler; `false` does not take back what was disabled around them.
  nonisolated public func disabled(_ disabled: Bool) -> some View { settingEnvironment { $0.isEnabled = $0.isEnabled && !disabled } }
  /// Adds a reason not to show the content within; only a placeholder changes the picture.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { settingEnvironment { $0.redactionReasons.formUnion(reason) } }
  /// Shows the content within, whatever reasons are set around it.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

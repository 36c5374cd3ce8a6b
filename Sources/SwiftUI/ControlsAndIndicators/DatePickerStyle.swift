import Foundation
import QuoinAppearance
import QuoinLayout

/// A date picker's parts.
public struct DatePickerStyleConfiguration {
  /// What the date is for.
  public struct Label { let view: AnyView }
  /// What the date is for.
  public let label: Label
  /// The chosen date.
  @Binding public var selection: Date
  /// The first date that may be chosen; nil for any.
  public let minimumDate: Date?
  /// The last date that may be chosen; nil for any.
  public let maximumDate: Date?
  /// What of a date is chosen.
  public let displayedComponents: DatePickerComponents

  init(label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

extension DatePickerStyleConfiguration: StyledConfiguration {
  static var standard: StyleChoice<DatePickerStyleConfiguration> {
    StyleChoice(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension DatePickerStyleConfiguration.Label: View { public var body: some View { view } }

/// How date pickers look: one of the system's looks, or what a style of one's own makes.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// What is shown.
  associatedtype Body: View
  /// A picker's parts.
  typealias Configuration = DatePickerStyleConfiguration
  /// The look of a picker with these parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What suits the place: the compact look.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The compact look.
  nonisolated public init() {}
  /// The picker in this look.
  public func makeBody(configuration: Configuration) -> some View { DatePickerBody(configuration, .compact) }
}

/// The date and the time on small grey fields.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// A field for each part.
  nonisolated public init() {}
  /// The picker in this look.
  public func makeBody(configuration: Configuration) -> some View { DatePickerBody(configuration, .compact) }
}

/// A month's days in weeks.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A month, and the time on a field below.
  nonisolated public init() {}
  /// The picker in this look.
  public func makeBody(configuration: Configuration) -> some View { DatePickerBody(configuration, .graphical) }
}

/// A wheel for each part, 320 × 216 points.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Wheels at rest.
  nonisolated public init() {}
  /// The picker in this look.
  public func makeBody(configuration: Configuration) -> some View { DatePickerBody(configuration, .wheel) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The compact look.
  nonisolated public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle { nonisolated public static var compact: CompactDatePickerStyle { .init() } }

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month's days in weeks.
  nonisolated public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle { nonisolated public static var wheel: WheelDatePickerStyle { .init() } }

import Foundation
import QuoinAppearance
import QuoinLayout

/// How date pickers look.
public protocol DatePickerStyle: Sendable {
  /// Which of the built-in looks it is.
  var _look: _DatePickerLook { get }
}

/// What suits the place: the compact look.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The compact look.
  public init() {}
  /// The compact one.
  public var _look: _DatePickerLook { .compact }
}

/// The date and the time on small grey fields.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// A field for each part.
  public init() {}
  /// The compact one.
  public var _look: _DatePickerLook { .compact }
}

/// A month's days in weeks.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A month, and the time on a field below.
  public init() {}
  /// The one with the month.
  public var _look: _DatePickerLook { .graphical }
}

/// A wheel for each part, 320 × 216 points.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Wheels at rest.
  public init() {}
  /// The one with wheels.
  public var _look: _DatePickerLook { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: DefaultDatePickerStyle { .init() } }

extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: CompactDatePickerStyle { .init() } }

extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: GraphicalDatePickerStyle { .init() } }

extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: WheelDatePickerStyle { .init() } }

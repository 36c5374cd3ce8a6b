import Foundation
import QuoinObjectiveC

/// What went wrong about events and reminders.
public struct EKError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = EKError
    case eventNotMutable = 0, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
    case durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture, startDateCollidesWithOtherOccurrence
    case objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified
    case calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported
    case reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents, calendarDoesNotAllowReminders
    case sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable
    case eventStoreNotAuthorized, osNotSupported
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "EKErrorDomain" }
}
extension EKError {
  /// The reason of that name.
  public static var eventNotMutable: Code { .eventNotMutable }
  /// The reason of that name.
  public static var noCalendar: Code { .noCalendar }
  /// The reason of that name.
  public static var noStartDate: Code { .noStartDate }
  /// The reason of that name.
  public static var noEndDate: Code { .noEndDate }
  /// The reason of that name.
  public static var datesInverted: Code { .datesInverted }
  /// The reason of that name.
  public static var internalFailure: Code { .internalFailure }
  /// The reason of that name.
  public static var calendarReadOnly: Code { .calendarReadOnly }
  /// The reason of that name.
  public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
  /// The reason of that name.
  public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
  /// The reason of that name.
  public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
  /// The reason of that name.
  public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
  /// The reason of that name.
  public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
  /// The reason of that name.
  public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
  /// The reason of that name.
  public static var invalidSpan: Code { .invalidSpan }
  /// The reason of that name.
  public static var calendarHasNoSource: Code { .calendarHasNoSource }
  /// The reason of that name.
  public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
  /// The reason of that name.
  public static var calendarIsImmutable: Code { .calendarIsImmutable }
  /// The reason of that name.
  public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
  /// The reason of that name.
  public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
  /// The reason of that name.
  public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
  /// The reason of that name.
  public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
  /// The reason of that name.
  public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
  /// The reason of that name.
  public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
  /// The reason of that name.
  public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
  /// The reason of that name.
  public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
  /// The reason of that name.
  public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
  /// The reason of that name.
  public static var priorityIsInvalid: Code { .priorityIsInvalid }
  /// The reason of that name.
  public static var invalidEntityType: Code { .invalidEntityType }
  /// The reason of that name.
  public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
  /// The reason of that name.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  /// The reason of that name.
  public static var osNotSupported: Code { .osNotSupported }
}

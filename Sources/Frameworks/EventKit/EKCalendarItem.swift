import CoreLocation
import Foundation

/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  /// Its calendar.
  open var calendar: EKCalendar!
  /// Its name in the store.
  public let calendarItemIdentifier = UUID().uuidString
  /// Its server's name.
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  /// What it is called.
  open var title: String!
  /// Where.
  open var location: String?
  /// What else is to be said.
  open var notes: String?
  /// A page about it.
  open var url: URL?
  /// When it was last changed.
  open var lastModifiedDate: Date? { nil }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// Where it is; nil = where one is.
  open var timeZone: TimeZone?
  /// Whether it has alarms.
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  /// Whether it comes again.
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  /// Whether others take part.
  open var hasAttendees: Bool { !(attendees ?? []).isEmpty }
  /// Whether something is noted.
  open var hasNotes: Bool { notes != nil }
  /// Who takes part: nobody.
  open var attendees: [EKParticipant]? { nil }
  /// When it is told of.
  open var alarms: [EKAlarm]?
  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Takes an alarm away.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// How it comes again.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// Adds how it comes again.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  /// Takes a way to come again away.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}
/// How sure an event is.
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
/// Something that happens at a time.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// A new one.
  public init(eventStore: EKEventStore) {}
  /// One of no store.
  public override init() {}
  /// Its name in the store; nil until it is saved, which nothing is.
  open var eventIdentifier: String! { nil }
  /// Whether it takes whole days.
  open var isAllDay = false
  /// When it begins.
  open var startDate: Date!
  /// When it ends.
  open var endDate: Date!
  /// A place that is known.
  open var structuredLocation: EKStructuredLocation?
  /// Whether it begins before another.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    guard let own = startDate, let others = other.startDate else { return .orderedSame }
    return own.compare(others)
  }
  /// Who invites; nobody does.
  open var organizer: EKParticipant? { nil }
  /// How busy one is meant to be.
  open var availability = EKEventAvailability.notSupported
  /// How sure it is.
  open var status: EKEventStatus { .none }
  /// Whether it was moved away from the others.
  open var isDetached: Bool { false }
  /// Where in a row of them it stood; nil = it stands alone.
  open var occurrenceDate: Date! { startDate }
  /// Whose birthday it is: nobody's.
  open var birthdayContactIdentifier: String? { nil }
}
/// How important a reminder is.
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
/// Something to be done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// A new one.
  public init(eventStore: EKEventStore) {}
  /// One of no store.
  public override init() {}
  /// When it begins.
  open var startDateComponents: DateComponents?
  /// By when.
  open var dueDateComponents: DateComponents?
  /// Whether it is done; setting it notes when.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }
  /// When it was done; nil = it is not.
  open var completionDate: Date?
  /// How important it is: 1 is the most, 9 the least, 0 is not said.
  open var priority = 0
}
/// Whether one is told on coming or on leaving.
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }
/// How one is told.
public enum EKAlarmType: Int, Sendable { case display, audio, procedure, email }
/// When somebody is told of something.
open class EKAlarm: EKObject, @unchecked Sendable {
  /// Told at a time.
  public init(absoluteDate date: Date) { absoluteDate = date }
  /// Told some seconds after the beginning, or before it where they are less than 0.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  /// Seconds after the beginning.
  open var relativeOffset: TimeInterval = 0
  /// At which time; nil = by the beginning.
  open var absoluteDate: Date?
  /// Where.
  open var structuredLocation: EKStructuredLocation?
  /// On coming or on leaving.
  open var proximity = EKAlarmProximity.none
  /// How one is told.
  open var type: EKAlarmType { .display }
}
/// A place with a name.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  /// A place of a name.
  public init(title: String) { self.title = title }
  /// What it is called.
  open var title: String?
  /// Where it is.
  open var geoLocation: CLLocation?
  /// How far around, in meters; 0 = as the system likes.
  open var radius: Double = 0
}
/// Whether somebody comes.
public enum EKParticipantStatus: Int, Sendable { case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess }
/// What somebody does there.
public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }
/// What takes part.
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
/// Somebody who takes part.
open class EKParticipant: EKObject, @unchecked Sendable {
  /// Their address.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// What they are called.
  open var name: String? { nil }
  /// Whether they come.
  open var participantStatus: EKParticipantStatus { .unknown }
  /// What they do there.
  open var participantRole: EKParticipantRole { .unknown }
  /// What they are.
  open var participantType: EKParticipantType { .unknown }
  /// Whether it is oneself.
  open var isCurrentUser: Bool { false }
}

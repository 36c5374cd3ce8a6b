@_exported import CoreLocation
@_exported import Foundation

/// What a calendar holds.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// What calendars hold, several at once.
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Events.
  public static let event = Self(rawValue: 1)
  /// Reminders.
  public static let reminder = Self(rawValue: 2)
}
/// What an app may do with calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, fullAccess, writeOnly
  /// An older name of full access.
  public static var authorized: Self { .fullAccess }
}
/// Which occurrences of an event a change is meant for.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
extension Notification.Name {
  /// A store has changed; none does here.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
/// Tells what came of asking for access.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// Is called with an event; the pointer's value ends it.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The calendars of the phone: those of one whose owner said no. Nothing is found, and nothing is saved.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// A store.
  public override init() {}
  /// A store of some sources.
  public init(sources: [EKSource]) {}
  /// What the app may do: nothing.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
  /// Its name: empty, as nothing stands behind it.
  open var eventStoreIdentifier: String { "" }
  /// Accounts that others gave leave for: none.
  open var delegateSources: [EKSource] { [] }
  /// Accounts: none.
  open var sources: [EKSource] { [] }
  /// An account of a name: none.
  open func source(withIdentifier identifier: String) -> EKSource? { nil }

  // MARK: Leave

  /// Asks for leave; it is not given.
  open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    completion(false, nil)
  }
  /// Asks for leave; it is not given.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Asks for leave; it is not given.
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { completion(false, nil) }
  /// Asks for leave; it is not given.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Asks for leave; it is not given.
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { completion(false, nil) }
  /// Asks for leave; it is not given.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Asks for leave; it is not given.
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { completion(false, nil) }
  /// Asks for leave; it is not given.
  open func requestFullAccessToReminders() async throws -> Bool { false }

  // MARK: Calendars

  /// Calendars: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// All calendars: none.
  open var calendars: [EKCalendar] { [] }
  /// Where new events go: nowhere.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Where new reminders go: nowhere.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// A calendar of a name: none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Keeps a calendar; it fails.
  /// - Throws: that the app has no leave.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { try refuse() }
  /// Takes a calendar away; it fails.
  /// - Throws: that the app has no leave.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { try refuse() }

  // MARK: Events

  /// An event or a reminder of a name: none.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Those of a server's name: none.
  open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
  /// An event of a name: none.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Events that a predicate takes: none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Calls `block` for events: there are none.
  open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {}
  /// Takes events between two times; it takes none.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    .init(value: false)
  }
  /// Keeps an event; it fails.
  /// - Throws: that the app has no leave.
  open func save(_ event: EKEvent, span: EKSpan) throws { try refuse() }
  /// Keeps an event; it fails.
  /// - Throws: that the app has no leave.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse() }
  /// Takes an event away; it fails.
  /// - Throws: that the app has no leave.
  open func remove(_ event: EKEvent, span: EKSpan) throws { try refuse() }
  /// Takes an event away; it fails.
  /// - Throws: that the app has no leave.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse() }

  // MARK: Reminders

  /// Keeps a reminder; it fails.
  /// - Throws: that the app has no leave.
  open func save(_ reminder: EKReminder, commit: Bool) throws { try refuse() }
  /// Takes a reminder away; it fails.
  /// - Throws: that the app has no leave.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { try refuse() }
  /// Tells the reminders that a predicate takes: none.
  @discardableResult open func fetchReminders(matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void)
    -> Any
  {
    completion([])
    return NSObject()
  }
  /// Ends a search.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
  /// Takes all reminders; it takes none.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { .init(value: false) }
  /// Takes what is not done; it takes none.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { .init(value: false) }
  /// Takes what is done; it takes none.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { .init(value: false) }

  // MARK: Changes

  /// Writes what was to be written later: nothing.
  open func commit() throws {}
  /// Forgets changes.
  open func reset() {}
  /// Asks the accounts anew: there are none.
  open func refreshSourcesIfNecessary() {}

  private func refuse() throws { throw EKError(.eventStoreNotAuthorized, userInfo: [:]) }
}

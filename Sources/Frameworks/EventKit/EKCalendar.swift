import Foundation
import UIKit

/// What calendars and their parts have in common.
open class EKObject: NSObject, @unchecked Sendable {
  /// Whether something was changed: not known, no.
  open var hasChanges: Bool { false }
  /// Whether it was never saved: nothing ever is.
  open var isNew: Bool { true }
  /// Forgets changes.
  open func reset() {}
  /// Forgets what was changed.
  open func rollback() {}
  /// Reads it anew; there is nothing to be read.
  open func refresh() -> Bool { false }
}
/// Where an account's calendars come from.
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
/// An account that has calendars.
open class EKSource: EKObject, @unchecked Sendable {
  /// Its name in the store.
  open var sourceIdentifier: String { "" }
  /// What kind it is.
  open var sourceType: EKSourceType { .local }
  /// What it is called.
  open var title: String { "" }
  /// Whether somebody else gave leave for it.
  open var isDelegate: Bool { false }
  /// Its calendars: none.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
/// What kind a calendar is.
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
/// How busy one is meant to be.
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
/// How busy one may be said to be.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Busy.
  public static let busy = Self(rawValue: 1)
  /// Free.
  public static let free = Self(rawValue: 2)
  /// Perhaps.
  public static let tentative = Self(rawValue: 4)
  /// Away.
  public static let unavailable = Self(rawValue: 8)
}
/// A calendar, or a list of reminders.
open class EKCalendar: EKObject, @unchecked Sendable {
  /// One of the kind that holds events or reminders.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    allowedEntityTypes = entityType == .event ? .event : .reminder
  }
  /// One for events.
  public convenience init(eventStore: EKEventStore) { self.init(for: .event, eventStore: eventStore) }
  /// Its account.
  open var source: EKSource!
  /// Its name in the store.
  public let calendarIdentifier = UUID().uuidString
  /// What it is called.
  open var title = ""
  /// What kind it is.
  open var type: EKCalendarType { .local }
  /// Whether events can be put into it and taken out of it.
  open var allowsContentModifications: Bool { true }
  /// Whether it comes from elsewhere.
  open var isSubscribed: Bool { false }
  /// Whether its name can't be changed.
  open var isImmutable: Bool { false }
  /// Its colour; nil = as the system likes.
  open var cgColor: CGColor!
  /// How busy its events may say one is.
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
  /// What it holds.
  public let allowedEntityTypes: EKEntityMask
}

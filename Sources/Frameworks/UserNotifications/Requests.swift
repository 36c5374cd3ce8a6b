import Foundation

/// What makes a notice show.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  /// Whether it shows again and again.
  public let repeats: Bool
  init(_ repeats: Bool) { self.repeats = repeats }
  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// That it was sent.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
/// That some time has passed.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// How long, in seconds.
  public let timeInterval: TimeInterval
  private let begun = Date()
  /// After some seconds.
  /// - Precondition: it is more than 0, and at least 60 for one that repeats, as on the phone.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats)
  }
  /// When it shows next; nil when it has shown.
  open func nextTriggerDate() -> Date? {
    let first = begun + timeInterval
    guard first <= Date() else { return first }
    return repeats ? first + (Date().timeIntervalSince(first) / timeInterval).rounded(.up) * timeInterval : nil
  }
}
/// That a date has come.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The date's parts; those that are nil may be any.
  public let dateComponents: DateComponents
  /// At a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats)
  }
  /// When it shows next; nil when there is no such date any more.
  open func nextTriggerDate() -> Date? {
    let calendar = dateComponents.calendar ?? .current
    return calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}
/// That one comes to a place, or leaves it.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The place: a `CLRegion`.
  public let region: NSObject
  /// At a place: a `CLRegion`.
  public init(region: NSObject, repeats: Bool) {
    self.region = region
    super.init(repeats)
  }
}

/// A notice to show.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  /// Its name; another one of the name takes its place.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it shows; nil for at once.
  public let trigger: UNNotificationTrigger?
  /// A notice to show.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.trigger) = (identifier, trigger)
    self.content = content.copy() as? UNNotificationContent ?? content
  }
  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// A notice.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  /// When it came.
  public let date: Date
  /// What it was asked by.
  public let request: UNNotificationRequest
  init(_ request: UNNotificationRequest, _ date: Date) { (self.request, self.date) = (request, date) }
  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// What somebody did with a notice; nobody does here.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The action's name.
  public let actionIdentifier: String
  /// The notice.
  public let notification: UNNotification
  init(_ action: String, _ notification: UNNotification) { (actionIdentifier, self.notification) = (action, notification) }
}
/// What somebody answered to a notice; nobody does here.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The words.
  open var userText: String { "" }
}

/// The picture of an action.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// One of the app's pictures.
  public convenience init(templateImageName: String) { self.init(templateImageName) }
  /// One of the system's.
  public convenience init(systemImageName: String) { self.init("system:\(systemImageName)") }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationActionIcon)?.name == name }
  open override var hash: Int { name.hashValue }
}
/// What can be done with a notice.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Its words.
  public let title: String
  /// How it is done.
  public let options: UNNotificationActionOptions
  /// Its picture; nil for none.
  public let icon: UNNotificationActionIcon?
  /// An action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
  }
  /// An action.
  public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.init(identifier: identifier, title: title, options: options, icon: nil)
  }
  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// An answer in words.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The words of its button.
  public let textInputButtonTitle: String
  /// What stands in its field.
  public let textInputPlaceholder: String
  /// An answer in words.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}
/// A kind of notices, and what can be done with them.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// What can be done.
  public let actions: [UNNotificationAction]
  /// The intents it is of.
  public let intentIdentifiers: [String]
  /// How it is shown.
  public let options: UNNotificationCategoryOptions
  /// What stands in the text's stead where it is hidden.
  public let hiddenPreviewsBodyPlaceholder: String
  /// How several are told as one.
  public let categorySummaryFormat: String
  /// A kind of notices.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String? = nil,
    categorySummaryFormat: String? = nil, options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.intentIdentifiers, self.options) = (identifier, actions, intentIdentifiers, options)
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

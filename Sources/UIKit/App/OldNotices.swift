// Asking for notices as it was before iOS 10. There are none while a page is made.

/// What a notice may do.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// Words.
  public static let alert = UIUserNotificationType(rawValue: 4)
}
/// What may be done with a notice.
@MainActor @preconcurrency open class UIUserNotificationAction: NSObject {
  /// Its name.
  open var identifier: String?
  /// Its words.
  open var title: String?
  public override init() {}
}
/// What may be done with a notice, to be changed.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  /// Whether the phone must be open.
  open var isAuthenticationRequired = false
  /// Whether it deletes.
  open var isDestructive = false
}
/// Notices of a kind.
@MainActor @preconcurrency open class UIUserNotificationCategory: NSObject, @unchecked Sendable {
  /// Its name.
  open var identifier: String?
  public override nonisolated init() {}
}
/// What an app would do with notices.
@MainActor @preconcurrency open class UIUserNotificationSettings: NSObject {
  /// What they may do.
  public let types: UIUserNotificationType
  /// Their kinds.
  public let categories: Set<UIUserNotificationCategory>?
  /// What an app would do.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    (self.types, self.categories) = (types, categories)
  }
}
extension UIApplication {
  /// Asks the user for notices; nobody answers.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
  /// What the user allows: nothing is known.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { nil }
  /// Sends a notice later; none is.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {}
  /// Takes notices back; there are none.
  public func cancelAllLocalNotifications() {}
  /// Takes a notice back; there are none.
  public func cancelLocalNotification(_ notification: UILocalNotification) {}
  /// Notices to come: none.
  public var scheduledLocalNotifications: [UILocalNotification]? { [] }
}
/// What came of looking for news in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

import Foundation

/// Who is told of notices.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// One comes while the app shows.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// One comes while the app shows.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// One was chosen.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// One was chosen.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// The app's own settings are wanted.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
  /// Does nothing.
  public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}

/// The app's notices. Nobody has allowed any, so none shows; those to come are kept, and listed until they are due.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let only = UNUserNotificationCenter()
  /// The app's.
  open class func current() -> UNUserNotificationCenter { only }
  /// Who would be told.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Whether extensions may show notices in their own way: yes.
  open var supportsContentExtensions: Bool { true }

  private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  /// What has not come due: a trigger without a date to come is past.
  private var current: [UNNotificationRequest] {
    lock.withLock {
      pending.removeAll { request in
        switch request.trigger {
        case let trigger as UNTimeIntervalNotificationTrigger: trigger.nextTriggerDate() == nil
        case let trigger as UNCalendarNotificationTrigger: trigger.nextTriggerDate() == nil
        case nil: true
        default: false
        }
      }
      return pending
    }
  }

  // MARK: Leave

  /// Not allowed.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Not allowed.
  @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  /// Nothing was decided.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  /// Nothing was decided.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  // MARK: Notices to come

  /// Keeps a notice until it is due, in the place of one of its name.
  open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
    completionHandler?(nil)
  }
  /// Keeps a notice until it is due, in the place of one of its name.
  open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }
  /// Those that are not due yet.
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    completionHandler(current)
  }
  /// Those that are not due yet.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { current }
  /// Forgets some by their names.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }
  /// Forgets all.
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }

  // MARK: Notices that came

  /// None, as none is shown.
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { completionHandler([]) }
  /// None, as none is shown.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// None to forget.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// None to forget.
  open func removeAllDeliveredNotifications() {}

  // MARK: Categories

  /// Says which kinds of notices there are.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { lock.withLock { self.categories = categories } }
  /// Which kinds of notices there are.
  open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    completionHandler(lock.withLock { categories })
  }
  /// Which kinds of notices there are.
  open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

  /// Does nothing: there is no icon here.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
  /// Does nothing: there is no icon here.
  open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: ((@Sendable ((any Error)?) -> Void))? = nil) {
    completionHandler?(nil)
  }
}

/// Changes notices that were sent before they show; none is sent here.
open class UNNotificationServiceExtension: NSObject {
  /// Nothing yet.
  public override init() { super.init() }
  /// Gives a notice that says something else; the same here.
  open func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
    contentHandler(request.content)
  }
  /// There is no more time.
  open func serviceExtensionTimeWillExpire() {}
}

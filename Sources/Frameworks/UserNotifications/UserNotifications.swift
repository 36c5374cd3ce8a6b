@_exported import Foundation
import UIKit

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Number the icon.
  public static let badge = Self(rawValue: 1)
  /// Sound.
  public static let sound = Self(rawValue: 2)
  /// Show.
  public static let alert = Self(rawValue: 4)
  /// In cars.
  public static let carPlay = Self(rawValue: 8)
  /// Sound though all is quiet.
  public static let criticalAlert = Self(rawValue: 16)
  /// Quietly.
  public static let provisional = Self(rawValue: 64)
  /// With a way to the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Read aloud.
  public static let announcement = Self(rawValue: 128)
  /// Though the user does something else.
  public static let timeSensitive = Self(rawValue: 256)
}
extension UIScene.ConnectionOptions {
  /// The notice that was answered; nil, as none was.
  public var notificationResponse: UNNotificationResponse? { nil }
}
/// How one shows in the app.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers the icon.
  public static let badge = Self(rawValue: 1)
  /// Sounds.
  public static let sound = Self(rawValue: 2)
  /// Shows.
  public static let alert = Self(rawValue: 4)
  /// In the list.
  public static let list = Self(rawValue: 8)
  /// As a banner.
  public static let banner = Self(rawValue: 16)
}
/// Whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
/// What is allowed.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Nothing was decided.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  /// Whether a number at the app's picture is allowed: there is none here.
  open var badgeSetting: UNNotificationSetting { .notSupported }
  /// Whether sounds are allowed: there is none here.
  open var soundSetting: UNNotificationSetting { .notSupported }
  /// Whether banners are allowed: there is none here.
  open var alertSetting: UNNotificationSetting { .notSupported }
  /// Whether they stand on the locked screen: there is none here.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Whether they stand in the list: there is none here.
  open var notificationCenterSetting: UNNotificationSetting { .notSupported }
  /// Whether they stand in a car: there is none here.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether they are read aloud: there is none here.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether urgent ones are let through: there is none here.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether those that hurry are let through: there is none here.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// How they are shown.
  open var alertStyle: UNAlertStyle { .none }
  /// Whether their words are shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the app has its own settings for them.
  open var providesAppNotificationSettings: Bool { false }
}
/// A sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual one.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// One by its file.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}
/// A sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A file.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// Its title.
  open fileprivate(set) var title = ""
  /// Its words.
  open fileprivate(set) var body = ""
  /// What it carries.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
}
/// What a notification is to say.
open class UNMutableNotificationContent: NSObject, @unchecked Sendable {
  /// Its title.
  open var title = ""
  /// Its second title.
  open var subtitle = ""
  /// Its words.
  open var body = ""
  /// The icon's number; nil for none.
  open var badge: NSNumber?
  /// Its sound; nil for none.
  open var sound: UNNotificationSound?
  /// What it carries.
  open var userInfo: [AnyHashable: Any] = [:]
  /// Its kind.
  open var categoryIdentifier = ""
  /// With which it stands.
  open var threadIdentifier = ""
  /// The files it shows.
  open var attachments: [UNNotificationAttachment] = []
  /// The picture of the app that opens.
  open var launchImageName = ""
  /// How much it matters among others, from 0 to 1.
  open var relevanceScore: Double = 0
  /// How pressing it is.
  open var interruptionLevel = UNNotificationInterruptionLevel.active
}
/// How pressing a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}
/// After a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval
  /// After seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}
/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// When.
  public let dateComponents: DateComponents
  /// At a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// When next: not known.
  open func nextTriggerDate() -> Date? { nil }
}
/// A notification that is asked for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// What it says.
  public let content: UNMutableNotificationContent
  /// When.
  public let trigger: UNNotificationTrigger?
  /// A notification.
  public init(identifier: String, content: UNMutableNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}
/// A notification.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it came.
  open var date: Date { Date() }
  /// What was asked for.
  open var request: UNNotificationRequest { UNNotificationRequest(identifier: "", content: UNMutableNotificationContent(), trigger: nil) }
}
/// What was done with one.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// What was chosen.
  open var actionIdentifier: String { "" }
  /// The notification.
  open var notification: UNNotification { UNNotification() }
}
/// What was chosen when a notification was tapped.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// What was chosen when a notification was put away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
/// How a button of a notification behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only when unlocked.
  public static let authenticationRequired = Self(rawValue: 1)
  /// It destroys something.
  public static let destructive = Self(rawValue: 2)
  /// It opens the app.
  public static let foreground = Self(rawValue: 4)
}
/// How a kind of notification behaves.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app hears when it is put away.
  public static let customDismissAction = Self(rawValue: 1)
  /// In cars, too.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// Its title stands where its words are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// Its second title stands where its words are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
}
/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// A button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {}
}
/// A kind of notification.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// A kind.
  public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = [])
  {}
}
/// Who is told of notifications; nobody ever is.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// One comes.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// One was chosen.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}
extension UNUserNotificationCenterDelegate {
  /// Shows none.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
/// Where notifications are asked for; none ever come.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let only = UNUserNotificationCenter()
  /// The app's.
  open class func current() -> UNUserNotificationCenter { only }
  /// Who would be told.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Not allowed.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Not allowed.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  /// Nothing was decided.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  /// Nothing was decided.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Kept by nobody.
  open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Kept by nobody.
  open func add(_ request: UNNotificationRequest) async throws {}
  /// None.
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    completionHandler([])
  }
  /// None.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// None to forget.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// None to forget.
  open func removeAllPendingNotificationRequests() {}
  /// None to forget.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// None.
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { completionHandler([]) }
  /// None.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// None to forget.
  open func removeAllDeliveredNotifications() {}
  /// Kept by nobody.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Does nothing.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
/// A button of a notification that takes words.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// A button.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) { super.init(identifier: identifier, title: title, options: options) }
}
/// A file that a notification shows.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Its place.
  public let url: URL
  /// A file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws { (self.identifier, url) = (identifier, URL) }
}
/// Whether something is allowed.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
/// How a notification is shown.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
/// When its words are shown.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

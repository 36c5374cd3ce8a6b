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
  /// Whether they may come in a summary.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether messages to one alone may come.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// Whether the app has its own settings for them.
  open var providesAppNotificationSettings: Bool { false }
}
/// A sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A file.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// How pressing a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
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
/// Whether something is allowed.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
/// How a notification is shown.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
/// When its words are shown.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

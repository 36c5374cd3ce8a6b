import Foundation
import UIKit

// Names and members of apps, scenes and controllers that few files use; what they tell of does not happen on a page.

extension UIApplication.LaunchOptionsKey {
  /// What was given along.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// What is near by radio.
  public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// What is near by radio.
  public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// What is shared.
  public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  /// What it came from.
  public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
  /// The notification.
  public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// That it moved.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// What was fetched.
  public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  /// The quick action.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// The app it came from.
  public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// What the user did elsewhere.
  public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// What the user did elsewhere.
  public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
}
extension UIApplication {
  /// The page where the user says which app opens what.
  public static let openDefaultApplicationsSettingsURLString = "app-settings:default-apps"
  /// Sent when locked files can be read; never here.
  public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Sent before they can no longer be read; never here.
  public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Sent when the app may work unseen, or no longer; never here.
  public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}
extension UIScene {
  /// Smaller words beside its title; kept only.
  public var subtitle: String {
    get { kept(by: self, "") }
    set { keep(newValue, by: self) }
  }
}
extension UIWindowScene {
  /// Whether it takes the whole screen: yes.
  public var isFullScreen: Bool { true }
}
extension UIViewController {
  /// The controller that shows it, or one of those around; nil: none does.
  public var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
  /// Whether those shown over it come as it says.
  public var providesPresentationContextTransitionStyle: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
  /// Whether a popover stays when one taps beside it; by its newer name.
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// How it is held: upright.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// Whether gestures at the edges wait is to be asked anew; nobody does.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}
extension UIPopoverPresentationController {
  /// The class of what lies behind; the system's.
  public var popoverBackgroundViewClass: AnyClass? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// Whether it may lie over what it comes from.
  public var canOverlapSourceViewRect: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
  /// The sheet that it becomes where there is little room; one that nobody shows.
  public var adaptiveSheetPresentationController: UISheetPresentationController {
    let made =
      kept(by: self, nil as UISheetPresentationController?)
      ?? UISheetPresentationController(presentedViewController: presentedViewController, presenting: presentingViewController)
    keep(made as UISheetPresentationController?, by: self)
    return made
  }
}
extension UISplitViewController {
  /// How wide the first column is, in points.
  public var primaryColumnWidth: CGFloat { maximumPrimaryColumnWidth }
  /// The least width of the second column.
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { kept(by: self, 0) }
    set { keep(newValue, by: self) }
  }
  /// The greatest width of the second column.
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { kept(by: self, .greatestFiniteMagnitude) }
    set { keep(newValue, by: self) }
  }
  /// The width of the second column, as a part of the whole.
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { kept(by: self, 0) }
    set { keep(newValue, by: self) }
  }
}
extension UIPageViewController {
  /// Where the spine of a book is.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  /// Where the spine of a book is: at its beginning.
  public var spineLocation: SpineLocation { .min }
}
extension UIScreen {
  /// The screen that it shows; nil: another.
  public var mirrored: UIScreen? { nil }
}

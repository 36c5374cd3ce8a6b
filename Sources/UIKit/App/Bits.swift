import Foundation

extension UIApplication {
  /// Kinds of extensions.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
  /// Whether touches are stopped: no.
  public var isIgnoringInteractionEvents: Bool { false }
  /// Passes an event on; there are none.
  public func sendEvent(_ event: UIEvent) {}
  /// Another look of the status bar; kept by nobody.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Hides the status bar; it stays.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Tells a notice of its own at once; nobody is told.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  /// Which ways a window may be turned: what its controllers say.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Looks at a scene anew; nothing changes.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Its picture among the apps is left out; nothing happens.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// The name of the icon in place of the app's own; nil, there is none.
  public var alternateIconName: String? { nil }
  /// Whether the icon can be another; no.
  public var supportsAlternateIcons: Bool { false }
}

extension ProcessInfo {
  /// Whether the app runs on a Mac by Catalyst; no.
  public var isMacCatalystApp: Bool { false }
  /// Whether the phone's app runs on a Mac; no.
  public var isiOSAppOnMac: Bool { false }
}

extension UIWindow.Level {
  /// A level so much higher.
  public static func + (level: UIWindow.Level, more: CGFloat) -> UIWindow.Level { UIWindow.Level(rawValue: level.rawValue + more) }
  /// A level so much lower.
  public static func - (level: UIWindow.Level, less: CGFloat) -> UIWindow.Level { UIWindow.Level(rawValue: level.rawValue - less) }
}

/// Who is asked about a split view; nobody is, here.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: AnyObject {
  /// Which column stays where there is room for one.
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the app itself puts the second column away.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}
extension UISplitViewControllerDelegate {
  /// The one that is proposed.
  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// No.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

extension UIButton {
  /// A button of the system's kind with a picture.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}

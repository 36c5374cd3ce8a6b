/// The app that a page stands for. There is one; it opens nothing and is never in the background.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  /// The one app.
  open class var shared: UIApplication { one }
  private static let one = UIApplication()
  /// Who hears of the app's life; nobody calls it while a page is made.
  open var delegate: (any UIApplicationDelegate)?
  /// The scenes: one, with the windows that are there.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }
  /// The windows that are there.
  open var windows: [UIWindow] { UIWindowScene.main.windows }
  /// The window that keys go to.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// Always in use.
  open var applicationState: State { .active }
  /// Whether the screen stays on; kept only.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon; kept only.
  open var applicationIconBadgeNumber = 0
  /// The text size the user chose.
  open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
  /// The direction in which the app is laid out.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The status bar's frame: as high as the safe area above.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: keyWindow?.safeAreaInsets.top ?? 0)
  }

  /// Whether `url` could be opened: never, for a page opens nothing.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing; `completion` hears false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Performs `action` of `target`, or of who has the keys when it is nil; whether there was somebody.
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let target = target ?? UIResponder.first else { return false }
    action(on: target, with: sender, event)
    return true
  }
  /// Lets touches go on; there are none.
  open func endIgnoringInteractionEvents() {}
  /// Stops touches; there are none.
  open func beginIgnoringInteractionEvents() {}
  /// Asks for notifications from a server; nothing happens.
  open func registerForRemoteNotifications() {}
  /// Asks for time in the background; there is none.
  open func beginBackgroundTask(withName name: String? = nil, expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    .invalid
  }
  /// Ends a task in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Shows another icon; nothing happens.
  open func setAlternateIconName(_ name: String?, completionHandler: ((Error?) -> Void)? = nil) { completionHandler?(nil) }

  /// Where an app stands.
  public enum State: Int, Sendable {
    /// In use.
    case active
    /// In sight, not in use.
    case inactive
    /// Out of sight.
    case background
  }
  /// A name in the options of a launch.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name as UIKit writes it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address the app was launched with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification the app was launched with.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
  /// A name in the options of opening an address.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name as UIKit writes it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only in an app that knows the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  /// A name in the options of an address that came.
  public struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name as UIKit writes it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app it came from.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// The app's page in the system's settings.
  public static let openSettingsURLString = "app-settings:"
  /// Sent when the app comes into use; never here.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Sent before the app goes out of use; never here.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Sent when the app goes out of sight; never here.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Sent before the app comes into sight; never here.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Sent before the app ends; never here.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Sent when memory is scarce; never here.
  public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

/// A task in the background.
public struct UIBackgroundTaskIdentifier: Hashable, Sendable, RawRepresentable {
  /// Its number; 0 is none.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Hears of an app's life. Nobody calls it while a page is made; call it yourself for what it sets up.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject, _WindowKeeping {
  /// The app's window, before there were scenes.
  @_disfavoredOverload var window: UIWindow? { get set }
  /// The app has been launched.
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
    -> Bool
  /// The app is about to be launched.
  func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
    -> Bool
  /// How a new scene is set up.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were closed.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// An address came.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// The app came into use.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app goes out of use.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app went out of sight.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app comes into sight.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The app's window as the phone gives it: twice a nil, one for delegates without the property. Every delegate has it here.
  public var window: UIWindow?? { .some(window as UIWindow?) }
  /// Agrees, where the delegate says nothing.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Agrees, where the delegate says nothing.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// A configuration without a name, for the session's role.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  /// Does nothing, where the delegate says nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  /// Declines, where the delegate says nothing.
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
  /// Does nothing, where the delegate says nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing, where the delegate says nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing, where the delegate says nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing, where the delegate says nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing, where the delegate says nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// `@main` on a delegate: the program ends at once, for pages are printed by Quoin, not by an app.
  public static func main() {}
}

/// Begins an app, as its `main.swift` says: the program ends at once, for pages are printed by Quoin, not by an app.
@discardableResult @MainActor @preconcurrency public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }

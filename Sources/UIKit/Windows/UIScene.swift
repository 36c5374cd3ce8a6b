/// A part of an app that has windows of its own. A page has one.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// What it was made for.
  public let session: UISceneSession
  /// Who hears of its life; nobody calls it while a page is made.
  open var delegate: (any UISceneDelegate)?
  /// Always in use.
  open var activationState: ActivationState { .foregroundActive }
  /// Its name among the user's windows; kept only.
  open var title: String! = ""

  /// When it is the one that is asked; kept only.
  open var activationConditions = UISceneActivationConditions()
  /// Comes back later; nothing comes back here.
  open func extendStateRestoration() {}
  /// Has come back; nothing comes back here.
  open func completeStateRestoration() {}

  init(session: UISceneSession) { self.session = session }
  /// Opens nothing; `completion` hears false.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) { completion?(false) }

  /// Where a scene stands.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In use.
    case foregroundActive
    /// In sight, not in use.
    case foregroundInactive
    /// Out of sight.
    case background
  }
  /// What a scene was connected for.
  @MainActor @preconcurrency open class ConnectionOptions: NSObject {
    /// The addresses it was opened with: none.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The app that opened it; nil, as none did.
    public let sourceApplication: String? = nil
    /// What is taken up from another device; nil, as nothing is.
    public let handoffUserActivityType: String? = nil
    /// What is taken up: nothing.
    public let userActivities: Set<NSUserActivity> = []
    /// The entry of the icon's menu; nil, as none was chosen.
    public let shortcutItem: UIApplicationShortcutItem? = nil
  }
  /// How an address is opened.
  @MainActor @preconcurrency open class OpenExternalURLOptions: NSObject {
    /// Only in an app that knows the address.
    open var universalLinksOnly = false
  }
}

/// An address that came to a scene.
@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  init(url: URL) { self.url = url }
}

/// When a scene is the one that is asked to show something; kept only.
@MainActor @preconcurrency open class UISceneActivationConditions: NSObject {
  /// Whether it can show what a name stands for.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether it would rather.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  /// Whenever it is asked.
  public override init() {}
}

/// Limits of a scene's size; kept only.
@MainActor @preconcurrency open class UISceneSizeRestrictions: NSObject {
  /// The least size.
  open var minimumSize = CGSize.zero
  /// The greatest size.
  open var maximumSize = CGSize.zero
  /// Whether it may fill the screen.
  open var allowsFullScreen = true
}

/// The status bar.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
  /// Its frame.
  public let statusBarFrame: CGRect
  /// Whether it is hidden.
  public let isStatusBarHidden = false
  /// Whether its words are dark or light: as the system likes.
  public var statusBarStyle: UIStatusBarStyle { .default }
  init(height: CGFloat) { statusBarFrame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height) }
}

/// What a scene was made for.
@MainActor @preconcurrency open class UISceneSession: NSObject {
  /// What kind of scene.
  public let role = Role.windowApplication
  /// Its name.
  public let persistentIdentifier = "quoin"
  /// The scene, while there is one.
  open var scene: UIScene? { UIWindowScene.main.session === self ? UIWindowScene.main : nil }
  /// How it was set up.
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  /// What it was doing when it was let go of; kept only.
  open var stateRestorationActivity: NSUserActivity?
  /// Something of your own; kept only.
  open var userInfo: [String: Any]?
  /// The kinds of scenes.
  public struct Role: Hashable, Sendable, RawRepresentable {
    /// The name as UIKit writes it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is set up; kept only.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// The storyboard that its first page is in; kept only.
  open var storyboard: UIStoryboard?
  /// The kind of scene.
  public let role: UISceneSession.Role
  /// The class of its delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// A configuration of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Hears of a scene's life. Nobody calls it while a page is made.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  /// The scene was made.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was let go of.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene came into use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene goes out of use.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene comes into sight.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene went out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses came.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing, where the delegate says nothing.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
  /// Does nothing, where the delegate says nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing, where the delegate says nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing, where the delegate says nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing, where the delegate says nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing, where the delegate says nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing, where the delegate says nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Hears of the life of a scene with windows.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowKeeping {
  /// The scene's window.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The scene's window as the phone gives it: twice a nil, one for delegates without the property. Every delegate has it here.
  public var window: UIWindow?? { .some(window as UIWindow?) }
}

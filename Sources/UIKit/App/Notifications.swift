// What is posted on the phone; nobody posts it while a page is made.
extension UIResponder {
  /// The keyboard has another frame.
  public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// Whether the keyboard is this app's.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
extension UITextField {
  /// The text is another.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// One begins to write.
  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// One has written.
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
}
extension UITextView {
  /// The text is another.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// One begins to write.
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// One has written.
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
}
extension UIScreen {
  /// The screen is brighter or darker.
  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
  /// The screen is recorded, or no longer.
  public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
  /// How often a second it is drawn.
  public var maximumFramesPerSecond: Int { 60 }
  /// All screens: the one.
  public static var screens: [UIScreen] { [main] }
  /// Whether it is recorded: no.
  public var isCaptured: Bool { false }
}
extension UIApplication {
  /// The app has begun.
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// A picture of the screen was taken.
  public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  /// Another day has begun.
  public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// Whether the wheel in the status bar turns; kept only.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// What a long touch on the icon offers; kept only.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How the status bar looks; kept only.
  public var statusBarStyle: UIStatusBarStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether the status bar is hidden; kept only.
  public var isStatusBarHidden: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Which way the page stands.
  public var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.main.interfaceOrientation }
  /// Whether it hears from servers: no.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Hears no more from servers.
  public func unregisterForRemoteNotifications() {}
  /// How long it may go on in the background, in seconds.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether it may be brought up to date in the background: no.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// Whether protected files can be read: yes.
  public var isProtectedDataAvailable: Bool { true }
  /// Whether it has several windows: no.
  public var supportsMultipleScenes: Bool { false }
  /// Asks for another window; there is none.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ConnectionOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Gives a window up.
  public func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil) {}
  /// How often it is brought up to date; never here.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// As often as possible.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never.
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// Opens an address; nothing is opened here.
  @discardableResult public func openURL(_ url: URL) -> Bool { false }
}
/// Whether an app may be brought up to date in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
extension UIContentSizeCategory {
  /// The text size is another.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The text size, with the notice that it is another.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
extension UIScene {
  /// A scene is connected.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// A scene is given up.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// A scene can be used.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// A scene cannot be used for a while.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// A scene comes to the front.
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// A scene has gone to the back.
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}
extension UIOpenURLContext {
  /// How the address came.
  public var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}
extension UIScene {
  /// How an address came.
  @MainActor @preconcurrency open class OpenURLOptions: NSObject {
    /// From which app: none.
    open var sourceApplication: String? { nil }
    /// Something of that app.
    open var annotation: Any? { nil }
    /// Whether the file has to be copied: no.
    open var openInPlace: Bool { true }
  }
}
extension UIWindow {
  /// A window is seen.
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// A window is no longer seen.
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}
extension UIPasteboard {
  /// Something else was copied.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// It was taken away.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  /// The types that came, with the notice that something else was copied.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The types that went, with the notice that something else was copied.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// Anything that can be read by itself.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// What reads as a text.
  public static let typeListString = ["public.utf8-plain-text", "public.text"]
  /// What reads as an address.
  public static let typeListURL = ["public.url"]
  /// What reads as a picture.
  public static let typeListImage = ["public.png", "public.tiff", "public.jpeg"]
  /// What reads as a colour.
  public static let typeListColor = ["com.apple.uikit.color"]
  /// Providers of what is on it: none.
  public var itemProviders: [NSItemProvider] { [] }
}
extension UIDevice {
  /// Whether something is near: no.
  public var proximityState: Bool { false }
  /// Something has come near, or is no longer.
  public static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")
  /// Whether apps run beside each other: yes.
  public var isMultitaskingSupported: Bool { true }
}
extension UIAccessibility {
  /// A reader is on, or no longer.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Motion is to be reduced, or no longer.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Whether one uses switches: no.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether there are only greys: no.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the app cannot be left: no.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether words are wanted with films: no.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether fading is wanted: no.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether one sound is for both ears: no.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether a shake takes back: yes.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether words in a screen are read: no.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether films play: yes.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// A rectangle of a view in the page.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.convert(rect, to: nil) }
}
extension UIAccessibility.Notification {
  /// Content was scrolled.
  public static let pageScrolled = UIAccessibility.Notification(name: "pageScrolled")
}

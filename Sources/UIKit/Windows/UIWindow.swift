import Foundation

/// The top of a view tree.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isWaiting { takeRootView() }
    }
  }
  private var isWaiting = false
  /// A window whose controller makes its view no sooner than the window is shown, as with storyboards.
  package convenience init(waitingWith controller: UIViewController) {
    self.init(frame: UIScreen.main.bounds)
    isWaiting = true
    rootViewController = controller
  }
  private func takeRootView() {
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
  /// A window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }
  /// A window at `frame` on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowSlot = self
    UIWindowScene.main.take(self)
  }
  /// A window of a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    windowSlot = self
    UIWindowScene.main.take(self)
  }
  /// Takes an event; none comes while a page is made.
  open func sendEvent(_ event: UIEvent) {}
  /// The window has the keys.
  open func becomeKey() {}
  /// The window no longer has the keys.
  open func resignKey() {}
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    windowSlot = self
  }
  /// The screen.
  public var screen: UIScreen { .main }
  /// Whether keys go to this window.
  open private(set) var isKeyWindow = false
  /// Whether it may have the keyboard: yes.
  open var canBecomeKey: Bool { true }
  /// How far in front of other windows it lies.
  open var windowLevel = UIWindow.Level.normal
  /// Shows the window and runs its first layout with the controller's appearance calls.
  open func makeKeyAndVisible() {
    makeKey()
    if isWaiting {
      isWaiting = false
      takeRootView()
    }
    rootViewController?.appear(in: self)
    settleLayout()
    rootViewController?.finishAppearing()
  }
  /// Makes keys go to this window.
  open func makeKey() {
    isKeyWindow = true
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// A window takes the keys; it is the notification's object.
  public static nonisolated let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// A window gives the keys away; not posted, as no other takes them.
  public static nonisolated let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  /// A depth among windows.
  public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
    /// The depth.
    public let rawValue: CGFloat
    /// The level of this depth.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// The usual one.
    public static let normal = Level(rawValue: 0)
    /// Over the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Over all.
    public static let alert = Level(rawValue: 2000)
  }
  /// The scene it belongs to.
  open var windowScene: UIWindowScene? {
    get { .main }
    set { _ = newValue }
  }
}

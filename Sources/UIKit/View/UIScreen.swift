/// The screen a page is made for.
@MainActor @preconcurrency open class UIScreen: NSObject {
  /// The one screen. A host sets its size and scale.
  public static let main = UIScreen()
  /// Its size in points; a 390 × 844 phone at first.
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels per point.
  public var scale: CGFloat { UITraitCollection.current.displayScale }
  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
  /// Its size in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  /// The surroundings.
  public var traitCollection: UITraitCollection { .current }
  /// 0 … 1; kept only.
  public var brightness: CGFloat = 1
}

/// The device a page is made for.
@MainActor @preconcurrency open class UIDevice: NSObject {
  /// The one device.
  public static let current = UIDevice()
  /// "iPhone".
  public let model = "iPhone"
  /// "iOS".
  public let systemName = "iOS"
  /// The version whose rules are followed: what `--os` says.
  public var systemVersion: String { "\(_PhoneSystem.generation ?? 18).0" }
  /// A name.
  public let name = "iPhone"
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// "iPhone", in the user's language.
  public let localizedModel = "iPhone"
  /// How it is held: upright, or on its side when the screen is wider than high.
  public var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// A name of the device for this maker's apps; none here.
  public var identifierForVendor: UUID? { nil }
  /// Whether turning is told; kept only.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Asks to be told of turning; nothing turns here.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Asks no more to be told of turning.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Whether the battery is watched; kept only.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is; -1 = not known.
  public var batteryLevel: Float { -1 }
  /// What the battery does.
  public var batteryState: BatteryState { .unknown }
  /// Whether nearness is watched; kept only.
  open var isProximityMonitoringEnabled = false
  /// Clicks as a key does; nothing is heard.
  public func playInputClick() {}
  /// Sent when the device was turned; never here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// Sent when the battery's level changed; never here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// Sent when the battery does something else; never here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")

  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown
    /// It gives.
    case unplugged
    /// It takes.
    case charging
    /// It is full.
    case full
  }
}

/// The top of a view tree.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }
  /// A window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }
  /// A window at `frame` on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowSlot = self
    UIWindowScene.main.take(self)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    windowSlot = self
  }
  /// The screen.
  public var screen: UIScreen { .main }
  /// Whether keys go to this window.
  public private(set) var isKeyWindow = false
  /// How far in front of other windows it lies.
  open var windowLevel = UIWindow.Level.normal
  /// Shows the window and runs its first layout with the controller's appearance calls.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    rootViewController?.appear(in: self)
    settleLayout()
    rootViewController?.finishAppearing()
  }
  /// Makes keys go to this window.
  open func makeKey() { isKeyWindow = true }

  /// A depth among windows.
  public struct Level: Hashable, Sendable {
    /// The depth.
    public let rawValue: CGFloat
    /// The level of this depth.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = Level(rawValue: 0)
    /// Over the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Over all.
    public static let alert = Level(rawValue: 2000)
  }
}

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

/// A finger on the screen.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// Where it is; always the origin here, as pages have no touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was before; the origin here.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// The view it began in.
  open var view: UIView? { nil }
  /// The window it began in.
  open var window: UIWindow? { nil }
  /// How many taps it is.
  open var tapCount: Int { 1 }
  /// How hard it presses: 0 … `maximumPossibleForce`.
  open var force: CGFloat { 0 }
  /// How hard it could press.
  open var maximumPossibleForce: CGFloat { 0 }
  /// When it happened, in seconds since the device started.
  open var timestamp: TimeInterval { 0 }
  /// What has happened to it.
  open var phase: Phase { .began }

  /// The gestures that listen.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// How wide the finger is, in points.
  open var majorRadius: CGFloat { 0 }
  /// How sure that width is, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// A finger, a pencil or a pointer.
  open var type: TouchType { .direct }
  /// Where it is, as exactly as is known; the origin here.
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  /// Where it was before, as exactly as is known; the origin here.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Where a pencil leans to, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Where a pencil leans to.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { .zero }
  /// How upright a pencil is, in radians: 0 lies, π/2 stands.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How a pencil is turned, in radians.
  open var rollAngle: CGFloat { 0 }
  /// Which estimates are told better later.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// What is estimated.
  open var estimatedProperties: Properties { [] }
  /// What will be told better.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// A pencil.
    public static let stylus = TouchType.pencil
  }
  /// What of a touch can be estimated.
  public struct Properties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// With these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard.
    public static let force = Properties(rawValue: 1)
    /// Where it leans to.
    public static let azimuth = Properties(rawValue: 2)
    /// How upright it is.
    public static let altitude = Properties(rawValue: 4)
    /// Where it is.
    public static let location = Properties(rawValue: 8)
    /// How it is turned.
    public static let roll = Properties(rawValue: 16)
  }
  /// What has happened to a touch.
  public enum Phase: Int, Sendable {
    /// It came.
    case began
    /// It moved.
    case moved
    /// It stays.
    case stationary
    /// It left.
    case ended
    /// It was taken away.
    case cancelled
    /// A pointer came over the view.
    case regionEntered
    /// A pointer moves over the view.
    case regionMoved
    /// A pointer went off the view.
    case regionExited
  }
}

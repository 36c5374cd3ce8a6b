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
  }
}

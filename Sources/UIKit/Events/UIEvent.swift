/// Something the user did.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// What happened.
  open var type: EventType { .touches }
  /// The fingers.
  open var allTouches: Set<UITouch>? { nil }
  /// When it happened, in seconds since the device started.
  open var timestamp: TimeInterval { 0 }
  /// The fingers in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }

  /// What happened.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches
    /// The device was moved.
    case motion
    /// A remote control.
    case remoteControl
    /// A key.
    case presses
  }
  /// What happened, more closely.
  public enum EventSubtype: Int, Sendable {
    /// Nothing in particular.
    case none
    /// The device was shaken.
    case motionShake
  }
}

/// Something the user did.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// What happened.
  open var type: EventType { .touches }
  /// The fingers.
  open var allTouches: Set<UITouch>? { nil }
  /// When it happened, in seconds since the device started.
  open var timestamp: TimeInterval { 0 }
  /// What happened, more closely.
  open var subtype: EventSubtype { .none }
  /// Which keys are held meanwhile.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Which buttons of a pointer are down.
  open var buttonMask: ButtonMask { [] }
  /// The fingers that a gesture listens to.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  /// The fingers in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// What a finger did since the last event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// What a finger will do, it is guessed.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// With these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The usual one.
    public static let primary = ButtonMask(rawValue: 1)
    /// The other one.
    public static let secondary = ButtonMask(rawValue: 2)
    /// By its number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
  }
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
    /// A wheel or two fingers beside the screen.
    case scroll = 10
    /// A pointer.
    case hover
    /// Two fingers that turn or part beside the screen.
    case transform = 14
  }
  /// What happened, more closely.
  public enum EventSubtype: Int, Sendable {
    /// Nothing in particular.
    case none
    /// The device was shaken.
    case motionShake
    /// Plays.
    case remoteControlPlay = 100
    /// Waits.
    case remoteControlPause
    /// Stops.
    case remoteControlStop
    /// Plays, or waits.
    case remoteControlTogglePlayPause
    /// The next piece.
    case remoteControlNextTrack
    /// The piece before.
    case remoteControlPreviousTrack
    /// Begins to go back.
    case remoteControlBeginSeekingBackward
    /// Goes back no longer.
    case remoteControlEndSeekingBackward
    /// Begins to go on.
    case remoteControlBeginSeekingForward
    /// Goes on no longer.
    case remoteControlEndSeekingForward
  }
}

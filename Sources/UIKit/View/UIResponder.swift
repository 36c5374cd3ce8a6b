/// An object that events reach: views, controllers, windows.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// A responder with nothing in it.
  public override init() { super.init() }
  /// Who is asked next; nil at the end of the chain.
  open var next: UIResponder? { nil }
  /// Whether this may receive keys; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this may stop receiving keys.
  open var canResignFirstResponder: Bool { true }
  /// Whether this receives keys.
  open var isFirstResponder: Bool { UIResponder.first === self }
  static weak var first: UIResponder?

  /// Makes this the receiver of keys when it may be; returns whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    UIResponder.first = self
    return true
  }

  /// Gives up receiving keys; returns whether it did.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  /// The view that keys come from instead of a keyboard; nil = the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; nil = none.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of `inputView`.
  open var inputViewController: UIViewController? { nil }
  /// What was done and can be undone; kept by the phone only.
  open var undoManager: UndoManager? { next?.undoManager }
  /// The keys that do something.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Whether an action can be done now; false unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Who does an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  /// Asks for `inputView` anew; nothing to do here.
  open func reloadInputViews() {}
  /// Keys go down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Keys go up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// The device is shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The device was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Fills the menus of the app.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// A touch begins; passed on unless overridden. No touches happen while a page is made.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// A touch moves.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// A touch ends.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// A touch is taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
}

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

/// A key that is pressed.
@MainActor @preconcurrency open class UIPress: NSObject {}

/// Keys that are pressed.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {}

/// Where menus of an app are put together; there are none here.
@MainActor @preconcurrency public protocol UIMenuBuilder: AnyObject {}

/// A key that does something; kept only.
@MainActor @preconcurrency open class UIKeyCommand: NSObject {
  /// The key.
  public let input: String?
  /// The keys held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// The method that is done.
  public let action: Selector?
  /// What it is called where keys are listed.
  open var discoverabilityTitle: String?
  /// A key that does a method of whoever answers.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }
  /// The key up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that cancels.
  public static let inputEscape = "UIKeyInputEscape"
}

/// Keys held with another.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Capitals are locked.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Capitals.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The keys of numbers.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

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

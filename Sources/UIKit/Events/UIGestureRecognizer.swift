/// Waits for a gesture; pages have none, so it only keeps what it was given.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject, KeepsValues {
  package final var keptValues = KeptValues()
  /// The view it was added to.
  public internal(set) weak var view: UIView?
  /// Whether it listens.
  open var isEnabled = true
  /// Whether touches are kept from the view once recognised.
  open var cancelsTouchesInView = true
  /// A name.
  open var name: String?
  /// How far the gesture has come; always `.possible`.
  open var state = State.possible
  var action: ((UIGestureRecognizer) -> Void)?
  /// Who is asked whether it may begin; nobody asks while a page is made.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches are kept from the view until the gesture has failed; kept only.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is kept from the view; kept only.
  open var delaysTouchesEnded = true
  /// How many fingers are there; none here.
  open var numberOfTouches: Int { 0 }
  private var targets: [(target: Weak, action: Selector)] = []
  private struct Weak {
    weak var object: AnyObject?
  }

  /// A recognizer that performs `action` of `target`.
  public init(target: Any?, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Archives are not read here.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }
  /// Performs `action` of `target` too.
  open func addTarget(_ target: Any, action: Selector) { targets.append((Weak(object: target as AnyObject), action)) }
  /// Forgets what was said of `target`; nil stands for any, for the action too.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { known in
      (target == nil || known.target.object === target.map { $0 as AnyObject }) && (action == nil || known.action == action)
    }
  }
  /// Does what was asked for when the gesture is made.
  package func perform() {
    action?(self)
    for known in targets { known.action(on: known.target.object, with: self) }
  }
  /// Where a finger is; the origin here.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
  /// A touch begins.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A touch moves.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A touch ends.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A touch is taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Begins anew.
  open func reset() {}
  /// Whether it keeps another from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another keeps it from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another has to fail before.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether it has to fail before another; never asked here.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether an event is for it; never asked here.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Leaves a touch out.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Leaves a key out.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  /// Estimates are told better; never here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Keys go down; never here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys change; never here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys go up; never here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys are taken away; never here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Which buttons of a pointer are down.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// A recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }
  /// A recognizer that calls `action`; a way to write it without a method.
  public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    self.action = action
  }
  /// Where the gesture is; the origin here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Lets `other` win first; kept by the phone only.
  open func require(toFail other: UIGestureRecognizer) {}

  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Not yet recognised.
    case possible
    /// Begun.
    case began
    /// Moved.
    case changed
    /// Done.
    case ended
    /// Taken away.
    case cancelled
    /// Not this gesture.
    case failed
    /// Done, for gestures of one moment.
    public static let recognized = State.ended
  }
}

/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1
  /// Which button of a pointer; kept only.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}

/// A long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many taps before.
  open var numberOfTapsRequired = 0
  /// How many fingers.
  open var numberOfTouchesRequired = 1
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers at most.
  open var maximumNumberOfTouches = Int.max
  /// How far it went; zero here.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far it went; no effect here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast it goes; zero here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A swipe in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// From which edges.
  open var edges: UIRectEdge = []
}

/// Two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far, in radians; 0 = as at first.
  open var rotation: CGFloat = 0
  /// How fast, in radians a second; zero here.
  open var velocity: CGFloat { 0 }
}

/// A pointer that is over the view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far a pencil is from the screen: 0 … 1.
  open var zOffset: CGFloat { 0 }
  /// How upright a pencil is, in radians.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How a pencil is turned, in radians.
  open var rollAngle: CGFloat { 0 }
  /// Where a pencil leans to, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Where a pencil leans to.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { .zero }
}

/// Two fingers apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart; 1 = as at first.
  open var scale: CGFloat = 1
  /// How fast; zero here.
  open var velocity: CGFloat { 0 }
}

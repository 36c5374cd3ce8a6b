/// Waits for a gesture; pages have none, so it only keeps what it was given.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// The view it was added to.
  public internal(set) weak var view: UIView?
  /// Whether it listens.
  open var isEnabled = true
  /// Whether touches are kept from the view once recognised.
  open var cancelsTouchesInView = true
  /// A name.
  open var name: String?
  /// How far the gesture has come; always `.possible`.
  public internal(set) var state = State.possible
  var action: ((UIGestureRecognizer) -> Void)?

  /// A recognizer for `target`; selectors do not exist here, so give a closure with `init(action:)` instead.
  public init(target: Any? = nil, action: Never? = nil) { super.init() }
  /// A recognizer without a target.
  public override init() { super.init() }
  /// A recognizer that calls `action`; the way to write what `#selector` does on the phone.
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
}

/// A long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far it went; zero here.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far it went; no effect here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast it goes; zero here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to.
  open var direction = Direction.right
  /// Directions of swipes.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The directions with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
}

/// Two fingers apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart; 1 = as at first.
  open var scale: CGFloat = 1
}

extension UIView {
  /// Keeps `recognizer` with the view, taking it from where it was.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    viewState.gestures.append(recognizer)
  }
  /// Lets `recognizer` go.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    viewState.gestures.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }
  /// The recognizers of the view; nil when there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { viewState.gestures.isEmpty ? nil : viewState.gestures }
    set {
      for recognizer in viewState.gestures { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
}

/// How an animation runs; it runs to its end at once here.
extension UIView {
  /// The ways of the phone.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out while running.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets touches through.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begins where things are.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slowly at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slowly at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// By turning over, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// By turning over, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// By a page that is turned up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// By a page that is turned down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// By turning over, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// By turning over, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// By fading.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Runs `animations` at once, then `completion`.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    animations()
    completion?(true)
  }
  /// Runs `animations` at once, then `completion`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Runs `animations` at once, then `completion`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Runs `animations` at once, then `completion`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// Runs `animations` at once.
  public class func addKeyframe(withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void) {
    animations()
  }
  /// Runs `actions`.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}

/// Where an animation stands.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// At its start.
  case start
  /// Between.
  case current
}

extension UIView {
  /// How fast an animation runs when.
  public enum AnimationCurve: Int, Sendable {
    /// The curves of the phone.
    case easeInOut, easeIn, easeOut, linear
  }
}

/// Seconds.
public typealias CFTimeInterval = Double

/// Several values of one property.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each is reached, 0 … 1.
  open var keyTimes: [NSNumber]?
  /// A path to follow.
  open var path: CGPath?
}

/// A change with a spring.
open class CASpringAnimation: CABasicAnimation {
  /// How heavy.
  open var mass: CGFloat = 1
  /// How stiff.
  open var stiffness: CGFloat = 100
  /// How soon it rests.
  open var damping: CGFloat = 10
}

/// Several changes together.
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// A change from one picture to another.
open class CATransition: CAAnimation {}

/// What is seen before and after an animation.
public struct CAMediaTimingFillMode: Hashable, Sendable {
  let name: String
  /// Nothing of it.
  public static let removed = CAMediaTimingFillMode(name: "removed")
  /// Its end.
  public static let forwards = CAMediaTimingFillMode(name: "forwards")
  /// Its start.
  public static let backwards = CAMediaTimingFillMode(name: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(name: "both")
}

/// How fast an animation runs when.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The two control points, one after the other.
  private let points: [Float]
  /// By name. The system's own curve has the control points that QuartzCore's header says, the others those of CSS's words (assumed).
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }
  /// By two control points.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) { points = [x1, y1, x2, y2] }
  /// Writes a control point to where two numbers fit: 0 is the beginning, 1 and 2 are those between, 3 is the end. Others are none.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0..<4).contains(idx) else { return }
    ptr[0] = all[2 * idx]
    ptr[1] = all[2 * idx + 1]
  }
}

/// Names of speeds.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  let name: String
  /// What the system does of itself.
  public static let `default` = CAMediaTimingFunctionName(name: "default")
  /// Evenly.
  public static let linear = CAMediaTimingFunctionName(name: "linear")
  /// Slowly at first.
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  /// Slowly at last.
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  /// Slowly at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
}

/// Several changes as one; they happen at once here.
@MainActor @preconcurrency public final class CATransaction: NSObject {
  /// Begins.
  public static func begin() {}
  /// Ends.
  public static func commit() {}
  /// Whether changes are animated; never here.
  public static func setDisableActions(_ flag: Bool) {}
  /// How long changes take; no time here.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// How fast changes go when; no time here.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// How fast changes go when; nil, as it is not said.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { nil }
  /// What runs after the changes; nil, as it has run.
  public static func completionBlock() -> (() -> Void)? { nil }
  /// Lets changes be made from one thread alone; they are.
  public static func lock() {}
  /// Lets changes be made from other threads again.
  public static func unlock() {}
  /// Runs `block` at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
/// The key of how long changes take.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes are not animated.
public let kCATransactionDisableActions = "disableActions"
/// The key of how fast changes go when.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what runs after the changes.
public let kCATransactionCompletionBlock = "completionBlock"

extension CALayer {
  /// The names of what moves; nil, as nothing does.
  public func animationKeys() -> [String]? { nil }
  /// What moves under a name; nil, as nothing does.
  public func animation(forKey key: String) -> CAAnimation? { nil }
  /// Changes of the layer's picture; none are drawn.
  public var filters: [Any]? {
    get { nil }
    set { _ = newValue }
  }
}

extension UIViewPropertyAnimator {
  /// An animation whose speeds are given.
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .linear)
  }
  /// An animation by two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  /// Runs `animations` and `completion` at once.
  @discardableResult public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }
  /// Whether views take touches while it runs; kept only.
  public var isUserInteractionEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether it can be stopped on its way; kept only.
  public var isInterruptible: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether it goes evenly while it is dragged; kept only.
  public var scrubsLinearly: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether it stays active at its end; kept only.
  public var pausesOnCompletion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether it runs back; kept only.
  public var isReversed: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether touches are asked for by one's own code; kept only.
  public var isManualHitTestingEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Nothing runs that could be held.
  public func pauseAnimation() {}
  /// Nothing runs that could be ended.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  /// Nothing runs that could go on.
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
  /// Adds changes.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  /// Whether it runs: never, as it ends at once.
  public var isRunning: Bool { false }
  /// Where it stands: nowhere, as it ends at once.
  public var state: UIViewAnimatingState { .inactive }
}
/// Where an animation stands.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// What says how fast an animation runs when.
@MainActor @preconcurrency public protocol UITimingCurveProvider: AnyObject {
  /// Of which kind it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil where there is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil where there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}
extension UITimingCurveProvider {
  /// A spring, a curve or both, as it has them.
  public var timingCurveType: UITimingCurveType {
    switch (springTimingParameters, cubicTimingParameters) {
    case (nil, nil): .builtin
    case (nil, _): .cubic
    case (_, nil): .spring
    default: .composed
    }
  }
  /// Itself, where it is a curve.
  public var cubicTimingParameters: UICubicTimingParameters? { self as? UICubicTimingParameters }
  /// Itself, where it is a spring.
  public var springTimingParameters: UISpringTimingParameters? { self as? UISpringTimingParameters }
}
/// Of which kind a course of time is.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's.
  case builtin
  /// A curve.
  case cubic
  /// A spring.
  case spring
  /// Both.
  case composed
}
/// Like a spring.
@MainActor @preconcurrency open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// A spring that comes to rest by `ratio`, 1 = without swinging.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) { initialVelocity = velocity }
  /// A spring by its weight, stiffness and damping.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) { initialVelocity = velocity }
  /// A spring by its time, in seconds, and bounce.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) { initialVelocity = velocity }
  /// How fast it is at first, in ways a second.
  public let initialVelocity: CGVector
  /// The system's spring.
  public override init() { initialVelocity = .zero }
}
/// By a curve.
@MainActor @preconcurrency open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Its name; slow at both ends where it has none.
  public let animationCurve: UIView.AnimationCurve
  /// Where it leaves to: 0 … 1 in both directions.
  public let controlPoint1: CGPoint
  /// Where it comes from: 0 … 1 in both directions.
  public let controlPoint2: CGPoint
  /// Slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }
  /// A curve by its name, with the control points that CSS gives those names.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: curve == .easeIn || curve == .easeInOut ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: curve == .easeOut || curve == .easeInOut ? 0.58 : 1, y: 1)
  }
  /// A curve by two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
  }
  /// The curve of a spring: none here.
  open var springTimingParameters: UISpringTimingParameters? { nil }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
}
extension UIView {
  /// Whether changes are animated; never here.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Whether changes are animated: no.
  public class var areAnimationsEnabled: Bool { false }
  /// Runs `animations` at once.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) { animations() }
  /// `toView` takes the place of `fromView` at once, then `completion` runs.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (fromView.isHidden, toView.isHidden) = (true, false)
    } else if let container = fromView.superview {
      container.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }
  /// Begins changes that are animated, before iOS 4.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends such changes.
  public class func commitAnimations() {}
  /// How long such changes take; no time here.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// How late such changes begin; at once here.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// How fast such changes go when.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// How often such changes are made.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Whether such changes go back.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Runs `animations` at once, then `completion`.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Runs `animations` over keys at once, then `completion`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// How an animation over keys runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out while running.
    public static let layoutSubviews = Self(rawValue: 1)
    /// Lets touches through.
    public static let allowUserInteraction = Self(rawValue: 2)
    /// Begins where things are.
    public static let beginFromCurrentState = Self(rawValue: 4)
    /// Again and again.
    public static let `repeat` = Self(rawValue: 8)
    /// There and back.
    public static let autoreverse = Self(rawValue: 16)
    /// Evenly between two keys.
    public static let calculationModeLinear: Self = []
    /// By leaps.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// Evenly all the way.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// In curves.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// In curves, evenly.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }
  /// Forces that move with the device; kept only.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Forgets such forces.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  /// Forces that move with the device; kept only.
  public var motionEffects: [UIMotionEffect] {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Seconds of the animation around the code that asks; 0 outside, and inside as changes are made at once.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
}
extension UIView.AnimationOptions {
  /// Hides one view and shows the other instead of taking one away.
  public static let showHideTransitionViews = Self(rawValue: 256)
  /// Takes its own time where it is inside another.
  public static let overrideInheritedDuration = Self(rawValue: 32)
  /// Takes its own speeds where it is inside another.
  public static let overrideInheritedCurve = Self(rawValue: 64)
  /// Draws content again and again.
  public static let allowAnimatedContent = Self(rawValue: 128)
  /// Takes nothing over from around.
  public static let overrideInheritedOptions = Self(rawValue: 512)
  /// As often a second as the system likes.
  public static let preferredFramesPerSecondDefault: Self = []
  /// 60 times a second.
  public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
  /// 30 times a second.
  public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
}
/// What moves with the device; a page does not.
@MainActor @preconcurrency open class UIMotionEffect: NSObject {}
/// Several of those.
open class UIMotionEffectGroup: UIMotionEffect {
  /// They.
  open var motionEffects: [UIMotionEffect]?
}
/// Moves a value as the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The value.
  public let keyPath: String
  /// About which axis.
  public let type: EffectType
  /// The least.
  open var minimumRelativeValue: Any?
  /// The greatest.
  open var maximumRelativeValue: Any?
  /// A value and an axis.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
  /// About which axis.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
}

/// Who is told of an animation; nobody is while a page stands still.
@MainActor @preconcurrency public protocol CAAnimationDelegate: AnyObject {
  /// It begins.
  func animationDidStart(_ anim: CAAnimation)
  /// It has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  /// Does nothing, where the delegate says nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing, where the delegate says nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
extension CAAnimation {
  /// Who is told; held, as on the phone.
  public var delegate: (any CAAnimationDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How fast time runs; kept only.
  public var speed: Float {
    get { kept(1) }
    set { keep(newValue) }
  }
  /// By how many seconds it is ahead; kept only.
  public var timeOffset: CFTimeInterval {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// For how long again and again; kept only.
  public var repeatDuration: CFTimeInterval {
    get { kept(0) }
    set { keep(newValue) }
  }
}
extension CAPropertyAnimation {
  /// Whether it is added to what is there; kept only.
  public var isAdditive: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether each time begins where the last one ended; kept only.
  public var isCumulative: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// What values are turned into; kept only.
  public var valueFunction: CAValueFunction? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
/// What an animation's values are turned into.
public final class CAValueFunction: NSObject {
  /// A function by its name.
  public init?(name: CAValueFunctionName) {}
}
/// Names of functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Turns about the x axis.
  public static let rotateX = Self(rawValue: "rotateX")
  /// Turns about the y axis.
  public static let rotateY = Self(rawValue: "rotateY")
  /// Turns about the z axis.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// Scales.
  public static let scale = Self(rawValue: "scale")
  /// Moves.
  public static let translate = Self(rawValue: "translate")
}
extension CAKeyframeAnimation {
  /// How one gets from value to value; kept only.
  public var calculationMode: CAAnimationCalculationMode {
    get { kept(.linear) }
    set { keep(newValue) }
  }
  /// Whether it turns along its path; kept only.
  public var rotationMode: CAAnimationRotationMode? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How fast it runs between values; kept only.
  public var timingFunctions: [CAMediaTimingFunction]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How tight curves are; kept only.
  public var tensionValues: [NSNumber]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
/// How one gets from value to value.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly between two.
  public static let linear = Self(rawValue: "linear")
  /// By leaps.
  public static let discrete = Self(rawValue: "discrete")
  /// Evenly all the way.
  public static let paced = Self(rawValue: "paced")
  /// In curves.
  public static let cubic = Self(rawValue: "cubic")
  /// In curves, evenly.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}
/// Whether one turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along it.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Against it.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
extension CASpringAnimation {
  /// How fast it begins; kept only.
  public var initialVelocity: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Seconds until it is within a thousandth of its end, by its damping and mass.
  public var settlingDuration: CFTimeInterval { damping > 0 ? 2 * Double(mass) / Double(damping) * log(1000) : .infinity }
  /// Whether it swings beyond its end; kept only.
  public var allowsOverdamping: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
extension CATransition {
  /// How the new picture comes; kept only.
  public var type: CATransitionType {
    get { kept(.fade) }
    set { keep(newValue) }
  }
  /// From where; kept only.
  public var subtype: CATransitionSubtype? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Where it begins, 0 … 1; kept only.
  public var startProgress: Float {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Where it ends, 0 … 1; kept only.
  public var endProgress: Float {
    get { kept(1) }
    set { keep(newValue) }
  }
}
/// How a new picture comes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By fading.
  public static let fade = Self(rawValue: "fade")
  /// Over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// Pushing the old one.
  public static let push = Self(rawValue: "push")
  /// From below the old one.
  public static let reveal = Self(rawValue: "reveal")
}
/// From where a new picture comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = Self(rawValue: "fromBottom")
}
extension CATransaction {
  /// Shows what has changed; a page is shown whole.
  public static func flush() {}
  /// Whether changes are not animated; yes.
  public static func disableActions() -> Bool { true }
  /// How long changes take; no time.
  public static func animationDuration() -> CFTimeInterval { 0 }
  /// Keeps a value of your own; forgotten here.
  public static func setValue(_ anObject: Any?, forKey key: String) {}
}

// Transitions of one's own. A page shows where they end, so nobody calls these; they compile and keep what they are given.

/// How controllers come and go.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Who shows how it comes; nil = the system.
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// Who shows how it goes; nil = the system.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who goes with a finger as it comes; nil = nobody.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// Who goes with a finger as it goes; nil = nobody.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// Who places it; nil = the system.
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The system's, where the delegate says nothing.
  public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
  /// The system's, where the delegate says nothing.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nobody, where the delegate says nothing.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
  /// Nobody, where the delegate says nothing.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
  /// The system's, where the delegate says nothing.
  public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController?
  { nil }
}

/// What can be started and stopped.
@MainActor @preconcurrency public protocol UIViewAnimating: AnyObject {
  /// Where it stands.
  var state: UIViewAnimatingState { get }
  /// Whether it runs.
  var isRunning: Bool { get }
  /// Whether it runs back.
  var isReversed: Bool { get set }
  /// How far it has come, 0 … 1.
  var fractionComplete: CGFloat { get set }
  /// Begins.
  func startAnimation()
  /// Begins after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds.
  func pauseAnimation()
  /// Stops.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What can be started and stopped and given more to do.
@MainActor @preconcurrency public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin later, by a part of the whole.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what comes after.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on in another way.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Adds nothing, where nothing is said.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Adds nothing, where nothing is said.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Adds nothing, where nothing is said.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Goes on as before, where nothing is said.
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}

/// Goes with a finger.
@MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Which controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name as UIKit writes it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one seen before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The one seen after.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name as UIKit writes it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one seen before.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one seen after.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

extension UIViewController {
  /// What goes along with a transition that runs; nil, as none does.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// Whether it is on its way over another; never here.
  public var isBeingPresented: Bool { false }
  /// Whether it is on its way out; never here.
  public var isBeingDismissed: Bool { false }
  /// Whether it is on its way into its parent; never here.
  public var isMovingToParent: Bool { false }
  /// Whether it is on its way out of its parent; never here.
  public var isMovingFromParent: Bool { false }
  /// The archive of its view, as it was named.
  public var nibName: String? { controllerState.nibName }
  /// Where that archive is looked for.
  public var nibBundle: Bundle? { controllerState.nibBundle }
  /// Whether it says how the status bar looks though it does not fill the screen; kept by the phone only.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { false }
    set { _ = newValue }
  }
  /// The scroll view that bars look at; kept by the phone only.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .top) {}
  /// Turns the device if it is held otherwise; nothing turns here.
  public class func attemptRotationToDeviceOrientation() {}
}

/// How a presented controller comes in.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// By turning over.
  case flipHorizontal
  /// By fading.
  case crossDissolve
  /// By a curl.
  case partialCurl
}

/// The colour of the status bar's signs.
public enum UIStatusBarStyle: Int, Sendable {
  /// By light and dark.
  case `default`
  /// Light signs.
  case lightContent
  /// Dark signs.
  case darkContent = 3
}

/// Runs what belongs to a change of size.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs both closures at once: nothing is animated here.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs the closure at once.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What is known while a size changes.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated: never here.
  var isAnimated: Bool { get }
  /// Whether it was given up on the way: never here.
  var isCancelled: Bool { get }
  /// Whether a gesture leads it: never here.
  var isInteractive: Bool { get }
  /// How far it has come: at its end.
  var percentComplete: CGFloat { get }
  /// How long it takes: no time here.
  var transitionDuration: TimeInterval { get }
  /// Whether it can be taken back on the way: no.
  var isInterruptible: Bool { get }
  /// How it is shown.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How fast it ends: as usual.
  var completionVelocity: CGFloat { get }
  /// How it ends.
  var completionCurve: UIView.AnimationCurve { get }
  /// Where it happens.
  var containerView: UIView { get }
  /// How what comes is turned.
  var targetTransform: CGAffineTransform { get }
  /// Who comes or goes; nil where nobody does.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Whose view comes or goes; nil where none does.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// It never is.
  public var isCancelled: Bool { false }
  /// It never is.
  public var isInteractive: Bool { false }
  /// It is complete.
  public var percentComplete: CGFloat { 1 }
  /// It takes no time.
  public var transitionDuration: TimeInterval { 0 }
  /// It cannot be.
  public var isInterruptible: Bool { false }
  /// Not said.
  public var presentationStyle: UIModalPresentationStyle { .none }
  /// As usual.
  public var completionVelocity: CGFloat { 1 }
  /// Slowly at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// A view of its own.
  public var containerView: UIView { UIView() }
  /// Not at all.
  public var targetTransform: CGAffineTransform { .identity }
  /// Nobody.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  /// None.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

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
}

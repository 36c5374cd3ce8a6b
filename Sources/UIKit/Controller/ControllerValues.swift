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
}

/// Shows how a controller comes or goes.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Runs it.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// What can be stopped on its way.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
  /// It is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Nothing that can be stopped, where nothing is said.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: 0, curve: .linear)
  }
  /// Does nothing, where nothing is said.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What a transition is about.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that it happens in.
  var containerView: UIView { get }
  /// Whether it is seen to move.
  var isAnimated: Bool { get }
  /// Whether it goes with a finger.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
  /// How it is shown.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How far a finger has come: 0 … 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// A finger has come far enough.
  func finishInteractiveTransition()
  /// A finger has not come far enough.
  func cancelInteractiveTransition()
  /// A finger takes over on the way.
  func pauseInteractiveTransition()
  /// How what comes is turned.
  var targetTransform: CGAffineTransform { get }
  /// It is over.
  func completeTransition(_ didComplete: Bool)
  /// Who comes or goes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Whose view comes or goes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a view begins.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Where a view ends.
  func finalFrame(for controller: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// Nothing is to be paused.
  public func pauseInteractiveTransition() {}
  /// Not at all.
  public var targetTransform: CGAffineTransform { .identity }
}

/// A transition that goes with a finger by how far it has come.
@MainActor @preconcurrency open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// Seconds.
  open private(set) var duration: CGFloat = 0
  /// How far it has come: 0 … 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast it ends; kept only.
  open var completionSpeed: CGFloat = 1
  /// How it ends; kept only.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How it goes on when no finger leads it; kept only.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a finger must begin it; kept only.
  open var wantsInteractiveStart = true
  /// How far it has come.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// It goes back.
  open func cancel() { percentComplete = 0 }
  /// It ends.
  open func finish() { percentComplete = 1 }
  /// It stands still.
  open func pause() {}
  /// Begins.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}

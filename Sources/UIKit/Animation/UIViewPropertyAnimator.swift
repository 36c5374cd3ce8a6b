/// An animation that is started and stopped; it runs to its end at once here.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject, KeepsValues {
  package final var keptValues = KeptValues()
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// How long it takes, in seconds; no time here.
  public let duration: TimeInterval
  /// When it begins, in seconds after it was asked to; at once here.
  public private(set) var delay: TimeInterval = 0
  /// How fast it goes when; nil where only a spring was said.
  public let timingParameters: (any UITimingCurveProvider)?
  /// 0 … 1.
  open var fractionComplete: CGFloat = 0
  /// An animation of a duration.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    (self.duration, timingParameters) = (duration, UICubicTimingParameters(animationCurve: curve))
    if let animations { self.animations = [animations] }
  }
  /// An animation with a spring.
  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    (self.duration, timingParameters) = (duration, nil)
    if let animations { self.animations = [animations] }
  }
  /// An animation of the system's duration.
  public convenience override init() { self.init(duration: 0.2, curve: .easeInOut) }
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds what comes after.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  /// Runs all at once.
  open func startAnimation() {
    for animation in animations { animation() }
    fractionComplete = 1
    for completion in completions { completion(.end) }
  }
  /// Runs all at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Nothing runs.
  open func stopAnimation(_ withoutFinishing: Bool) {}
}

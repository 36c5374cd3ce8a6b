/// Calls with every new picture of the screen. A page is one picture: it never calls.
@MainActor @preconcurrency open class CADisplayLink: NSObject {
  /// Whether it rests.
  open var isPaused = false
  /// How many pictures a second are wanted; 0 = as many as there are.
  open var preferredFramesPerSecond = 0
  /// One in how many pictures of the screen is wanted; kept only.
  @available(*, deprecated, message: "Use preferredFramesPerSecond.")
  open var frameInterval = 1
  /// How many pictures a second are wanted at least, at most and most of all.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// When the picture before was shown.
  open var timestamp: CFTimeInterval { 0 }
  /// When the next picture is shown.
  open var targetTimestamp: CFTimeInterval { 1.0 / 60 }
  /// Seconds between pictures.
  open var duration: CFTimeInterval { 1.0 / 60 }
  /// Calls `selector` of `target`.
  public init(target: Any, selector: Selector) {}
  /// Begins; nothing is called here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops in one mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops.
  open func invalidate() {}
}

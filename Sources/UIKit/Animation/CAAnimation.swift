/// A change of a layer over time. Pages stand still: layers show their own values.
@MainActor @preconcurrency open class CAAnimation: NSObject, KeepsValues {
  package final var keptValues = KeptValues()
  /// Seconds.
  open var duration: CFTimeInterval = 0
  /// How often.
  open var repeatCount: Float = 0
  /// There and back.
  open var autoreverses = false
  /// Whether it goes when it is done.
  open var isRemovedOnCompletion = true
  /// What is seen before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// When it begins.
  open var beginTime: CFTimeInterval = 0
  /// How fast it runs when.
  open var timingFunction: CAMediaTimingFunction?
}

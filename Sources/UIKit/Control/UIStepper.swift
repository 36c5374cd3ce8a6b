import QuoinAppearance
import QuoinDrawing

/// Minus and plus.
@MainActor @preconcurrency open class UIStepper: UIControl {
  /// The value, within the limits.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// How far one tap goes.
  open var stepValue: Double = 1
  /// Whether it goes on at the other end.
  open var wraps = false
  /// Whether holding repeats; kept only.
  open var autorepeat = true
  /// Whether changes are told while holding; kept only.
  open var isContinuous = true
  /// A stepper; its size never changes.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperLook.size))
    hugsContent()
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// 94 × 32.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperLook.size }
  /// 94 × 32.
  open override var intrinsicContentSize: CGSize { StepperLook.size }
  package override func paintContent(_ painter: inout ContentPainter) {
    painter.add(
      StepperLook.items(
        canDecrement: wraps || value > minimumValue, canIncrement: wraps || value < maximumValue, in: painter.page(bounds),
        context: lookContext(painter)))
  }
}

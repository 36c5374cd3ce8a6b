import QuoinAppearance
import QuoinDrawing

/// A value on a line.
@MainActor @preconcurrency open class UISlider: UIControl {
  /// The value, within the limits.
  open var value: Float = 0 {
    didSet { if value < minimumValue || value > maximumValue { value = min(max(value, minimumValue), max(minimumValue, maximumValue)) } }
  }
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// The colour up to the knob; nil = the tint.
  open var minimumTrackTintColor: UIColor?
  /// The colour after the knob; nil = grey.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob; nil = white.
  open var thumbTintColor: UIColor?
  /// Whether changes are told while dragging; kept only.
  open var isContinuous = true
  /// A slider at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugsContent(across: false)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the picture of the knob for a state; kept only.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { pictures["thumb \(state.rawValue)"] = image }
  /// Sets the picture of the line up to the knob for a state; kept only.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { pictures["minimum \(state.rawValue)"] = image }
  /// Sets the picture of the line after the knob for a state; kept only.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { pictures["maximum \(state.rawValue)"] = image }
  /// The picture of the knob for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { pictures["thumb \(state.rawValue)"] }
  /// The picture of the line up to the knob in a state; nil where none was set.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { pictures["minimum \(state.rawValue)"] }
  /// The picture of the line after the knob in a state; nil where none was set.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { pictures["maximum \(state.rawValue)"] }
  /// The picture of the knob as it is.
  open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
  /// The picture of the line up to the knob as it is.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }
  /// The picture of the line after the knob as it is.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }
  private var pictures: [String: UIImage] = [:]
  /// Where the line lies in the bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4) }
  /// Where the knob lies at a value: it keeps within the line.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let share = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    let side = min(bounds.height, 28)
    return CGRect(x: rect.minX + (rect.width - side) * share, y: bounds.midY - side / 2, width: side, height: side)
  }
  /// The picture at the least end; kept only.
  open var minimumValueImage: UIImage?
  /// The picture at the greatest end; kept only.
  open var maximumValueImage: UIImage?
  /// 34 points high, as wide as it is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? min(size.width, 1e5) : 0, height: SliderLook.height)
  }
  /// 34 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: SliderLook.height) }
  package override func paintContent(_ painter: inout ContentPainter) {
    let range = Double(minimumValue)...Double(max(minimumValue, maximumValue))
    painter.add(
      SliderLook.items(
        value: Double(value), range: range, in: painter.page(bounds), filled: minimumTrackTintColor?.fill(painter),
        unfilled: maximumTrackTintColor?.fill(painter), thumb: thumbTintColor?.paint(painter.traits), context: lookContext(painter)))
  }
}

import QuoinAppearance
import QuoinDrawing

extension UIView {
  /// What the looks of controls depend on.
  func lookContext(_ painter: ContentPainter, tint: UIColor? = nil) -> ControlContext {
    ControlContext(
      appearance: painter.traits.appearance, tint: .color((tint ?? tintColor).paint(painter.traits)),
      isEnabled: (self as? UIControl)?.isEnabled ?? true, isRightToLeft: isRightToLeft)
  }
}

extension UIColor {
  fileprivate func fill(_ painter: ContentPainter) -> Paint { .color(paint(painter.traits)) }
}

/// On or off.
@MainActor @preconcurrency open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour when on; nil = green.
  open var onTintColor: UIColor?
  /// The colour of the knob; nil = white.
  open var thumbTintColor: UIColor?
  /// The words beside it on a computer; kept only.
  open var title: String?
  /// A switch; its size never changes.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchLook.size(on: UITraitCollection.current.appearance.system)))
    hugsContent()
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// 51 × 31 up to iOS 18.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchLook.size(on: UITraitCollection.current.appearance.system) }
  /// Less wide by what sticks out at its trailing side: 49 × 31 up to iOS 18.
  open override var intrinsicContentSize: CGSize {
    let measures = UITraitCollection.current.appearance.system.look.control
    return CGSize(width: measures.switchWidth, height: measures.switchHeight)
  }
  package override func paintContent(_ painter: inout ContentPainter) {
    painter.add(
      SwitchLook.items(
        isOn: isOn, in: SwitchLook.frame(in: painter.page(bounds), context: lookContext(painter)), tint: onTintColor?.fill(painter),
        thumb: thumbTintColor?.paint(painter.traits),
        context: lookContext(painter)))
  }
}

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

/// How far something has come.
@MainActor @preconcurrency open class UIProgressView: UIView {
  /// 0 … 1.
  open var progress: Float = 0
  /// The colour of what is done; nil = the tint.
  open var progressTintColor: UIColor?
  /// The colour of the rest; nil = grey.
  open var trackTintColor: UIColor?
  /// The style; both look the same here.
  open var progressViewStyle: Style
  /// A bar at `frame`.
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    hugsContent(across: false)
  }
  /// A bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
  }
  /// Sets how far it has come.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// 4 points high, as wide as it is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width < 1e6 ? size.width : bounds.width, height: ProgressLook.height)
  }
  /// 4 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ProgressLook.height) }
  package override func paintContent(_ painter: inout ContentPainter) {
    painter.add(
      ProgressLook.items(
        value: Double(progress), in: painter.page(bounds), filled: progressTintColor?.fill(painter),
        unfilled: trackTintColor?.fill(painter),
        context: lookContext(painter)))
  }
  /// The styles of bars.
  public enum Style: Int, Sendable {
    /// In content.
    case `default`
    /// In a bar.
    case bar
  }
}

/// Dots for pages.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  /// How many pages.
  open var numberOfPages = 0 { didSet { contentSizeChanged() } }
  /// Which page, from 0.
  open var currentPage = 0
  /// Whether one page shows nothing.
  open var hidesForSinglePage = false
  /// Dots; they hug their content upright.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugsContent(across: false)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The colour of the other dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of this page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// The size for so many pages.
  open func size(forNumberOfPages count: Int) -> CGSize {
    PageDotsLook.size(pages: count, displayScale: Double(UITraitCollection.current.displayScale))
  }
  /// The size of all dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  /// The size of all dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  package override func paintContent(_ painter: inout ContentPainter) {
    guard !(hidesForSinglePage && numberOfPages == 1) else { return }
    painter.add(
      PageDotsLook.items(
        pages: numberOfPages, selected: currentPage, in: painter.page(bounds), current: currentPageIndicatorTintColor?.fill(painter),
        others: pageIndicatorTintColor?.fill(painter), context: lookContext(painter)))
  }
}

/// Spokes that turn while something is going on; they stand still here.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// The size.
  open var style: Style { didSet { contentSizeChanged() } }
  /// The colour; nil = grey.
  open var color: UIColor!
  /// Whether it shows nothing while it stands.
  open var hidesWhenStopped = true
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Spokes of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    hugsContent()
  }
  /// Spokes of medium size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    hugsContent()
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }
  /// Begins to turn.
  open func startAnimating() { isAnimating = true }
  /// Stands still.
  open func stopAnimating() { isAnimating = false }
  /// 20 or 37 points across.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
  /// 20 or 37 points across.
  open override var intrinsicContentSize: CGSize { style.size }
  package override func paintContent(_ painter: inout ContentPainter) {
    guard isAnimating || !hidesWhenStopped else { return }
    painter.add(SpinnerLook.items(in: painter.page(bounds), color: color?.fill(painter), context: lookContext(painter)))
  }
  /// The sizes.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    var size: CGSize {
      let side = self == .medium ? SpinnerLook.medium : SpinnerLook.large
      return CGSize(width: side, height: side)
    }
  }
}

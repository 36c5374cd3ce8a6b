import QuoinAppearance
import QuoinDrawing

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
  /// The bar keeps its height, whatever it is given (recorded: swiftui-web, notes on Auto Layout, iOS 26.0); constraints change it.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: CGSize(width: newValue.width, height: ProgressLook.height)) }
  }
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

import QuoinAppearance
import QuoinDrawing

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
    // As large as its style says, whatever room it has.
    let (room, size) = (bounds, style.size)
    let place = CGRect(x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    painter.add(SpinnerLook.items(in: painter.page(place), color: color?.fill(painter), context: lookContext(painter)))
  }
  /// The sizes.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// 37 points, before iOS 13.
    public static let whiteLarge = Style.large
    /// 20 points, before iOS 13.
    public static let white = Style.medium
    /// 20 points, before iOS 13.
    public static let gray = Style.medium
    var size: CGSize {
      let side = self == .medium ? SpinnerLook.medium : SpinnerLook.large
      return CGSize(width: side, height: side)
    }
  }
}

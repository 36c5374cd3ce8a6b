import QuoinDrawing

/// Shows a picture.
@MainActor @preconcurrency open class UIImageView: UIView {
  /// The picture; nil = none.
  open var image: UIImage? {
    didSet {
      MissingPicture.shows(image, LayoutFindings.name(self))
      if oldValue?.size != image?.size { contentSizeChanged() }
      arranger?.setNeedsLayout()
    }
  }
  /// Who places the view where that is not its superview: a cell, that in its content view.
  weak var arranger: UIView?
  /// The picture while highlighted.
  open var highlightedImage: UIImage?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// Pictures shown one after the other; the first is shown here.
  open var animationImages: [UIImage]?
  /// Pictures shown one after the other while highlighted; kept only.
  open var highlightedAnimationImages: [UIImage]?
  /// How long they take.
  open var animationDuration: TimeInterval = 0
  /// How symbols are shown.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { contentSizeChanged() } }

  /// An image view at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // Touches go to what lies below, unless somebody asks for them.
    isUserInteractionEnabled = false
  }
  /// An image view of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    MissingPicture.shows(image, LayoutFindings.name(self))
  }
  /// An image view of the picture's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    MissingPicture.shows(image, LayoutFindings.name(self))
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows what the button or the cell around it was given, or nothing, which lacks nothing.
  final func show(_ image: UIImage?) {
    if image == nil { MissingPicture.settle() }
    self.image = image
  }

  private var shown: UIImage? {
    let image = isHighlighted ? highlightedImage ?? self.image : self.image ?? animationImages?.first
    return image?.preferring(preferredSymbolConfiguration).directed(rightToLeft: isRightToLeft)
  }

  /// The picture's size; zero without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }
  /// The picture's size; none without one.
  open override var intrinsicContentSize: CGSize {
    shown?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Begins showing the pictures; nothing moves here.
  open func startAnimating() {}
  /// Ends showing the pictures.
  open func stopAnimating() {}

  package override func paintContent(_ painter: inout ContentPainter) {
    guard let image = shown else { return }
    let rect = painter.page(contentMode.place(image.size, in: bounds))
    guard isRightToLeft, image.flipsForRightToLeftLayoutDirection else { return image.paint(&painter, inPage: rect, tint: tintColor) }
    var mirror = DisplayGroup()
    mirror.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    painter.builder.push(mirror)
    image.paint(&painter, inPage: rect, tint: tintColor)
    painter.builder.pop()
  }
  /// Whether pictures follow each other: no.
  open var isAnimating: Bool { false }
}

import QuoinDrawing

/// A view of a collection that is used again.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  /// The name under which it waits.
  public internal(set) var reuseIdentifier: String?
  /// Called before it is used again.
  open func prepareForReuse() {}
  /// Called before it is shown, with what the layout says of it.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The place it wants, given what the layout offers: lengths that the layout only estimates are its own to choose, by its constraints or
  /// its `sizeThatFits`.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let (width, height) = layoutAttributes.estimated
    guard width || height else { return layoutAttributes }
    let offer = layoutAttributes.size
    let size = ownSize(CGSize(width: width ? 0 : offer.width, height: height ? 0 : offer.height), fixed: (!width, !height))
    layoutAttributes.size = CGSize(width: width ? size.width : offer.width, height: height ? size.height : offer.height)
    return layoutAttributes
  }

  /// What the content wants where lengths are not fixed; 0 stands for a length that is free.
  func ownSize(_ offer: CGSize, fixed: (width: Bool, height: Bool)) -> CGSize {
    let content = (self as? UICollectionViewCell)?.contentView ?? self
    guard content.isLaidOutByConstraints || isLaidOutByConstraints else {
      let room = CGSize(
        width: fixed.width ? offer.width : .greatestFiniteMagnitude, height: fixed.height ? offer.height : .greatestFiniteMagnitude)
      let size = sizeThatFits(room)
      return size == bounds.size ? offer : size
    }
    return (content.isLaidOutByConstraints ? content : self).systemLayoutSizeFitting(
      offer, withHorizontalFittingPriority: fixed.width ? .required : .fittingSizeLevel,
      verticalFittingPriority: fixed.height ? .required : .fittingSizeLevel)
  }
}

/// An item of a collection.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  /// Where its own views go.
  public let contentView = UIView()
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// What it shows; nil = what you put into `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { takeConfiguration() } }
  /// What lies behind the content; nil = the cell's colour.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Called when the state changed, to bring the configuration up to date.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var configured: (any UIView & UIContentView)?
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// A view behind the content when chosen; kept only.
  open var selectedBackgroundView: UIView?

  /// A cell at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The cell's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }
  /// Called when the state changed, to bring the configuration up to date.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
  /// Asks for `updateConfiguration`.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  private func takeConfiguration() {
    if let next = contentConfiguration, let configured, configured.supports(next) {
      configured.configuration = next
    } else {
      configured?.removeFromSuperview()
      configured = contentConfiguration?.makeContentView()
      if let configured { contentView.addSubview(configured) }
    }
    contentSizeChanged()
  }

  /// Where the content view lies in the cell; the whole cell unless something stands beside it.
  var contentFrame: CGRect { bounds }

  override func ownSize(_ offer: CGSize, fixed: (width: Bool, height: Bool)) -> CGSize {
    guard let configured else { return super.ownSize(offer, fixed: fixed) }
    let room = CGSize(width: fixed.width ? offer.width : 1e6, height: fixed.height ? offer.height : 0)
    return (configured as? UIListContentView)?.contentSize(room) ?? (configured as UIView).sizeThatFits(room)
  }

  /// Keeps the content as large as the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if contentView.frame != contentFrame { contentView.frame = contentFrame }
    configured?.frame = contentView.bounds
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    guard let background = backgroundConfiguration else { return }
    let insets = background.backgroundInsets.resolved(rightToLeft: isRightToLeft)
    let path = Path(roundedRect: bounds.inset(by: insets), cornerRadius: background.cornerRadius, style: .continuous)
    if let color = background.backgroundColor { painter.fill(path, color) }
    if let color = background.strokeColor, background.strokeWidth > 0 {
      painter.stroke(path, StrokeStyle(lineWidth: background.strokeWidth), color)
    }
  }
}

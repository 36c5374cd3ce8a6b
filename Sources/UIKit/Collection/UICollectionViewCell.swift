import QuoinDrawing

/// An item of a collection.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  /// How it stands while something is dragged; never called here.
  open func dragStateDidChange(_ dragState: DragState) {}
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
  /// Whether the content follows the state; kept only.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether the background follows the state; kept only.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// The background as the system's.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
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

  /// The view of a list's content, where the cell shows one.
  var listContent: UIListContentView? { configured as? UIListContentView }

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

  override func ownSize(_ offer: CGSize, fixed: (width: Bool, height: Bool)) -> CGSize? {
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
    backgroundConfiguration?.updated(for: configurationState).paint(on: self, &painter)
  }
}

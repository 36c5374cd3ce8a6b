/// What stands above or below a section of a table.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  package final var parts: CellParts
  /// A view for reuse under an identifier.
  public init(reuseIdentifier: String?) {
    parts = CellParts(style: .default, identifier: reuseIdentifier)
    super.init(frame: .zero)
    addSubview(parts.content)
  }
  /// A view for no reuse.
  public convenience init() { self.init(reuseIdentifier: nil) }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    parts = CellParts(style: .default, identifier: nil)
    super.init(coder: coder)
    addSubview(parts.content)
  }

  private var content: UIListContentView?
  /// The view for your own content.
  open var contentView: UIView { parts.content }
  /// The name under which the view is used again.
  open var reuseIdentifier: String? { parts.identifier }
  /// The text, as headers had it before configurations.
  open lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    contentView.addSubview(label)
    return label
  }()
  /// Behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// What the view shows; nil = what you put into `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content?.configuration }
    set {
      content?.removeFromSuperview()
      content = newValue?.makeContentView() as? UIListContentView
      if let content { contentView.addSubview(content) }
      contentSizeChanged()
    }
  }
  /// The content of headers, to fill and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  /// A second text, as footers of plain tables have none.
  open var detailTextLabel: UILabel? { nil }
  /// What lies behind the content; kept only.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The background as the system's.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Whether its looks follow its state; kept only.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether its background follows its state; kept only.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The view's state.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  /// Asks for `updateConfiguration`.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  /// Called when the state changed, to bring the configuration up to date.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// Called when its state is another; once, when it is set.
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
    didSet { configurationUpdateHandler?(self, configurationState) }
  }
  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  /// Takes from the table how far words stand from the row's edges.
  func take(side: CGFloat) {
    takeSystemMargins(leading: side, trailing: side)
    contentView.takeSystemMargins(leading: side, trailing: side)
  }

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    content?.frame = contentView.bounds
    if let label = contentView.children.first as? UILabel, content == nil, label.viewState.translatesAutoresizing, label === textLabel {
      label.frame = bounds.insetBy(dx: viewState.systemMargins?.leading ?? 16, dy: 0)
    }
  }

  /// The height of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { content?.sizeThatFits(size) ?? CGSize(width: size.width, height: 28) }

  /// As high as the constraints inside `contentView` need, or as `sizeThatFits` says where there are none.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard content == nil, contentView.isLaidOutByConstraints else {
      return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
    }
    let size = contentView.systemLayoutSizeFitting(target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: target.width, height: size.height)
  }
}

/// A row of a table.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  package final var parts: CellParts
  /// What it shows while editing is about to change; never called here.
  open func willTransition(to state: StateMask) {}
  /// What it shows while editing has changed; never called here.
  open func didTransition(to state: StateMask) {}
  /// A cell of a style, for reuse under an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    parts = CellParts(style: style, identifier: reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    // Layouts written into the content view ask for its size before the cell's first layout.
    parts.content.frame = bounds
    addSubview(parts.content)
  }
  /// A cell of the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    parts = CellParts(style: .default, identifier: nil)
    super.init(coder: coder)
    addSubview(parts.content)
  }

  /// The view for the row's own content.
  open var contentView: UIView { parts.content }
  /// The name under which the cell is used again.
  open var reuseIdentifier: String? { parts.identifier }
  /// The text, as cells had it before configurations.
  open var textLabel: UILabel? { parts.label(\.text, in: self) }
  /// The second text.
  open var detailTextLabel: UILabel? { parts.style == .default ? nil : parts.label(\.detail, in: self) }
  /// The picture.
  open var imageView: UIImageView? { parts.imageView(in: self) }
  /// What the cell shows; nil = what you put into `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.configuration }
    set { parts.take(newValue, in: self) }
  }
  /// The content of the cell's style, to fill and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let made: UIListContentConfiguration =
      parts.style == .value1 || parts.style == .value2 ? .valueCell() : parts.style == .subtitle ? .subtitleCell() : .cell()
    return made.inTable()
  }
  /// What lies behind the content; nil = the cell's colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
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

  /// What stands at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { takeAccessory() } }
  /// A view at the end of the row, instead of `accessoryType`.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      takeAccessory()
    }
  }
  private func takeAccessory() {
    parts.updateMargins(self)
    contentSizeChanged()
  }
  /// What choosing does to the looks: nothing, or a grey behind the content, whatever colour is said (documented: since iOS 7).
  open var selectionStyle = SelectionStyle.default { didSet { takeState() } }
  /// Behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Behind the content while the cell is chosen, or a finger is on it.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      takeState()
    }
  }
  /// Whether it is to be seen that the cell is chosen, or has a finger on it.
  final var looksChosen: Bool { (isSelected || isHighlighted) && selectionStyle != .none }
  private func takeState() {
    guard let ground = selectedBackgroundView else { return }
    guard looksChosen else { return ground.removeFromSuperview() }
    if ground.superview !== self {
      if let backgroundView { insertSubview(ground, aboveSubview: backgroundView) } else { insertSubview(ground, at: 0) }
    }
    setNeedsLayout()
  }
  private func stateChanged() {
    takeState()
    setNeedsUpdateConfiguration()
  }
  /// Where the line below begins and ends; nil side values = the table's.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? UIEdgeInsets(top: 0, left: parts.side, bottom: 0, right: 0) }
    set {
      parts.separatorInset = newValue
      superview?.setNeedsLayout()
    }
  }
  /// Whether the cell is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Whether it is being edited.
  open var isEditing = false
  /// Steps to the right.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How wide a step is.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Chooses it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Edits it.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  /// Places the content beside what stands at the end.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layout(self)
    if looksChosen { selectedBackgroundView?.frame = bounds }
  }

  /// The size of the content by its own rules: 44 points high at least for texts, the bounds' height for empty cells.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.size(self, size) }

  /// As high as the constraints inside `contentView` need, or as `sizeThatFits` says where there are none.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    // Constraints to the cell itself, past its content view, are common in old code.
    if parts.configuration == nil, isLaidOutByConstraints {
      let size = super.systemLayoutSizeFitting(target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(width: target.width, height: size.height)
    }
    guard parts.configuration == nil, contentView.isLaidOutByConstraints else {
      return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
    }
    let inner = CGSize(width: max(0, target.width - parts.endRoom(self)), height: target.height)
    let size = contentView.systemLayoutSizeFitting(inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: target.width, height: size.height + parts.separatorRoom)
  }

  package override func paintContent(_ painter: inout ContentPainter) { parts.paint(self, &painter) }

  /// The cells with texts.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A text and a grey value at the end.
    case value1
    /// A name and a value.
    case value2
    /// A text and a smaller one below.
    case subtitle
  }
  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: it leads somewhere.
    case disclosureIndicator
    /// An info button and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// An info button.
    case detailButton
  }
  /// What choosing does to the looks.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As usual.
    case `default`
  }
  /// Whether it is moved aside while editing; kept only.
  open var shouldIndentWhileEditing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether it can be moved; kept only.
  open var showsReorderControl: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// How it is edited: not at all.
  open var editingStyle: EditingStyle { .none }
}

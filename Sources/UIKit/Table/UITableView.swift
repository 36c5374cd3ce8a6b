/// Rows below each other, in sections. Only rows that are seen have cells.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// Whether something is being dragged out of it; never on a page.
  public final var hasActiveDrag: Bool { false }
  /// Whether something is being dropped into it; never on a page.
  public final var hasActiveDrop: Bool { false }
  /// How it looks.
  public private(set) var style: Style
  var rows = TableRows()
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  var cellPool = CellPool()
  var needsReload = true
  var reloadedWidth: CGFloat = -1
  var isPlacing = false
  /// The letters at the side; nil = none.
  var sectionIndex: SectionIndexView?

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }
  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Says what is shown.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// How high rows are; `automaticDimension` = as their content needs.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// How high a row is where no delegate says so, in points: `rowHeight`, unless an archive holds the rows.
  open func _height(ofRowAt indexPath: IndexPath) -> CGFloat { rowHeight }
  /// How high rows are taken to be until they are seen; `automaticDimension` = 44.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// How high headers are.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// How high footers are.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// Kept only: headers are measured at once.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// Kept only: footers are measured at once.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Above headers of plain tables; `automaticDimension` = 22 points.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// Lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsReload() } }
  /// Where lines begin and end; 16 or 20 from the row's beginning unless said otherwise, as wide the table is. A line that nobody placed
  /// begins where its row's text does, past a picture.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: side, bottom: 0, right: CGFloat(traitCollection.listMeasures.separatorTrailing)) }
    set { ownSeparatorInset = newValue }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }
  /// The lines' colour.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// Above all rows; its height decides its room.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// Below all rows.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  /// Behind all rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether rows can be chosen; kept only.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Kept only.
  open var allowsSelectionDuringEditing = false
  /// Whether rows show what may be done to them: circles that delete or insert them, grips that they are moved by.
  open var isEditing = false {
    didSet { if isEditing != oldValue { takeEditing() } }
  }
  /// Whether cells hold the readable width; kept only.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether chosen rows stay so; kept only.
  open var remembersLastFocusedIndexPath = false
  /// The rows that are chosen.
  open internal(set) var indexPathsForSelectedRows: [IndexPath]?

  /// "As the content needs".
  public nonisolated static let automaticDimension: CGFloat = -1

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsReload()
  }

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// From the table's edges to the rows.
  var sectionMargin: CGFloat { style == .insetGrouped ? side : 0 }
  /// From a row's edges to its content.
  var side: CGFloat { CGFloat(traitCollection.listMeasures.margin(width: Double(bounds.width))) }
  var rowWidth: CGFloat { max(0, bounds.width - 2 * sectionMargin) }

  /// Forgets all and asks the data source again when the table is laid out.
  open func reloadData() { setNeedsReload() }

  /// Makes the cells of what is seen, and only those.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    if needsReload || reloadedWidth != bounds.width { reload() }
    placeVisible()
  }

  /// Scrolling changes what is seen.
  open override var bounds: CGRect { didSet { if bounds.origin != oldValue.origin { setNeedsLayout() } } }

  /// All rows, when they are few enough to be asked: the height of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if needsReload || reloadedWidth != bounds.width { reload() }
    return CGSize(width: size.width, height: min(rows.height, size.height > 0 ? size.height : rows.height))
  }

  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections with room between them.
    case grouped
    /// Sections as rounded boxes.
    case insetGrouped
  }
  // MARK: Changes: the data source is asked again for all of them

  /// Rows came.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
  /// Rows went.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
  /// Rows changed.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
  /// Rows changed, their cells stay.
  open func reconfigureRows(at indexPaths: [IndexPath]) { setNeedsReload() }
  /// A row moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsReload() }
  /// Sections came.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
  /// Sections went.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
  /// A section went elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) { setNeedsReload() }
  /// Sections changed.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
  /// Begins several changes.
  open func beginUpdates() {}
  /// Ends several changes; heights are asked for again.
  open func endUpdates() { setNeedsReload() }
  /// Makes several changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    setNeedsReload()
    layoutIfNeeded()
    completion?(true)
  }
  /// Makes several changes.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional.some($0), completion: completion) }
  }
  /// Edits or stops editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Where a row comes to stand when scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As little as shows it.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }
  /// How rows come and go; all at once here.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// Not at all.
    case none
    /// In the middle.
    case middle
    /// The system chooses.
    case automatic = 100
  }
  /// How many sections there are.
  open var numberOfSections: Int { settled.sections.count }
  /// How many rows a section has; 0 for a section that is not there.
  open func numberOfRows(inSection section: Int) -> Int {
    settled.sections.indices.contains(section) ? rows.sections[section].rows.count : 0
  }
  /// The cells that are seen, from the top.
  open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { shownCells[$0] } }
  /// The cell of a row; nil while it is not seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
  /// Scrolls so that a row is seen.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let rect = rectForRow(at: indexPath)
    guard rect != .zero else { return }
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    var y = contentOffset.y
    switch position {
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - inset.top - room / 2
    case .bottom: y = rect.maxY - bounds.height + inset.bottom
    case .none: y = min(max(y, rect.maxY - bounds.height + inset.bottom), rect.minY - inset.top)
    }
    contentOffset.y = max(-inset.top, min(y, contentSize.height - bounds.height + inset.bottom))
  }
  /// Chooses a row; nil chooses none.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in indexPathsForSelectedRows ?? [] { shownCells[path]?.setSelected(false, animated: animated) }
      indexPathsForSelectedRows = nil
    }
    guard let indexPath else { return }
    indexPathsForSelectedRows = (indexPathsForSelectedRows ?? []) + [indexPath]
    shownCells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
}

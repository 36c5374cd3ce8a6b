import QuoinAppearance
import QuoinDrawing

/// Rows below each other, in sections. Only those that are seen are made.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// Plain or grouped.
  public let style: Style
  /// Who knows the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  private weak var tableDelegate: (any UITableViewDelegate)?
  /// Who decides their sizes and hears of choices.
  open override var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      setNeedsLayout()
    }
  }
  /// The height of rows; `automaticDimension` = by their content.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// What rows are taken for before they are made; kept only: every row is measured.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of footers.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// Points above the first section's header in plain tables; kept only.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Whether lines stand between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines.
  open var separatorColor: UIColor? = .separator
  /// How far the lines stand in; nil = by each cell.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether rows can be chosen; kept only.
  open var allowsSelection = true
  /// Whether several can be chosen; kept only.
  open var allowsMultipleSelection = false
  /// Whether it is being edited; kept only.
  open var isEditing = false
  /// A view above all rows.
  open var tableHeaderView: UIView? { didSet { swap(oldValue, tableHeaderView) } }
  /// A view below all rows.
  open var tableFooterView: UIView? { didSet { swap(oldValue, tableFooterView) } }
  /// A view behind all rows.
  open var backgroundView: UIView? { didSet { swap(oldValue, backgroundView) } }
  /// By content.
  public static let automaticDimension: CGFloat = -1

  private var classes: [String: UIView.Type] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]
  private var plan: TablePlan?
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var extras: [TablePlan.Key: UIView] = [:]
  private var chosen: Set<IndexPath> = []

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }
  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private func swap(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    invalidatePlan()
  }

  /// Says which class makes cells of a name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { classes[identifier] = cellClass as? UIView.Type }
  /// Says which class makes headers and footers of a name.
  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    classes["view." + identifier] = viewClass as? UIView.Type
  }
  /// A cell of a name: one that waits, or a new one of the registered class; nil when none was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let type = classes[identifier] as? UITableViewCell.Type, let cell = DynamicInit.makeCell(type, style: .default) else {
      return nil
    }
    cell.reuseIdentifier = identifier
    return cell
  }
  /// A cell of a name for a row; an empty one and a finding when no class was registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    LayoutFindings.report(
      LayoutFinding(
        subject: LayoutFindings.name(self),
        message: "No cell class is registered for \"\(identifier)\". Call register(_:forCellReuseIdentifier:) first."))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A header or footer of a name; nil when none was registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    (classes["view." + identifier] as? UITableViewHeaderFooterView.Type).flatMap { DynamicInit.makeView($0, frame: .zero) }
  }

  /// Asks for all rows anew.
  open func reloadData() {
    for cell in cells.values { recycle(cell) }
    cells = [:]
    for view in extras.values { view.removeFromSuperview() }
    extras = [:]
    invalidatePlan()
  }
  private func invalidatePlan() {
    plan = nil
    setNeedsLayout()
  }
  /// Asks for some rows anew; all are asked for here.
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for some sections anew; all are asked for here.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Rows came.
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Rows went.
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Several changes; they happen at once.
  open func beginUpdates() {}
  /// Several changes; they happen at once.
  open func endUpdates() { reloadData() }
  /// Several changes; they happen at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  private func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let name = cell.reuseIdentifier { waiting[name, default: []].append(cell) }
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }
  /// The cell of a row that is seen; nil for others.
  open func cellForRow(at path: IndexPath) -> UITableViewCell? { cells[path] }
  /// The row of a cell that is seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The cells that are seen, from top to bottom.
  open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The rows that are seen.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  /// Where a row lies.
  open func rectForRow(at path: IndexPath) -> CGRect { currentPlan.rows[path] ?? .zero }
  /// The chosen row.
  open var indexPathForSelectedRow: IndexPath? { chosen.min() }
  /// Chooses a row.
  open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else { return }
    chosen.insert(path)
    cells[path]?.setSelected(true, animated: false)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: false) }
  }
  /// Lets a row go.
  open func deselectRow(at path: IndexPath, animated: Bool) {
    chosen.remove(path)
    cells[path]?.setSelected(false, animated: false)
  }
  /// Scrolls until a row is seen.
  open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: path)
    switch position {
    case .top: contentOffset.y = min(rect.minY, max(0, contentSize.height - bounds.height))
    case .bottom: contentOffset.y = max(0, rect.maxY - bounds.height)
    case .middle: contentOffset.y = max(0, rect.midY - bounds.height / 2)
    case .none: scrollRectToVisible(rect, animated: false)
    }
  }

  private var currentPlan: TablePlan {
    if let plan, plan.width == bounds.width { return plan }
    let made = TablePlan(self, delegate: tableDelegate) { [unowned self] path in self.cell(at: path) }
    plan = made
    contentSize = CGSize(width: bounds.width, height: made.height)
    return made
  }

  /// The cell of a row, made when it is first asked for.
  private func cell(at path: IndexPath) -> UITableViewCell {
    if let known = cells[path] { return known }
    let made = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    cells[path] = made
    return made
  }

  /// Makes and places what is seen, and lets go of what is not.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let plan = currentPlan
    let seen = bounds
    backgroundView?.frame = bounds
    tableHeaderView.map { $0.frame = CGRect(x: 0, y: 0, width: bounds.width, height: $0.frame.height) }
    tableFooterView.map { $0.frame = CGRect(x: 0, y: plan.height - $0.frame.height, width: bounds.width, height: $0.frame.height) }
    for (path, cell) in cells where plan.rows[path].map({ !$0.intersects(seen) }) ?? true {
      recycle(cell)
      cells[path] = nil
    }
    for (path, rect) in plan.rows.sorted(by: { $0.key < $1.key }) where rect.intersects(seen) {
      let cell = cell(at: path)
      if cell.superview !== self { addSubview(cell) }
      cell.frame = rect
      TableCorners.round(cell, path, in: self)
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    for (key, rect) in plan.extras where rect.intersects(seen) {
      let view = extras[key] ?? TableHeaders.view(key, self, tableDelegate)
      extras[key] = view
      if view.superview !== self { addSubview(view) }
      view.frame = rect
    }
  }

  /// Plain or grouped.
  public enum Style: Int, Sendable {
    /// From edge to edge.
    case plain
    /// In groups.
    case grouped
    /// In groups with round corners.
    case insetGrouped
  }
  /// How rows come and go; at once here.
  public enum RowAnimation: Int, Sendable {
    /// The ways of the phone.
    case fade, right, left, top, bottom, none, middle
    /// As the system likes.
    case automatic = 100
  }
  /// Where a row ends up after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }
}

extension UITableViewCell {
  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
  }
}

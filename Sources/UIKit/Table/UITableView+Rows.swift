extension UITableView {
  // MARK: Registered classes

  /// Names the class of cells made under `identifier`; nil forgets it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { cellPool.register(cellClass, identifier) }
  /// Names the class of headers and footers made under `identifier`.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    cellPool.register(aClass, "header \(identifier)")
  }
  /// A waiting cell, or a new one of the registered class; nil when no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cellPool.take(identifier) { return cell }
    let type = cellPool.registered(identifier) as? UITableViewCell.Type
    guard let cell = type.flatMap({ DynamicInit.makeCell($0, style: .default) }) ?? cellPool.prototype(identifier) else { return nil }
    cell.parts.identifier = identifier
    return cell
  }
  /// A waiting cell, or a new one of the registered class; a plain cell and a finding when no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: identifier) ?? missing(identifier)
    let width = rowWidth
    takeMeasures(cell)
    // While heights are asked for, cells that are taken to be measured have none yet.
    let height = !needsReload && rows.contains(indexPath) ? rows.sections[indexPath.section].rows[indexPath.row] : cell.bounds.height
    if cell.bounds.size != CGSize(width: width, height: height) { cell.frame.size = CGSize(width: width, height: height) }
    return cell
  }
  private func missing(_ identifier: String) -> UITableViewCell {
    LayoutFindings.report(
      LayoutFinding(
        view: self,
        message: "No cell class is registered for \"\(identifier)\". Call register(_:forCellReuseIdentifier:) first."))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A new header or footer of the registered class; nil when no class is registered.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    guard let type = cellPool.registered("header \(identifier)") as? UITableViewHeaderFooterView.Type else {
      return cellPool.header(identifier)
    }
    let view = DynamicInit.makeHeaderFooter(type)
    view?.parts.identifier = identifier
    return view
  }

  // MARK: Numbers and places

  var settled: TableRows {
    if needsReload { reload() }
    return rows
  }
  /// Where a row lies; its height is an estimate until it was seen. Zero for a row that is not there.
  public func rectForRow(at path: IndexPath) -> CGRect {
    guard settled.contains(path) else { return .zero }
    return CGRect(
      x: sectionMargin, y: rows.rowTop(path.row, path.section), width: rowWidth, height: rows.sections[path.section].rows[path.row])
  }
  /// Where a section lies, header and footer with it.
  public func rect(forSection section: Int) -> CGRect {
    guard settled.sections.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: rows.tops[section], width: bounds.width, height: rows.tops[section + 1] - rows.tops[section])
  }
  /// Where a header lies when nothing is scrolled.
  public func rectForHeader(inSection section: Int) -> CGRect {
    guard settled.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: rows.tops[section] + rows.sections[section].gap, width: bounds.width, height: rows.sections[section].header)
  }
  /// Where a footer lies.
  public func rectForFooter(inSection section: Int) -> CGRect {
    guard settled.sections.indices.contains(section) else { return .zero }
    let height = rows.sections[section].footer
    return CGRect(x: 0, y: rows.tops[section + 1] - height, width: bounds.width, height: height)
  }
  /// The row at a point; nil between rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard let path = settled.firstRow(endingBelow: point.y), rectForRow(at: path).minY <= point.y else { return nil }
    return path
  }

  // MARK: What is seen

  /// The rows that are seen, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return shownCells.keys.sorted()
  }
  /// The row of a cell; nil when it is not shown.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
  /// The header of a section that is seen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownHeaders[section] as? UITableViewHeaderFooterView }
  /// The footer of a section that is seen.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownFooters[section] as? UITableViewHeaderFooterView }

  // MARK: Choosing

  /// The first row that is chosen.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// Gives up a chosen row.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    let rest = (indexPathsForSelectedRows ?? []).filter { $0 != indexPath }
    indexPathsForSelectedRows = rest.isEmpty ? nil : rest
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }
}

/// Owns a table that fills its view and shows what the controller says.
@MainActor @preconcurrency open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// A controller of a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller of a plain table.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  /// Makes the table.
  open override func loadView() {
    let table = makeArchivedView() as? UITableView ?? UITableView(frame: UIScreen.main.bounds, style: style)
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    view = table
  }
  /// Edits the table, or stops editing it.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }
  /// The table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Whether the choice is given up when the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// Pulling refreshes; kept only.
  open var refreshControl: UIRefreshControl?
  /// How many sections there are; 1 unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// How many rows a section has; none unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// The cell of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(frame: .zero) }
  /// The words above a section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The words below a section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// How high a row is.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView._height(ofRowAt: indexPath) }
  /// How high a header is.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { tableView.sectionHeaderHeight }
  /// How high a footer is.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { tableView.sectionFooterHeight }
  /// The view above a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// The view below a section.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// A row is about to be seen.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// A row was chosen.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// About how high a row is.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { tableView.estimatedRowHeight }
  /// About how high a header is.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  /// About how high a footer is.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  /// A row is no longer seen.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// A header is about to be seen.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  /// A footer is about to be seen.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  /// A header is not seen any more.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  /// A footer is not seen any more.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  /// Which row is chosen instead; nil = none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Which row is left instead; nil = none; never called here.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// A row was left.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The button at a row's end was tapped; never called here.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Whether a finger shows on a row; never called here.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// A finger is on a row; never called here.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// A finger left a row; never called here.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Whether a row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Whether a row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// A row was edited.
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  /// A row was moved; never called here.
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  /// Where a row that is moved may go; never called here.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// How a row can be edited while the table is.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
  /// Whether a row makes way for the circle that it is edited by.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  /// The words of the button that deletes; never called here.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
  /// A row begins to be edited; never called here.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// A row is no longer edited; never called here.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// What sweeping from a row's end offers.
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  /// What sweeping from a row's start offers.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  /// What sweeping offered before iOS 11; never called here.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { nil }
  /// The menu of a row.
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }
  /// How deep a row is; never called here.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  /// The letters at the table's side; nil = none.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section of a letter at the side; never called here.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
  /// Whether a row may have the keyboard's focus; never called here.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  /// Whether two fingers choose several rows; never called here.
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }
  /// Two fingers choose several rows; never called here.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}

  /// Content has moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A finger begins to move content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// A finger lets content go.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// A finger has let content go.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Content begins to run out.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Content has run out.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Content has been moved.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Content has grown or shrunk.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The view that grows and shrinks.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Whether a tap on the status bar leads to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The top is reached.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

import QuoinAppearance

/// Where every row, header and footer of a table lies.
@MainActor struct TablePlan {
  enum Key: Hashable {
    case header(Int)
    case footer(Int)
  }

  let width: CGFloat
  private(set) var rows: [IndexPath: CGRect] = [:]
  private(set) var extras: [Key: CGRect] = [:]
  private(set) var height: CGFloat = 0

  init(_ table: UITableView, delegate: (any UITableViewDelegate)?, cell: (IndexPath) -> UITableViewCell) {
    width = table.bounds.width
    let inset: CGFloat = table.style == .insetGrouped ? 16 : 0
    height = table.tableHeaderView?.frame.height ?? 0
    for section in 0..<max(0, table.numberOfSections) {
      place(.header(section), TableHeaders.height(.header(section), table, delegate), inset)
      for row in 0..<max(0, table.numberOfRows(inSection: section)) {
        let path = IndexPath(row: row, section: section)
        let rowWidth = width - 2 * inset
        let wished = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        let rowHeight =
          wished >= 0 ? wished : cell(path).sizeThatFits(CGSize(width: rowWidth, height: 0)).height
        rows[path] = CGRect(x: inset, y: height, width: rowWidth, height: rowHeight)
        height += rowHeight
      }
      place(.footer(section), TableHeaders.height(.footer(section), table, delegate), inset)
    }
    height += table.tableFooterView?.frame.height ?? 0
  }

  private mutating func place(_ key: Key, _ extent: CGFloat, _ inset: CGFloat) {
    guard extent > 0 else { return }
    extras[key] = CGRect(x: inset, y: height, width: width - 2 * inset, height: extent)
    height += extent
  }
}

/// Headers and footers of sections.
@MainActor enum TableHeaders {
  static func title(_ key: TablePlan.Key, _ table: UITableView) -> String? {
    switch key {
    case .header(let section): table.dataSource?.tableView(table, titleForHeaderInSection: section)
    case .footer(let section): table.dataSource?.tableView(table, titleForFooterInSection: section)
    }
  }

  static func own(_ key: TablePlan.Key, _ table: UITableView, _ delegate: (any UITableViewDelegate)?) -> UIView? {
    switch key {
    case .header(let section): delegate?.tableView(table, viewForHeaderInSection: section)
    case .footer(let section): delegate?.tableView(table, viewForFooterInSection: section)
    }
  }

  static func height(_ key: TablePlan.Key, _ table: UITableView, _ delegate: (any UITableViewDelegate)?) -> CGFloat {
    let wished: CGFloat
    switch key {
    case .header(let section): wished = delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
    case .footer(let section): wished = delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
    }
    if wished >= 0 { return wished }
    if title(key, table) != nil || own(key, table, delegate) != nil { return table.style == .plain ? 28 : 38 }
    guard table.style != .plain else { return 0 }
    if case .header(0) = key { return 35 }
    return 17.5
  }

  static func view(_ key: TablePlan.Key, _ table: UITableView, _ delegate: (any UITableViewDelegate)?) -> UIView {
    if let own = own(key, table, delegate) { return own }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let isGrouped = table.style != .plain
    let title = title(key, table)
    view.textLabel?.font = isGrouped ? .preferredFont(forTextStyle: .footnote) : .systemFont(ofSize: 17, weight: .semibold)
    view.textLabel?.textColor = isGrouped ? .secondaryLabel : .label
    if case .header = key, isGrouped { view.textLabel?.text = title?.uppercased() } else { view.textLabel?.text = title }
    view.sticksToBottom = isGrouped
    return view
  }
}

/// The round corners of inset groups.
@MainActor enum TableCorners {
  static func round(_ cell: UITableViewCell, _ path: IndexPath, in table: UITableView) {
    let isLast = path.row == table.numberOfRows(inSection: path.section) - 1
    cell.separator = table.separatorStyle == .singleLine && !isLast ? (table.separatorColor, table.separatorInset) : nil
    guard table.style == .insetGrouped else { return }
    cell.backgroundColor = cell.backgroundColor == .systemBackground ? .secondarySystemGroupedBackground : cell.backgroundColor
    cell.layer.cornerRadius = 10
    cell.layer.cornerCurve = .continuous
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = true
  }
}

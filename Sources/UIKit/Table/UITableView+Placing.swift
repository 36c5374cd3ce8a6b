extension UITableView {
  /// Asks for the numbers and heights of everything. O(rows), without making cells.
  func reload() {
    needsReload = false
    reloadedWidth = bounds.width
    for path in Array(shownCells.keys) { retire(path) }
    for view in Array(shownHeaders.values) + Array(shownFooters.values) { view.removeFromSuperview() }
    shownHeaders = [:]
    shownFooters = [:]
    rows = TableRows()
    rows.top = tableHeaderView.map { fit($0) } ?? 0
    rows.bottom = tableFooterView.map { fit($0) } ?? 0
    let count = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    for index in 0..<count { rows.sections.append(section(index, of: count)) }
    rows.sum()
    reloadSectionIndex()
    writeContentSize()
  }

  /// The header and footer of the table keep their height; where they have none, it is fitted.
  private func fit(_ view: UIView) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    let size = CGSize(width: bounds.width, height: 0)
    return view.isLaidOutByConstraints
      ? view.systemLayoutSizeFitting(size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
      : view.intrinsicContentSize.height > 0 ? view.intrinsicContentSize.height : 0
  }

  private func section(_ index: Int, of count: Int) -> TableRows.Section {
    var section = TableRows.Section()
    let number = max(0, dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0)
    section.header = edgeHeight(index, isHeader: true)
    section.footer = edgeHeight(index, isHeader: false)
    if style == .plain, section.header > 0, shownHeaders[index] != nil || dataSource?.tableView(self, titleForHeaderInSection: index) != nil
    {
      section.gap =
        sectionHeaderTopPadding == UITableView.automaticDimension
        ? CGFloat(traitCollection.tableMeasures.plainHeaderGap) : max(0, sectionHeaderTopPadding)
    }
    section.rows = (0..<number).map { row in
      let path = IndexPath(row: row, section: index)
      let wish = tableDelegate?.tableView(self, heightForRowAt: path) ?? _height(ofRowAt: path)
      if wish >= 0, wish.isFinite {
        section.isKnown.append(true)
        return wish
      }
      section.isKnown.append(false)
      let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
      return estimate > 0 && estimate.isFinite ? estimate : CGFloat(traitCollection.listMeasures.rowHeight)
    }
    section.sum()
    return section
  }

  private func edgeHeight(_ index: Int, isHeader: Bool) -> CGFloat {
    let wish =
      (isHeader
        ? tableDelegate?.tableView(self, heightForHeaderInSection: index)
        : tableDelegate?.tableView(self, heightForFooterInSection: index))
      ?? (isHeader ? sectionHeaderHeight : sectionFooterHeight)
    guard let view = edgeView(index, isHeader: isHeader) else {
      if wish >= 0, wish.isFinite { return style == .plain ? 0 : wish }
      // Grouped sections keep a distance even without words.
      let measures = traitCollection.listMeasures
      return style == .plain ? 0 : isHeader && index == 0 ? CGFloat(measures.firstTop) : traitCollection.onPixelsUp(measures.sectionGap)
    }
    if isHeader { shownHeaders[index] = view } else { shownFooters[index] = view }
    (view as? UITableViewHeaderFooterView)?.take(side: side)
    if wish >= 0, wish.isFinite { return wish }
    let size = CGSize(width: rowWidth, height: 0)
    let height =
      view is UITableViewHeaderFooterView || view.isLaidOutByConstraints
      ? view.systemLayoutSizeFitting(size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
      : view.bounds.height
    return height > 0 ? height : view is UITableViewHeaderFooterView ? 0 : 28
  }

  private func edgeView(_ index: Int, isHeader: Bool) -> UIView? {
    let own =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: index) : tableDelegate?.tableView(self, viewForFooterInSection: index)
    if let own { return own }
    let words =
      isHeader ? dataSource?.tableView(self, titleForHeaderInSection: index) : dataSource?.tableView(self, titleForFooterInSection: index)
    guard let words else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content: UIListContentConfiguration =
      style == .plain ? (isHeader ? .plainHeader() : .plainFooter()) : isHeader ? .groupedHeader() : .groupedFooter()
    content.text = words
    let measures = traitCollection.tableMeasures
    if isHeader, style == .plain {
      let room = max(0, CGFloat(measures.plainHeader) - traitCollection.onPixelsUp(content.textProperties.font.lineHeight))
      (content.directionalLayoutMargins.top, content.directionalLayoutMargins.bottom) = (room / 2, room / 2)
    } else if isHeader {
      content.directionalLayoutMargins.top = CGFloat(index == 0 ? measures.firstHeaderTop : measures.headerTop)
      content.directionalLayoutMargins.bottom = CGFloat(measures.headerBottom)
    }
    view.contentConfiguration = content
    return view
  }

  func writeContentSize() {
    let size = CGSize(width: bounds.width, height: rows.height)
    if contentSize != size { contentSize = size }
  }

  /// Makes and places all that meets the bounds. Measuring a row may move those below it, so the walk goes down row by row.
  func placeVisible() {
    let seen = bounds
    var kept: Set<IndexPath> = []
    var next = seen.height > 0 ? rows.firstRow(endingBelow: seen.minY) : nil
    while let path = next, rows.rowTop(path.row, path.section) < seen.maxY {
      let cell = shownCells[path] ?? make(path)
      if !rows.sections[path.section].isKnown[path.row] { measure(cell, path) }
      place(cell, path)
      kept.insert(path)
      next = rows.next(after: path)
    }
    for path in Array(shownCells.keys) where !kept.contains(path) { retire(path) }
    writeContentSize()
    placeEdges(seen)
    placeSectionIndex(seen)
    backgroundView?.frame = seen
  }

  private func make(_ path: IndexPath) -> UITableViewCell {
    let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    takeMeasures(cell)
    takeEditing(cell, path)
    if cell.backgroundColor == nil, cell.backgroundConfiguration == nil {
      cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    shownCells[path] = cell
    let isChosen = indexPathsForSelectedRows?.contains(path) ?? false
    if cell.isSelected != isChosen { cell.setSelected(isChosen, animated: false) }
    if cell.superview !== self { addSubview(cell) }
    cell.frame = CGRect(
      x: sectionMargin, y: rows.rowTop(path.row, path.section), width: rowWidth, height: rows.sections[path.section].rows[path.row])
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Tells a cell what rows of this table are like.
  func takeMeasures(_ cell: UITableViewCell) {
    cell.parts.take(
      side: side, separatorRoom: separatorStyle == .none ? 0 : traitCollection.separatorThickness, indexRoom: sectionIndexRoom, in: cell)
  }

  private func measure(_ cell: UITableViewCell, _ path: IndexPath) {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let scale = max(traitCollection.displayScale, 1)
    let height =
      size.height.isFinite ? max(0, (size.height * scale - 0.0001).rounded(.up) / scale) : CGFloat(traitCollection.listMeasures.rowHeight)
    rows.setHeight(height, row: path.row, section: path.section)
  }

  private func place(_ cell: UITableViewCell, _ path: IndexPath) {
    let section = rows.sections[path.section]
    let frame = CGRect(x: sectionMargin, y: rows.rowTop(path.row, path.section), width: rowWidth, height: section.rows[path.row])
    if cell.frame != frame { cell.frame = frame }
    let isLast = path.row == section.rows.count - 1
    cell.parts.showSeparator(
      in: cell, separatorStyle == .singleLine && !(isLast && style != .plain) ? separatorColor : nil,
      insets: ownSeparatorInset, trailing: CGFloat(traitCollection.listMeasures.separatorTrailing))
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : CGFloat(traitCollection.listMeasures.cornerRadius)
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = true
  }

  func retire(_ path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    cellPool.keep(cell)
  }

  /// Headers of plain tables stay in sight while their section is.
  private func placeEdges(_ seen: CGRect) {
    if let view = tableHeaderView { view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: rows.top) }
    if let view = tableFooterView {
      view.frame = CGRect(x: 0, y: rows.height - rows.bottom, width: bounds.width, height: rows.bottom)
    }
    for index in rows.sections.indices {
      let (section, top, end) = (rows.sections[index], rows.tops[index], rows.tops[index + 1])
      let isSeen = top < seen.maxY && end > seen.minY
      if let view = shownHeaders[index] {
        var y = top + section.gap
        if style == .plain {
          let edge = seen.minY + (adjustsForSafeArea ? adjustedContentInset.top : 0)
          y = min(max(y, edge), max(top + section.gap, end - section.header - section.footer))
        }
        show(view, isSeen, CGRect(x: sectionMargin, y: y, width: rowWidth, height: section.header), isHeader: true, of: index)
      }
      if let view = shownFooters[index] {
        let frame = CGRect(x: sectionMargin, y: end - section.footer, width: rowWidth, height: section.footer)
        show(view, isSeen, frame, isHeader: false, of: index)
      }
    }
  }

  private func show(_ view: UIView, _ isSeen: Bool, _ frame: CGRect, isHeader: Bool, of section: Int) {
    if isSeen { view.frame = frame }
    if isSeen, view.superview !== self {
      addSubview(view)
      if isHeader {
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
    if !isSeen, view.superview === self {
      view.removeFromSuperview()
      if isHeader {
        tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      } else {
        tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }
}

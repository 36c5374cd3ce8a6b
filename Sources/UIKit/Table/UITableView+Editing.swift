extension UITableView {
  /// Tells the rows that are seen whether, and how, they are being edited.
  func takeEditing() {
    for (path, cell) in shownCells {
      takeEditing(cell, path)
      // With less room for its words a row may be higher.
      let wish = tableDelegate?.tableView(self, heightForRowAt: path) ?? _height(ofRowAt: path)
      if wish < 0, rows.contains(path) { rows.sections[path.section].isKnown[path.row] = false }
    }
    setNeedsLayout()
  }

  /// Tells a cell whether, and how, its row is being edited.
  func takeEditing(_ cell: UITableViewCell, _ path: IndexPath) {
    let source = dataSource
    let canEdit = isEditing && source?.tableView(self, canEditRowAt: path) != false
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    let indents = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    let isMovable = isEditing && (source?.tableView(self, canMoveRowAt: path) == true)
    cell.parts.take(
      editing: canEdit || isMovable ? CellEditing(style: canEdit ? style : .none, indents: canEdit && indents, isMovable: isMovable) : nil,
      in: cell)
    if cell.isEditing != canEdit { cell.setEditing(canEdit, animated: false) }
  }
}

/// What a cell shows of what may be done to its row.
struct CellEditing: Equatable {
  /// What the circle before the content does; `none` = there is no circle.
  let style: UITableViewCell.EditingStyle
  /// Whether the content makes way for the circle.
  let indents: Bool
  /// Whether a grip stands at the row's end.
  let isMovable: Bool
}

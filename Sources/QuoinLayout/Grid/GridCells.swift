import Foundation

/// A view in its place among rows and columns.
struct GridCell {
  let node: LayoutNode
  /// The position among the grid's children.
  let index: Int
  let row: Int
  /// The columns it covers; never empty.
  var columns: Range<Int>
  let unsized: Axis.Set
  let anchor: UnitPoint?

  func isUnsized(along axis: Axis) -> Bool { unsized.contains(axis) }
}

/// The children of a grid sorted into rows and columns (fact 91). Every child has exactly one cell; no two share a place.
struct GridCells {
  private(set) var cells: [GridCell] = []
  /// Where each row's cells lie in `cells`.
  private(set) var rows: [Range<Int>] = []
  /// The rows' own alignments, `nil` where the grid's holds.
  private(set) var rowAlignments: [VerticalAlignment?] = []
  /// The columns' own alignments, `nil` where the grid's holds.
  private(set) var columnAlignments: [HorizontalAlignment?] = []
  private(set) var columnCount = 0

  init(_ children: [LayoutNode]) {
    cells.reserveCapacity(children.count)
    var loose: [Int] = []
    var mark: GridRowMark?
    var column = 0
    for (index, node) in children.enumerated() {
      let own = node.value(GridRowMark.self)
      if own == nil || own !== mark || rows.isEmpty {
        rows.append(cells.count..<cells.count)
        rowAlignments.append(own?.alignment)
        column = 0
      }
      mark = own
      let span = own == nil ? 1 : max(1, node.value(GridCellColumns.self))
      if own == nil { loose.append(cells.count) }
      cells.append(
        GridCell(
          node: node, index: index, row: rows.count - 1, columns: column..<column + span,
          unsized: node.value(GridCellUnsizedAxes.self), anchor: node.value(GridCellAnchor.self)))
      column += span
      if own != nil { columnCount = max(columnCount, column) }
      rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<cells.count
    }
    columnCount = max(columnCount, cells.isEmpty ? 0 : 1)
    for index in loose { cells[index].columns = 0..<columnCount }
    columnAlignments = Array(repeating: nil, count: columnCount)
    for cell in cells {
      if let own = cell.node.value(GridColumnAlignment.self) {
        columnAlignments[cell.columns.lowerBound] = columnAlignments[cell.columns.lowerBound] ?? own
      }
    }
  }

  // MARK: gaps (facts 35, 93)

  /// The gap after each column but the last: `spacing`, or the largest that two neighbours ask for.
  func columnGaps(_ spacing: CGFloat?) -> [CGFloat] {
    guard columnCount > 1 else { return [] }
    if let spacing = ViewSpacing.gap(spacing) { return Array(repeating: spacing, count: columnCount - 1) }
    var gaps = [CGFloat?](repeating: nil, count: columnCount - 1)
    for row in rows {
      for (before, after) in zip(cells[row], cells[row].dropFirst()) {
        let gap = before.columns.upperBound - 1
        gaps[gap] = max(gaps[gap] ?? 0, before.node.spacing.distance(to: after.node.spacing, along: .horizontal))
      }
    }
    return gaps.map { $0 ?? ViewSpacing.standard }
  }

  /// The gap after each row but the last: `spacing`, or the largest that two cells on top of each other ask for.
  func rowGaps(_ spacing: CGFloat?) -> [CGFloat] {
    guard rows.count > 1 else { return [] }
    if let spacing = ViewSpacing.gap(spacing) { return Array(repeating: spacing, count: rows.count - 1) }
    return zip(rows, rows.dropFirst()).map { upper, lower in
      var gap: CGFloat?
      var next = lower.lowerBound
      for cell in cells[upper] {
        while next > lower.lowerBound, cells[next - 1].columns.upperBound > cell.columns.lowerBound { next -= 1 }
        var other = next
        while other < lower.upperBound, cells[other].columns.lowerBound < cell.columns.upperBound {
          if cells[other].columns.overlaps(cell.columns) {
            gap = max(gap ?? 0, cell.node.spacing.distance(to: cells[other].node.spacing, along: .vertical))
          }
          other += 1
        }
        next = min(other, lower.upperBound)
      }
      return gap ?? ViewSpacing.standard
    }
  }
}

import Foundation

/// One pass of a grid: cells → gaps → columns → rows → align (facts 91–98).
struct GridSolver {
  let alignment: Alignment
  let cells: GridCells
  let columnGaps: [CGFloat]
  let rowGaps: [CGFloat]

  init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, children: [LayoutNode]) {
    self.alignment = alignment
    cells = GridCells(children)
    columnGaps = cells.columnGaps(horizontalSpacing)
    rowGaps = cells.rowGaps(verticalSpacing)
  }

  /// The grid's size when proposed `proposal`.
  func size(for proposal: ProposedViewSize) -> CGSize {
    guard !cells.cells.isEmpty else { return .zero }
    let widths = columns(proposal.width)
    let heights = rows(proposal.height, widths)
    return CGSize(width: max(0, total(widths, columnGaps)), height: max(0, total(heights, rowGaps)))
  }

  /// Where the children go when the grid is proposed `proposal`; every cell is proposed its room (fact 94).
  func arrange(_ proposal: ProposedViewSize) -> [ChildPlacement] {
    guard !cells.cells.isEmpty else { return [] }
    let rooms = rooms(for: proposal)
    let boxes = zip(cells.cells, rooms).map { $0.node.dimensions(in: ProposedViewSize($1.size)) }
    let columnGuides = guides(.horizontal, boxes, cells.columnCount) { $0.columns.count == 1 ? $0.columns.lowerBound : nil }
    let rowGuides = guides(.vertical, boxes, cells.rows.count) { $0.row }
    return cells.cells.indices.map { index in
      let (cell, room, box) = (cells.cells[index], rooms[index], boxes[index])
      var origin = room.origin
      for axis in Axis.allCases {
        let track = axis == .vertical ? cell.row : cell.columns.count == 1 ? cell.columns.lowerBound : nil
        let reach = track.map { axis == .vertical ? rowGuides[$0] : columnGuides[$0] }
        let offset = offset(cell, box, room.size[axis], reach, along: axis)
        origin[axis] += offset.isFinite ? offset : 0
      }
      return ChildPlacement(origin: origin, proposal: ProposedViewSize(room.size))
    }
  }

  /// The room of each cell, from the grid's corner.
  func rooms(for proposal: ProposedViewSize) -> [CGRect] {
    let widths = columns(proposal.width)
    let heights = rows(proposal.height, widths)
    let lefts = starts(widths, columnGaps)
    let tops = starts(heights, rowGaps)
    return cells.cells.map { cell in
      CGRect(x: lefts[cell.columns.lowerBound], y: tops[cell.row], width: width(cell, widths), height: heights[cell.row])
    }
  }

  /// The columns and rows in words, for traces.
  func words(for proposal: ProposedViewSize) -> String {
    let widths = columns(proposal.width)
    func words(_ lengths: [CGFloat]) -> String { list(lengths.prefix(12).map { describe($0) }) + (lengths.count > 12 ? " …" : "") }
    return "its columns are \(words(widths)), its rows \(words(rows(proposal.height, widths)))"
  }

  // MARK: columns and rows

  private func columns(_ proposal: CGFloat?) -> [CGFloat] {
    var single = [[GridCell]](repeating: [], count: cells.columnCount)
    var spans: [(GridCell, Range<Int>)] = []
    for cell in cells.cells where !cell.isUnsized(along: .horizontal) {
      if cell.columns.count == 1 { single[cell.columns.lowerBound].append(cell) } else { spans.append((cell, cell.columns)) }
    }
    return GridTracks(
      axis: .horizontal, count: cells.columnCount, gaps: columnGaps, single: single, spans: spans, cross: { _ in nil },
      guide: { columnGuide($0) }
    ).lengths(for: proposal)
  }

  private func rows(_ proposal: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
    GridTracks(
      axis: .vertical, count: cells.rows.count, gaps: rowGaps,
      single: cells.rows.map { cells.cells[$0].filter { !$0.isUnsized(along: .vertical) } }, spans: [],
      cross: { width($0, widths) }, guide: { rowGuide($0) }
    ).lengths(for: proposal)
  }

  private func width(_ cell: GridCell, _ widths: [CGFloat]) -> CGFloat {
    if cell.columns.count == 1 { return widths[cell.columns.lowerBound] }
    return widths[cell.columns].reduce(0, +) + columnGaps[cell.columns.lowerBound..<cell.columns.upperBound - 1].reduce(0, +)
  }

  private func total(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

  private func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var result: [CGFloat] = []
    var position: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      result.append(position)
      position += length + (index < gaps.count ? gaps[index] : 0)
    }
    return result
  }

  // MARK: align (facts 97, 98)

  private func columnGuide(_ column: Int) -> AlignmentKey { (cells.columnAlignments[column] ?? alignment.horizontal).key }
  private func rowGuide(_ row: Int) -> AlignmentKey { (cells.rowAlignments[row] ?? alignment.vertical).key }

  /// The guide by which a cell without an anchor lies in its room.
  func guide(of cell: GridCell, along axis: Axis) -> AlignmentKey {
    if axis == .vertical { return rowGuide(cell.row) }
    return cell.columns.count == 1 ? columnGuide(cell.columns.lowerBound) : alignment.horizontal.key
  }

  private func guides(_ axis: Axis, _ boxes: [ViewDimensions], _ count: Int, _ track: (GridCell) -> Int?) -> [GuideReach] {
    var result = [GuideReach](repeating: GuideReach(), count: count)
    for (cell, box) in zip(cells.cells, boxes) where cell.anchor == nil && !cell.isUnsized(along: axis) {
      guard let track = track(cell) else { continue }
      result[track].add(box, axis == .horizontal ? columnGuide(track) : rowGuide(track))
    }
    return result
  }

  /// How far into its room a cell is put: by its anchor, else by the guide it shares with its column or row.
  private func offset(_ cell: GridCell, _ box: ViewDimensions, _ room: CGFloat, _ reach: GuideReach?, along axis: Axis) -> CGFloat {
    if let anchor = cell.anchor {
      return (room - box.size[axis]) * (axis == .horizontal ? anchor.x : anchor.y)
    }
    // A cell over several columns lies by the grid's alignment, whatever the first of them has (recorded, macOS 26.2).
    let guide = guide(of: cell, along: axis)
    guard let reach, !cell.isUnsized(along: axis) else {
      return guide.defaultValue(in: ViewDimensions(size: CGSize(axis, main: room, cross: 0))) - box[guide]
    }
    return reach.guidePosition(in: room, guide) - box[guide]
  }
}

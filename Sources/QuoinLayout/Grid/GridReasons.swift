import Foundation

/// Why a grid's columns are as wide, and its rows as high, as they are: found out once for all cells.
struct GridReasons {
  private let solver: GridSolver
  private let rooms: [CGRect]
  /// What each cell answers to its room.
  private let sizes: [CGSize]

  init(_ solver: GridSolver, _ proposal: ProposedViewSize) {
    self.solver = solver
    let rooms = solver.rooms(for: proposal)
    self.rooms = rooms
    let sizes = zip(solver.cells.cells, rooms).map { $0.node.size(for: ProposedViewSize($1.size)) }
    self.sizes = sizes
    var single = [Int?](repeating: nil, count: solver.cells.columnCount)
    var tallest = [Int?](repeating: nil, count: solver.cells.rows.count)
    for (index, cell) in solver.cells.cells.enumerated() {
      if cell.columns.count == 1, !cell.isUnsized(along: .horizontal) {
        let column = cell.columns.lowerBound
        if sizes[index].width > single[column].map({ sizes[$0].width }) ?? -.infinity { single[column] = index }
      }
      if !cell.isUnsized(along: .vertical), sizes[index].height > tallest[cell.row].map({ sizes[$0].height }) ?? -.infinity {
        tallest[cell.row] = index
      }
    }
    (self.single, self.tallest) = (single, tallest)
    spans = solver.cells.cells.indices.filter {
      solver.cells.cells[$0].columns.count > 1 && !solver.cells.cells[$0].isUnsized(along: .horizontal)
    }
  }

  /// The widest cell of each column that lies in it alone, and the highest of each row.
  private let single, tallest: [Int?]
  /// The cells over several columns that ask for room.
  private let spans: [Int]

  /// "Column 2 is as wide as Text “Price”, the most in it, and row 1 as high as Text “Seat”."
  func words(_ cell: GridCell) -> String {
    let columns = cell.columns.count == 1 ? [column(cell.columns.lowerBound)] : ["it lies over \(cell.columns.count) columns"]
    return (columns + unsized(cell) + [row(cell.row)]).joined(separator: "; ").capitalizedFirst + "."
  }

  private func name(_ index: Int) -> String { solver.cells.cells[index].node.spokenName }

  private func column(_ column: Int) -> String {
    let width = solver.cells.cells.indices.first { solver.cells.cells[$0].columns == column..<column + 1 }.map { rooms[$0].width } ?? 0
    let widest = single[column].map { (name: name($0), width: sizes[$0].width) }
    if let widest, widest.width >= width - 0.01 { return "the widest of the column is \(widest.name)" }
    let own = widest.map { "the widest of the column is \($0.name) with \(describe($0.width))" } ?? "nothing in the column asks for room"
    let wider = spans.filter { solver.cells.cells[$0].columns.contains(column) && sizes[$0].width >= rooms[$0].width - 0.01 }
    guard !wider.isEmpty else { return own + (widest == nil ? "" : ", and its cells, aligned by their guide, reach further apart") }
    let names = wider.prefix(3).map { index -> String in
      let columns = solver.cells.cells[index].columns
      return "\(name(index)) over columns \(columns.lowerBound + 1) to \(columns.upperBound)"
    }
    return
      "\(own), and \(list(Array(names))) \(names.count == 1 ? "asks" : "ask") for more than the columns give: each gets an equal part of "
      + "what is missing"
  }

  private func row(_ row: Int) -> String {
    tallest[row].map { "the highest of the row is \(name($0))" } ?? "nothing in the row asks for height"
  }

  private func unsized(_ cell: GridCell) -> [String] {
    let axes = Axis.allCases.filter { cell.isUnsized(along: $0) }.map(\.noun)
    return axes.isEmpty ? [] : ["it asks for no \(list(axes)) itself (gridCellUnsizedAxes)"]
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

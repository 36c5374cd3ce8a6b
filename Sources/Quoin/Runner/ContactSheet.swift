import Foundation
import QuoinDrawing
import QuoinLayout
import QuoinMessages
import SwiftUI

/// All cells of a matrix on one sheet, as a table: the slow axes name the rows, the fast ones the columns. The sheet is itself a view.
@MainActor struct ContactSheet {
  /// The most cells side by side.
  private static let widest = 12
  /// The most pixels of a sheet's picture; a larger one is drawn at a smaller scale.
  private static let mostPixels: CGFloat = 36_000_000

  let title: String
  let matrix: Matrix
  /// By cell; nil where it was not made.
  let faces: [PreviewThumbnail?]
  let choices: RenderChoices

  func data(_ order: RenderOrder) throws(RunnerRefusal) -> Data {
    let renderer = ImageRenderer(content: view)
    renderer.environment = { $0.colorScheme = .light }
    renderer.scale = 2
    let size = renderer.page().size
    renderer.scale = min(2, (Self.mostPixels / max(1, size.width * size.height)).squareRoot())
    let page = renderer.page()
    try CanvasChoice.checkPixels(page.size, scale: renderer.scale)
    return try PictureMaking.data(of: page.displayList(), order, scale: renderer.scale)
  }

  private var view: some View {
    let columns = matrix.columns(atMost: Self.widest)
    let rows = (0..<faces.count / columns).map { row in
      ContactRow(
        name: name(row * columns, .row, columns),
        cells: (row * columns..<(row + 1) * columns).map { ContactCell(face: faces[$0], isDark: isDark($0)) })
    }
    return ContactTable(title: title, heads: (0..<columns).map { name($0, .column, columns) }, rows: rows)
  }

  private func isDark(_ cell: Int) -> Bool { matrix.cell(cell).applied(to: choices).isDark }

  private enum Edge { case row, column }
  /// The values that all cells of a row, or of a column, share.
  private func name(_ cell: Int, _ edge: Edge, _ columns: Int) -> String {
    var fast = 0
    var reach = 1
    while reach < columns {
      fast += 1
      reach *= matrix.lines[matrix.lines.count - fast].values.count
    }
    let values = matrix.cell(cell).values.map(\.value)
    return (edge == .row ? values.dropLast(fast) : values.suffix(fast)).joined(separator: "\n")
  }
}

/// A row of cells. All of a sheet are drawn at one scale so that they can be compared, small devices beside large ones.
private struct ContactRow {
  var name: String
  var cells: [ContactCell]

  /// The largest thumbnail, in points.
  private static let room = CGSize(width: 240, height: 420)

  /// The size of the row's largest thumbnail; what was not made takes it too.
  func largest(_ factor: CGFloat) -> CGSize {
    let sizes = cells.compactMap(\.face?.list.size)
    guard let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max() else { return CGSize(width: 140, height: 120) }
    return CGSize(width: width * factor, height: height * factor)
  }

  /// The largest scale at which every page of some rows has room.
  static func factor(of rows: [ContactRow]) -> CGFloat {
    rows.flatMap(\.cells).compactMap(\.face).reduce(1) { factor, face in
      min(factor, room.width / max(1, face.list.size.width), room.height / max(1, face.list.size.height))
    }
  }
}

private struct ContactCell {
  var face: PreviewThumbnail?
  var isDark: Bool
}

private struct ContactTable: View {
  let title: String
  let heads: [String]
  let rows: [ContactRow]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(verbatim: title).font(.title2.bold())
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 20) {
        if heads.contains(where: { !$0.isEmpty }) {
          GridRow {
            if hasRowNames { Color.clear.frame(width: 0, height: 0) }
            ForEach(heads.indices, id: \.self) { label(heads[$0]) }
          }
        }
        ForEach(rows.indices, id: \.self) { row in
          GridRow {
            if hasRowNames { label(rows[row].name) }
            ForEach(rows[row].cells.indices, id: \.self) { Thumbnail(cell: rows[row].cells[$0], row: rows[row], factor: factor) }
          }
        }
      }
    }
    .padding(28)
    .background(Color(white: 0.95))
  }

  private var factor: CGFloat { ContactRow.factor(of: rows) }
  private var hasRowNames: Bool { rows.contains { !$0.name.isEmpty } }

  /// A value a line, none of them broken.
  private func label(_ text: String) -> some View {
    Text(verbatim: text).font(.footnote.weight(.semibold)).foregroundStyle(Color(white: 0.35)).fixedSize()
  }
}

private struct Thumbnail: View {
  let cell: ContactCell
  let row: ContactRow
  let factor: CGFloat

  var body: some View {
    if let face = cell.face {
      let size = CGSize(width: face.list.size.width * factor, height: face.list.size.height * factor)
      VStack(alignment: .leading, spacing: 6) {
        DocumentPageView(face.list)
          .scaleEffect(factor, anchor: .topLeading)
          .frame(width: size.width, height: size.height, alignment: .topLeading)
          .background(cell.isDark ? Color.black : Color.white)
          .clipShape(RoundedRectangle(cornerRadius: 8))
          .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Color.black.opacity(0.15), lineWidth: 0.5) }
        if face.pageCount > 1 { Text(verbatim: "\(face.pageCount) pages").font(.caption2).foregroundStyle(.secondary) }
      }
    } else {
      let largest = row.largest(factor)
      Text(verbatim: "not made").font(.footnote).foregroundStyle(.red)
        .frame(width: largest.width, height: largest.height)
        .background(Color.red.opacity(0.08), in: RoundedRectangle(cornerRadius: 8))
        .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Color.red.opacity(0.6), style: StrokeStyle(lineWidth: 1, dash: [4, 3])) }
    }
  }
}

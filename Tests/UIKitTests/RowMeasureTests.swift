import QuoinAppearance
import Testing

@testable import UIKit

/// Tables and lists of collections draw their rows from the generation's one table of measures, `ListMeasures`.
@Suite(.serialized) @MainActor struct RowMeasureTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var headerIsSilent = false
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content(path.row)
      if path.row == 0 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
    func content(_ row: Int) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      if row == 0 { content.image = UIImage(systemName: "star") }
      return content
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = UICollectionViewListCell(frame: .zero)
      cell.contentConfiguration = content(path.item)
      return cell
    }
    func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath)
      -> UICollectionReusableView
    {
      if headerIsSilent { return UICollectionReusableView(frame: .zero) }
      let cell = UICollectionViewListCell(frame: .zero)
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Section"
      cell.contentConfiguration = content
      return cell
    }
  }

  private let source = Source()
  private func table(width: CGFloat, _ style: UITableView.Style = .insetGrouped) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 800), style: style)
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }
  private func list(width: CGFloat, header: Bool = true) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = header ? .supplementary : .none
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }
  private func texts(_ view: UIView) -> [UILabel] {
    ([view as? UILabel].compactMap { $0 } + view.subviews.flatMap(texts)).filter { $0.text?.isEmpty == false }
  }
  private func lead(_ view: UIView, in root: UIView) -> CGFloat { view.convert(view.bounds, to: root).minX }

  // Recorded on iOS 17.5: margins and insets of 20 from 390 on; documented: 16 before.
  @Test(arguments: [(393, 20), (375, 16)] as [(CGFloat, CGFloat)])
  func wordsOfHeadersAndRowsBeginAtOneLine(width: CGFloat, side: CGFloat) throws {
    let table = table(width: width)
    let rows = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(rows.frame.minX == side && rows.frame.width == width - 2 * side)
    #expect(lead(try #require(texts(rows).first), in: table) == 2 * side)
    for label in texts(table) where label.text == "SECTION" { #expect(lead(label, in: table) == 2 * side) }
    #expect(rows.contentView.layoutMargins == UIEdgeInsets(top: 8, left: side, bottom: 8, right: side))
    // Beside a mark the content keeps no more than 8.
    let marked = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(marked.contentView.layoutMargins.right == 8)

    let list = list(width: width)
    for cell in list.visibleCells { #expect(cell.frame.minX == side && cell.frame.width == width - 2 * side) }
    let second = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(lead(try #require(texts(second).first), in: list) == 2 * side)
    for label in texts(list) where label.text == "SECTION" { #expect(lead(label, in: list) == 2 * side) }
  }

  @Test func linesBeginWhereTheTextDoes() throws {
    let table = table(width: 393, .plain)
    func line(_ row: Int) throws -> CGRect {
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      return try #require(cell.subviews.first { $0.bounds.height <= 1 && $0.bounds.width > 100 }).frame
    }
    // 20, the picture's column of 24 and 16 from it to the text.
    #expect(try line(0).minX == 60)
    #expect(try line(1).minX == 20)
    // A table's own inset holds for all rows.
    table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(try line(0).minX == 5 && line(1).minX == 5 && line(0).maxX == 386)
  }

  // Recorded on iOS 17.5: 35 above a first section without a header, 35 (at scale 2) from row to row between sections.
  @Test func sectionsOfListsStandAsRecorded() throws {
    func frame(_ list: UICollectionView, _ item: Int, _ section: Int) throws -> CGRect {
      try #require(list.cellForItem(at: IndexPath(item: item, section: section))).frame
    }
    let bare = list(width: 393, header: false)
    #expect(try frame(bare, 0, 0).minY == 35)
    #expect(try frame(bare, 0, 1).minY - frame(bare, 1, 0).maxY == 35)
    let headed = list(width: 393)
    // 17, the line of 15.67 up to the pixel, 6.
    #expect(try abs(frame(headed, 0, 0).minY - 38.67) <= 0.34)
    #expect(try abs(frame(headed, 0, 1).minY - frame(headed, 1, 0).maxY - 56.33) <= 0.34)
  }

  @Test func aHeaderThatSaysNothingIsAsHighAsTheLayoutEstimates() throws {
    source.headerIsSilent = true
    let list = list(width: 393)
    let header = try #require(
      list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    #expect(header.frame.height == 44)
  }
}

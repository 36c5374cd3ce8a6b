import UIKit

/// What a table of the ledger shows: rows that are named “section.row” and say so.
final class TableFeed: UITableViewDataSource, UITableViewDelegate {
  var counts = [3]
  /// The height of each row in every section; a row beyond them has the table's.
  var heights: [CGFloat] = []
  var estimates: [CGFloat] = []
  var headers: [String?] = []
  var footers: [String?] = []
  var headerViews: [Int: UIView] = [:]
  var footerViews: [Int: UIView] = [:]
  var headerHeights: [Int: CGFloat] = [:]
  var footerHeights: [Int: CGFloat] = [:]
  /// The letters at the side.
  var letters: [String]?
  /// The rows that can be moved.
  var movable: Set<Int> = []
  /// What stands before rows while they are edited.
  var editing = UITableViewCell.EditingStyle.delete
  var cell: @MainActor (IndexPath) -> UITableViewCell = { path in
    made(UITableViewCell(style: .default, reuseIdentifier: nil)) { $0.textLabel?.text = "\(path.section).\(path.row)" }
  }
  var told: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable.contains(indexPath.row) }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { editing }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = cell(indexPath)
    cell.accessibilityIdentifier = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights.indices.contains(indexPath.row) ? heights[indexPath.row] : tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    estimates.indices.contains(indexPath.row) ? estimates[indexPath.row] : tableView.estimatedRowHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headerViews[section] }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footerViews[section] }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeights[section] ?? tableView.sectionHeaderHeight
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footerHeights[section] ?? tableView.sectionFooterHeight
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    told.append("will \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    told.append("end \(indexPath.section).\(indexPath.row)")
  }
}

/// A table that keeps what it shows alive.
final class FedTable: UITableView {
  let feed = TableFeed()
}

/// A table of the ledger, 200 by 300.
@MainActor func uiTable(_ style: UITableView.Style = .plain, _ counts: [Int] = [3], _ change: (FedTable) -> Void = { _ in }) -> FedTable {
  let table = FedTable(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: style)
  table.feed.counts = counts
  table.dataSource = table.feed
  table.delegate = table.feed
  change(table)
  return table
}

/// What a collection of the ledger shows: cells that are named “section.item”, other views named “kind section.item”.
class CollectionFeed: UICollectionViewDataSource {
  var counts = [3]
  /// The size that each cell has by its constraints; those beyond have none.
  var sizes: [CGSize] = []
  var cell: (@MainActor (UICollectionView, IndexPath) -> UICollectionViewCell)?
  var extraSize = CGSize(width: 30, height: 12)
  /// Makes headers and footers; nil = blue ones of `extraSize`.
  var extra: (@MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView)?
  var flow: (any UICollectionViewDelegate)?

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let made = cell?(collectionView, indexPath) ?? UICollectionViewCell(frame: .zero)
    if cell == nil { made.backgroundColor = .pureRed }
    made.accessibilityIdentifier = "\(indexPath.section).\(indexPath.item)"
    if sizes.indices.contains(indexPath.item) { fill(made.contentView, sizes[indexPath.item]) }
    return made
  }
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  {
    if let extra { return extra(collectionView, kind, indexPath) }
    let made = UICollectionReusableView(frame: .zero)
    let name = kind.replacingOccurrences(of: "UICollectionElementKindSection", with: "")
    made.accessibilityIdentifier = "\(name) \(indexPath.section).\(indexPath.item)"
    made.backgroundColor = .pureBlue
    fill(made, extraSize)
    return made
  }

  private func fill(_ view: UIView, _ size: CGSize) {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let (wide, high) = (box.widthAnchor.constraint(equalToConstant: size.width), box.heightAnchor.constraint(equalToConstant: size.height))
    for wish in [wide, high] { wish.priority = UILayoutPriority(700) }
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor), box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.trailingAnchor.constraint(equalTo: view.trailingAnchor), wide, high,
    ])
  }
}

/// A collection that keeps what it shows alive.
final class FedCollection: UICollectionView {
  let feed = CollectionFeed()
}

/// A collection of the ledger, 200 by 300, on white.
@MainActor func uiCollection(_ layout: UICollectionViewLayout, _ counts: [Int] = [3], _ change: (FedCollection) -> Void = { _ in })
  -> FedCollection
{
  let view = FedCollection(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
  view.backgroundColor = .white
  view.feed.counts = counts
  change(view)
  view.dataSource = view.feed
  if let flow = view.feed.flow { view.delegate = flow }
  return view
}

import Testing

@testable import UIKit

private final class DotCell: UICollectionViewCell { var word = "" }

@Suite(.serialized) @MainActor struct TableDiffableTests {
  @Test func snapshotsHoldEachItemOnce() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendItems([1])
    #expect(snapshot.numberOfItems == 0)
    snapshot.appendSections(["a", "b", "a"])
    snapshot.appendItems([1, 2, 2, 3], toSection: "a")
    snapshot.appendItems([3, 4])
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 4])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([1], afterItem: 4)
    #expect(snapshot.itemIdentifiers == [9, 2, 3, 4, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.deleteItems([2])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [9])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func tablesShowSnapshots() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.rowHeight = 50
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, word in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = word
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["x"], toSection: 0)
    snapshot.appendItems(["y", "z"], toSection: 1)
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["x", "y", "z"])
    #expect(source.indexPath(for: "z") == IndexPath(row: 1, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 7, section: 1)) == nil)
    #expect(source.sectionIdentifier(for: 1) == 1 && source.sectionIdentifier(for: 2) == nil && source.sectionIdentifier(for: -1) == nil)
    #expect(source.index(for: 0) == 0 && source.index(for: 7) == nil)
    snapshot.deleteItems(["y"])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50])
  }

  @Test func collectionsShowSnapshotsByRegistrations() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<DotCell, String> { cell, _, word in cell.word = word }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, word in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["x", "y"])
    source.apply(snapshot)
    #expect(source.sectionIdentifier(for: 0) == snapshot.sectionIdentifiers.first && source.sectionIdentifier(for: 9) == nil)
    #expect(source.index(for: snapshot.sectionIdentifiers[0]) == 0 && source.index(for: 77) == nil)
    view.layoutIfNeeded()
    #expect(Set(view.visibleCells.compactMap { ($0 as? DotCell)?.word }) == ["x", "y"])
  }
}

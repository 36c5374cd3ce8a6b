import UIKit

extension Ledger {
  func uiSnapshots() {
    topic("Diffable data sources")

    value(
      "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSnapshot.appendItems", "NSDiffableDataSourceSnapshot.appendSections",
      "NSDiffableDataSourceSnapshot.deleteAllItems",
      "NSDiffableDataSourceSnapshot.deleteItems", "NSDiffableDataSourceSnapshot.deleteSections", "NSDiffableDataSourceSnapshot.indexOfItem",
      "NSDiffableDataSourceSnapshot.indexOfSection", "NSDiffableDataSourceSnapshot.insertItems",
      "NSDiffableDataSourceSnapshot.itemIdentifiers",
      "NSDiffableDataSourceSnapshot.numberOfItems", "NSDiffableDataSourceSnapshot.numberOfSections",
      "NSDiffableDataSourceSnapshot.reconfigureItems",
      "NSDiffableDataSourceSnapshot.reloadItems", "NSDiffableDataSourceSnapshot.reloadSections",
      "NSDiffableDataSourceSnapshot.sectionIdentifier",
      "NSDiffableDataSourceSnapshot.sectionIdentifiers", says: "sections and items in order, each item once",
      from: .documented("uikit/nsdiffabledatasourcesnapshot")
    ) { judge in
      var shot = NSDiffableDataSourceSnapshot<String, Int>()
      judge.expect(shot.numberOfItems == 0 && shot.numberOfSections == 0)
      shot.appendSections(["a", "b"])
      shot.appendSections(["a", "c"])
      shot.appendItems([1, 2, 3], toSection: "a")
      shot.appendItems([7, 8])
      shot.appendItems([5, 5], toSection: "b")
      judge.expect(
        shot.sectionIdentifiers == ["a", "b", "c"] && shot.itemIdentifiers == [1, 2, 3, 5, 7, 8] && shot.numberOfItems == 6
          && shot.numberOfSections == 3)
      shot.insertItems([10], beforeItem: 2)
      shot.insertItems([11], afterItem: 2)
      judge.equal(shot.itemIdentifiers(inSection: "a"), [1, 10, 2, 11, 3])
      judge.expect(
        shot.numberOfItems(inSection: "a") == 5 && shot.itemIdentifiers(inSection: "z").isEmpty && shot.numberOfItems(inSection: "z") == 0)
      judge.expect(
        shot.indexOfItem(5) == 5 && shot.indexOfItem(99) == nil && shot.indexOfSection("c") == 2 && shot.indexOfSection("z") == nil)
      judge.expect(shot.sectionIdentifier(containingItem: 5) == "b" && shot.sectionIdentifier(containingItem: 99) == nil)
      shot.appendItems([1], toSection: "c")
      judge.expect(shot.itemIdentifiers(inSection: "c") == [7, 8, 1] && shot.itemIdentifiers(inSection: "a") == [10, 2, 11, 3])
      let before = shot.itemIdentifiers
      shot.reloadItems([2])
      shot.reconfigureItems([2])
      shot.reloadSections(["a"])
      judge.equal(shot.itemIdentifiers, before)
      shot.deleteItems([10, 7])
      judge.equal(shot.itemIdentifiers, [2, 11, 3, 5, 8, 1])
      shot.deleteSections(["a"])
      judge.expect(shot.sectionIdentifiers == ["b", "c"] && shot.itemIdentifiers == [5, 8, 1])
      shot.deleteAllItems()
      judge.expect(shot.numberOfSections == 0 && shot.numberOfItems == 0)
    }
    value(
      "IndexPath.item", "IndexPath.row", "IndexPath.section", "NSIndexPath.item", "NSIndexPath.row", "NSIndexPath.section",
      says: "the two parts of a path", from: .documented("foundation/indexpath")
    ) { judge in
      var path = IndexPath(row: 4, section: 2)
      judge.expect(path.row == 4 && path.item == 4 && path.section == 2 && path == IndexPath(item: 4, section: 2))
      path.row = 5
      path.section = 6
      judge.expect(path == IndexPath(row: 5, section: 6))
      path.item = 7
      judge.equal(path.row, 7)
    }
    value(
      "UITableViewDiffableDataSource", "UITableViewDiffableDataSource.apply", "UITableViewDiffableDataSource.applySnapshotUsingReloadData",
      "UITableViewDiffableDataSource.defaultRowAnimation",
      "UITableViewDiffableDataSource.index", "UITableViewDiffableDataSource.indexPath", "UITableViewDiffableDataSource.itemIdentifier",
      "UITableViewDiffableDataSource.numberOfSections",
      "UITableViewDiffableDataSource.sectionIdentifier", "UITableViewDiffableDataSource.snapshot",
      "UITableViewDiffableDataSource.tableView", says: "a table shows the snapshot that was applied last",
      from: .documented("uikit/uitableviewdiffabledatasource")
    ) { judge in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, path, item in
        made(UITableViewCell(style: .default, reuseIdentifier: nil)) { $0.textLabel?.text = "\(path.section) \(item)" }
      }
      judge.expect(table.dataSource === source && source.defaultRowAnimation == .automatic && source.snapshot().numberOfItems == 0)
      var shot = source.snapshot()
      shot.appendSections(["a", "b"])
      shot.appendItems([4, 5], toSection: "a")
      shot.appendItems([6], toSection: "b")
      var done = 0
      source.apply(shot, animatingDifferences: false) { done += 1 }
      table.layoutIfNeeded()
      judge.equal(table.visibleCells.map { $0.textLabel?.text }, ["0 4", "0 5", "1 6"])
      judge.expect(
        done == 1 && source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 5
          && source.indexPath(for: 6) == IndexPath(row: 0, section: 1))
      judge.expect(
        source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil && source.indexPath(for: 9) == nil
          && source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 3) == nil)
      judge.expect(source.index(for: "b") == 1 && source.index(for: "z") == nil)
      judge.expect(source.numberOfSections(in: table) == 2 && source.tableView(table, numberOfRowsInSection: 0) == 2)
      shot.deleteItems([4])
      source.applySnapshotUsingReloadData(shot) { done += 1 }
      table.layoutIfNeeded()
      judge.equal(table.visibleCells.map { $0.textLabel?.text }, ["0 5", "1 6"])
      judge.expect(done == 2 && source.snapshot().itemIdentifiers == [5, 6])
    }
    value(
      "UICollectionViewDiffableDataSource", "UICollectionViewDiffableDataSource.apply", "UICollectionViewDiffableDataSource.collectionView",
      "UICollectionViewDiffableDataSource.index", "UICollectionViewDiffableDataSource.indexPath",
      "UICollectionViewDiffableDataSource.sectionIdentifier",
      "UICollectionViewDiffableDataSource.itemIdentifier", "UICollectionViewDiffableDataSource.numberOfSections",
      "UICollectionViewDiffableDataSource.snapshot",
      "UICollectionViewDiffableDataSource.supplementaryViewProvider",
      says: "a collection shows the snapshot that was applied last, with the views of its provider",
      from: .documented("uikit/uicollectionviewdiffabledatasource")
    ) { judge in
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 10, height: 10)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, item in
        made(UICollectionViewCell(frame: .zero)) { $0.accessibilityIdentifier = "\(item)" }
      }
      source.supplementaryViewProvider = { _, kind, path in
        made(UICollectionReusableView(frame: .zero)) { $0.accessibilityIdentifier = "\(kind) \(path.section)" }
      }
      var shot = NSDiffableDataSourceSnapshot<String, Int>()
      shot.appendSections(["a"])
      shot.appendItems([4, 5, 6])
      var done = false
      source.apply(shot) { done = true }
      view.layoutIfNeeded()
      judge.equal(view.visibleCells.map(\.accessibilityIdentifier), ["4", "5", "6"])
      judge.expect(
        done && view.dataSource === source
          && view.subviews.contains { $0.accessibilityIdentifier == "\(UICollectionView.elementKindSectionHeader) 0" })
      judge.expect(
        source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 5 && source.indexPath(for: 6) == IndexPath(item: 2, section: 0)
          && source.indexPath(for: 9) == nil)
      judge.expect(source.sectionIdentifier(for: 0) == "a" && source.sectionIdentifier(for: 1) == nil)
      judge.expect(source.index(for: "a") == 0 && source.index(for: "b") == nil)
      judge.expect(
        source.snapshot().itemIdentifiers == [4, 5, 6] && source.numberOfSections(in: view) == 1
          && source.collectionView(view, numberOfItemsInSection: 0) == 3)
      shot.deleteItems([5])
      source.apply(shot, animatingDifferences: false)
      view.layoutIfNeeded()
      judge.equal(view.visibleCells.map(\.accessibilityIdentifier), ["4", "6"])
    }
  }
}

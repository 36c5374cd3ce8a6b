import UIKit

private final class Cells: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension Ledger {
  func collectionChoiceTopic() {
    topic("Chosen items, trees of items")
    value(
      "UICollectionView.selectItem", "UICollectionView.deselectItem", "UICollectionView.indexPathsForSelectedItems",
      "UICollectionView.indexPathForItem", "UICollectionView.layoutAttributesForItem",
      says: "one item is chosen at a time, several where that is allowed; their cells know it",
      from: .documented("uikit/uicollectionview/selectitem(at:animated:scrollposition:)")
    ) { judge in
      let (cells, view) = (
        Cells(), UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
      )
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = cells
      view.layoutIfNeeded()
      let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
      judge.expect(view.indexPathsForSelectedItems == nil, "none at first")
      view.selectItem(at: first, animated: false, scrollPosition: [])
      view.selectItem(at: second, animated: false, scrollPosition: [])
      judge.equal(view.indexPathsForSelectedItems, [second])
      judge.equal(view.cellForItem(at: first)?.isSelected, false)
      judge.equal(view.cellForItem(at: second)?.isSelected, true)
      view.allowsMultipleSelection = true
      view.selectItem(at: first, animated: false, scrollPosition: [])
      judge.equal(view.indexPathsForSelectedItems, [second, first])
      view.deselectItem(at: second, animated: false)
      judge.equal(view.indexPathsForSelectedItems, [first])
      view.selectItem(at: nil, animated: false, scrollPosition: [])
      judge.expect(view.indexPathsForSelectedItems == nil, "none at last")
      // Items of 50 with at least 10 between: three in a line of 200, the second begins at 75.
      judge.equal(view.indexPathForItem(at: CGPoint(x: 80, y: 10)), second)
      judge.equal(view.layoutAttributesForItem(at: second)?.frame.minX, 75)
      view.allowsSelection = false
      view.selectItem(at: first, animated: false, scrollPosition: [])
      judge.expect(view.indexPathsForSelectedItems == nil, "where choosing is not allowed")
    }
    value(
      "NSDiffableDataSourceSectionSnapshot", "NSDiffableDataSourceSectionSnapshot.*",
      says: "a tree of items; those in closed branches are not seen", from: .documented("uikit/nsdiffabledatasourcesectionsnapshot")
    ) { judge in
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["a", "b"])
      tree.append(["a1", "a2"], to: "a")
      tree.append(["a1x"], to: "a1")
      judge.equal(tree.items, ["a", "a1", "a1x", "a2", "b"])
      judge.equal(tree.visibleItems, ["a", "b"])
      tree.expand(["a"])
      judge.equal(tree.visibleItems, ["a", "a1", "a2", "b"])
      judge.equal(tree.level(of: "a1x"), 2)
      judge.equal(tree.parent(of: "a2"), "a")
      judge.equal(tree.rootItems, ["a", "b"])
      tree.insert(["c"], before: "b")
      tree.insert(["a0"], after: "a1")
      judge.equal(tree.items, ["a", "a1", "a1x", "a0", "a2", "c", "b"])
      judge.equal(tree.snapshot(of: "a").rootItems, ["a1", "a0", "a2"])
      tree.delete(["a1"])
      judge.equal(tree.items, ["a", "a0", "a2", "c", "b"])
      judge.equal(tree.contains("a1x"), false)
      judge.equal(tree.isExpanded("a"), true)
      tree.collapse(["a"])
      judge.equal(tree.isVisible("a0"), false)
      tree.deleteAll()
      judge.equal(tree.items, [])
    }
    none(
      "UICollectionView.allowsSelectionDuringEditing", "UICollectionView.beginInteractiveMovementForItem",
      "UICollectionView.cancelInteractiveMovement", "UICollectionView.deleteSections", "UICollectionView.endInteractiveMovement",
      "UICollectionView.insertSections", "UICollectionView.isEditing", "UICollectionView.isPrefetchingEnabled",
      "UICollectionView.layoutAttributesForSupplementaryElement", "UICollectionView.moveItem", "UICollectionView.moveSection",
      "UICollectionView.prefetchDataSource", "UICollectionView.reconfigureItems", "UICollectionView.selectionFollowsFocus",
      "UICollectionView.updateInteractiveMovementTargetPosition", "UICollectionViewDataSourcePrefetching",
      "UICollectionViewDataSourcePrefetching.*",
      "UITableViewDataSourcePrefetching", "UITableViewDataSourcePrefetching.*", "UICollectionViewFlowLayout.SectionInsetReference",
      "UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds", "UICollectionViewFlowLayout.sectionInsetReference",
      "UICollectionViewLayout.finalLayoutAttributesForDisappearingItem", "UICollectionViewLayout.finalizeCollectionViewUpdates",
      "UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection", "UICollectionViewLayout.initialLayoutAttributesForAppearingItem",
      "UICollectionViewLayout.invalidationContext", "UICollectionViewLayout.invalidationContextClass",
      "UICollectionViewLayout.layoutAttributesClass", "UICollectionViewLayout.layoutAttributesForDecorationView",
      "UICollectionViewLayout.targetContentOffset", "UICollectionViewLayoutInvalidationContext",
      "UICollectionViewLayoutInvalidationContext.*",
      "UICollectionViewUpdateItem", "UICollectionViewUpdateItem.*",
      why: "changes show their end at once, and all that is seen is made at once")
    none(
      "UICollectionViewDiffableDataSource.reorderingHandlers", "UICollectionViewDiffableDataSource.ReorderingHandlers",
      "UICollectionViewDiffableDataSource.ReorderingHandlers.*", "UICollectionViewDiffableDataSource.sectionSnapshotHandlers",
      "UICollectionViewDiffableDataSource.SectionSnapshotHandlers", "UICollectionViewDiffableDataSource.SectionSnapshotHandlers.*",
      "NSDiffableDataSourceTransaction", "NSDiffableDataSourceTransaction.*", "NSDiffableDataSourceSectionTransaction",
      "NSDiffableDataSourceSectionTransaction.*", "UICollectionViewDataSource.indexTitles",
      why: "nothing is moved, opened or closed by hand")
    none(
      "UICellAccessory.Options.Style", "UICellAccessory.Options.style", "UICellAccessory.Options.showsVerticalSeparator",
      "UICellAccessory.Options.backgroundColor", "UICellAccessory.Options.adjustsFontForContentSizeCategory",
      why: "kept, not drawn: what is behind a mark, a line before a grip, and what a chevron belongs to")
    value(
      "UICollectionViewDiffableDataSource.applySnapshotUsingReloadData", says: "what is said is shown, and whoever waits hears of it",
      from: .documented("uikit/uicollectionviewdiffabledatasource/applysnapshotusingreloaddata(_:completion:)")
    ) { judge in
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
      let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      var heard = 0
      source.applySnapshotUsingReloadData(snapshot) { heard += 1 }
      judge.equal(source.snapshot().itemIdentifiers, ["a", "b"])
      judge.equal(view.numberOfItems(inSection: 0), 2)
      judge.equal(heard, 1)
    }
    value(
      "NSCollectionLayoutGroup.visualDescription", says: "a line for the group, and one more for each part, further in",
      from: .documented("uikit/nscollectionlayoutgroup/visualdescription()")
    ) { judge in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let lines = group.visualDescription().split(separator: "\n", omittingEmptySubsequences: true)
      judge.equal(lines.count, 2)
      judge.expect(lines.last?.first == " " && lines.first?.first != " ")
    }
  }
}

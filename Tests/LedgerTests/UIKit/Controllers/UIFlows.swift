import UIKit

private let canvas = Canvas.fixed(200, 300)

extension Ledger {
  func uiFlowCollections() {
    topic("Collection views: flow layouts")

    uiRow(
      "UICollectionView", "UICollectionViewFlowLayout", "UICollectionViewDataSource", "UICollectionViewDataSource.collectionView",
      says: "items of 50 with 10 between at first: three in a line of 200 share what is left; the last line keeps the columns",
      from: .recorded("iOS 26: equal items keep a full line's grid in the last line"), in: canvas
    ) {
      uiCollection(UICollectionViewFlowLayout(), [5])
    } holds: {
      for (item, x, y) in [(0, CGFloat(0), CGFloat(0)), (1, 75, 0), (2, 150, 0), (3, 0, 60), (4, 75, 60)] {
        $0.frame("0.\(item)", x, y, 50, 50)
      }
    }
    uiRow(
      "UICollectionViewFlowLayout.itemSize", "UICollectionViewFlowLayout.minimumInteritemSpacing",
      "UICollectionViewFlowLayout.minimumLineSpacing",
      "UICollectionViewFlowLayout.sectionInset", says: "items of a size between the insets, with at least the spacing; lines apart",
      from: .worked("(182 − 4 × 40) / 3 = 7⅓ between"), in: canvas, scale: 3
    ) {
      uiCollection(flow(), [6])
    } holds: {
      for (item, x, y) in [(0, CGFloat(5), CGFloat(3)), (1, 52.33, 3), (3, 147, 3), (4, 5, 42), (5, 52.33, 42)] {
        $0.frame("0.\(item)", x, y, 40, 30, within: 0.34)
      }
    }
    uiRow(
      "UICollectionViewFlowLayout.scrollDirection", "UICollectionView.ScrollDirection",
      says: "across: columns fill from the top, one after the other",
      from: .worked("(136 − 3 × 30) / 2 = 23 between"), in: .fixed(200, 150)
    ) {
      uiCollection(made(flow()) { $0.scrollDirection = .horizontal }, [5]) { $0.frame.size.height = 150 }
    } holds: {
      for (item, x, y) in [(0, CGFloat(5), CGFloat(3)), (1, 5, 56), (2, 5, 109), (3, 54, 3), (4, 54, 56)] {
        $0.frame("0.\(item)", x, y, 40, 30)
      }
    }
    uiRow(
      "UICollectionViewFlowLayout.headerReferenceSize", "UICollectionViewFlowLayout.footerReferenceSize",
      "UICollectionView.elementKindSectionHeader",
      "UICollectionView.elementKindSectionFooter", "UICollectionViewDataSource.numberOfSections",
      says: "sections follow each other, each with a header and a footer across the whole width",
      from: .documented("uikit/uicollectionviewflowlayout/headerreferencesize"), in: canvas
    ) {
      uiCollection(
        made(flow()) {
          $0.headerReferenceSize = CGSize(width: 3, height: 20)
          $0.footerReferenceSize = CGSize(width: 3, height: 8)
        }, [1, 1])
    } holds: {
      $0.frame("Header 0.0", 0, 0, 200, 20)
      $0.frame("0.0", 5, 23, 40, 30)
      $0.frame("Footer 0.0", 0, 64, 200, 8)
      $0.frame("Header 1.0", 0, 72, 200, 20)
      $0.frame("1.0", 5, 95, 40, 30)
    }
    uiRow(
      "UICollectionViewDelegateFlowLayout", "UICollectionViewDelegateFlowLayout.collectionView", "UICollectionViewDelegate",
      says: "a delegate's sizes, insets, spacings and headers for each section; unequal items stand in the middle of their line",
      from: .documented("uikit/uicollectionviewdelegateflowlayout"), in: canvas
    ) {
      uiCollection(UICollectionViewFlowLayout(), [3, 1]) { $0.feed.flow = Sizes() }
    } holds: {
      // 20 + 60 + 100 and twice 7 are more than 190.
      $0.frame("Header 0.0", 0, 0, 200, 11)
      $0.frame("0.0", 6, 35, 20, 10)
      $0.frame("0.1", 136, 15, 60, 50)
      $0.frame("0.2", 6, 74, 100, 90)
      $0.frame("Footer 0.0", 0, 169, 200, 13)
      $0.frame("1.0", 6, 197, 20, 10)
    }
    uiRow(
      "UICollectionViewFlowLayout", says: "reads from right to left: lines begin at the right", from: .law("lines are mirrored"),
      in: canvas, scale: 3
    ) {
      mirrored(uiCollection(flow(), [5]))
    } holds: {
      for (item, x, y) in [(0, CGFloat(155), CGFloat(3)), (3, 13, 3), (4, 155, 42)] { $0.frame("0.\(item)", x, y, 40, 30, within: 0.34) }
    }
    uiRow(
      "UICollectionViewFlowLayout.estimatedItemSize", "UICollectionViewFlowLayout.automaticSize",
      says: "cells as large as their constraints say, in lines",
      from: .documented("uikit/uicollectionviewflowlayout/estimateditemsize"), in: canvas
    ) {
      uiCollection(
        made(UICollectionViewFlowLayout()) {
          $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
          $0.minimumLineSpacing = 4
        }
      ) { $0.feed.sizes = [CGSize(width: 60, height: 20), CGSize(width: 90, height: 30), CGSize(width: 80, height: 12)] }
    } holds: {
      $0.frame("0.0", 0, 5, 60, 20)
      $0.frame("0.1", 110, 0, 90, 30)
      $0.frame("0.2", 0, 34, 80, 12)
    }
    measure(
      "UICollectionViewLayout", "UICollectionViewLayout.collectionViewContentSize", "UICollectionViewLayout.layoutAttributesForItem",
      "UICollectionViewLayout.layoutAttributesForElements", "UICollectionView.numberOfSections",
      "UICollectionView.numberOfItems",
      "UICollectionView.cellForItem", "UICollectionView.indexPath", "UICollectionView.visibleCells",
      "UICollectionView.indexPathsForVisibleItems",
      "UICollectionView.scrollToItem", "UICollectionView.ScrollPosition", "UICollectionView.ScrollPosition.top",
      "UICollectionView.ScrollPosition.left",
      "UICollectionView.ScrollPosition.bottom", "UICollectionView.ScrollPosition.right",
      "UICollectionView.ScrollPosition.centeredVertically",
      "UICollectionView.ScrollPosition.centeredHorizontally", says: "what is seen, where it lies, how large all is",
      from: .worked("25 lines of 30, 9 apart, between 3 and 11")
    ) { judge in
      let view = uiCollection(flow(), [100, 2])
      view.layoutIfNeeded()
      judge.expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 0) == 100 && view.numberOfItems(inSection: 1) == 2)
      judge.near(view.contentSize.height, 25 * 30 + 24 * 9 + 14 + 44)
      judge.near(view.contentSize.width, 200)
      judge.equal(view.collectionViewLayout.collectionViewContentSize, view.contentSize)
      judge.equal(
        view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame,
        CGRect(x: 5, y: 42, width: 40, height: 30))
      judge.expect(view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 9, section: 9)) == nil)
      judge.equal(view.collectionViewLayout.layoutAttributesForElements(in: CGRect(x: 0, y: 50, width: 30, height: 40))?.count, 2)
      judge.equal(view.indexPathsForVisibleItems.count, 32)
      judge.expect(
        view.visibleCells.count == 32 && view.visibleCells[0].accessibilityIdentifier == "0.0"
          && view.visibleCells[31].accessibilityIdentifier == "0.31")
      let cell = view.cellForItem(at: IndexPath(item: 5, section: 0))
      judge.equal(cell.flatMap { view.indexPath(for: $0) }, IndexPath(item: 5, section: 0))
      judge.expect(view.cellForItem(at: IndexPath(item: 90, section: 0)) == nil)
      view.scrollToItem(at: IndexPath(item: 40, section: 0), at: .top, animated: false)
      judge.near(view.contentOffset.y, 393)
      view.layoutIfNeeded()
      judge.expect(
        view.cellForItem(at: IndexPath(item: 5, section: 0)) == nil && view.cellForItem(at: IndexPath(item: 40, section: 0)) != nil)
      let bits: [(UICollectionView.ScrollPosition, UInt)] = [
        (.top, 1), (.centeredVertically, 2), (.bottom, 4), (.left, 8), (.centeredHorizontally, 16), (.right, 32),
      ]
      for (position, bit) in bits { judge.equal(position.rawValue, bit) }
      let across = uiCollection(made(flow()) { $0.scrollDirection = .horizontal }, [100])
      across.layoutIfNeeded()
      across.scrollToItem(at: IndexPath(item: 70, section: 0), at: .left, animated: false)
      judge.near(
        across.contentOffset.x, across.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 70, section: 0))?.frame.minX ?? -1)
      judge.expect(across.contentOffset.x > 300)
    }
    value(
      "UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds", "UICollectionViewFlowLayout.automaticSize",
      "UICollectionViewFlowLayout.itemSize",
      "UICollectionViewDelegateFlowLayout.collectionView", "UICollectionViewDelegate.collectionView",
      "UICollectionViewDataSource.collectionView",
      says: "the layout's own values where a delegate says nothing", from: .documented("uikit/uicollectionviewflowlayout")
    ) { judge in
      let fresh = UICollectionViewFlowLayout()
      judge.expect(fresh.itemSize == CGSize(width: 50, height: 50) && fresh.minimumLineSpacing == 10 && fresh.minimumInteritemSpacing == 10)
      judge.expect(
        fresh.sectionInset == .zero && fresh.scrollDirection == .vertical && fresh.estimatedItemSize == .zero
          && !fresh.sectionHeadersPinToVisibleBounds)
      judge.expect(fresh.headerReferenceSize == .zero && fresh.footerReferenceSize == .zero)
      let (layout, silent, path) = (flow(), SilentFlow(), IndexPath(item: 0, section: 0))
      layout.headerReferenceSize = CGSize(width: 1, height: 2)
      layout.footerReferenceSize = CGSize(width: 3, height: 4)
      let view = uiCollection(layout)
      judge.equal(silent.collectionView(view, layout: layout, sizeForItemAt: path), CGSize(width: 40, height: 30))
      judge.equal(silent.collectionView(view, layout: layout, insetForSectionAt: 0), UIEdgeInsets(top: 3, left: 5, bottom: 11, right: 13))
      judge.equal(silent.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0), 9)
      judge.equal(silent.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0), 7)
      judge.equal(silent.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0), CGSize(width: 1, height: 2))
      judge.equal(silent.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0), CGSize(width: 3, height: 4))
      judge.expect(silent.numberOfSections(in: view) == 1)
      silent.collectionView(view, didSelectItemAt: path)
    }
  }
}

/// Items of 40 by 30, 7 and 9 apart, between 3, 5, 11 and 13.
@MainActor private func flow() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 40, height: 30)
  layout.minimumInteritemSpacing = 7
  layout.minimumLineSpacing = 9
  layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 11, right: 13)
  return layout
}

private final class Sizes: UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    [CGSize(width: 20, height: 10), CGSize(width: 60, height: 50), CGSize(width: 100, height: 90)][indexPath.item]
  }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
    UIEdgeInsets(top: section == 0 ? 4 : 15, left: 6, bottom: 5, right: 4)
  }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int)
    -> CGFloat
  { 9 }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int)
    -> CGFloat
  { 7 }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int)
    -> CGSize
  {
    section == 0 ? CGSize(width: 0, height: 11) : .zero
  }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int)
    -> CGSize
  {
    section == 0 ? CGSize(width: 0, height: 13) : .zero
  }
}

private final class SilentFlow: UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}

import Foundation
import Testing
import UIKit

/// Members that apps' classes say anew on the phone, where each of them can be.
@MainActor @Suite struct OverridableTests {
  private final class Layer: CALayer {
    var changes: [String] = []
    override var backgroundColor: CGColor? { didSet { changes.append("backgroundColor") } }
    override var cornerRadius: CGFloat { didSet { changes.append("cornerRadius") } }
    override var opacity: Float { didSet { changes.append("opacity") } }
    override var isHidden: Bool { didSet { changes.append("isHidden") } }
    override var contents: Any? { didSet { changes.append("contents") } }
    override var contentsScale: CGFloat { didSet { changes.append("contentsScale") } }
    override var mask: CALayer? { didSet { changes.append("mask") } }
    override var speed: Float { didSet { changes.append("speed") } }
    override func removeAllAnimations() { changes.append("removeAllAnimations") }
  }
  private final class Items: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { UITargetedPreview(view: collectionView) }
    override func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
      false
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["a"] }
  }
  private final class Quiet: NSObject, UICollectionViewDelegate {}
  @Test("Whoever asks a collection's delegate or source hears what a controller of one's own says, else what stands without a word")
  func collectionWords() {
    let own = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    let (delegate, source): (any UICollectionViewDelegate, any UICollectionViewDataSource) = (own, own)
    let menu = UIContextMenuConfiguration()
    #expect(delegate.collectionView(view, previewForHighlightingContextMenuWithConfiguration: menu)?.view === view)
    #expect(!delegate.collectionView(view, canPerformPrimaryActionForItemAt: path) && delegate.collectionView(view, canFocusItemAt: path))
    #expect(source.collectionView(view, canMoveItemAt: path) && source.indexTitles(for: view) == ["a"])
    let quiet: any UICollectionViewDelegate = Quiet()
    #expect(quiet.collectionView(view, canPerformPrimaryActionForItemAt: path))
    #expect(quiet.collectionView(view, previewForHighlightingContextMenuWithConfiguration: menu) == nil)
    #expect(
      quiet.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: IndexPath(item: 4, section: 1)) == IndexPath(item: 4, section: 1))
  }

  @Test("A layer of one's own hears of what is set by those who know it as a layer")
  func layers() {
    let own = Layer()
    let layer: CALayer = own
    layer.backgroundColor = UIColor.red.cgColor
    (layer.cornerRadius, layer.opacity, layer.isHidden, layer.contentsScale, layer.speed) = (3, 0.5, true, 2, 0)
    (layer.contents, layer.mask) = (nil, CALayer())
    layer.removeAllAnimations()
    #expect(
      own.changes == [
        "backgroundColor", "cornerRadius", "opacity", "isHidden", "contentsScale", "speed", "contents", "mask", "removeAllAnimations",
      ])
    #expect(layer.cornerRadius == 3 && layer.opacity == 0.5 && layer.speed == 0 && layer.backgroundColor == UIColor.red.cgColor)
  }

  private final class Pictures: UIImageView { override var isAnimating: Bool { true } }
  private final class Search: UISearchBar {
    override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { super.setShowsCancelButton(false, animated: false) }
  }
  private final class Tabs: UITabBar {
    override var isCustomizing: Bool { true }
    override var delegate: (any UITabBarDelegate)? { didSet { tag += 1 } }
    override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
      super.setItems(items.map { Array($0.reversed()) }, animated: animated)
    }
  }
  private final class Tab: UITabBarItem {
    override var titlePositionAdjustment: UIOffset {
      get { UIOffset(horizontal: 1, vertical: 2) }
      set {}
    }
  }
  private final class List: UITableView {
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    override func numberOfRows(inSection section: Int) -> Int { 7 }
  }
  private final class Words: UITextView {
    override var selectedTextRange: UITextRange? { didSet { tag += 1 } }
    override func addInteraction(_ interaction: any UIInteraction) {}
  }
  private final class Page: UIViewController {
    var told = 0
    override var navigationController: UINavigationController? { nil }
    override var disablesAutomaticKeyboardDismissal: Bool { true }
    override func loadViewIfNeeded() { told += 1 }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { told += 10 }
  }
  @Test("Views and controllers of one's own are asked by those who know them as the system's")
  func views() {
    #expect((Pictures() as UIImageView).isAnimating && !UIImageView().isAnimating)
    let search: UISearchBar = Search()
    search.setShowsCancelButton(true, animated: false)
    #expect(!search.showsCancelButton)
    let tabs: UITabBar = Tabs()
    let items = [UITabBarItem(title: "a", image: nil, selectedImage: nil), Tab()]
    tabs.setItems(items, animated: false)
    tabs.delegate = UITabBarController()
    #expect(tabs.items == [items[1], items[0]] && tabs.isCustomizing && tabs.tag == 1)
    #expect(items[1].titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2) && items[0].titlePositionAdjustment == .zero)
    let list: UITableView = List()
    #expect(list.numberOfRows(inSection: 0) == 7 && list.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    let words: UITextView = Words()
    words.selectedTextRange = words.textRange(from: words.beginningOfDocument, to: words.endOfDocument)
    #expect(words.tag == 1)
    let page = Page()
    let bar = UINavigationController(rootViewController: page)
    let controller: UIViewController = page
    controller.loadViewIfNeeded()
    #expect(controller.navigationController == nil && bar.topViewController === page && controller.disablesAutomaticKeyboardDismissal)
    let child = UIViewController()
    page.told = 0
    page.addChild(child)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(page.told == 10)
  }
}

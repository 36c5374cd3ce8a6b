/// A controller whose view is a collection.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// How items are arranged.
  open var collectionViewLayout: UICollectionViewLayout { layout }
  /// Whether a long press moves items; kept only.
  open var installsStandardGestureForInteractiveMovement = true
  private let layout: UICollectionViewLayout
  private var collection: UICollectionView?

  /// A collection arranged by `layout`.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// A collection of an archive; arranged in rows where there is none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// The collection, made with the view. One that is set is the view where this one was.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      guard let newValue, newValue !== collection else { return }
      let wasView = viewIfLoaded === collection
      collection = newValue
      if newValue.dataSource == nil { newValue.dataSource = self }
      if newValue.delegate == nil { newValue.delegate = self }
      if wasView { view = newValue }
    }
  }
  /// Whether the selection goes when the view comes; kept only.
  open var clearsSelectionOnViewWillAppear = true

  /// A collection that fills the view.
  open override func loadView() {
    let archived = makeArchivedView() as? UICollectionView
    let made = archived ?? UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    if archived == nil { made.backgroundColor = .systemBackground }
    collection = made
    view = made
    if made.dataSource == nil { made.dataSource = self }
    if made.delegate == nil { made.delegate = self }
  }

  /// How many sections there are; override for your own.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// How many items a section has; override for your own.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// The cell of an item; override for your own.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
  /// A header or footer; override for your own.
  open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  { UICollectionReusableView(frame: .zero) }
  /// An item was chosen; override for your own.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// A cell is about to be seen; override for your own.
  open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}

  /// An item was left; override for your own.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Whether an item can be chosen.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Whether an item can be left.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
  /// Whether a finger shows on an item.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
  /// A finger is on an item.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// A finger left an item.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// A cell is no longer seen.
  open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  {}
  /// A header or footer is about to be seen; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  /// Whether an item can be moved; never called here.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// An item was moved; never called here.
  open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  /// The menu of an item; never called here.
  open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }
  /// The menu of items; never called here.
  open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }
  /// Whether a menu can do something; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  /// A menu does something; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  /// Whether an item has a menu; never called here.
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { false }
  /// A header or footer is seen no more; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Whether touching an item does what it is for, beside choosing it; never called here.
  open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { true }
  /// An item does what it is for; never called here.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  /// Whether an item can be focused; never called here.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
  /// Whether an item can be edited; never called here.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
  /// Whether choosing one item makes moved focus choose others; never called here.
  open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool { true }
  /// Whether two fingers may choose several items; never called here.
  open func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Two fingers begin to choose several items; never called here.
  open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  /// How an item looks beside its menu; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// How an item looks as its menu goes; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// How an item looks beside its menu, in the words before iOS 16; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// How an item looks as its menu goes, in the words before iOS 16; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// What a menu shows is opened; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// A menu comes; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// A menu goes; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Where an item that a finger moves goes instead; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Where a letter at the side leads; never asked for here.
  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
    IndexPath(item: 0, section: index)
  }
  /// The letters at the side; never called here.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Content has moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A finger begins to move content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// A finger lets content go.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// A finger has let content go.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Content begins to run out.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Content has run out.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Content has been moved.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Content has grown or shrunk.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The view that grows and shrinks.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Whether a tap on the status bar leads to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The top is reached.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

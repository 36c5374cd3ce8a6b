/// A view fastened to an item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Its kind.
  public let elementKind: String
  /// Where on the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which place of its own lies there; nil: its edges of the same names, so that it lies within.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// How far in front; over the items at first.
  open var zIndex = 1
  /// A view of a size and kind, fastened.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }
  /// A view of a size and kind, fastened so that its `itemAnchor` lies on the `containerAnchor`.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }
  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

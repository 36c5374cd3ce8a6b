/// A view fastened to an item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Its kind.
  public let elementKind: String
  /// Where on the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// How far in front; over the items at first.
  open var zIndex = 1
  /// A view of a size and kind, fastened.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Its kind.
  public let elementKind: String
  /// How far in front; behind the items at first.
  open var zIndex = -1
  init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: []
    )
  }
  /// Behind all of a section. Its class is registered with the layout.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// An element of a collection: one item, or a group of them.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
  /// Its size in what is around.
  public let layoutSize: NSCollectionLayoutSize
  /// Views fastened to it, such as badges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Points left free inside its place; not heeded along estimated lengths.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The insets that are heeded where some lengths are estimated.
  func insets(_ estimated: (width: Bool, height: Bool)) -> NSDirectionalEdgeInsets {
    var insets = contentInsets
    if estimated.width { (insets.leading, insets.trailing) = (0, 0) }
    if estimated.height { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
  /// Distances around its place.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }
  /// An item of a size with views fastened to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// Says where the items of a group lie.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

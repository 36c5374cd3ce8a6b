/// A header or footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge and end of the section where it stands.
  public let alignment: NSRectAlignment
  /// How far it is moved.
  public let offset: CGPoint
  /// Whether it takes room of its own; over the items otherwise.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section does.
  open var pinToVisibleBounds = false
  /// A header or footer of a size and kind.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }
}

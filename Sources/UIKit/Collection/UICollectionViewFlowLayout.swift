/// Items in lines that break at the edge.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items, unless the delegate says.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// What items are taken for; other than zero = they find their own size.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// How large an item is whose cell says nothing of its size.
  var estimate: CGSize { estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize }
  /// Points between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Points between items of a line, at least.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Points around a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Along which axis it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of headers; zero = none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers; zero = none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay in sight; kept only.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight; kept only.
  open var sectionFootersPinToVisibleBounds = false
  /// What `sectionInset` is counted from; kept only, as it is the content's edge at first.
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  /// What insets of sections are counted from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content's edge.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The margins.
    case fromLayoutMargins
  }
  /// Items find their own size.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  private var flow: CollectionFlow?
  /// Breaks the items into lines.
  open override func prepare() { flow = collectionView.map { CollectionFlow(self, $0) } }
  /// The size of all lines.
  open override var collectionViewContentSize: CGSize { flow?.size ?? .zero }
  /// The items whose places meet `rect`.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    flow?.all.filter { $0.frame.intersects(rect) }
  }
  /// Where an item lies.
  open override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    flow?.all.first { $0.indexPath == path && $0.kind == nil }
  }
}

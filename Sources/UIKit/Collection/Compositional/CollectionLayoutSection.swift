import QuoinAppearance

/// What a collection is made of, one part: a group that is repeated, with headers and footers.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Points left free around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Points between groups.
  open var interGroupSpacing: CGFloat = 0
  /// Whether groups stand side by side and scroll by themselves; their start is shown.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What lies behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// What the insets of headers and footers are measured from; kept only.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How groups that scroll by themselves do so; kept only.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Whether headers and footers keep to the insets at the sides.
  open var supplementariesFollowContentInsets = true
  /// What the insets are measured from; kept only.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Hears of items that are seen, with where one has scrolled to; called once a layout.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The list that this is a section of; nil for other sections.
  var list: UICollectionLayoutListConfiguration?
  /// The list's measures.
  var listLook: ListLook?
  /// What the collection's first section keeps free above its items besides its insets.
  var firstInset: CGFloat = 0

  /// The place of item `index` of `total` in a list; nil for other sections.
  func row(_ index: Int, of total: Int) -> ListRow? {
    guard let list else { return nil }
    let isLast = index == total - 1
    return ListRow(
      appearance: list.appearance, isFirst: index == 0, isLast: isLast,
      hasSeparator: list.showsSeparators && !(isLast && list.appearance.isCard))
  }

  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
  /// A section of a list.
  public static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  { configuration.section(layoutEnvironment) }
}

/// What insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the system says.
  case automatic
  /// The edge.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable part.
  case readableContent
}

/// An element that is seen.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The item.
  var indexPath: IndexPath { get }
  /// Its place.
  var frame: CGRect { get }
  /// 0 … 1.
  var alpha: CGFloat { get set }
  /// How far in front.
  var zIndex: Int { get set }
  /// A map of it.
  var transform: CGAffineTransform { get set }
  /// A map of it in space.
  var transform3D: CATransform3D { get set }
  /// Its middle.
  var center: CGPoint { get set }
  /// Its size, at zero.
  var bounds: CGRect { get }
  /// Whether it is left out.
  var isHidden: Bool { get set }
  /// What it is called among its section's; cells are not.
  var name: String { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// What it is among those that are no cells; nil for cells.
  var representedElementKind: String? { get }
}
extension NSCollectionLayoutVisibleItem {
  /// The kind of those that are no cells; "" for cells.
  public var name: String { representedElementKind ?? "" }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// What a section may depend on.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment {
  /// The room there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The surroundings.
  var traitCollection: UITraitCollection { get }
}

/// The room a layout has.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer {
  /// All of it.
  var contentSize: CGSize { get }
  /// Without the insets.
  var effectiveContentSize: CGSize { get }
  /// What is left free.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// What is left free, joined with that of the system.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

struct CollectionEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  var contentSize: CGSize
  var contentInsets = NSDirectionalEdgeInsets.zero
  var traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// Hears of items that are seen, with where one has scrolled to.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ items: [any NSCollectionLayoutVisibleItem], _ offset: CGPoint, _ environment: any NSCollectionLayoutEnvironment
) -> Void

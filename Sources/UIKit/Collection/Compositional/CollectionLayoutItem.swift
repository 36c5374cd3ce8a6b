/// An element of a collection: one item, or a group of them.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
  /// Its size in what is around.
  public let layoutSize: NSCollectionLayoutSize
  /// Views fastened to it, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Points left free inside its place; not heeded along estimated lengths.
  open var contentInsets = NSDirectionalEdgeInsets.zero
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

/// Items in a row, in a column, or where you say.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case row, column
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }
  let arrangement: Arrangement
  /// What it is made of; repeated while there is room.
  public let subitems: [NSCollectionLayoutItem]
  /// How many of one item it holds; nil = as many as there is room for.
  let count: Int?
  /// Between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count.map { max(1, $0) }
    super.init(layoutSize: size, supplementaryItems: [])
  }
  /// A row of items, repeated while there is room.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row, layoutSize, subitems)
  }
  /// A row of `count` items of equal width.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row, layoutSize, [subitem], count: count)
  }
  /// A row of `count` items of equal width.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(.row, layoutSize, [subitem], count: count) }
  /// A column of items, repeated while there is room.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column, layoutSize, subitems)
  }
  /// A column of `count` items of equal height.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column, layoutSize, [subitem], count: count)
  }
  /// A column of `count` items of equal height.
  public class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(.column, layoutSize, [subitem], count: count) }
  /// Items where you say.
  public class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, []) }
}

/// Says where the items of a group lie.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Where one item of a group lies.
@MainActor @preconcurrency open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Its place in the group.
  public let frame: CGRect
  /// How far in front.
  public let zIndex: Int
  /// At a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

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
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }
}

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

/// A side or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none
  /// The top, in the middle.
  case top
  /// The corner at the top where reading begins.
  case topLeading
  /// Where reading begins, in the middle.
  case leading
  /// The corner at the bottom where reading begins.
  case bottomLeading
  /// The bottom, in the middle.
  case bottom
  /// The corner at the bottom where reading ends.
  case bottomTrailing
  /// Where reading ends, in the middle.
  case trailing
  /// The corner at the top where reading ends.
  case topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

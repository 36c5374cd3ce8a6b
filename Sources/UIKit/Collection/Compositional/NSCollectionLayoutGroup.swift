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

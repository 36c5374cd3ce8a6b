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
  /// Views fastened to each group that is made; one that is set goes to the groups of the next layout.
  /// The data source is asked for them by their kind and number in the section.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

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

  /// What it is made of, in words for whoever looks for a mistake: a line for each group and item, inner ones further in.
  open func visualDescription() -> String { description(of: self, depth: 0) }

  private func description(of item: NSCollectionLayoutItem, depth: Int) -> String {
    let space = String(repeating: "  ", count: depth)
    let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
    let line = "\(space)\(words(item)) \(words(width)) × \(words(height))"
    let inner = (item as? NSCollectionLayoutGroup)?.subitems ?? []
    return ([line] + inner.map { description(of: $0, depth: depth + 1) }).joined(separator: "\n")
  }
  private func words(_ item: NSCollectionLayoutItem) -> String {
    switch (item as? NSCollectionLayoutGroup)?.arrangement {
    case nil: "item"
    case .row: "row"
    case .column: "column"
    case .custom: "custom"
    }
  }
  private func words(_ length: NSCollectionLayoutDimension) -> String {
    if length.isFractionalWidth { return "\(length.dimension) of the width" }
    if length.isFractionalHeight { return "\(length.dimension) of the height" }
    return "\(length.isEstimated ? "about " : "")\(length.dimension)"
  }
}

/// The items of a section as a tree, whose branches are open or closed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var below: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var above: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var open: Set<ItemIdentifierType> = []

  /// Nothing.
  public init() {}

  /// All items, each before what is in it. O(items).
  public var items: [ItemIdentifierType] { roots.flatMap { all(from: $0) } }
  /// The items at the top.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items that are seen: those in open branches. O(items).
  public var visibleItems: [ItemIdentifierType] { roots.flatMap { seen(from: $0) } }

  private func all(from item: ItemIdentifierType) -> [ItemIdentifierType] { [item] + (below[item] ?? []).flatMap { all(from: $0) } }
  private func seen(from item: ItemIdentifierType) -> [ItemIdentifierType] {
    [item] + (open.contains(item) ? (below[item] ?? []).flatMap { seen(from: $0) } : [])
  }

  /// Puts items at the end of `parent`, or at the top.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { below[parent, default: []] += items } else { roots += items }
    if let parent { for item in items { above[item] = parent } }
  }
  /// Puts items before another.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { insert(items, beside: item, offset: 0) }
  /// Puts items after another.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { insert(items, beside: item, offset: 1) }
  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    if let parent = above[item], let index = below[parent]?.firstIndex(of: item) {
      below[parent]?.insert(contentsOf: items, at: index + offset)
      for item in items { above[item] = parent }
    } else if let index = roots.firstIndex(of: item) {
      roots.insert(contentsOf: items, at: index + offset)
    }
  }
  /// Takes items away with all that is in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      delete(below[item] ?? [])
      if let parent = above[item] { below[parent]?.removeAll { $0 == item } } else { roots.removeAll { $0 == item } }
      above[item] = nil
      below[item] = nil
      open.remove(item)
    }
  }
  /// Takes all away.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
  /// Opens branches.
  public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items) }
  /// Closes branches.
  public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }
  /// Whether a branch is open.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
  /// Whether an item is seen.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { above[item] != nil || roots.contains(item) }
  /// How deep an item is; 0 at the top, -1 where it is not there.
  public func level(of item: ItemIdentifierType) -> Int {
    guard contains(item) else { return -1 }
    return above[item].map { level(of: $0) + 1 } ?? 0
  }
  /// The item that another is in; nil at the top.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { above[child] }
  /// Where an item stands among all; nil where it is not there. O(items).
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// A branch as a tree of its own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    func add(_ items: [ItemIdentifierType], to parent: ItemIdentifierType?) {
      part.append(items, to: parent)
      for item in items { add(below[item] ?? [], to: item) }
    }
    if includingParent { add([parent], to: nil) } else { add(below[parent] ?? [], to: nil) }
    part.open = open.intersection(part.items)
    return part
  }
}

extension UICollectionViewDiffableDataSource {
  /// Shows a section's tree: the items of its open branches. The section is added where it is not there.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var all = self.snapshot()
    if all.sectionIdentifiers.contains(section) {
      all.deleteItems(all.itemIdentifiers(inSection: section))
    } else {
      all.appendSections([section])
    }
    all.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }
  /// A section's tree as it was shown; its items side by side where none was.
  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = trees[section] { return known }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let all = snapshot()
    if all.sectionIdentifiers.contains(section) { tree.append(all.itemIdentifiers(inSection: section)) }
    return tree
  }
}

/// The sections and items of a list at one time. Each section and each item occurs once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  /// Nothing.
  public init() {}

  /// How many items there are. O(sections).
  public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// All items, section by section. O(items).
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// The items of a section; none for a section that is not there.
  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] { items[section] ?? [] }
  /// How many items a section has.
  public func numberOfItems(inSection section: SectionIdentifierType) -> Int { items[section]?.count ?? 0 }
  /// The section of an item; nil when it is not there. O(items).
  public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]?.contains(item) ?? false }
  }
  /// Where an item stands among all. O(items).
  public func indexOfItem(_ item: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: item) }
  /// Where a section stands. O(sections).
  public func indexOfSection(_ section: SectionIdentifierType) -> Int? { sectionIdentifiers.firstIndex(of: section) }

  /// Adds sections at the end; those that are there already stay where they are.
  public mutating func appendSections(_ sections: [SectionIdentifierType]) {
    for section in sections where items[section] == nil {
      sectionIdentifiers.append(section)
      items[section] = []
    }
  }
  /// Adds items at the end of a section (nil: of the last one). Items that were elsewhere move; nothing happens without a section.
  public mutating func appendItems(_ newItems: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil) {
    guard let section = section ?? sectionIdentifiers.last, items[section] != nil else { return }
    deleteItems(newItems)
    var seen: Set<ItemIdentifierType> = []
    items[section]?.append(contentsOf: newItems.filter { seen.insert($0).inserted })
  }
  /// Puts items before another one; nothing happens when that is not there.
  public mutating func insertItems(_ newItems: [ItemIdentifierType], beforeItem item: ItemIdentifierType) { insert(newItems, item, 0) }
  /// Puts items after another one; nothing happens when that is not there.
  public mutating func insertItems(_ newItems: [ItemIdentifierType], afterItem item: ItemIdentifierType) { insert(newItems, item, 1) }

  /// Puts an item before another one; nothing happens when one of both is not there, or both are the same.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem item: ItemIdentifierType) {
    if sectionIdentifier(containingItem: identifier) != nil { insert([identifier], item, 0) }
  }
  /// Puts an item after another one; nothing happens when one of both is not there, or both are the same.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem item: ItemIdentifierType) {
    if sectionIdentifier(containingItem: identifier) != nil { insert([identifier], item, 1) }
  }
  /// Puts new sections before another one; those that are there already stay, nothing happens when that one is not there.
  public mutating func insertSections(_ sections: [SectionIdentifierType], beforeSection section: SectionIdentifierType) {
    insert(sections, section, 0)
  }
  /// Puts new sections after another one; those that are there already stay, nothing happens when that one is not there.
  public mutating func insertSections(_ sections: [SectionIdentifierType], afterSection section: SectionIdentifierType) {
    insert(sections, section, 1)
  }
  /// Puts a section before another one; nothing happens when one of both is not there, or both are the same.
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection section: SectionIdentifierType) {
    move(identifier, section, 0)
  }
  /// Puts a section after another one; nothing happens when one of both is not there, or both are the same.
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection section: SectionIdentifierType) {
    move(identifier, section, 1)
  }

  private mutating func insert(_ sections: [SectionIdentifierType], _ section: SectionIdentifierType, _ offset: Int) {
    guard let index = indexOfSection(section) else { return }
    var new: [SectionIdentifierType] = []
    for section in sections where items[section] == nil {
      new.append(section)
      items[section] = []
    }
    sectionIdentifiers.insert(contentsOf: new, at: index + offset)
  }
  private mutating func move(_ identifier: SectionIdentifierType, _ section: SectionIdentifierType, _ offset: Int) {
    guard identifier != section, items[section] != nil, let old = indexOfSection(identifier) else { return }
    sectionIdentifiers.remove(at: old)
    sectionIdentifiers.insert(identifier, at: (indexOfSection(section) ?? 0) + offset)
  }
  private mutating func insert(_ newItems: [ItemIdentifierType], _ item: ItemIdentifierType, _ offset: Int) {
    guard !newItems.contains(item), let section = sectionIdentifier(containingItem: item) else { return }
    deleteItems(newItems)
    guard let index = items[section]?.firstIndex(of: item) else { return }
    items[section]?.insert(contentsOf: newItems, at: index + offset)
  }

  /// Takes items out.
  public mutating func deleteItems(_ gone: [ItemIdentifierType]) {
    let gone = Set(gone)
    guard !gone.isEmpty else { return }
    for section in sectionIdentifiers { items[section]?.removeAll { gone.contains($0) } }
  }
  /// Takes out all sections and items.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
  /// Takes sections out with their items.
  public mutating func deleteSections(_ gone: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { gone.contains($0) }
    for section in gone { items[section] = nil }
  }
  /// Items whose content changed: all are shown anew here.
  public mutating func reloadItems(_ items: [ItemIdentifierType]) { Self.add(items, to: &reloadedItemIdentifiers) }
  /// Items whose content changed: all are shown anew here.
  public mutating func reconfigureItems(_ items: [ItemIdentifierType]) { Self.add(items, to: &reconfiguredItemIdentifiers) }
  /// Sections whose content changed: all are shown anew here.
  public mutating func reloadSections(_ sections: [SectionIdentifierType]) { Self.add(sections, to: &reloadedSectionIdentifiers) }
  /// The items that were given to `reloadItems`, each once.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that were given to `reconfigureItems`, each once.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that were given to `reloadSections`, each once.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  private static func add<Element: Hashable>(_ new: [Element], to list: inout [Element]) {
    var known = Set(list)
    list += new.filter { known.insert($0).inserted }
  }

  /// The item at a path; nil outside.
  func item(_ path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section), let row = items[sectionIdentifiers[path.section]],
      row.indices.contains(path.item)
    else { return nil }
    return row[path.item]
  }
  /// The path of an item; nil when it is not there.
  func path(_ item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sectionIdentifiers.enumerated() {
      if let row = items[section]?.firstIndex(of: item) { return IndexPath(item: row, section: index) }
    }
    return nil
  }
  func section(_ index: Int) -> SectionIdentifierType? { sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil }
  func count(_ section: Int) -> Int {
    sectionIdentifiers.indices.contains(section) ? numberOfItems(inSection: sectionIdentifiers[section]) : 0
  }
}

/// What moving items by hand changed in a section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What leads from the ones to the others.
  public let difference: CollectionDifference<ItemIdentifierType>
}

/// What moving items by hand changed.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What leads from the ones to the others.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The same for each section that changed.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

extension UICollectionViewDiffableDataSource {
  /// What happens when items are moved by hand.
  public struct ReorderingHandlers {
    /// Whether an item may be moved; nil: none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Before the order changes.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// After the order changed.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Nothing.
    public init() {}
  }
  /// What happens when items of an outline are opened and closed by hand.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may be opened; nil: all may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Before an item is opened.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be closed; nil: all may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Before an item is closed.
    public var willCollapseItem: ((Item) -> Void)?
    /// What stands below an item that is opened; nil for what was said before.
    public var snapshotForExpandingParent: ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    /// Nothing.
    public init() {}
  }
}

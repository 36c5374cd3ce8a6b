/// Shows snapshots in a table.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource
{
  /// Makes the cell of an item; nil = an empty one.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  private weak var table: UITableView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// How rows come and go; all at once here.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the data source of a table, which holds it weakly.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }
  /// Shows another snapshot, at once.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    table?.reloadData()
    completion?()
  }
  /// Shows another snapshot, at once.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  /// The item at a path; nil outside.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(indexPath) }
  /// The path of an item; nil when it is not there. O(items).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(itemIdentifier) }
  /// The section at an index; nil outside.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(index) }
  /// The index of a section; nil when it is not there. O(sections).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count(section) }
  /// The provider's cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    shown.item(indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The words above a section; override for your own.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The words below a section; override for your own.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Whether a row shows what edits it while the table is edited: yes; override for your own.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Whether a row may be moved: no; override for your own.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// A row was taken out or put in; override for your own. Nobody does while a page is made.
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  /// A row was moved; override for your own. Nobody does while a page is made.
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  /// The letters at the side; override for your own.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

/// Shows snapshots in a collection.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  /// Makes the cell of an item; nil = an empty one.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes headers and footers.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  private weak var collection: UICollectionView?
  private let provider: CellProvider
  final var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// What happens when items are moved by hand; kept only: nobody does while a page is made.
  public var reorderingHandlers = ReorderingHandlers()
  /// What happens when items of an outline are opened and closed by hand; kept only.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// Makes headers and footers; nil = empty ones.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the data source of a collection, which holds it weakly.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }
  /// Shows another snapshot, at once.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    collection?.reloadData()
    completion?()
  }
  /// Shows another snapshot, at once.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  /// The item at a path; nil outside.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(indexPath) }
  /// The path of an item; nil when it is not there. O(items).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(itemIdentifier) }
  /// The section at an index; nil outside.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(index) }
  /// The index of a section; nil when it is not there. O(sections).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
  /// How many items a section of the snapshot has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { shown.count(section) }
  /// The provider's cell.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    shown.item(indexPath).flatMap { provider(collectionView, indexPath, $0) } ?? UICollectionViewCell(frame: .zero)
  }
  /// Whether an item may be moved: no; override for your own.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// An item was moved; override for your own. Nobody does while a page is made.
  open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  /// The provider's header or footer.
  open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  { supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero) }
}

extension UICollectionView {
  /// A class of cells and how an item fills one.
  @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let name = UUID().uuidString
    let handler: Handler
    /// A registration; make it once, not in each call.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A cell of the registration, filled with an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.name)
    let cell = dequeueReusableCell(withReuseIdentifier: registration.name, for: indexPath) as! Cell
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A class of headers, footers or badges, and how one is filled.
  @MainActor @preconcurrency public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let name = UUID().uuidString
    let handler: Handler
    /// A registration for a kind; make it once, not in each call.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A header, footer or badge of the registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.name)
    let view =
      dequeueReusableSupplementaryView(ofKind: registration.kind, withReuseIdentifier: registration.name, for: indexPath) as! Supplementary
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

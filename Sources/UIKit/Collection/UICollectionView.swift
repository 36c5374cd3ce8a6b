/// Items arranged by a layout. Only those that are seen are made.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// How items are arranged.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      invalidateArrangement()
    }
  }
  /// Who knows the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  weak var itemDelegate: (any UICollectionViewDelegate)?
  weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  /// Who decides sizes and hears of choices.
  open override var delegate: (any UIScrollViewDelegate)? {
    didSet {
      itemDelegate = delegate as? any UICollectionViewDelegate
      flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
      invalidateArrangement()
    }
  }
  /// A view behind all items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether items can be chosen; kept only.
  open var allowsSelection = true
  /// Whether several can be chosen; kept only.
  open var allowsMultipleSelection = false
  private var classes: [String: UIView.Type] = [:]
  private var waiting: [String: [UICollectionViewCell]] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var extras: [String: UICollectionReusableView] = [:]
  private var isArranged = false
  private var arrangedSize = CGSize.zero

  /// The kind of headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// A view arranged by `layout`.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Says which class makes cells of a name.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UIView.Type
  }
  /// Says which class makes headers or footers of a name.
  open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    classes[kind + identifier] = viewClass as? UIView.Type
  }
  /// A cell of a name: one that waits, or a new one of the registered class; an empty one and a finding when none was registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let made = (classes[identifier] as? UICollectionViewCell.Type).flatMap { DynamicInit.makeView($0, frame: .zero) }
    if made == nil { reportMissing(identifier) }
    let cell = made ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }
  /// A header or footer of a name.
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    let made = (classes[kind + identifier] as? UICollectionReusableView.Type).flatMap { DynamicInit.makeView($0, frame: .zero) }
    if made == nil { reportMissing(identifier) }
    return made ?? UICollectionReusableView(frame: .zero)
  }

  private func reportMissing(_ identifier: String) {
    LayoutFindings.report(
      LayoutFinding(
        subject: LayoutFindings.name(self), message: "No class is registered for \"\(identifier)\". Call register(_:for…) first."))
  }

  /// Asks for all items anew.
  open func reloadData() {
    for cell in cells.values { recycle(cell) }
    cells = [:]
    for view in extras.values { view.removeFromSuperview() }
    extras = [:]
    invalidateArrangement()
  }
  /// Asks for some items anew; all are asked for here.
  open func reloadItems(at paths: [IndexPath]) { reloadData() }
  /// Asks for some sections anew; all are asked for here.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Items came.
  open func insertItems(at paths: [IndexPath]) { reloadData() }
  /// Items went.
  open func deleteItems(at paths: [IndexPath]) { reloadData() }
  /// Several changes; they happen at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Uses another arrangement.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  func invalidateArrangement() {
    isArranged = false
    setNeedsLayout()
  }

  private func recycle(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    if let name = cell.reuseIdentifier { waiting[name, default: []].append(cell) }
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }
  /// The cell of an item that is seen.
  open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { cells[path] }
  /// The item of a cell that is seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The cells that are seen.
  open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The items that are seen.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  /// Scrolls until an item is seen.
  open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    arrange()
    guard let rect = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return }
    if position.contains(.top) {
      contentOffset.y = rect.minY
    } else if position.contains(.left) {
      contentOffset.x = rect.minX
    } else {
      scrollRectToVisible(rect, animated: false)
    }
  }

  private func cell(at path: IndexPath) -> UICollectionViewCell {
    if let known = cells[path] { return known }
    let made = dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
    cells[path] = made
    return made
  }

  /// The size an item wants by its constraints.
  func fittingSize(_ path: IndexPath, room: CGFloat) -> CGSize {
    let size = cell(at: path).contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: min(size.width, max(room, 0)), height: size.height)
  }

  private func arrange() {
    guard !isArranged || arrangedSize != bounds.size else { return }
    isArranged = true
    arrangedSize = bounds.size
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Makes and places what is seen, and lets go of what is not.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    arrange()
    let seen = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let paths = Set(seen.filter { $0.kind == nil }.map(\.indexPath))
    for (path, cell) in cells where !paths.contains(path) {
      recycle(cell)
      cells[path] = nil
    }
    for attributes in seen {
      guard let kind = attributes.kind else {
        show(cell(at: attributes.indexPath), attributes)
        continue
      }
      let key = "\(kind) \(attributes.indexPath)"
      let view = extras[key] ?? dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
      extras[key] = view
      if let view { show(view, attributes) }
    }
  }

  private func show(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if view.superview !== self { addSubview(view) }
    view.transform = .identity
    view.frame = attributes.frame
    view.transform = attributes.transform
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.layer.zPosition = CGFloat(attributes.zIndex)
    if let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    }
  }

  /// Along which axis it scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical
    /// Across.
    case horizontal
  }
  /// Where an item ends up after scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The positions with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
}

/// A view of a collection that is used again.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  /// The name under which it waits.
  public internal(set) var reuseIdentifier: String?
  /// Called before it is used again.
  open func prepareForReuse() {}
}

/// An item of a collection.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  /// Where its own views go.
  public let contentView = UIView()
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// A view behind the content when chosen; kept only.
  open var selectedBackgroundView: UIView?
  /// A cell at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  /// Keeps the content as large as the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }
}

/// Who knows the items of a collection.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// How many sections there are; 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A header or footer.
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  { UICollectionReusableView(frame: .zero) }
}

/// Who hears of choices.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// An item was chosen.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// A cell is about to be seen.
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
}

/// Who decides the sizes in a flow layout.
@MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  /// Points around a section.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
  /// Points between lines.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int)
    -> CGFloat
  /// Points between items of a line.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int)
    -> CGFloat
  /// The size of a header.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int)
    -> CGSize
  /// The size of a footer.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int)
    -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? { layout as? UICollectionViewFlowLayout }
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath)
    -> CGSize
  {
    flow(layout)?.itemSize ?? .zero
  }
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int)
    -> UIEdgeInsets
  {
    flow(layout)?.sectionInset ?? .zero
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  )
    -> CGFloat
  { flow(layout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  )
    -> CGFloat
  { flow(layout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  )
    -> CGSize
  { flow(layout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  )
    -> CGSize
  { flow(layout)?.footerReferenceSize ?? .zero }
}

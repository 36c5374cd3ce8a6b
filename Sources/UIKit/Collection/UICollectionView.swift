/// Items arranged by a layout. Only those that are seen are made.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// Whether something is being dragged out of it; never on a page.
  public final var hasActiveDrag: Bool { false }
  /// Whether something is being dropped into it; never on a page.
  public final var hasActiveDrop: Bool { false }
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
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether items can be chosen while the content is changed; kept only.
  open var allowsSelectionDuringEditing = false
  /// Whether the content is being changed; kept only.
  open var isEditing = false
  /// Who is told which items come soon; nobody is, as all that is seen is made at once.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are made before they are seen; kept only.
  open var isPrefetchingEnabled = true
  /// Whether choosing follows the focus; kept only.
  open var selectionFollowsFocus = false
  var chosen: [IndexPath] = []
  private var classes: [String: UIView.Type] = [:]
  private var prototypes: [String: @MainActor () -> UICollectionReusableView?] = [:]
  private var waiting: [String: [UICollectionViewCell]] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var extras: [ElementPlace: UICollectionReusableView] = [:]
  /// The element that the data source is being asked for.
  private var asked: UICollectionViewLayoutAttributes?
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
  /// A view in rows: what the phone has no layout for does not compile there either, but stops.
  public convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
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
  /// A cell of a name: one that waits, or a new one of the registered class, made with the frame that the layout has for it; an empty one
  /// and a finding when none was registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
    let place = place(kind: nil, path)
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      if let place, place.estimated == (false, false) {
        cell.transform = .identity
        cell.frame = place.frame
      }
      return cell
    }
    let made =
      (classes[identifier] as? UICollectionViewCell.Type).flatMap { DynamicInit.makeView($0, frame: place?.frame ?? .zero) }
      ?? prototypes[identifier]?() as? UICollectionViewCell
    if made == nil { reportMissing(identifier) }
    let cell = made ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }
  /// A header or footer of a name, made with the frame that the layout has for it.
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    let made =
      (classes[kind + identifier] as? UICollectionReusableView.Type).flatMap {
        DynamicInit.makeView($0, frame: place(kind: kind, path)?.frame ?? .zero)
      } ?? prototypes[kind + identifier]?()
    if made == nil { reportMissing(identifier) }
    return made ?? UICollectionReusableView(frame: .zero)
  }

  /// What the layout says of an element (nil kind = an item); nil before it says anything.
  private func place(kind: String?, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if let asked, asked.kind == kind, asked.indexPath == path { return asked }
    guard isArranged else { return nil }
    return kind.map { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
      ?? collectionViewLayout.layoutAttributesForItem(at: path)
  }
  /// Asks the data source for an element, so that what it takes from the collection has the layout's frame from the start.
  private func ask<View>(for attributes: UICollectionViewLayoutAttributes, _ make: () -> View?) -> View? {
    let outer = asked
    asked = attributes
    defer { asked = outer }
    return make()
  }

  /// Says how cells of a name (headers and footers: its kind and the name) are made: by an archive's prototype.
  public func _register(_ identifier: String, prototype make: @escaping @MainActor () -> UICollectionReusableView?) {
    prototypes[identifier] = make
  }

  private func reportMissing(_ identifier: String) {
    LayoutFindings.report(
      LayoutFinding(
        view: self, message: "No class is registered for \"\(identifier)\". Call register(_:for…) first."))
  }

  /// Asks for all items anew.
  open func reloadData() {
    chosen = []
    for cell in cells.values { recycle(cell) }
    cells = [:]
    for view in extras.values { view.removeFromSuperview() }
    extras = [:]
    invalidateArrangement()
  }
  /// Asks for some items anew; all are asked for here.
  open func reloadItems(at paths: [IndexPath]) { reloadKeepingChoice() }
  /// Asks for some sections anew; all are asked for here.
  open func reloadSections(_ sections: IndexSet) { reloadKeepingChoice() }
  /// Shows some items anew; all are here.
  open func reconfigureItems(at paths: [IndexPath]) { reloadKeepingChoice() }
  private func reloadKeepingChoice() {
    let kept = chosen
    reloadData()
    chosen = kept
  }
  /// Items came.
  open func insertItems(at paths: [IndexPath]) { reloadKeepingChoice() }
  /// An item went elsewhere.
  open func moveItem(at path: IndexPath, to newPath: IndexPath) { reloadKeepingChoice() }
  /// Sections came.
  open func insertSections(_ sections: IndexSet) { reloadKeepingChoice() }
  /// Sections went.
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  /// A section went elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Items went.
  open func deleteItems(at paths: [IndexPath]) { reloadData() }
  /// Several changes; they happen at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Makes several changes.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional.some($0), completion: completion) }
  }
  /// Uses another arrangement.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  /// Takes another layout, which a finger would lead to; here it is there at once, and `completion` is told when it is finished.
  @discardableResult open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    layoutTransition = (transition, completion)
    collectionViewLayout = layout
    return transition
  }
  /// Stays with the layout that was begun.
  open func finishInteractiveTransition() { endTransition(true) }
  /// Goes back to the layout before.
  open func cancelInteractiveTransition() {
    if let before = layoutTransition?.0.currentLayout { collectionViewLayout = before }
    endTransition(false)
  }
  private var layoutTransition: (UICollectionViewTransitionLayout, ((Bool, Bool) -> Void)?)?
  private func endTransition(_ completed: Bool) {
    let completion = layoutTransition?.1
    layoutTransition = nil
    completion?(completed, true)
  }

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
  /// The header, footer or badge of a kind that is seen at a place; nil when none is.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    guard let view = extras[ElementPlace(kind: elementKind, path: indexPath)], isSeen(view) else { return nil }
    return view
  }
  /// Where headers, footers or badges of a kind are seen, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    extras.filter { $0.key.kind == elementKind && isSeen($0.value) }.map(\.key.path).sorted()
  }
  /// The headers, footers or badges of a kind that are seen, in the order of their places.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }
  private func isSeen(_ view: UICollectionReusableView) -> Bool { view.superview === self && view.frame.intersects(bounds) }

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

  private func cell(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell {
    let path = attributes.indexPath
    if let known = cells[path] { return known }
    let made = ask(for: attributes) { dataSource?.collectionView(self, cellForItemAt: path) } ?? UICollectionViewCell(frame: .zero)
    made.isSelected = chosen.contains(path)
    cells[path] = made
    return made
  }

  /// The size an item wants by its constraints; the estimate where it says nothing.
  func fittingSize(_ path: IndexPath, _ estimate: CGSize, room: CGFloat) -> CGSize {
    let wish = UICollectionViewLayoutAttributes(forCellWith: path)
    wish.size = estimate
    wish.estimated = (true, true)
    let size = cell(wish).preferredLayoutAttributesFitting(wish).size
    return CGSize(width: min(size.width, max(room, 0)), height: size.height)
  }
  /// The size an element takes when some of its lengths are its own to choose.
  func preferredSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let view = attributes.kind == nil ? cell(attributes) : extra(attributes)
    (view as? UICollectionViewListCell)?.take(attributes)
    return view?.preferredLayoutAttributesFitting(attributes).size ?? attributes.size
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
      guard attributes.kind != nil else {
        show(cell(attributes), attributes)
        continue
      }
      if let view = extra(attributes) { show(view, attributes) }
    }
  }

  /// Elements stand below the views that you add, and over the background.
  private var firstOwnIndex: Int {
    subviews.firstIndex { !($0 is UICollectionReusableView) && $0 !== backgroundView } ?? subviews.count
  }

  /// The header, footer, badge or decoration at a place.
  private func extra(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let kind = attributes.kind else { return nil }
    let key = ElementPlace(kind: kind, path: attributes.indexPath)
    if let known = extras[key] { return known }
    let made =
      attributes.isDecoration
      ? collectionViewLayout.makeDecoration(kind, frame: attributes.frame)
      : ask(for: attributes) {
        dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
      }
    extras[key] = made
    return made
  }

  private func show(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if view.superview !== self { insertSubview(view, at: firstOwnIndex) }
    (view as? UICollectionViewListCell)?.take(attributes)
    view.apply(attributes)
    view.transform = .identity
    view.frame = attributes.frame
    view.transform = attributes.transform
    view.alpha = attributes.alpha
    view.hide(attributes)
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
  /// The items that are chosen; nil when none is, as on the phone.
  open var indexPathsForSelectedItems: [IndexPath]? { chosen.isEmpty ? nil : chosen }
  /// Chooses an item, without telling the delegate, and scrolls to it; nil chooses none. Nothing happens where choosing is not allowed.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for path in chosen { deselectItem(at: path, animated: false) }
      return
    }
    if !allowsMultipleSelection { for path in chosen where path != indexPath { deselectItem(at: path, animated: false) } }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Chooses an item no more, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }
  /// Lets a finger move an item; nobody moves here.
  @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
}

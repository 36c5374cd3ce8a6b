import QuoinAppearance

/// Where items lie. Override to arrange them your own way.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  /// The view it arranges.
  public internal(set) weak var collectionView: UICollectionView?
  /// An empty arrangement.
  public override init() { super.init() }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init() }
  /// Called before it is asked for places.
  open func prepare() {}
  /// The size of all content.
  open var collectionViewContentSize: CGSize { .zero }
  /// The items in `rect`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item lies.
  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header or footer lies.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether other bounds need another arrangement.
  open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { collectionView.map { $0.bounds.size != bounds.size } ?? false }
  /// Says which class makes decorations of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) { decorations[kind] = viewClass as? UIView.Type }
  private var decorations: [String: UIView.Type] = [:]
  func makeDecoration(_ kind: String, frame: CGRect) -> UICollectionReusableView? {
    (decorations[kind] as? UICollectionReusableView.Type).flatMap { DynamicInit.makeView($0, frame: frame) }
  }
  /// Arranges anew in the next layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// The class of what says which part is out of date.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// What says which part is out of date for other bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }
  /// What says which part is out of date for a cell's wish.
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Where scrolling comes to rest; where it would unless overridden.
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { proposed }
  /// Where content stands after a change; where it would unless overridden.
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }
  /// What is said of an item that comes; nil = as it ends. Pages show the end.
  open func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// What is said of an item that goes; nil = as it was.
  open func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// What is said of a header or footer that comes; nil = as it ends.
  open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// What is said of a header or footer that goes; nil = as it was.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// What is said of a decoration that comes; nil = as it ends.
  open func initialLayoutAttributesForAppearingDecorationElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// What is said of a decoration that goes; nil = as it was.
  open func finalLayoutAttributesForDisappearingDecorationElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Headers and footers that go when items do; none unless overridden.
  open func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  /// Headers and footers that come when items do; none unless overridden.
  open func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  /// Decorations that go when items do; none unless overridden.
  open func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] { [] }
  /// Decorations that come when items do; none unless overridden.
  open func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] { [] }
  /// What is said of an item under a finger; nobody moves items while a page is made.
  open func layoutAttributesForInteractivelyMovingItem(at path: IndexPath, withTargetPosition position: CGPoint)
    -> UICollectionViewLayoutAttributes
  { layoutAttributesForItem(at: path) ?? UICollectionViewLayoutAttributes(forCellWith: path) }
  /// Where an item under a finger goes.
  open func targetIndexPath(forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint) -> IndexPath { previous }
  /// What says which part is out of date while items are moved.
  open func invalidationContext(
    forInteractivelyMovingItems targets: [IndexPath], withTargetPosition position: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// What says which part is out of date once items were moved.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Called before bounds change slowly; never here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after bounds changed slowly; never here.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout takes over; never here.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before it takes over from another layout; never here.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called after layouts changed; never here.
  open func finalizeLayoutTransition() {}
  /// In which direction it was thought of.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Called before items come and go.
  open func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {}
  /// Called after items came and went.
  open func finalizeCollectionViewUpdates() {}
  /// What is said of a decoration.
  open func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether a cell's wish makes the layout anew.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The class of what is said of elements.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Whether right-to-left layouts are mirrored by themselves; kept only.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Makes the layout anew.
  open func invalidateLayout() { collectionView?.invalidateArrangement() }
}

/// Where one item lies and how it looks.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject {
  /// The item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Its place.
  open var frame = CGRect.zero
  /// 0 … 1.
  open var alpha: CGFloat = 1
  /// How far in front.
  open var zIndex = 0
  /// Whether it is left out.
  open var isHidden = false
  /// A map of it.
  open var transform = CGAffineTransform.identity
  var kind: String?
  var isDecoration = false
  /// Where it lies when it is not kept in sight.
  var home: CGRect?
  /// Which of its lengths are its own to choose.
  var estimated = (width: false, height: false)
  /// Where it stands in a list, for rows of lists.
  var listRow: ListRow?
  /// The measures of the list that the element stands in; nil outside of lists.
  var listLook: ListLook?
  /// What it is.
  open var representedElementKind: String? { kind }
  /// Its size.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// Its middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// Another of the same class that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let made = DynamicInit.makeObject(type(of: self) as UICollectionViewLayoutAttributes.Type) else { return self }
    made.indexPath = indexPath
    made.frame = frame
    made.alpha = alpha
    made.zIndex = zIndex
    made.isHidden = isHidden
    made.transform = transform
    made.kind = kind
    made.isDecoration = isDecoration
    made.home = home
    made.estimated = estimated
    made.listRow = listRow
    made.listLook = listLook
    return made
  }
  /// Whether another says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { saysTheSame(as: other) }
  }
  private func saysTheSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && transform == other.transform && kind == other.kind && isDecoration == other.isDecoration
  }
  /// For an item.
  public convenience init(forCellWith path: IndexPath) {
    self.init()
    indexPath = path
  }
  /// For a header or footer.
  public convenience init(forSupplementaryViewOfKind kind: String, with path: IndexPath) {
    self.init()
    indexPath = path
    self.kind = kind
  }
  /// For a decoration.
  public convenience init(forDecorationViewOfKind kind: String, with path: IndexPath) {
    self.init(forSupplementaryViewOfKind: kind, with: path)
    isDecoration = true
  }
}

extension UICollectionViewLayoutAttributes: @preconcurrency NSCopying {}

/// Lines of items, told once for both directions.
@MainActor struct CollectionFlow {
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  private(set) var size = CGSize.zero
  private let isVertical: Bool
  private let room: CGFloat
  private var cursor: CGFloat = 0

  private struct Section {
    var inset: UIEdgeInsets
    var lineGap, itemGap: CGFloat
  }

  init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
    isVertical = layout.scrollDirection == .vertical
    let insets = view.adjustedContentInset
    room = isVertical ? view.bounds.width - insets.horizontal : view.bounds.height - insets.vertical
    let delegate = view.flowDelegate
    for section in 0..<max(0, view.numberOfSections) {
      let rules = Section(
        inset: delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset,
        lineGap: delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section) ?? layout.minimumLineSpacing,
        itemGap: delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
          ?? layout.minimumInteritemSpacing)
      addExtra(
        UICollectionView.elementKindSectionHeader, section,
        delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section) ?? layout.headerReferenceSize)
      let paths = (0..<max(0, view.numberOfItems(inSection: section))).map { IndexPath(item: $0, section: section) }
      let sizes = paths.map { path -> CGSize in
        if let delegate, layout.estimatedItemSize == .zero { return delegate.collectionView(view, layout: layout, sizeForItemAt: path) }
        return layout.estimatedItemSize == .zero ? layout.itemSize : view.fittingSize(path, layout.estimate, room: room)
      }
      addLines(paths, sizes, rules, view.isRightToLeft)
      addExtra(
        UICollectionView.elementKindSectionFooter, section,
        delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section) ?? layout.footerReferenceSize)
    }
    size = isVertical ? CGSize(width: room, height: cursor) : CGSize(width: cursor, height: room)
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private mutating func addExtra(_ kind: String, _ section: Int, _ size: CGSize) {
    let thickness = across(size)
    guard thickness > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical ? CGRect(x: 0, y: cursor, width: room, height: thickness) : CGRect(x: cursor, y: 0, width: thickness, height: room)
    all.append(attributes)
    cursor += thickness
  }

  private mutating func addLines(_ paths: [IndexPath], _ sizes: [CGSize], _ rules: Section, _ rightToLeft: Bool) {
    let before = isVertical ? rules.inset.top : rules.inset.left
    let after = isVertical ? rules.inset.bottom : rules.inset.right
    let start = isVertical ? rules.inset.left : rules.inset.top
    let width = room - start - (isVertical ? rules.inset.right : rules.inset.bottom)
    cursor += before
    guard !paths.isEmpty else {
      cursor += after
      return
    }
    let lines = broken(sizes, width, rules.itemGap)
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    let fullGap = lines.first.map { gap($0, sizes, width) } ?? rules.itemGap
    for (number, line) in lines.enumerated() {
      let isLast = number == lines.count - 1
      // A last line that is not full keeps the columns of the lines above it.
      let space = !isLast ? gap(line, sizes, width) : isUniform && lines.count > 1 ? fullGap : rules.itemGap
      let thickness = line.map { across(sizes[$0]) }.max() ?? 0
      var x = start
      for index in line {
        let (length, height) = (along(sizes[index]), across(sizes[index]))
        let y = cursor + (thickness - height) / 2
        let attributes = UICollectionViewLayoutAttributes(forCellWith: paths[index])
        let place = rightToLeft && isVertical ? room - x - length : x
        attributes.frame =
          isVertical ? CGRect(x: place, y: y, width: length, height: height) : CGRect(x: y, y: x, width: height, height: length)
        all.append(attributes)
        x += length + space
      }
      cursor += thickness + (isLast ? 0 : rules.lineGap)
    }
    cursor += after
  }

  private func broken(_ sizes: [CGSize], _ width: CGFloat, _ gap: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var used: CGFloat = 0
    for index in sizes.indices {
      let next = index == first ? along(sizes[index]) : used + gap + along(sizes[index])
      if index > first, next > width + 0.001 {
        lines.append(first..<index)
        first = index
        used = along(sizes[index])
      } else {
        used = next
      }
    }
    lines.append(first..<sizes.count)
    return lines
  }

  /// The gap that fills a line.
  private func gap(_ line: Range<Int>, _ sizes: [CGSize], _ width: CGFloat) -> CGFloat {
    guard line.count > 1 else { return 0 }
    return (width - line.reduce(0) { $0 + along(sizes[$1]) }) / CGFloat(line.count - 1)
  }
}

/// Which part of a layout is out of date.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// All of it.
  open var invalidateEverything: Bool { true }
  /// How many items there are, too.
  open var invalidateDataSourceCounts: Bool { true }
  /// How far the content moves.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content grows.
  open var contentSizeAdjustment = CGSize.zero
  /// Items that are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths }
  /// Headers and footers that are out of date.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Decorations that are out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// The items that were said to be out of date; nil = none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers and footers that were, by their kinds; nil = none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that were, by their kinds; nil = none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
}

/// An item that comes, goes or moves.
@MainActor @preconcurrency open class UICollectionViewUpdateItem: NSObject {
  /// Where it was.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// Where it is.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// What happens to it.
  open var updateAction: Action { .none }

  /// What happens to an item.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It is made anew.
    case reload
    /// It goes elsewhere.
    case move
    /// Nothing.
    case none
  }
}

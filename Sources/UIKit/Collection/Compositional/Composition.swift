import QuoinAppearance

/// The sections of a compositional layout one after the other, with all that belongs to them.
@MainActor struct Composition {
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  private(set) var size = CGSize.zero
  /// The colour behind lists; nil where there are none.
  private(set) var ground: UIColor?
  private let view: UICollectionView
  private let isVertical: Bool
  private let room: CGSize
  private var cursor: CGFloat = 0
  private var pinned: [(header: UICollectionViewLayoutAttributes, end: CGFloat)] = []

  init(
    _ view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ provider: UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.view = view
    isVertical = configuration.scrollDirection == .vertical
    let insets = view.adjustedContentInset
    room = CGSize(width: max(0, view.bounds.width - insets.horizontal), height: max(0, view.bounds.height - insets.vertical))
    let environment = CollectionEnvironment(contentSize: room, traitCollection: view.traitCollection)
    for item in configuration.boundarySupplementaryItems where !item.isAtEnd(isVertical) { addBoundary(item, 0, inset: .zero) }
    let count = max(0, view.numberOfSections)
    for number in 0..<count {
      guard let section = provider(number, environment) else { continue }
      add(section, number, environment)
      if number < count - 1 { cursor += configuration.interSectionSpacing }
    }
    for item in configuration.boundarySupplementaryItems where item.isAtEnd(isVertical) { addBoundary(item, 0, inset: .zero) }
    size = isVertical ? CGSize(width: room.width, height: cursor) : CGSize(width: cursor, height: room.height)
    if view.isRightToLeft { mirror() }
  }

  /// The elements that meet `rect`; headers that stay in sight are moved into it.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let top = rect.minY + view.adjustedContentInset.top
    for (header, end) in pinned {
      let home = header.home ?? header.frame
      header.home = home
      header.frame.origin.y = min(max(home.minY, top), max(home.minY, end - home.height))
      header.zIndex = 10
    }
    return all.filter { $0.frame.intersects(rect) }
  }

  private mutating func mirror() {
    let width = isVertical ? room.width : size.width
    for element in all { element.frame.origin.x = width - element.frame.maxX }
  }

  // MARK: Sections

  private mutating func add(_ section: NSCollectionLayoutSection, _ number: Int, _ environment: CollectionEnvironment) {
    if ground == nil { ground = section.list?.ground }
    let start = cursor
    let insets = section.contentInsets
    let side = section.supplementariesFollowContentInsets ? insets : .zero
    var headers: [UICollectionViewLayoutAttributes] = []
    for item in section.boundarySupplementaryItems where !item.isAtEnd(isVertical) {
      let header = addBoundary(item, number, inset: side, look: section.listLook)
      if item.pinToVisibleBounds, isVertical { headers.append(header) }
    }
    let content = cursor
    cursor += (isVertical ? insets.top : insets.leading) + (number == 0 ? section.firstInset : 0)
    let space = CGSize(
      width: isVertical ? max(0, room.width - insets.leading - insets.trailing) : room.width,
      height: isVertical ? room.height : max(0, room.height - insets.top - insets.bottom))
    let origin = isVertical ? insets.leading : insets.top
    addGroups(section, number, space, origin, environment)
    cursor += isVertical ? insets.bottom : insets.trailing
    let body = rect(from: content, to: cursor)
    for item in section.boundarySupplementaryItems where item.isAtEnd(isVertical) {
      addBoundary(item, number, inset: side, look: section.listLook)
    }
    for item in section.decorationItems { addDecoration(item, number, rect(from: start, to: cursor), body) }
    pinned += headers.map { ($0, cursor) }
  }

  private func rect(from start: CGFloat, to end: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: 0, y: start, width: room.width, height: end - start) : CGRect(x: start, y: 0, width: end - start, height: room.height)
  }

  private mutating func addGroups(
    _ section: NSCollectionLayoutSection, _ number: Int, _ space: CGSize, _ origin: CGFloat, _ environment: CollectionEnvironment
  ) {
    let total = max(0, view.numberOfItems(inSection: number))
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    // Sections that scroll across go along the other axis.
    let runsDown = isVertical != isOrthogonal
    let limit = (runsDown ? view.bounds.maxY : view.bounds.maxX) + 1
    var place = runsDown == isVertical ? cursor : origin
    let view = self.view
    var canMeasure = true
    let solver = GroupSolver(
      measure: { index, size, estimated in
        guard canMeasure else { return size }
        let wish = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: number))
        wish.size = size
        wish.estimated = estimated
        wish.listLook = section.listLook
        wish.listRow = section.row(index, of: total)
        return view.preferredSize(wish)
      }, environment: environment, total: total)
    var (next, thickness, isFirst) = (0, CGFloat(0), true)
    // A group's views have no item to be named after: they are counted, kind by kind.
    var badges: [String: Int] = [:]
    while next < total {
      canMeasure = place < limit
      let group = solver.solve(section.group, from: next, in: space)
      guard group.count > 0 else { break }
      if isFirst, section.orthogonalScrollingBehavior == .groupPagingCentered {
        place += max(0, ((isVertical ? space.width - group.size.width : space.height - group.size.height) / 2))
      }
      if !isFirst { place += section.interGroupSpacing }
      let corner = runsDown ? CGPoint(x: isOrthogonal ? cursor : origin, y: place) : CGPoint(x: place, y: isOrthogonal ? cursor : origin)
      for item in group.items { add(item, number, corner, section, total) }
      for fastened in group.fastened {
        for badge in fastened.views {
          add(
            badge, to: fastened.frame.offsetBy(dx: corner.x, dy: corner.y),
            at: IndexPath(item: badges[badge.elementKind, default: 0], section: number))
          badges[badge.elementKind, default: 0] += 1
        }
      }
      place += runsDown ? group.size.height : group.size.width
      thickness = max(thickness, runsDown ? group.size.width : group.size.height)
      next += group.count
      isFirst = false
    }
    if isOrthogonal { cursor += thickness } else { cursor = place }
  }

  // MARK: Elements

  private mutating func add(
    _ item: SolvedGroup.Item, _ number: Int, _ corner: CGPoint, _ section: NSCollectionLayoutSection, _ total: Int
  ) {
    let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item.index, section: number))
    made.frame = onPixels(item.frame.offsetBy(dx: corner.x, dy: corner.y))
    made.zIndex = item.zIndex
    made.listLook = section.listLook
    made.listRow = section.row(item.index, of: total)
    all.append(made)
    for badge in item.template?.supplementaryItems ?? [] { add(badge, to: made.frame, at: made.indexPath) }
  }

  private mutating func add(_ badge: NSCollectionLayoutSupplementaryItem, to frame: CGRect, at path: IndexPath) {
    let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: badge.elementKind, with: path)
    made.frame = onPixels(badge.containerAnchor.place(badge.layoutSize.size(in: frame.size), on: frame, by: badge.itemAnchor))
    made.zIndex = badge.zIndex
    all.append(made)
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = max(view.traitCollection.displayScale, 1)
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (snap(rect.minX), snap(rect.minY))
    return CGRect(x: x, y: y, width: snap(rect.maxX) - x, height: snap(rect.maxY) - y)
  }

  @discardableResult private mutating func addBoundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int, inset: NSDirectionalEdgeInsets, look: ListLook? = nil
  ) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
    let space = CGSize(
      width: max(0, room.width - (isVertical ? inset.leading + inset.trailing : 0)),
      height: max(0, room.height - (isVertical ? 0 : inset.top + inset.bottom)))
    made.estimated = item.layoutSize.estimated
    made.listLook = look
    let own = item.insets(made.estimated)
    let whole = item.layoutSize.size(in: space)
    made.size = CGSize(width: max(0, whole.width - own.leading - own.trailing), height: max(0, whole.height - own.top - own.bottom))
    if made.estimated.width || made.estimated.height { made.size = view.preferredSize(made) }
    let edges = item.alignment.edges
    let corner = isVertical ? CGPoint(x: inset.leading, y: cursor) : CGPoint(x: cursor, y: inset.top)
    var frame = CGRect(
      origin: corner,
      size: CGSize(width: made.size.width + own.leading + own.trailing, height: made.size.height + own.top + own.bottom))
    if isVertical {
      if edges.contains(.trailing) {
        frame.origin.x += space.width - frame.width
      } else if !edges.contains(.leading) {
        frame.origin.x += (space.width - frame.width) / 2
      }
    } else if edges.contains(.bottom) {
      frame.origin.y += space.height - frame.height
    } else if !edges.contains(.top) {
      frame.origin.y += (space.height - frame.height) / 2
    }
    let length = isVertical ? frame.height : frame.width
    if item.extendsBoundary {
      cursor += length
    } else if item.isAtEnd(isVertical) {
      if isVertical { frame.origin.y -= length } else { frame.origin.x -= length }
    }
    frame.origin.x += own.leading + item.offset.x
    frame.origin.y += own.top + item.offset.y
    made.frame = onPixels(CGRect(origin: frame.origin, size: made.size))
    made.zIndex = item.zIndex
    all.append(made)
    return made
  }

  private mutating func addDecoration(_ item: NSCollectionLayoutDecorationItem, _ number: Int, _ rect: CGRect, _ body: CGRect) {
    let made = UICollectionViewLayoutAttributes(forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
    let insets = item.contentInsets
    made.frame = CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top, width: max(0, rect.width - insets.leading - insets.trailing),
      height: max(0, rect.height - insets.top - insets.bottom))
    made.zIndex = item.zIndex
    all.append(made)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Whether it stands after the content.
  fileprivate func isAtEnd(_ isVertical: Bool) -> Bool { alignment.edges.contains(isVertical ? .bottom : .trailing) }
}

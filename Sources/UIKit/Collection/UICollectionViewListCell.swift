import QuoinAppearance
import QuoinDrawing

/// Where a row stands in a list, which decides its ground, corners and line.
struct ListRow: Equatable {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  var isFirst: Bool
  var isLast: Bool
  var hasSeparator: Bool
}

/// A row of a list.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at the row's ends.
  open var accessories: [UICellAccessory] = [] { didSet { replaceAccessories() } }
  /// Steps to the right.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How wide a step is.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Kept only.
  open var indentsAccessories = true
  private var ends: [(accessory: UICellAccessory, view: UIView)] = []
  /// Its place among a list's rows; nil for headers, footers and cells outside of lists.
  var row: ListRow? { didSet { if row != oldValue { takeRow() } } }
  /// The measures of the list it stands in; outside of lists those of a plain list as wide as the cell.
  var look: ListLook? {
    didSet {
      guard look != oldValue else { return }
      updateMargins()
      takeRow()
    }
  }

  /// As wide as the line below the row: the row's, unless its leading edge is fastened elsewhere (documented:
  /// uikit/uicollectionviewlistcell/separatorlayoutguide). A line of one's own along it is as the row's; the row's stays where it is.
  open private(set) lazy var separatorLayoutGuide = UILayoutGuide(owner: self, identifier: "separator") { [unowned self] _ in
    let inset = CGFloat(shape.separatorLeading)
    let start = listContent.map { $0.frame.minX + contentView.frame.minX + $0.textStart } ?? inset
    let width = max(0, bounds.width - start)
    return CGRect(x: isRightToLeft ? 0 : start, y: 0, width: width, height: bounds.height)
  }
  /// The content of a row, to fill and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Takes from the layout where it stands in a list.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    look = attributes.listLook
    row = attributes.listRow
  }

  private func takeRow() {
    guard let row else { return }
    var corners: CACornerMask = []
    if row.appearance.isCard, row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.appearance.isCard, row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : CGFloat(shape.measures.cornerRadius)
    layer.cornerCurve = .continuous
    clipsToBounds = !corners.isEmpty
    if backgroundConfiguration?.takesList ?? (backgroundColor == nil) {
      backgroundConfiguration = row.appearance.isGrouped ? .listGroupedCell() : row.appearance == .plain ? .listPlainCell() : .clear()
    }
  }

  private func replaceAccessories() {
    for end in ends { end.view.removeFromSuperview() }
    ends = ordered(accessories.filter { !$0.isForEditing }).map { ($0, $0.makeView()) }
    for end in ends { addSubview(end.view) }
    updateMargins()
    contentSizeChanged()
  }

  /// In which order the system's own are given does not matter (documented: uikit/uicollectionviewlistcell/accessories); views of your own
  /// keep their turn.
  private func ordered(_ given: [UICellAccessory]) -> [UICellAccessory] {
    var own = given.filter { $0.rank != nil }.sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }[...]
    let turned = given.map { $0.rank == nil ? $0 : own.removeFirst() }
    var placed = turned.filter { $0.position == nil }
    for accessory in turned {
      guard let position = accessory.position else { continue }
      // A position counts the accessories of one end only.
      let end = placed.indices.filter { placed[$0].isLeading == accessory.isLeading }
      let index = min(max(0, position(end.map { placed[$0] })), end.count)
      placed.insert(accessory, at: index < end.count ? end[index] : placed.count)
    }
    return placed
  }

  private var shape: ListLook { look ?? ListLook(.plain, on: traitCollection.appearance.system, width: Double(bounds.width)) }
  private var side: CGFloat { CGFloat(shape.separatorLeading) }

  /// The margins of the content, which ends where the accessories begin.
  private func updateMargins() {
    takeSystemMargins(leading: side, trailing: side)
    contentView.takeSystemMargins(leading: side, trailing: ends.contains { !$0.accessory.isLeading } ? 8 : side)
  }

  private func size(_ end: (accessory: UICellAccessory, view: UIView)) -> CGSize {
    let own = end.view.sizeThatFits(.zero)
    let size = CGSize(
      width: own.width > 0 ? own.width : end.view.bounds.width, height: own.height > 0 ? own.height : end.view.bounds.height)
    let measures = traitCollection.tableMeasures
    switch end.accessory.mark {
    case .chevron: return CGSize(width: CGFloat(measures.chevronWidth), height: size.height)
    case .checkmark: return CGSize(width: CGFloat(measures.checkmarkWidth), height: size.height)
    case nil: return size
    }
  }

  /// The room along the row that an accessory is in the middle of (documented:
  /// uikit/uicellaccessory-swift.struct/labeloptions/reservedlayoutwidth).
  private func slot(_ end: (accessory: UICellAccessory, view: UIView)) -> CGSize {
    let size = size(end)
    return CGSize(width: end.accessory.reservedWidth ?? size.width, height: size.height)
  }

  /// The accessories of the row's end from the outermost on, with their rooms and how far each of these is from the row's edge.
  private var trailingEnds: [(view: UIView, size: CGSize, slot: CGSize, inset: CGFloat)] {
    var inset = side
    return ends.filter { !$0.accessory.isLeading }.reversed().map { end in
      let (size, slot) = (size(end), slot(end))
      if end.accessory.mark == .checkmark { inset += CGFloat(traitCollection.tableMeasures.checkmarkInset) }
      defer { inset += slot.width + 8 }
      return (end.view, size, slot, inset)
    }
  }

  /// How much the accessories take at the row's beginning and end.
  private var room: (leading: CGFloat, trailing: CGFloat) {
    var room = (leading: CGFloat(indentationLevel) * indentationWidth, trailing: CGFloat(0))
    for end in ends where end.accessory.isLeading { room.leading += slot(end).width + 12 }
    guard let inner = trailingEnds.last, let first = ends.first(where: { !$0.accessory.isLeading }) else { return room }
    let measures = traitCollection.tableMeasures
    let gap = first.accessory.mark == .chevron ? measures.chevronGap : first.accessory.mark == .checkmark ? measures.checkmarkGap : 0
    room.trailing = inner.inset + inner.slot.width + CGFloat(gap)
    return room
  }

  override var contentFrame: CGRect {
    let room = room
    return CGRect(
      x: isRightToLeft ? room.trailing : room.leading, y: 0, width: max(0, bounds.width - room.leading - room.trailing),
      height: bounds.height)
  }

  /// Rows with a configuration are as high as the list's rows at least; a list's headers and footers are not.
  private var isHighAsRows: Bool { contentConfiguration != nil && (row != nil || look == nil) }

  override func ownSize(_ offer: CGSize, fixed: (width: Bool, height: Bool)) -> CGSize? {
    let room = room
    let inner = CGSize(width: fixed.width ? max(0, offer.width - room.leading - room.trailing) : offer.width, height: offer.height)
    guard let size = super.ownSize(inner, fixed: fixed) else { return nil }
    return CGSize(
      width: size.width + room.leading + room.trailing,
      height: isHighAsRows ? max(CGFloat(shape.minimumRowHeight), size.height) : size.height)
  }

  /// Places content and accessories.
  open override func layoutSubviews() {
    super.layoutSubviews()
    func place(_ view: UIView, _ size: CGSize, in slot: CGSize, fromStart edge: CGFloat) {
      let fromStart = edge + (slot.width - size.width) / 2
      let x = isRightToLeft ? bounds.width - fromStart - size.width : fromStart
      view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    var start = side + CGFloat(indentationLevel) * indentationWidth
    for end in ends where end.accessory.isLeading {
      let (size, slot) = (size(end), slot(end))
      place(end.view, size, in: slot, fromStart: start)
      start += slot.width + 12
    }
    for end in trailingEnds { place(end.view, end.size, in: end.slot, fromStart: bounds.width - end.inset - end.slot.width) }
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    super.paintContent(&painter)
    guard let row, row.hasSeparator else { return }
    let thickness = painter.traits.separatorThickness
    let (start, end) = (room.leading + (listContent?.textStart ?? side), CGFloat(shape.separatorTrailing))
    let line = CGRect(
      x: isRightToLeft ? end : start, y: bounds.height - thickness, width: max(0, bounds.width - start - end), height: thickness)
    painter.fill(Path(line), .separator)
  }
}

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
  var row: ListRow? { didSet { if row != oldValue { takeRow() } } }

  /// The content of a row, to fill and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func takeRow() {
    guard let row else { return }
    let isCard = row.appearance == .insetGrouped
    var corners: CACornerMask = []
    if isCard, row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isCard, row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    layer.cornerCurve = .continuous
    clipsToBounds = !corners.isEmpty
    if backgroundConfiguration == nil, backgroundColor == nil {
      backgroundConfiguration = row.appearance.isGrouped ? .listGroupedCell() : row.appearance == .plain ? .listPlainCell() : .clear()
    }
  }

  private func replaceAccessories() {
    for end in ends { end.view.removeFromSuperview() }
    ends = accessories.filter { !$0.isForEditing }.map { ($0, $0.makeView()) }
    for end in ends { addSubview(end.view) }
    contentSizeChanged()
  }

  private var side: CGFloat { bounds.width >= 414 ? 20 : 16 }

  private func width(_ view: UIView) -> CGFloat {
    let size = view.sizeThatFits(.zero)
    return size.width > 0 ? size.width : view.bounds.width
  }

  /// How much the accessories take at the row's beginning and end.
  private var room: (leading: CGFloat, trailing: CGFloat) {
    var room = (leading: CGFloat(indentationLevel) * indentationWidth, trailing: CGFloat(0))
    for end in ends {
      let part = width(end.view) + (end.accessory.isLeading ? 12 : 8)
      if end.accessory.isLeading { room.leading += part } else { room.trailing += part }
    }
    if room.trailing > 0 { room.trailing += side - 8 }
    return room
  }

  override var contentFrame: CGRect {
    let room = room
    return CGRect(
      x: isRightToLeft ? room.trailing : room.leading, y: 0, width: max(0, bounds.width - room.leading - room.trailing),
      height: bounds.height)
  }

  override func ownSize(_ offer: CGSize, fixed: (width: Bool, height: Bool)) -> CGSize {
    let room = room
    let inner = CGSize(width: fixed.width ? max(0, offer.width - room.leading - room.trailing) : offer.width, height: offer.height)
    let size = super.ownSize(inner, fixed: fixed)
    return CGSize(
      width: size.width + room.leading + room.trailing, height: contentConfiguration == nil ? size.height : max(44, size.height))
  }

  /// Places content and accessories.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var (start, end) = (side + CGFloat(indentationLevel) * indentationWidth, side)
    for (accessory, view) in ends.filter({ $0.accessory.isLeading }) + ends.filter({ !$0.accessory.isLeading }).reversed() {
      let size = CGSize(
        width: width(view), height: view.sizeThatFits(.zero).height > 0 ? view.sizeThatFits(.zero).height : view.bounds.height)
      let fromStart = accessory.isLeading ? start : bounds.width - end - size.width
      let x = isRightToLeft ? bounds.width - fromStart - size.width : fromStart
      view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      if accessory.isLeading { start += size.width + 12 } else { end += size.width + 8 }
    }
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    super.paintContent(&painter)
    guard let row, row.hasSeparator else { return }
    let hair = 1 / max(painter.traits.displayScale, 1)
    let line = CGRect(x: isRightToLeft ? 0 : side, y: bounds.height - hair, width: bounds.width - side, height: hair)
    painter.fill(Path(line), .separator)
  }
}

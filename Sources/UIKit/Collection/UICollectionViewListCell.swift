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

/// Something at the end of a row.
@MainActor @preconcurrency public struct UICellAccessory {
  enum Kind {
    case symbol(String, UIColor, CGFloat, UIImage.SymbolWeight)
    case label(String)
    case view(UIView)
  }
  let kind: Kind
  var isLeading = false
  var isForEditing = false

  func makeView() -> UIView {
    switch kind {
    case .view(let view): return view
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      return label
    case .symbol(let name, let color, let size, let weight):
      let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
      let view = UIImageView(image: image)
      view.tintColor = color
      view.contentMode = .center
      return view
    }
  }

  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// While the list is edited; never here.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }
  /// How an accessory looks.
  public struct Options {
    /// The colour.
    public var tintColor: UIColor?
    /// As the system has it.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }

  /// A chevron: it leads somewhere.
  public static func disclosureIndicator(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("chevron.forward", options.tintColor ?? .tertiaryLabel, 14, .semibold), isForEditing: displayed == .whenEditing)
  }
  /// A chevron that opens what is below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .symbol("chevron.right", options.tintColor ?? .tintColor, 14, .semibold), isForEditing: displayed == .whenEditing)
  }
  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(kind: .symbol("checkmark", options.tintColor ?? .tintColor, 16, .semibold), isForEditing: displayed == .whenEditing)
  }
  /// An info button.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .symbol("info.circle", options.tintColor ?? .tintColor, 20, .regular), isForEditing: displayed == .whenEditing)
  }
  /// A button that takes the row away.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("minus.circle.fill", options.tintColor ?? .systemRed, 20, .regular), isLeading: true,
      isForEditing: displayed == .whenEditing)
  }
  /// A button that adds a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("plus.circle.fill", options.tintColor ?? .systemGreen, 20, .regular), isLeading: true,
      isForEditing: displayed == .whenEditing)
  }
  /// A grip to move the row by.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("line.3.horizontal", options.tintColor ?? .tertiaryLabel, 18, .regular), isForEditing: displayed == .whenEditing)
  }
  /// A circle to choose several rows with.
  public static func multiselect(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("circle", options.tintColor ?? .tertiaryLabel, 20, .regular), isLeading: true, isForEditing: displayed == .whenEditing)
  }
  /// Grey words.
  public static func label(text: String, displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(kind: .label(text), isForEditing: displayed == .whenEditing)
  }
  /// A view of your own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .view(configuration.customView), isLeading: configuration.isLeading)
  }

  /// A view of your own and where it stands.
  @MainActor @preconcurrency public struct CustomViewConfiguration {
    let customView: UIView
    let isLeading: Bool
    /// A view at one of the ends.
    public init(customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: Double? = nil) {
      self.customView = customView
      if case .leading = placement { isLeading = true } else { isLeading = false }
    }
  }
  /// Where an accessory stands.
  public enum Placement: Sendable {
    /// Where reading begins.
    case leading(displayed: DisplayedState = .always)
    /// Where reading ends.
    case trailing(displayed: DisplayedState = .always)
  }
}

import QuoinAppearance
import QuoinDrawing

/// A bar of items.
@MainActor @preconcurrency open class UIToolbar: UIView, ItemBar {
  /// The items.
  open var items: [UIBarButtonItem]? { didSet { show() } }
  /// The colour behind; nil = the system's.
  open var barTintColor: UIColor?
  /// Whether content may lie behind the bar; where it is false, a controller's view ends above it.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// How light and dark the bar is; kept only.
  open var barStyle = UIBarStyle.default
  /// Who says where the bar lies; nobody asks.
  open weak var delegate: (any UIToolbarDelegate)?
  /// Sets a picture for the line above the bar; kept only.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
  /// Sets a picture behind the bar; kept only.
  open func setBackgroundImage(_ image: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {}
  private var views: [UIView?] = []
  /// A field to search with that stands among the items, where bars have plates; the bar lays it out.
  var search: UISearchBar? {
    didSet {
      guard search !== oldValue else { return }
      oldValue?.isFloating = false
      oldValue?.isButton = false
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      search?.isFloating = true
      if let search { addSubview(search) }
      setNeedsLayout()
    }
  }
  /// What the screen covers of the bar's lower end: the items stand above it.
  var safeBottom: CGFloat = 0 { didSet { if safeBottom != oldValue { setNeedsLayout() } } }
  private var shownItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }
  /// Replaces the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private var measures: BarMeasures { traitCollection.barMeasures }
  private func show() {
    for view in views { view?.removeFromSuperview() }
    let measures = measures
    views = shownItems.map { $0.makeView(measures, in: self) }
    for view in views { if let view { addSubview(view) } }
    for item in items ?? [] { item.bar = self }
    setNeedsLayout()
  }
  func itemChanged() { show() }
  /// Items are of the bar's tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }
  /// 44 points high; 48 on iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: CGFloat(measures.toolbar)) }
  /// 44 points high; 48 on iOS 26.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(measures.toolbar)) }
  /// Places the items; flexible room shares what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = shownItems
    let measures = measures
    guard measures.item == 0 else { return layPlates(measures) }
    let sizes = zip(items, views).map { item, view in view?.sizeThatFits(.zero) ?? CGSize(width: item.width, height: 0) }
    let flexible = items.filter { $0.system == .flexibleSpace }.count
    let free = bounds.width - 2 * BarLook.margin - sizes.reduce(0) { $0 + $1.width }
    let gap = flexible > 0 ? 0 : 16.0
    var x = CGFloat(BarLook.margin)
    for (index, item) in items.enumerated() {
      let size = sizes[index]
      let place = isRightToLeft ? bounds.width - x - size.width : x
      views[index]?.frame = CGRect(x: place, y: (bounds.height - safeBottom - size.height) / 2, width: size.width, height: size.height)
      x += size.width + gap + (item.system == .flexibleSpace ? max(0, free) / CGFloat(flexible) : 0)
    }
  }
  private var parts: [BarPart] { BarPart.parts(shownItems, views, search: search) }

  /// Items on plates: a gap between two of them, which fixed room adds to; flexible room shares what is left, and where there is none all
  /// stand in the middle (recorded: swiftui-web, uikit/toolbar/basic).
  private func layPlates(_ measures: BarMeasures) {
    let gap = CGFloat(measures.toolbarGap)
    if superview?.next is UINavigationController { return layGroups(measures) }
    let margin = BarLook.margin
    let parts = parts
    let plates = parts.compactMap(\.plate)
    let fixed = parts.reduce(CGFloat(0)) { if case .room(let width?) = $1 { $0 + width } else { $0 } }
    let flexible = parts.count { if case .room(nil) = $0 { true } else { false } }
    let used = plates.reduce(fixed) { $0 + $1.size(measures, height: measures.toolbar).width } + CGFloat(max(0, plates.count - 1)) * gap
    let free = max(0, bounds.width - 2 * margin - used)
    let scale = max(traitCollection.displayScale, 1)
    var x = flexible > 0 ? margin : (bounds.width - used) / 2
    var placed = 0
    for part in parts {
      switch part {
      case .room(let width): x += width ?? free / CGFloat(flexible)
      case .search: break
      case .plate(let plate):
        if placed > 0 { x += gap }
        placed += 1
        let size = plate.size(measures, height: measures.toolbar)
        place(plate, CGRect(origin: CGPoint(x: (x * scale).rounded() / scale, y: 0), size: size), measures)
        x += size.width
      }
    }
  }
  private func place(_ plate: BarItemPlate, _ rect: CGRect, _ measures: BarMeasures) {
    plate.place(in: turned(rect), measures, isReversed: isRightToLeft)
  }
  private func turned(_ rect: CGRect) -> CGRect {
    isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }
  /// Below a navigation controller's content flexible room makes groups: one begins, two stand at both ends, of three the second stands in
  /// the middle, more are as far from each other (recorded: swiftui-web, uikit/nav/toolbar). A field to search with has all the room that
  /// the items leave; where that is too little for its words it is a button (documented: uikit/uinavigationitem/searchbarplacement).
  private func layGroups(_ measures: BarMeasures) {
    let (gap, margin) = (CGFloat(measures.toolbarGap), CGFloat(measures.toolbarMargin))
    let parts = parts
    let room = bounds.width - 2 * margin
    let plates = parts.compactMap(\.plate)
    let fixed = parts.reduce(CGFloat(0)) { if case .room(let width?) = $1 { $0 + width } else { $0 } }
    let taken = plates.reduce(fixed) { $0 + $1.size(measures, height: measures.toolbar).width + gap }
    let field = search.map { room - taken < $0.leastWidth ? CGFloat(measures.floatingSearch) : room - taken } ?? 0
    search?.isButton = search != nil && room - taken < (search?.leastWidth ?? 0)
    var groups: [(places: [(part: BarPart, x: CGFloat, size: CGSize)], width: CGFloat)] = [([], 0)]
    for part in parts {
      let size: CGSize
      switch part {
      case .room(nil):
        groups.append(([], 0))
        continue
      case .room(let width?):
        groups[groups.count - 1].width += width
        continue
      case .plate(let plate): size = plate.size(measures, height: measures.toolbar)
      case .search: size = CGSize(width: field, height: CGFloat(measures.floatingSearch))
      }
      let last = groups.count - 1
      let x = groups[last].width + (groups[last].places.isEmpty ? 0 : gap)
      groups[last].places.append((part, x, size))
      groups[last].width = x + size.width
    }
    let free = room - groups.reduce(0) { $0 + $1.width }
    var begin = margin
    for (index, group) in groups.enumerated() {
      if index > 0, index == groups.count - 1 { begin = bounds.width - margin - group.width }
      if groups.count == 3, index == 1, search == nil { begin = (bounds.width - group.width) / 2 }
      for place in group.places {
        let rect = CGRect(origin: CGPoint(x: begin + place.x, y: 0), size: place.size)
        switch place.part {
        case .plate(let plate): self.place(plate, rect, measures)
        case .search(let bar): bar.frame = turned(rect)
        case .room: break
        }
      }
      begin += group.width + free / CGFloat(max(1, groups.count - 1))
    }
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    let measures = measures
    if measures.item > 0 {
      if let barTintColor { painter.fill(Path(bounds), barTintColor) }
      for plate in parts.compactMap(\.plate) { plate.paint(&painter, lookContext(painter)) }
      guard measures.hasGround else { return }
    }
    painter.add(
      BarLook.background(
        in: painter.page(bounds), at: .bottom, color: barTintColor.map { .color($0.paint(painter.traits)) },
        displayScale: Double(painter.traits.displayScale), context: lookContext(painter)))
  }
}

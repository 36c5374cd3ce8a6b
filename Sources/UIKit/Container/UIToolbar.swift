import QuoinAppearance
import QuoinDrawing

/// A bar of items.
@MainActor @preconcurrency open class UIToolbar: UIView {
  /// The items.
  open var items: [UIBarButtonItem]? { didSet { show() } }
  /// The colour behind; nil = the system's.
  open var barTintColor: UIColor?
  /// Whether content may lie behind the bar; where it is false, a controller's view ends above it.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  private var views: [UIView?] = []
  /// What the screen covers of the bar's lower end: the items stand above it.
  var safeBottom: CGFloat = 0 { didSet { if safeBottom != oldValue { setNeedsLayout() } } }
  /// Replaces the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func show() {
    for view in views { view?.removeFromSuperview() }
    views = (items ?? []).map { $0.makeView() }
    for view in views { if let view { addSubview(view) } }
    setNeedsLayout()
  }
  /// 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarLook.toolbar) }
  /// 44 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: BarLook.toolbar) }
  /// Places the items; flexible room shares what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
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
  package override func paintContent(_ painter: inout ContentPainter) {
    painter.add(
      BarLook.background(
        in: painter.page(bounds), at: .bottom, color: barTintColor.map { .color($0.paint(painter.traits)) },
        displayScale: Double(painter.traits.displayScale), context: lookContext(painter)))
  }
}

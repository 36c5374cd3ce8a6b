import QuoinAppearance
import QuoinDrawing

/// The bar above a controller's content.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  /// Whether titles may be large.
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  /// The colour behind; nil = the system's.
  open var barTintColor: UIColor?
  /// Whether what lies behind shines through; kept only.
  open var isTranslucent = true
  /// The bar's looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// The bar's looks over content that begins below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  private let title = UILabel()
  private let large = UILabel()
  private var items: (left: [UIView], right: [UIView]) = ([], [])
  var safeTop: CGFloat = 0

  /// A bar at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    large.font = .systemFont(ofSize: 34, weight: .bold)
    addSubview(title)
    addSubview(large)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows `item`; `back` = the words of the way back, nil = none.
  func show(_ item: UINavigationItem, back: String?, action: @escaping () -> Void, large isLarge: Bool) {
    for view in items.left + items.right where view.superview === self { view.removeFromSuperview() }
    items.left = (item.leftBarButtonItems ?? []).compactMap { $0.makeView() }
    items.right = (item.rightBarButtonItems ?? []).compactMap { $0.makeView() }
    if let back, !item.hidesBackButton, items.left.isEmpty {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: isRightToLeft ? "chevron.right" : "chevron.left"), for: .normal)
      button.setTitle(back, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      items.left = [button]
    }
    for view in items.left + items.right { addSubview(view) }
    let own = titleTextAttributes ?? standardAppearance.titleTextAttributes
    if let font = own[.font] as? UIFont { title.font = font }
    if let color = own[.foregroundColor] as? UIColor { title.textColor = color }
    title.text = item.title
    large.text = item.title
    title.isHidden = isLarge || item.titleView != nil
    large.isHidden = !isLarge
    if let view = item.titleView, view.superview !== self { addSubview(view) }
    centered = item.titleView
    setNeedsLayout()
  }
  private var centered: UIView?

  /// Places title and items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = CGFloat(BarLook.navigation)
    var edges = (left: CGFloat(BarLook.margin), right: CGFloat(BarLook.margin))
    func put(_ view: UIView, atLeft: Bool) {
      let size = view.sizeThatFits(.zero)
      let x = atLeft ? edges.left : bounds.width - edges.right - size.width
      view.frame = CGRect(x: x, y: safeTop + (height - size.height) / 2, width: size.width, height: size.height)
      if atLeft { edges.left += size.width + 16 } else { edges.right += size.width + 16 }
    }
    for view in items.left { put(view, atLeft: !isRightToLeft) }
    for view in items.right { put(view, atLeft: isRightToLeft) }
    let middle = centered ?? title
    let size = middle.sizeThatFits(CGSize(width: bounds.width, height: height))
    let width = min(size.width, max(0, bounds.width - edges.left - edges.right))
    // In the middle of the bar, unless the items need the room.
    let x = min(max((bounds.width - width) / 2, edges.left), max(edges.left, bounds.width - edges.right - width))
    middle.frame = CGRect(x: x, y: safeTop + (height - size.height) / 2, width: width, height: size.height)
    let tall = large.sizeThatFits(.zero).height
    large.frame = CGRect(x: 16, y: safeTop + height + 3, width: max(0, bounds.width - 32), height: tall)
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    let look = scrollEdgeAppearance ?? standardAppearance
    guard let color = look.backgroundColor ?? barTintColor else { return }
    painter.fill(Path(bounds), color)
  }
}

/// The looks of a navigation bar.
@MainActor @preconcurrency open class UINavigationBarAppearance: NSObject {
  /// The colour behind; nil = nothing.
  open var backgroundColor: UIColor?
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the line below; nil = none.
  open var shadowColor: UIColor?
  /// Opaque.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// As the system likes.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Nothing behind.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

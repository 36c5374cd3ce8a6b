/// Lays out views in a row or a column, by constraints it makes itself.
@MainActor @preconcurrency open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var ownSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// A row or a column; a row at first.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  /// How views share the axis.
  open var distribution = Distribution.fill { didSet { changed() } }
  /// How views lie across the axis.
  open var alignment = Alignment.fill { didSet { changed() } }
  /// Points between views; `spacingUseSystem` = 8.
  open var spacing: CGFloat = 0 { didSet { changed() } }
  /// Whether the layout margins are kept free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }
  /// Whether columns measure from baseline to baseline; kept only.
  open var isBaselineRelativeArrangement = false

  /// The system's distance.
  public static let spacingUseSystem: CGFloat = .greatestFiniteMagnitude
  /// The stack's own distance.
  public static let spacingUseDefault: CGFloat = .leastNonzeroMagnitude

  /// A stack at `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Archives are not read here.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  private func changed() {
    ConstraintOwner.isUsed = true
    LayoutRegion.rulesChanged(of: self)
    setNeedsLayout()
    parent?.setNeedsLayout()
  }

  /// The views that are laid out.
  open var arrangedSubviews: [UIView] { arranged }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }
  /// Adds a view at an index.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(index, 0), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    changed()
  }
  /// Stops laying out a view; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    changed()
  }
  /// A view that leaves is not laid out any more.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
  /// Sets the points after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    ownSpacing[ObjectIdentifier(view)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    changed()
  }
  /// The points after a view.
  open func customSpacing(after view: UIView) -> CGFloat { ownSpacing[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault }

  func gap(after view: UIView) -> CGFloat {
    let gap = ownSpacing[ObjectIdentifier(view)] ?? spacing
    return gap == UIStackView.spacingUseSystem ? 8 : gap
  }

  /// The views that are seen.
  var shown: [UIView] { arranged.filter { !$0.isHidden && $0.parent === self } }

  /// The size the arranged views need in the room of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isWide = size.width > 0 && size.width < 1e6
    return systemLayoutSizeFitting(
      CGSize(width: isWide ? size.width : 0, height: 0),
      withHorizontalFittingPriority: isWide && axis == .vertical ? UILayoutPriority(240) : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// How views share the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it; the one that resists least gives or takes.
    case fill
    /// All are equally long.
    case fillEqually
    /// As their own sizes.
    case fillProportionally
    /// Equal distances.
    case equalSpacing
    /// Equal distances from middle to middle.
    case equalCentering
  }
  /// How views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill
    /// Where reading begins.
    case leading
    /// On the first baseline.
    case firstBaseline
    /// In the middle.
    case center
    /// Where reading ends.
    case trailing
    /// On the last baseline.
    case lastBaseline
    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }
}

/// Shows a primary column beside a secondary one where there is room, and one of them where there is not.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  private let line = UIView()
  /// The width of the primary column in points; `automaticDimension` = 320, at most half of the view.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Which columns are wanted.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Kept only: columns stand beside each other.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Kept only.
  open var presentsWithGesture = true
  /// "As the system likes".
  public nonisolated static let automaticDimension: CGFloat = -1

  /// A split of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// A split of two columns.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .doubleColumn
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    style = .doubleColumn
    super.init(coder: coder)
  }

  /// The controllers of the primary and the secondary column.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
    }
  }
  /// Puts a controller into a column; nil empties it.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    guard columns[column] !== controller else { return }
    if let old = columns[column] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column] = controller
    if let controller {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }
  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows a column.
  open func show(_ column: Column) {
    asked = column
    viewIfLoaded?.setNeedsLayout()
    if column == .primary { preferredDisplayMode = .oneBesideSecondary }
  }
  /// What was shown last by `show`; nil where nobody asked.
  private var asked: Column?
  /// Hides a column.
  open func hide(_ column: Column) { preferredDisplayMode = column == .primary ? .secondaryOnly : preferredDisplayMode }
  /// Whether there is room for one column only.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// The column that is seen where there is room for one: the one for that, else the secondary one, pushed over the primary, unless the
  /// delegate says otherwise (documented: uikit/uisplitviewcontrollerdelegate, topColumnForCollapsingToProposedTopColumn).
  private var top: Column {
    if let asked, columns[asked] != nil { return asked }
    let proposed = [Column.compact, .secondary, .supplementary].first { columns[$0] != nil } ?? .primary
    guard let delegate else { return proposed }
    if proposed == .secondary, let primary = columns[.primary], let secondary = columns[.secondary],
      delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
    {
      return .primary
    }
    let chosen = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
    return columns[chosen] == nil ? proposed : chosen
  }

  /// Places the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds: CGRect = view.bounds
    line.backgroundColor = .separator
    guard !isCollapsed else { return place([(columns[top], bounds)], nil) }
    let wish = preferredPrimaryColumnWidth >= 0 ? preferredPrimaryColumnWidth : 320
    let width = preferredDisplayMode == .secondaryOnly || columns[.primary] == nil ? 0 : min(wish, bounds.width / 2)
    let middle = columns[.supplementary] == nil ? 0 : min(wish, (bounds.width - width) / 2)
    var x: CGFloat = 0
    var places: [(UIViewController?, CGRect)] = []
    for (column, extent) in [(Column.primary, width), (.supplementary, middle), (.secondary, bounds.width - width - middle)]
    where extent > 0 {
      let left = view.isRightToLeft ? bounds.width - x - extent : x
      places.append((columns[column], CGRect(x: left, y: 0, width: extent, height: bounds.height)))
      x += extent
    }
    place(places, width > 0 ? (view.isRightToLeft ? bounds.width - width : width) : nil)
  }

  private func place(_ places: [(UIViewController?, CGRect)], _ border: CGFloat?) {
    let shown = places.compactMap(\.0)
    for controller in columns.values where !shown.contains(where: { $0 === controller }) { controller.viewIfLoaded?.removeFromSuperview() }
    for (controller, frame) in places {
      guard let controller, let inner = controller.view else { continue }
      if inner.superview !== view { view.addSubview(inner) }
      if inner.frame != frame { inner.frame = frame }
    }
    guard let border else { return line.removeFromSuperview() }
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: border - thickness / 2, y: 0, width: thickness, height: view.bounds.height)
    // Only where it is not on top: what changes the order of views asks for layout.
    if view.subviews.last !== line { view.addSubview(line) }
  }

  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two, in the old way.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }
  /// A column.
  public enum Column: Int, Sendable {
    /// Where one chooses.
    case primary
    /// Between both, in splits of three.
    case supplementary
    /// What was chosen.
    case secondary
    /// What stands for all where there is room for one.
    case compact
    /// What tells more of the secondary one; kept only.
    case inspector
  }
  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    /// The system chooses.
    case automatic
    /// The secondary one.
    case secondaryOnly
    /// Two.
    case oneBesideSecondary
    /// One over the secondary one; beside it here.
    case oneOverSecondary
    /// Three.
    case twoBesideSecondary
    /// Two over the secondary one; beside it here.
    case twoOverSecondary
    /// Two that push the secondary one aside; beside it here.
    case twoDisplaceSecondary
  }
  /// How columns meet.
  public enum SplitBehavior: Int, Sendable {
    /// The system chooses.
    case automatic
    /// Beside each other.
    case tile
    /// One over the other.
    case overlay
    /// One pushes the other aside.
    case displace
  }
}

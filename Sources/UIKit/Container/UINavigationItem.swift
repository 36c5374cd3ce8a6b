/// What a controller shows in a navigation bar.
@MainActor @preconcurrency open class UINavigationItem: NSObject, KeepsValues {
  package final var keptValues = KeptValues()
  /// The bar that shows it.
  final weak var bar: (any ItemBar)?
  /// The words in the middle.
  open var title: String? { didSet { bar?.itemChanged() } }
  /// A view in the middle.
  open var titleView: UIView? { didSet { bar?.itemChanged() } }
  /// The items where reading begins.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemChanged() } }
  /// The items where reading ends, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemChanged() } }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.itemChanged() } }
  /// Whether the way back is not shown.
  open var hidesBackButton = false { didSet { bar?.itemChanged() } }
  /// The words of the way back to this one.
  open var backButtonTitle: String? { didSet { bar?.itemChanged() } }
  /// The item of the way back to this one.
  open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.itemChanged() } }
  /// The search below the title; nil = none.
  open var searchController: UISearchController? { didSet { bar?.itemChanged() } }
  /// A line of words above the title and the items.
  open var prompt: String? { didSet { bar?.itemChanged() } }
  /// How the way back is shown.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The bar's looks while this is shown; nil = the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.itemChanged() } }
  /// The bar's looks over content that begins below it; nil = the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.itemChanged() } }
  /// The bar's looks where there is little height; kept only.
  open var compactAppearance: UINavigationBarAppearance?
  /// Sets the items where reading ends.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the items where reading begins.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the items where reading ends.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the items where reading begins.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Whether scrolling hides the search; kept only.
  open var hidesSearchBarWhenScrolling = true
  /// The first item where reading begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost item where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// A title.
  public init(title: String) { self.title = title }
  /// Nothing.
  public override init() {}
  /// How the way back is shown.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// With the title before.
    case `default`
    /// With the word "Back".
    case generic
    /// As a chevron alone.
    case minimal
  }
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the one before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// The title stands where a large one stands not, and words of a large title are not shown (from iOS 26 on).
    case inline
  }
  /// Whether the way back is not shown.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

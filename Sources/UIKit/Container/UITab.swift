/// A tab of a tab bar controller, with what makes its controller.
@MainActor @preconcurrency open class UITab: NSObject {
  /// Its name.
  public let identifier: String
  /// Its words.
  open var title: String { didSet { managed?.tabBarItem.title = title } }
  /// Its symbol.
  open var image: UIImage? {
    didSet {
      MissingPicture.shows(image, "UITab \(title)")
      managed?.tabBarItem.image = image
    }
  }
  /// Smaller words; not shown below.
  open var subtitle: String?
  /// The words on its badge.
  open var badgeValue: String? { didSet { managed?.tabBarItem.badgeValue = badgeValue } }
  /// Something of your own.
  open var userInfo: Any?
  /// Where it may be moved to; kept only.
  open var preferredPlacement = Placement.automatic
  /// Whether it is left out of the bar.
  open var isHidden = false
  /// Whether it may be left out; kept only.
  open var allowsHiding = false
  /// The group that it is in.
  open weak var parent: UITabGroup?
  private let provider: ((UITab) -> UIViewController)?
  private var managed: UIViewController?
  /// Where a tab may be moved to.
  public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }

  /// A tab whose controller is made when it is needed.
  public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
  }
  /// Its controller.
  open var viewController: UIViewController? {
    if let managed { return managed }
    guard let made = provider?(self) else { return nil }
    made.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
    made.tabBarItem.badgeValue = badgeValue
    managed = made
    return made
  }
}
/// Tabs that belong together; a phone shows the group as one tab.
open class UITabGroup: UITab {
  /// Its tabs.
  open var children: [UITab] = []
  /// The one that is chosen first.
  open var defaultChildIdentifier: String?
  /// The one that is chosen.
  open weak var selectedChild: UITab?
  /// How it is shown in a sidebar; kept only.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// Whether its tabs may be moved; kept only.
  open var allowsReordering = false
  /// Who shows its tabs one upon the other.
  open var managingNavigationController: UINavigationController?
  /// How a group is shown in a sidebar.
  public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }

  /// Tabs that belong together.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    self.children = children
    for child in children { child.parent = self }
  }
  open override var viewController: UIViewController? {
    super.viewController ?? (children.first { $0.identifier == defaultChildIdentifier } ?? children.first)?.viewController
  }
}
/// The tab that searches.
open class UISearchTab: UITab {
  /// Whether it begins to search when it is chosen; kept only.
  open var automaticallyActivatesSearch = false
  /// The tab that searches.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search", viewControllerProvider: viewControllerProvider)
  }
  /// The tab that searches, with words and symbol of your own.
  public override init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}
extension UITabBarController {
  /// Where tabs are, on a tablet.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  /// Where tabs are, on a tablet; kept only.
  public var mode: Mode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// The tabs; setting them makes their controllers.
  public var tabs: [UITab] {
    get { kept([]) }
    set {
      keep(newValue)
      viewControllers = newValue.filter { !$0.isHidden }.compactMap(\.viewController)
    }
  }
  /// Replaces the tabs.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
  /// The tab that is shown.
  public var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }
  /// The tab of a name.
  public func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }
  /// Creates it with its tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }
}

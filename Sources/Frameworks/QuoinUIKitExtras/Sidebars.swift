import Foundation
import UIKit

// What tab bar controllers have beside their bar on large screens. Pages show the bar.

extension UITabBarController {
  /// The list of tabs at the side; kept only.
  public var sidebar: Sidebar {
    if let known: Sidebar = kept(by: self, nil) { return known }
    let made = Sidebar()
    keep(Optional(made), by: self)
    return made
  }
  /// The list of tabs at the side; it is not shown here, and keeps what it is given.
  @MainActor @preconcurrency open class Sidebar: NSObject {
    /// How it stands beside the content.
    public enum Layout: Int, Sendable {
      /// As the system likes.
      case automatic
      /// Over it.
      case overlap
      /// Beside it.
      case tile
    }
    /// Does something beside its coming and going.
    @MainActor @preconcurrency public protocol Animating: AnyObject {
      /// Beside it.
      func addAnimations(_ animations: @escaping () -> Void)
      /// Behind it.
      func addCompletion(_ completion: @escaping () -> Void)
    }
    /// Who hears of it and says what is in it; never asked here.
    @MainActor @preconcurrency public protocol Delegate: AnyObject {
      /// It is about to come or go.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: Sidebar, animator: any Animating)
    }
    /// Who hears of it; kept only.
    open weak var delegate: (any Delegate)?
    /// Whether it is away.
    open var isHidden = true
    /// How it stands beside the content.
    open var preferredLayout = Layout.automatic
    /// What stands above the tabs.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// What stands below the tabs.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// What stands at its lower end.
    open var bottomBarView: UIView?
    /// More things for its menu.
    open var navigationOverflowItems: UIDeferredMenuElement?
    /// A tab's row is filled anew; there is none.
    open func reconfigureItem(for tab: UITab) {}
  }
  /// Under what name the user's order of tabs is kept; kept only.
  public var customizationIdentifier: String? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// Which tabs there are where there is little width; nil = all. Kept only.
  public var compactTabIdentifiers: [String]? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
}
extension UITabBarController.Sidebar.Delegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
}
extension UITab {
  /// Whether it can be chosen; kept only.
  public var isEnabled: Bool {
    get { kept(by: self, true) }
    set { keep(newValue, by: self) }
  }
  /// Whether it is away until the user brings it; kept only.
  public var isHiddenByDefault: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
  /// The controller that shows it; nil while its own stands in none.
  public var tabBarController: UITabBarController? { viewController?.tabBarController }
  /// Whether it is to be seen: while it is not away.
  public var hasVisiblePlacement: Bool { !isHidden }
  /// The group whose navigation shows it; nil for none.
  public var managingTabGroup: UITabGroup? { parent.flatMap { $0.managingNavigationController == nil ? nil : $0 } }
}
extension UITabGroup {
  /// In which order its tabs stand; the rest follows as it came. Kept only.
  public var displayOrderIdentifiers: [String] {
    get { kept(by: self, []) }
    set { keep(newValue, by: self) }
  }
  /// Its tabs in that order.
  public var displayOrder: [UITab] {
    let first = displayOrderIdentifiers.compactMap { tab(forIdentifier: $0) }
    return first + children.filter { child in !first.contains { $0 === child } }
  }
  /// The tab of a name among its own.
  public func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }
  /// What can be done in the list at the side; kept only.
  public var sidebarActions: [UIAction] {
    get { kept(by: self, []) }
    set { keep(newValue, by: self) }
  }
  /// Whether it has a page of its own in the list at the side; kept only.
  public var isSidebarDestination: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
}
extension UIViewController {
  /// The tab that it is the page of; nil for none.
  public var tab: UITab? { tabBarController?.tabs.first { $0.viewController === self } }
}
extension UITabBarItem {
  /// The looks of the badge's words in a state; nil, as none were set that show.
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
}

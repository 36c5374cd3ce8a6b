extension UITabBar {
  /// The picture behind the chosen tab; kept only.
  public var selectionIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The colour of the chosen tab's picture, as it was said before there were tints; kept only.
  public var selectedImageTintColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How tabs are spread.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}
/// Who is told which tab was chosen, and how the tabs are arranged by hand, which nobody does here.
@MainActor @preconcurrency public protocol UITabBarDelegate: AnyObject {
  /// A tab was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// The tabs are about to be arranged.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// The tabs can be arranged.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// The tabs are about to stay as they were arranged.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// The tabs are arranged.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}
extension UITabBarDelegate {
  /// Does nothing, where the delegate says nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing, where the delegate says nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing, where the delegate says nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing, where the delegate says nothing.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing, where the delegate says nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
/// Who says where a bar of tools lies.
@MainActor @preconcurrency public protocol UIToolbarDelegate: AnyObject {}
extension UITabBarAppearance {
  /// The looks of tabs beside their pictures; kept only.
  public var inlineLayoutAppearance: UITabBarItemAppearance {
    get { keptOnce { UITabBarItemAppearance() } }
    set { keep(newValue) }
  }
  /// The looks of tabs beside small pictures; kept only.
  public var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { keptOnce { UITabBarItemAppearance() } }
    set { keep(newValue) }
  }
  /// The colour behind the chosen tab; kept only.
  public var selectionIndicatorTintColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The picture behind the chosen tab; kept only.
  public var selectionIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How tabs are spread; kept only.
  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// How wide a tab is; kept only.
  public var stackedItemWidth: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// How much is between tabs; kept only.
  public var stackedItemSpacing: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
}
extension UITabBarItemAppearance {
  /// As the system's of a style.
  public convenience init(style: Style) { self.init() }
  /// Where a tab's words are.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
}
extension UITabBarController {
  /// Which tabs may be put in another order: none here; kept only.
  public var customizableViewControllers: [UIViewController]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What shows the tabs that have no room; all have here.
  public var moreNavigationController: UINavigationController { keptOnce() }
  private func keptOnce(_ name: String = #function) -> UINavigationController {
    let value = kept(UINavigationController(), name)
    keep(value, name)
    return value
  }
}

/// Who hears of a tab bar controller's choice.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tab may be chosen.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// A tab was chosen.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Agrees, where the delegate says nothing.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
  /// Does nothing, where the delegate says nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

@MainActor open class UINavigationItem: NSObject { var title: String? }
@MainActor open class UITabBarItem: NSObject { var title: String? }
@MainActor open class UIBarButtonItem: NSObject {}
open class UINavigationController: UIViewController { func pushViewController(_ c: UIViewController, animated: Bool) {} }
extension UIViewController { var navigationController: UINavigationController? { nil } }

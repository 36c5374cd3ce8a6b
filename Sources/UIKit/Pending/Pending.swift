@MainActor enum ConstraintHome {
  static func viewMoved(_ view: UIView) {}
  static func viewLeft(_ view: UIView, from old: UIView) {}
  static func place(subviewsOf view: UIView) {}
}
package struct ViewLayoutData { func contentSizeChanged() {} }
extension UIView {
  func constraintFittingSize(_ t: CGSize, _ h: UILayoutPriority, _ v: UILayoutPriority) -> CGSize { sizeThatFits(t) }
}
public struct UILayoutPriority: Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
enum DynamicInit { static func make(_ type: AnyClass) -> AnyObject? { nil } }
open class UIStackView: UIView {}
@MainActor open class UINavigationItem: NSObject { var title: String? }
@MainActor open class UITabBarItem: NSObject { var title: String? }
@MainActor open class UIBarButtonItem: NSObject {}
open class UINavigationController: UIViewController { func pushViewController(_ c: UIViewController, animated: Bool) {} }
extension UIViewController { var navigationController: UINavigationController? { nil } }

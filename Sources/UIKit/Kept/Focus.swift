/// What has a size that something inside may change.
@MainActor @preconcurrency public protocol UIContentContainer: AnyObject {
  /// The size that it would like.
  var preferredContentSize: CGSize { get }
}
extension UIViewController: UIContentContainer {}

/// What the keyboard's focus moves among.
@MainActor @preconcurrency public protocol UIFocusEnvironment: AnyObject {}
extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// How the focus moves; no page has one.
@MainActor @preconcurrency open class UIFocusUpdateContext: NSObject {
  /// What had the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// What has it next.
  open var nextFocusedView: UIView? { nil }
}
/// Animates what the focus leaves and reaches, at once here.
@MainActor @preconcurrency open class UIFocusAnimationCoordinator: NSObject {
  /// Runs `animations` at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

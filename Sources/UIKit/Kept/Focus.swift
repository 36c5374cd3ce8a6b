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
  /// What had the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// What has it next.
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
}
/// Animates what the focus leaves and reaches, at once here.
@MainActor @preconcurrency open class UIFocusAnimationCoordinator: NSObject {
  /// Runs `animations` at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// What can have the focus.
@MainActor @preconcurrency public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have the focus.
  var canBecomeFocused: Bool { get }
  /// Where it is.
  var frame: CGRect { get }
}
extension UIView: UIFocusItem {}

/// How the focus goes from row to row; nothing has it while a page is made.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had it.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets it.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// How the focus goes from item to item; nothing has it while a page is made.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had it.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that gets it.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

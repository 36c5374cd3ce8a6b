/// Lets things be done beside a menu's coming and going; nobody opens one while a page is made.
@MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// What is shown beside the menu.
  var previewViewController: UIViewController? { get }
  /// Beside it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Behind it.
  func addCompletion(_ completion: @escaping () -> Void)
}
/// How what is shown beside a menu is opened.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
/// Lets things be done when what is shown beside a menu is opened.
@MainActor @preconcurrency public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
/// How something that is dragged looks.
open class UITargetedDragPreview: UITargetedPreview {}
/// How something that is dragged looks, by itself.
@MainActor @preconcurrency open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// Its form and ground.
  public let parameters: UIDragPreviewParameters
  /// A view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}
/// The form and ground of what is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {}
/// Where what is dragged comes from.
open class UIDragPreviewTarget: UIPreviewTarget {}
extension UIContextMenuInteraction {
  /// How its menu looks; nobody sees it.
  public enum Appearance: UInt, Sendable { case unknown, rich, compact }
  /// How its menu looks: not known.
  public var menuAppearance: Appearance { .unknown }
  /// Where the finger is: nowhere.
  public func location(in view: UIView?) -> CGPoint { .zero }
  /// The menu is not open.
  public func dismissMenu() {}
  /// The menu is not open.
  public func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

// Looking into something by pressing hard, as it was before iOS 13. Nobody presses while a page is made.

/// Shows what lies behind something that is pressed.
@MainActor @preconcurrency public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// What lies behind a place; nil = nothing.
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
    -> UIViewController?
  /// It is opened.
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}
/// Where one can press.
@MainActor @preconcurrency public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// On which view.
  var sourceView: UIView { get }
  /// Which part of it stays sharp.
  var sourceRect: CGRect { get set }
  /// Who shows what lies behind.
  var delegate: any UIViewControllerPreviewingDelegate { get }
}
private final class PreviewingView: NSObject, UIViewControllerPreviewing {
  let sourceView: UIView
  var sourceRect: CGRect
  let delegate: any UIViewControllerPreviewingDelegate
  init(_ view: UIView, _ delegate: any UIViewControllerPreviewingDelegate) {
    (sourceView, sourceRect, self.delegate) = (view, view.bounds, delegate)
  }
}
/// Something to do with what is looked into.
@MainActor @preconcurrency public protocol UIPreviewActionItem: NSObjectProtocol {
  /// Its words.
  var title: String { get }
}
/// One thing to do.
@MainActor @preconcurrency open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How it looks.
  public enum Style: Int, Sendable { case `default`, selected, destructive }
  /// Its words.
  public let title: String
  /// What it does.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  /// One thing to do.
  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    self.title = title
    self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
  }
}
/// Several things to do.
@MainActor @preconcurrency open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String
  /// Several things to do.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) { self.title = title }
}
extension UIViewController {
  /// Lets one look into a view's parts.
  @discardableResult public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
    -> any UIViewControllerPreviewing
  { PreviewingView(sourceView, delegate) }
  /// No longer.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// A bubble with an arrow. Where there is little width it is shown as a sheet, unless its delegate says `.none`.
open class UIPopoverPresentationController: UIPresentationController {
  /// Who is told, and asked how the presentation adapts to little room; held weakly.
  public var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { _adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { _adaptiveDelegate = newValue }
  }
  /// The view it points to.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The rectangle of `sourceView` it points to; null = all of it.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// The item it points to.
  open var sourceItem: AnyObject? { didSet { sourceView = sourceItem as? UIView ?? sourceView } }
  /// The bar's item it points to; its place is not known, so the bubble stands at the bar's end.
  open var barButtonItem: UIBarButtonItem?
  /// The sides the arrow may be on.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { containerView?.setNeedsLayout() } }
  /// Whether anything says what it is about.
  var pointsToSomething: Bool { sourceView != nil || barButtonItem != nil }
  /// The side the arrow is on.
  public internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The colour of the bubble.
  open var backgroundColor: UIColor? { didSet { containerView?.setNeedsLayout() } }
  /// Views that touches still reach; kept only.
  open var passthroughViews: [UIView]?
  /// Points that are kept from the container's edges.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { containerView?.setNeedsLayout() }
  }
}

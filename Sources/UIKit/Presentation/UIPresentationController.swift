/// How a presented controller stands over the one that presents it.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public private(set) unowned var presentedViewController: UIViewController
  /// The controller that presents it.
  public var presentingViewController: UIViewController { presentedViewController.presentingViewController ?? presentedViewController }
  /// Who is asked how the presentation adapts to little room.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that all of the presentation stands in; nil until it is shown.
  public internal(set) weak var containerView: UIView?

  /// The presentation of a controller.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    super.init()
  }
  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view lies in the container; all of it unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Called before the presentation begins.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended its transition.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
}

/// Decides how a presentation adapts, and hears of its end.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style where there is little width; `.none` keeps the style.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style in some surroundings; `.none` keeps the style.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
  /// Whether the user may take it away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user takes it away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user took it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As the system decides, where the delegate says nothing.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
  /// The same for all surroundings, where the delegate says nothing else.
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { adaptivePresentationStyle(for: controller) }
  /// Agrees, where the delegate says nothing.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing, where the delegate says nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing, where the delegate says nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// Hears of a popover.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
  /// Does nothing, where the delegate says nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Hears of a sheet.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user chose another height; never here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  /// Does nothing, where the delegate says nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
}

/// A card from below.
open class UISheetPresentationController: UIPresentationController {
  /// The heights it may have; the large one alone at first.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The height it has; nil = the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// The greatest height at which what lies behind is not dimmed; nil = it always is.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is shown.
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  /// The radius of its corners; nil = the system's, 10 points.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes it higher; kept only.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it stands at the edge where there is little height; kept only.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it is as wide as its content wants; kept only.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Makes changes; they show at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Asks for the heights anew.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// A height of a sheet.
  @MainActor @preconcurrency public final class Detent: NSObject {
    /// Its name.
    public let identifier: Identifier
    let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(_ identifier: Identifier, _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    {
      self.identifier = identifier
      self.resolver = resolver
    }
    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// All but the safe area above.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of your own, in points above the safe area at the bottom; nil = it can not be had.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }
    /// The height in some surroundings.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { resolver(context) }

    /// The name of a height.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      /// The name as UIKit writes it, or one's own.
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A name of one's own.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All but the safe area above.
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }
}

/// What a sheet's height may depend on.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The surroundings.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points above the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// A bubble with an arrow. Where there is little width it is shown as a sheet, unless its delegate says `.none`.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view it points to.
  open var sourceView: UIView?
  /// The rectangle of `sourceView` it points to; null = all of it.
  open var sourceRect = CGRect.null
  /// The item it points to.
  open var sourceItem: AnyObject? { didSet { sourceView = sourceItem as? UIView ?? sourceView } }
  /// The bar's item it points to; its place is not known, so the bubble stands at the bar's end.
  open var barButtonItem: UIBarButtonItem?
  /// The sides the arrow may be on.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side the arrow is on.
  public internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The colour of the bubble.
  open var backgroundColor: UIColor?
  /// Views that touches still reach; kept only.
  open var passthroughViews: [UIView]?
  /// Points that are kept from the container's edges.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
}

/// Sides an arrow may be on: up = at the top of the bubble.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// One bit for each side.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// At the bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Wherever there is room.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not yet known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

extension UIViewController {
  /// The presentation of this controller, or of the one around it.
  public var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .popover: popoverPresentationController
    case .automatic, .pageSheet, .formSheet: sheetPresentationController
    default: presentation { UIPresentationController(presentedViewController: $0, presenting: nil) }
    }
  }
  /// The sheet in which this controller is presented; nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains((parent ?? self).modalPresentationStyle) else { return nil }
    return presentation { UISheetPresentationController(presentedViewController: $0, presenting: nil) }
  }
  /// The bubble in which this controller is presented; nil for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || (self as? UIAlertController)?.preferredStyle == .actionSheet else { return nil }
    return presentation { UIPopoverPresentationController(presentedViewController: $0, presenting: nil) }
  }

  private func presentation<Kind: UIPresentationController>(_ make: (UIViewController) -> Kind) -> Kind {
    if let parent { return parent.presentation(make) }
    if let known = controllerState.presentation as? Kind { return known }
    let made = make(self)
    controllerState.presentation = made
    return made
  }
}

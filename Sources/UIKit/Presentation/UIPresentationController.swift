/// How a presented controller stands over the one that presents it.
@MainActor @preconcurrency open class UIPresentationController: NSObject, _AdaptivePresenting {
  /// The controller that is presented.
  public private(set) unowned var presentedViewController: UIViewController
  /// The controller that presents it.
  public var presentingViewController: UIViewController { presentedViewController.presentingViewController ?? presentedViewController }
  /// Who is asked how the presentation adapts to little room, as ``delegate``.
  public weak var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that all of the presentation stands in; nil until it is shown.
  open internal(set) weak var containerView: UIView?
  /// How it shows.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The size that a child would like is another; does nothing, for a subclass to say otherwise.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// A child's size by its constraints is another; does nothing, for a subclass to say otherwise.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The traits are others; does nothing, for a subclass to say otherwise.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The presentation of a controller.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    super.init()
  }
  /// What surroundings the presented controller has instead; nil = none.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.view.viewState.overrideTraits = overrideTraitCollection }
  }
  /// What this presentation says of the traits of what it presents.
  open var traitOverrides: any UITraitOverrides {
    get { presentedViewController.traitOverrides }
    set { presentedViewController.traitOverrides = newValue }
  }
  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view lies in the container; all of it unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Called before the presentation begins.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended its transition.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presentation ends; never here.
  open func dismissalTransitionWillBegin() {}
  /// Called when the presentation has ended; never here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Whether it takes the whole screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether what presents it is taken away.
  open var shouldRemovePresentersView: Bool { false }
  /// How it is presented where there is little room.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// How it is presented with some surroundings.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { adaptivePresentationStyle }
  /// How large a controller inside may be.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }
  /// The container will have another size; never called here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// The surroundings will be others; never called here.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
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

/// What a sheet's height may depend on.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The surroundings.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points above the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

extension UIViewController {
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

  func presentation<Kind: UIPresentationController>(_ make: (UIViewController) -> Kind) -> Kind {
    if let parent { return parent.presentation(make) }
    if let known = controllerState.presentation as? Kind { return known }
    let made = make(self)
    controllerState.presentation = made
    return made
  }
}

/// What has a delegate that subclasses have with a type of their own, which no override may have.
@MainActor @preconcurrency public protocol _AdaptivePresenting: AnyObject {
  /// The delegate, held weakly.
  var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension _AdaptivePresenting {
  /// Who is asked how the presentation adapts to little room; held weakly.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { _adaptiveDelegate }
    set { _adaptiveDelegate = newValue }
  }
}

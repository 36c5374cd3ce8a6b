/// Owns a screenful: makes its view, hears when it appears and when it is laid out, holds child controllers.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  package final var loadedView: UIView?
  package final var controllerState = ControllerState()

  /// A controller whose view is in a `.xib`; without one of that name `loadView` makes an empty view.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    controllerState.nibName = nibName
    controllerState.nibBundle = bundle
  }
  /// A controller of a storyboard.
  public required init?(coder: NSCoder) { super.init() }
  /// A controller whose `loadView` makes its view.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The controller's view, made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { adopt(newValue) }
  }
  /// Makes `view`; override to make your own, without calling super.
  open func loadView() { view = makeArchivedView() ?? UIView(frame: UIScreen.main.bounds) }
  /// Whether scroll views keep clear of bars, before there was `contentInsetAdjustmentBehavior`; kept by the phone only.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { true }
    set { _ = newValue }
  }
  /// Called once, when the view has been made.
  open func viewDidLoad() {}
  /// Called before the view comes on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has its surroundings and is about to be laid out on screen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the layout margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Brings the view's constraints up to date; override and call super last.
  open func updateViewConstraints() {}
  /// Called before the view gets another size; the changes run at once here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called before the traits change.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// Called when memory is scarce; never here.
  open func didReceiveMemoryWarning() {}

  /// Called before the parent changes; nil = it leaves.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Makes `child` a child of this controller; its view is yours to add.
  open func addChild(_ child: UIViewController) { adoptChild(child) }
  /// Takes this controller out of its parent.
  open func removeFromParent() { leaveParent() }
  /// The size a container should give the view; zero = no wish.
  open var preferredContentSize: CGSize {
    get { controllerState.preferredContentSize }
    set {
      guard newValue != controllerState.preferredContentSize else { return }
      controllerState.preferredContentSize = newValue
      presentingViewController?.controllerState.presentationView?.setNeedsLayout()
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called when a child's `preferredContentSize` changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when a child's view has another size by constraints.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Whether the keyboard stays where a field is left: in sheets of forms.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The words in bars.
  open var title: String? {
    get { controllerState.title }
    set { setTitle(newValue) }
  }
  /// Whether the status bar is hidden; kept only.
  open var prefersStatusBarHidden: Bool { false }
  /// The status bar's style; kept only.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The orientations it can be in; kept only.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// How it is shown over others.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { controllerState.presentationStyle }
    set { controllerState.presentationStyle = newValue }
  }
  /// How it comes in; kept only.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { controllerState.transitionStyle }
    set { controllerState.transitionStyle = newValue }
  }
  /// Shows `controller` over this one.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentNow(controller)
    completion?()
  }
  /// Takes away what was presented: over this one, or this one itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissNow()
    completion?()
  }
  /// Shows `controller` in the container around.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigation = navigationController { navigation.pushViewController(controller, animated: false) } else { presentNow(controller) }
  }
  /// Safe area added to what the surroundings give.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { controllerState.additionalSafeArea }
    set {
      controllerState.additionalSafeArea = newValue
      loadedView?.viewState.additionalSafeArea = newValue
      loadedView?.setNeedsLayout()
    }
  }
  /// At which edges the view reaches under bars; all at first. Elsewhere it begins where the bar ends.
  open var edgesForExtendedLayout: UIRectEdge {
    get { controllerState.edgesForExtendedLayout }
    set {
      controllerState.edgesForExtendedLayout = newValue
      parent?.loadedView?.setNeedsLayout()
    }
  }
  /// Whether the view reaches under bars that nothing shines through; false at first.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { controllerState.extendsUnderOpaqueBars }
    set {
      controllerState.extendsUnderOpaqueBars = newValue
      parent?.loadedView?.setNeedsLayout()
    }
  }
  /// The presented controller, here or above.
  open var presentedViewController: UIViewController? { controllerState.presented ?? parent?.presentedViewController }
  /// The controller that presented this one.
  open var presentingViewController: UIViewController? { controllerState.presenting ?? parent?.presentingViewController }
  /// Light or dark for the controller's view and all inside.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }
  /// Makes room below when pushed, without the tab bar.
  open var hidesBottomBarWhenPushed: Bool {
    get { controllerState.hidesBottomBarWhenPushed }
    set { controllerState.hidesBottomBarWhenPushed = newValue }
  }
  /// The controllers inside this one.
  open var children: [UIViewController] { controllerState.children }
  /// The controller around this one.
  open var parent: UIViewController? { controllerState.parent }
  /// The side margins a screen of this width has: 16, or 20 from 414 points on.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (loadedView?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Tells that the status bar's looks changed; nothing to do here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// What the controller shows in a navigation bar.
  open var navigationItem: UINavigationItem {
    if let known = controllerState.navigationItem { return known }
    let made = UINavigationItem()
    made.title = title
    controllerState.navigationItem = made
    return made
  }
  /// What the controller shows in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get {
      if let known = controllerState.tabBarItem { return known }
      let made = UITabBarItem()
      made.title = title
      controllerState.tabBarItem = made
      return made
    }
    set { controllerState.tabBarItem = newValue }
  }
  /// Whether it lets its content be changed.
  open var isEditing: Bool {
    get { controllerState.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Lets its content be changed, or no more.
  open func setEditing(_ editing: Bool, animated: Bool) {
    controllerState.isEditing = editing
    controllerState.editItem?.title = editing ? "Done" : "Edit"
    controllerState.editItem?.style = editing ? .done : .plain
  }
  /// A button of a bar that says "Edit", or "Done" while its content may be changed.
  open var editButtonItem: UIBarButtonItem {
    if let known = controllerState.editItem { return known }
    let made = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
    made.primaryAction = UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } }
    controllerState.editItem = made
    return made
  }
  /// Whether it turns with the device; kept only.
  open var shouldAutorotate: Bool { true }
  /// How the device is held when it comes; kept only.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the bar at the bottom of the screen hides; kept only.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// At which edges the system's own gestures wait; kept only.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Whose style the status bar takes; nil = this one's.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Who says whether the status bar hides; nil = this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Who says whether the bar at the bottom hides; nil = this one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// How the status bar changes; kept only.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Tells that the home indicator changed; nothing to do here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Tells that orientations changed; nothing to do here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Called before a segue; there are no storyboards here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may go; there are no storyboards here.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Goes along a segue; there are no storyboards here.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Shows `controller` where details are shown: as `show` does.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) { show(controller, sender: sender) }
  /// Tells a child that it is about to come or go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Tells a child that it has come or gone.
  open func endAppearanceTransition() {}
  /// Whether children hear of coming and going by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether those who present fullscreen take this one's place; kept only.
  open var definesPresentationContext: Bool {
    get { controllerState.definesContext }
    set { controllerState.definesContext = newValue }
  }
  /// Whether it cannot be swiped away; kept only.
  open var isModalInPresentation: Bool {
    get { controllerState.isModalInPresentation }
    set { controllerState.isModalInPresentation = newValue }
  }
  /// Called when the controller came from a storyboard, before its view is made.
  open func awakeFromNib() {}
  /// Called by nobody: on the phone a class may be asked for what its objects have, and some override this one by mistake.
  open class func awakeFromNib() {}
  /// The controllers change places at once, then `completion` runs.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let container = fromViewController.viewIfLoaded?.superview { container.addSubview(toViewController.view) }
    fromViewController.viewIfLoaded?.removeFromSuperview()
    animations?()
    completion?(true)
  }
  /// How large a controller inside may be: as large as this.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }
  /// Goes back to a controller; never called here.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Who goes back; never called here.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { false }
  /// Keeps what is needed to come back; never called here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes up what was kept; never called here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Before iOS 6, the view was given back; never called here.
  open func viewDidUnload() {}
  /// The device was turned; never called here.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// The device is turned; never called here.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// The device is turned; never called here.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Which controller does something.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { parent }
  /// What is shown where there is nothing; never asked for here.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// What is known of a view in which there is nothing: the words that its search seeks.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }
  /// Gives what it shows its colours, words and the like, before the layout; empty unless overridden. It runs before the view's own, again
  /// after ``setNeedsUpdateProperties()``, and after a change of an `@Observable` value that it has read.
  open func updateProperties() {}
  /// Asks for `updateProperties()` in the next layout pass.
  open func setNeedsUpdateProperties() { view.setNeedsUpdateProperties() }
  /// Runs `updateProperties()` now if it was asked for.
  open func updatePropertiesIfNeeded() { view.updatePropertiesIfNeeded() }
  /// What sweeping up while one peeks offers; never asked, as nobody peeks.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Whether the device turns no longer; kept only.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// Whose word on that holds; nil = its own.
  open var childForInterfaceOrientationLock: UIViewController? { nil }
  /// Whether it should be light or dark, before there was `overrideUserInterfaceStyle`; kept only.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  /// Whose word on that holds; nil = its own.
  open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
  /// What lies behind a window that is seen through; kept only.
  open var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .automatic }
  /// Whose word on that holds; nil = its own.
  open var childViewControllerForPreferredContainerBackgroundStyle: UIViewController? { nil }
  /// All that was kept has come back; never called here.
  open func applicationFinishedRestoringState() {}
  /// The pages that were under this one are gone from a split controller that became narrow; does nothing, for a subclass to say otherwise.
  open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {}
  /// What stands beside this one as a split controller becomes wide; nil = the system's choice.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }
  /// Whether a controller inside says how the status bar looks.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the pointer stays; never asked for here.
  open var prefersPointerLocked: Bool { false }
  /// The controller inside that says which edges the system keeps.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// What surrounds the view.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? parent?.traitCollection ?? .current }
  /// The view, or the controller around.
  open override var next: UIResponder? { loadedView?.superview ?? parent }
  /// The presentation of this controller, or of the one around it.
  open var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .popover: popoverPresentationController as UIPresentationController?
    case .automatic, .pageSheet, .formSheet: sheetPresentationController
    default: presentation { UIPresentationController(presentedViewController: $0, presenting: nil) }
    }
  }
  /// Makes the view when it has not been made.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { adopt(UIView(frame: UIScreen.main.bounds)) }
    viewDidLoad()
  }
  /// Who shows how this one comes and goes; kept only, as a page shows where it ends.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { controllerState.transitioningDelegate }
    set { controllerState.transitioningDelegate = newValue }
  }
  /// The storyboard it came from; nil when it was made in code.
  open var storyboard: UIStoryboard? { controllerState.storyboard ?? parent?.storyboard }
  /// The surroundings given to a controller inside: none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }
  /// Which scroll view a bar follows: none was said.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  /// The split around this controller; nil without one.
  open var splitViewController: UISplitViewController? {
    var next = parent
    while let controller = next {
      if let split = controller as? UISplitViewController { return split }
      next = controller.parent
    }
    return nil
  }
  /// The navigation controller around.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  /// The tab bar controller around.
  open var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }
  /// What the controller shows in the toolbar of a navigation controller around it; see `UINavigationController.isToolbarHidden`.
  open var toolbarItems: [UIBarButtonItem]? {
    get { controllerState.toolbarItems }
    set {
      controllerState.toolbarItems = newValue
      parent?.loadedView?.setNeedsLayout()
    }
  }
  /// Sets what the controller shows in a toolbar.
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
}

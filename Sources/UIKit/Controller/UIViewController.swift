/// Owns a screenful: makes its view, hears when it appears and when it is laid out, holds child controllers.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  package final var loadedView: UIView?
  package final var controllerState = ControllerState()

  /// A controller; archives are not read here, so the names are ignored and `loadView` makes the view.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// A controller; archives are not read here.
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
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
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
    set { controllerState.preferredContentSize = newValue }
  }
  /// Called when a child's `preferredContentSize` changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}
  /// Called when a child's view has another size by constraints.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIViewController) {}

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
  /// What surrounds the view.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? parent?.traitCollection ?? .current }
  /// The view, or the controller around.
  open override var next: UIResponder? { loadedView?.superview ?? parent }
}

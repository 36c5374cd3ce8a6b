import QuoinAppearance

/// Controllers on top of each other, with a bar above.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar(frame: .zero)
  private var isBarHidden = false
  private var shown: UIViewController?
  private var isToolbarAway = true
  private var ownToolbar: UIToolbar?
  /// Who hears of the controllers that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether a swipe hides the bar; kept only.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bar; kept only.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bar; kept only.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether a low screen hides the bar; kept only.
  open var hidesBarsWhenVerticallyCompact = false
  /// The swipe that goes back; nobody swipes here.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  /// The swipe that hides the bars; nobody swipes here.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()

  /// A controller with a first one in it.
  public init(rootViewController root: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(root, animated: false)
  }
  /// A controller with nothing in it.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// A controller whose bars are of other classes; they are of the usual ones here.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, the first one lowest.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the controllers.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for child in children where !controllers.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controllerState.children = controllers
    showTop()
  }
  /// The controller on top.
  open var topViewController: UIViewController? { children.last }
  /// The controller that is seen.
  open var visibleViewController: UIViewController? { topViewController?.presentedViewController ?? topViewController }
  /// Goes back to a controller; returns those that go.
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(viewControllers[(index + 1)...])
    setViewControllers(Array(viewControllers[...index]), animated: animated)
    return gone
  }
  /// A tap that hides the bars; kept only.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    let made = kept(UITapGestureRecognizer(target: nil, action: nil))
    keep(made)
    return made
  }
  /// Puts a controller on top.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
    showTop()
  }
  /// Takes the top one away, but for the first; returns it.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    setViewControllers(children.dropLast(), animated: animated)
    return top
  }
  /// Takes all away but the first; returns them.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = children.first, children.count > 1 else { return nil }
    let gone = Array(children.dropFirst())
    setViewControllers([first], animated: animated)
    return gone
  }
  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    loadedView?.setNeedsLayout()
  }

  /// The bar below, with the `toolbarItems` of the controller on top.
  public var toolbar: UIToolbar! {
    if let ownToolbar { return ownToolbar }
    let made = UIToolbar(frame: .zero)
    made.isHidden = true
    ownToolbar = made
    loadedView?.addSubview(made)
    return made
  }
  /// Whether the bar below is hidden; true at first.
  open var isToolbarHidden: Bool {
    get { isToolbarAway }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar below.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarAway = hidden
    loadedView?.setNeedsLayout()
  }

  /// A view with the bar.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    view.addSubview(navigationBar)
    if let ownToolbar { view.addSubview(ownToolbar) }
    showTop()
  }

  private func showTop() {
    guard let container = loadedView, let top = topViewController else { return }
    if shown !== top {
      delegate?.navigationController(self, willShow: top, animated: false)
      defer { delegate?.navigationController(self, didShow: top, animated: false) }
      if let shown {
        shown.disappear()
        shown.view.removeFromSuperview()
      }
      shown = top
      container.insertSubview(top.view, at: 0)
      if controllerState.appearance != .away {
        top.appear(in: container)
        layoutTop()
        top.finishAppearing()
      }
    }
    container.setNeedsLayout()
  }

  private var isLarge: Bool {
    guard let top = topViewController, navigationBar.prefersLargeTitles, traitCollection.barMeasures.allowsLargeTitles else { return false }
    switch top.navigationItem.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return true
    }
  }

  /// The safe area of the top one begins below the bar.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutTop()
  }

  private func layoutTop() {
    guard let container = loadedView, let top = topViewController else { return }
    let safe = container.safeAreaInsets
    let measures = container.traitCollection.barMeasures
    let search = top.navigationItem.searchController?.searchBar
    let floats = searchFloats(top, measures)
    var height = CGFloat(measures.navigation) + (isLarge ? navigationBar.largeTitleRoom(for: top.navigationItem) : 0)
    if search != nil, !floats { height += CGFloat(measures.search) }
    if top.navigationItem.prompt != nil { height += UINavigationBar.promptRoom }
    if isBarHidden { height = 0 }
    // In a sheet the titles stand lower, clear of the grabber; on a screen the bar reaches up beside the camera.
    let notch = Double(safe.top)
    let above = controllerState.isSheet ? measures.sheetExtra : max(0, measures.navigationTop - notch) - measures.overlap(top: notch)
    let inset = safe.top + (isBarHidden ? 0 : CGFloat(above))
    navigationBar.isHidden = isBarHidden
    navigationBar.safeTop = inset
    navigationBar.frame = CGRect(x: 0, y: 0, width: container.bounds.width, height: inset + height)
    let before = children.count > 1 ? children[children.count - 2] : nil
    let back = before.map {
      $0.navigationItem.backButtonTitle ?? $0.navigationItem.backBarButtonItem?.title ?? $0.navigationItem.title ?? "Back"
    }
    // The words of the way back are the item's before.
    before?.navigationItem.bar = navigationBar
    navigationBar.show(
      top.navigationItem, back: back, action: { [weak self] in self?.popViewController(animated: false) }, large: isLarge,
      hasSearch: !floats)
    let below = layToolbar(top, search: floats ? search : nil, in: container)
    let covered = UIEdgeInsets(top: inset + height, left: safe.left, bottom: below, right: safe.right)
    place(top, in: container.bounds, under: covered)
    if container.subviews.last !== navigationBar { container.bringSubviewToFront(navigationBar) }
  }

  /// Whether the search stands at the bottom: among the toolbar's items, or in their stead. Above a bar of tabs it stays below the title
  /// (observed: siteline/swiftui-introspect issue 499, iOS 26).
  private func searchFloats(_ top: UIViewController, _ measures: BarMeasures) -> Bool {
    let item = top.navigationItem
    return measures.floatingSearch > 0 && item.searchController != nil && item.preferredSearchBarPlacement != .stacked
      && item.searchBarPlacementAllowsToolbarIntegration && (tabBarController?.isTabBarHidden ?? true)
  }

  /// Places the bar below, with the search where that stands in it; returns how much of the bottom is covered.
  private func layToolbar(_ top: UIViewController, search: UISearchBar?, in container: UIView) -> CGFloat {
    let safe = container.safeAreaInsets.bottom
    guard !isToolbarAway || search != nil, let toolbar else {
      ownToolbar?.search = nil
      ownToolbar?.isHidden = true
      return safe
    }
    let items = isToolbarAway ? [] : top.toolbarItems ?? []
    if (toolbar.items ?? []).elementsEqual(items, by: ===) == false { toolbar.items = items }
    toolbar.search = search
    let measures = container.traitCollection.barMeasures
    let covered = CGFloat(max(measures.item > 0 ? 0 : measures.toolbar + Double(safe), measures.toolbarTotal))
    toolbar.isHidden = false
    toolbar.safeBottom = safe
    toolbar.frame = CGRect(x: 0, y: container.bounds.height - covered, width: container.bounds.width, height: covered)
    return covered
  }

  /// Under bars that it may reach under the view is as large as the container and its safe area begins past them; else it ends there.
  private func place(_ top: UIViewController, in bounds: CGRect, under covered: UIEdgeInsets) {
    var (frame, safe) = (bounds, covered)
    if !isBarHidden, !top.reachesUnderBar(at: .top, isTranslucent: navigationBar.isTranslucent) {
      frame.origin.y += covered.top
      frame.size.height = max(0, frame.height - covered.top)
      safe.top = 0
    }
    if !isToolbarAway, let toolbar, !top.reachesUnderBar(at: .bottom, isTranslucent: toolbar.isTranslucent) {
      frame.size.height = max(0, frame.height - covered.bottom)
      safe.bottom = 0
    }
    top.view.frame = frame
    top.view.viewState.safeAreaRoot = safe
  }
}

import QuoinAppearance

/// Controllers on top of each other, with a bar above.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar(frame: .zero)
  private var isBarHidden = false
  private var shown: UIViewController?
  /// Whether the toolbar is hidden; kept only.
  open var isToolbarHidden = true

  /// A controller with a first one in it.
  public init(rootViewController root: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(root, animated: false)
  }
  /// A controller with nothing in it.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
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

  /// A view with the bar.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    view.addSubview(navigationBar)
    showTop()
  }

  private func showTop() {
    guard let container = loadedView, let top = topViewController else { return }
    if shown !== top {
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
    guard let top = topViewController, navigationBar.prefersLargeTitles else { return false }
    switch top.navigationItem.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
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
    let search = top.navigationItem.searchController == nil ? 0 : UINavigationBar.searchHeight
    let height = isBarHidden ? 0 : CGFloat(BarLook.navigation) + (isLarge ? CGFloat(BarLook.largeTitle) : 0) + search
    navigationBar.isHidden = isBarHidden
    navigationBar.safeTop = safe.top
    navigationBar.frame = CGRect(x: 0, y: 0, width: container.bounds.width, height: safe.top + height)
    let before = children.count > 1 ? children[children.count - 2] : nil
    let back = before.map {
      $0.navigationItem.backButtonTitle ?? $0.navigationItem.backBarButtonItem?.title ?? $0.navigationItem.title ?? "Back"
    }
    navigationBar.show(top.navigationItem, back: back, action: { [weak self] in self?.popViewController(animated: false) }, large: isLarge)
    top.view.frame = container.bounds
    top.view.viewState.safeAreaRoot = UIEdgeInsets(top: safe.top + height, left: safe.left, bottom: safe.bottom, right: safe.right)
    if container.subviews.last !== navigationBar { container.bringSubviewToFront(navigationBar) }
  }
}

extension UIViewController {
  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }
  /// The view when it has been made; asking does not make it.
  public var viewIfLoaded: UIView? { loadedView }

  func adopt(_ view: UIView?) {
    loadedView?.viewState.controller = nil
    loadedView = view
    view?.viewState.controller = self
    view?.viewState.additionalSafeArea = controllerState.additionalSafeArea
  }

  func viewWillLayoutSubviewsIfReady() { viewWillLayoutSubviews() }
  func viewDidLayoutSubviewsIfReady() { viewDidLayoutSubviews() }

  /// The calls before the first layout on screen.
  package func appear(in container: UIView) {
    guard controllerState.appearance == .away else { return }
    controllerState.appearance = .coming
    loadViewIfNeeded()
    viewWillAppear(false)
    viewIsAppearing(false)
    setNeedsUpdateContentUnavailableConfiguration()
    showContentUnavailable()
    for child in visibleChildren { child.appear(in: view) }
  }

  /// The calls after the first layout on screen.
  package func finishAppearing() {
    guard controllerState.appearance == .coming else { return }
    controllerState.appearance = .here
    for child in visibleChildren { child.finishAppearing() }
    viewDidAppear(false)
    showPresented()
  }

  /// The calls when the view leaves the screen.
  package func disappear() {
    guard controllerState.appearance != .away else { return }
    viewWillDisappear(false)
    controllerState.appearance = .away
    for child in children { child.disappear() }
    viewDidDisappear(false)
  }

  private var visibleChildren: [UIViewController] {
    children.filter { child in child.loadedView.map { $0.isDescendant(of: view) } ?? false }
  }

  func adoptChild(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    controllerState.children.append(child)
    child.controllerState.parent = self
    if controllerState.appearance != .away, child.controllerState.appearance == .away {
      child.appear(in: view)
      child.finishAppearing()
    }
  }

  func leaveParent() {
    guard let parent else { return }
    parent.controllerState.children.removeAll { $0 === self }
    controllerState.parent = nil
    disappear()
    didMove(toParent: nil)
  }

  /// Whether the view reaches under a bar at `edge`.
  func reachesUnderBar(at edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
  /// Whether the system's side margins hold for the view.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { controllerState.respectsSystemMargins }
    set { controllerState.respectsSystemMargins = newValue }
  }
  var systemMargins: UIEdgeInsets {
    controllerState.respectsSystemMargins
      ? systemMinimumLayoutMargins.resolved(rightToLeft: false) : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  func setTitle(_ title: String?) {
    controllerState.title = title
    controllerState.navigationItem?.title = title
    controllerState.tabBarItem?.title = title
  }

}

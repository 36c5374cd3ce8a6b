/// Which views are solved together.
///
/// A view placed by its frame is the root of a region: what is inside does not depend on what is outside, but for the size that the frame
/// has, unless a constraint reaches across. So a card or a cell is solved by itself, and a screen of a thousand of them is a thousand small
/// problems.
@MainActor enum LayoutRegion {
  /// Whether `view` is the root of a region. The top of a tree always is.
  static func isRoot(_ view: UIView) -> Bool {
    view.parent == nil || (view.viewState.translatesAutoresizing && view.viewState.crossingConstraints == 0)
  }

  private static weak var lastView: UIView?
  private static weak var lastRoot: UIView?
  private static var lastVersion = -1
  /// Grows with everything that may move a root.
  private static var version = 0

  /// The root of the region in which the subviews of `view` lie. A pass goes down the tree, so mostly the answer for the superview is at
  /// hand.
  static func root(of view: UIView) -> UIView {
    var root = view
    while !isRoot(root), let parent = root.parent {
      if lastVersion == version, parent === lastView, let known = lastRoot {
        root = known
        break
      }
      root = parent
    }
    (lastView, lastRoot, lastVersion) = (view, root, version)
    return root
  }

  /// The views of the region of `root`, from the top down; those that are roots of inner regions are among them, what is inside those is not.
  static func views(in root: UIView) -> [UIView] {
    var views: [UIView] = []
    var stack = [root]
    while let view = stack.popLast() {
      views.append(view)
      if view === root || !isRoot(view) { stack.append(contentsOf: view.children.reversed()) }
    }
    return views
  }

  /// The engine of the region in which the subviews of `view` lie, with all that is new solved.
  static func engine(for view: UIView) -> LayoutEngine {
    let root = root(of: view)
    let engine = root.layoutData.engine ?? LayoutEngine(root: root)
    root.layoutData.engine = engine
    engine.solve()
    return engine
  }

  /// Solves what is new in the region in which the subviews of `view` lie, so that all whose subviews move are laid out from the top.
  static func solve(around view: UIView) { inside(view).layout?.solve() }

  /// The engines that know something: nobody needs to be told of a change before.
  private struct Engines {
    let layout, fitting: LayoutEngine?

    @MainActor func touch(_ view: UIView) {
      layout?.touch(view)
      fitting?.touch(view)
    }
    @MainActor func makeStale() {
      layout?.isStale = true
      fitting?.isStale = true
    }
  }

  /// Those that solve what is inside `view`.
  private static func inside(_ view: UIView) -> Engines {
    let own = view.viewState.layoutData
    return Engines(layout: own?.engine ?? view.viewState.engine, fitting: own?.fitting ?? view.viewState.fitting)
  }

  /// Those of the region that `view` is a member of.
  private static func around(_ view: UIView) -> Engines { Engines(layout: view.viewState.engine, fitting: view.viewState.fitting) }

  // MARK: Changes

  /// The rules that `view` itself makes are others now: a constant, a stack's spacing.
  static func rulesChanged(of view: UIView) { inside(view).touch(view) }

  /// The content of `view` has another size.
  static func contentChanged(of view: UIView) {
    let engines = around(view)
    if let layout = engines.layout { for home in layout.asking(view) { layout.touch(home) } }
    if let fitting = engines.fitting { for home in fitting.asking(view) { fitting.touch(home) } }
    // A root's own content counts where its size is looked for.
    view.viewState.layoutData?.fitting?.touch(view)
  }

  /// The frame or the surroundings of `view` are others now: its own region and the one it lies in are gathered anew.
  static func placeChanged(of view: UIView) {
    inside(view).makeStale()
    around(view).makeStale()
  }

  /// The bounds of `view` are others: what lies inside is asked only where it speaks of them. Its fitting size does not depend on them.
  static func boundsChanged(of view: UIView) {
    view.viewState.layoutData?.engine?.rootChanged()
    around(view).makeStale()
  }

  /// `view` was moved by hand. Constraints that refer to it, or to what is inside, give other results now.
  static func moved(_ view: UIView) {
    guard let parent = view.parent, view.viewState.translatesAutoresizing else { return }
    let engines = around(view)
    if let fitting = engines.fitting, fitting.refers(to: view) { fitting.isStale = true }
    guard let layout = engines.layout, layout.refers(to: view) else { return }
    layout.isStale = true
    view.setNeedsLayout()
    parent.setNeedsLayout()
  }

  /// Roots may have moved: `view` came, left, or is placed otherwise than before.
  static func treeChanged(at view: UIView) {
    version += 1
    placeChanged(of: view)
    if let parent = view.parent { inside(parent).makeStale() }
    // An inner region that is none any more is solved with what is around it.
    if !isRoot(view) {
      view.viewState.layoutData?.engine = nil
      view.viewState.layoutData?.fitting = nil
    }
  }

  // MARK: Constraints that reach across

  /// Notes that a constraint kept by `home` reaches from `view` across all that lies between.
  static func cross(from view: UIView, to home: UIView, by step: Int32) {
    var next = view === home ? nil : view.parent
    while let root = next, root !== home {
      root.viewState.crossingConstraints += step
      if step > 0 ? root.viewState.crossingConstraints == 1 : root.viewState.crossingConstraints == 0 { treeChanged(at: root) }
      next = root.parent
    }
  }
}

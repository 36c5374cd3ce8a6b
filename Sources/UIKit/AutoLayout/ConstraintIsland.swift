/// Which views are solved together.
///
/// A view placed by its frame is the shore of an island: what is inside does not depend on what is outside, but for the size that the frame
/// has, unless a constraint reaches across. So a card or a cell is solved by itself, and a screen of a thousand of them is a thousand small
/// problems.
@MainActor enum ConstraintIsland {
  /// Whether `view` is the root of an island. The top of a tree always is.
  static func isRoot(_ view: UIView) -> Bool {
    view.parent == nil || (view.viewState.translatesAutoresizing && view.viewState.crossings == 0)
  }

  private static weak var lastView: UIView?
  private static weak var lastRoot: UIView?
  private static var lastVersion = -1
  /// Grows with everything that may move a shore.
  private static var version = 0

  /// The root of the island in which the subviews of `view` lie. A pass goes down the tree, so mostly the answer for the superview is at
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

  /// The views of the island of `root`, from the top down; those on its inner shores are among them, what is inside those is not.
  static func views(in root: UIView) -> [UIView] {
    var views: [UIView] = []
    var stack = [root]
    while let view = stack.popLast() {
      views.append(view)
      if view === root || !isRoot(view) { stack.append(contentsOf: view.children.reversed()) }
    }
    return views
  }

  /// The engine of the island in which the subviews of `view` lie, with all that is new solved.
  static func engine(for view: UIView) -> LayoutEngine {
    let root = root(of: view)
    let engine = root.layoutData.engine ?? LayoutEngine(root: root)
    root.layoutData.engine = engine
    engine.solve()
    return engine
  }

  /// Solves what is new in the island in which the subviews of `view` lie, so that all whose subviews move are laid out from the top.
  static func solve(around view: UIView) { inner(view)?.solve() }

  /// The engine that solves what is inside `view`, as far as it is known. Nobody needs to be told of a change before.
  private static func inner(_ view: UIView) -> LayoutEngine? { view.viewState.layoutData?.engine ?? view.viewState.engine }

  // MARK: Changes

  /// The rules that `view` itself makes are others now: a constant, a stack's spacing.
  static func rulesChanged(of view: UIView) { inner(view)?.touch(view) }

  /// The content of `view` has another size.
  static func contentChanged(of view: UIView) {
    guard let engine = view.viewState.engine else { return }
    for home in engine.asking(view) { engine.touch(home) }
  }

  /// The frame or the surroundings of `view` are others now: its own island and the one it lies in are gathered anew.
  static func placeChanged(of view: UIView) {
    view.viewState.layoutData?.engine?.isStale = true
    view.viewState.engine?.isStale = true
  }

  /// `view` was moved by hand. Constraints that refer to it, or to what is inside, give other results now.
  static func moved(_ view: UIView) {
    guard let parent = view.parent, view.viewState.translatesAutoresizing, let engine = view.viewState.engine, engine.refers(to: view)
    else {
      return
    }
    engine.isStale = true
    view.setNeedsLayout()
    parent.setNeedsLayout()
  }

  /// Shores may have moved: `view` came, left, or is placed otherwise than before.
  static func treeChanged(at view: UIView) {
    version += 1
    placeChanged(of: view)
    if let parent = view.parent { inner(parent)?.isStale = true }
    // An inner island that is none any more is solved with what is around it.
    if !isRoot(view) { view.viewState.layoutData?.engine = nil }
  }

  // MARK: Constraints that reach across

  /// Notes that a constraint kept by `home` reaches from `view` across all that lies between.
  static func cross(from view: UIView, to home: UIView, by step: Int32) {
    var next = view === home ? nil : view.parent
    while let shore = next, shore !== home {
      shore.viewState.crossings += step
      if step > 0 ? shore.viewState.crossings == 1 : shore.viewState.crossings == 0 { treeChanged(at: shore) }
      next = shore.parent
    }
  }
}

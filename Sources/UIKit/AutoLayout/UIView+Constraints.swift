/// What a view keeps for constraints.
package final class ViewLayoutData {
  var constraints: [NSLayoutConstraint] = []
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  var engine: LayoutEngine?

}

extension UIView {
  var layoutData: ViewLayoutData {
    if let known = viewState.layoutData { return known }
    let made = ViewLayoutData()
    viewState.layoutData = made
    return made
  }

  /// Whether the frame decides where the view lies; false = constraints do. True at first.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewState.translatesAutoresizing }
    set {
      guard viewState.translatesAutoresizing != newValue else { return }
      viewState.translatesAutoresizing = newValue
      ConstraintHome.version += 1
      ConstraintHome.isUsed = true
      parent?.setNeedsLayout()
    }
  }
  /// The constraints kept by this view: those whose items meet here.
  public var constraints: [NSLayoutConstraint] { viewState.layoutData?.constraints ?? [] }
  /// Makes a constraint active.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Makes constraints active.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Takes a constraint out of effect.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Takes constraints out of effect.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  /// Whether constraints leave the view's place or size open. False for views placed by their frames.
  public var hasAmbiguousLayout: Bool {
    guard ConstraintHome.isUsed, !viewState.translatesAutoresizing, parent != nil else { return false }
    return !ConstraintHome.engine(for: self).open(self).isEmpty
  }

  /// How the view resists growing beyond its content; 250 at first.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = viewState.layoutData?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }
  /// Sets how the view resists growing beyond its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { layoutData.hugging.horizontal = priority } else { layoutData.hugging.vertical = priority }
    contentSizeChanged()
  }
  /// For controls that are never larger than their look: they hug it at 750 from the start, as on the phone.
  func hugsContent(across: Bool = true) {
    if across { layoutData.hugging.horizontal = .defaultHigh }
    layoutData.hugging.vertical = .defaultHigh
  }
  /// How the view resists being smaller than its content; 750 at first.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let resistance = viewState.layoutData?.resistance else { return .defaultHigh }
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }
  /// Sets how the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { layoutData.resistance.horizontal = priority } else { layoutData.resistance.vertical = priority }
    contentSizeChanged()
  }
}

/// Where constraints live: with the nearest view that holds all their items, and solved from the top of the tree.
@MainActor enum ConstraintHome {
  /// Grows with everything that may change a solution.
  static var version = 0
  /// Whether any constraint was ever used: trees without them pay nothing.
  static var isUsed = false
  /// While solutions are written, frames change without being news.
  static var isApplying = false

  static func owner(_ item: AnyObject?) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }

  static func activate(_ constraint: NSLayoutConstraint) {
    guard constraint.home == nil, let first = owner(constraint.firstItem) else { return }
    let second = constraint.secondItem == nil ? first : owner(constraint.secondItem)
    guard let second, let home = commonView(first, second) else {
      LayoutFindings.report(
        LayoutFinding(
          subject: LayoutFindings.name(first),
          message: "A constraint was activated whose items have no common view around them, so it has no effect. Add both views first."))
      return
    }
    constraint.home = home
    home.layoutData.constraints.append(constraint)
    isUsed = true
    changed(constraint)
  }

  static func deactivate(_ constraint: NSLayoutConstraint) {
    guard let home = constraint.home else { return }
    changed(constraint)
    home.viewState.layoutData?.constraints.removeAll { $0 === constraint }
    constraint.home = nil
  }

  static func changed(_ constraint: NSLayoutConstraint) {
    guard let home = constraint.home else { return }
    version += 1
    owner(constraint.firstItem)?.parent?.setNeedsLayout()
    owner(constraint.secondItem)?.parent?.setNeedsLayout()
    home.setNeedsLayout()
  }

  /// The nearest view around both. O(depth).
  private static func commonView(_ one: UIView, _ other: UIView) -> UIView? {
    if one === other || other.parent === one { return one }
    if one.parent === other || one.parent === other.parent { return one.parent }
    func path(_ view: UIView) -> [UIView] {
      var path = [view]
      while let parent = path.last?.parent { path.append(parent) }
      return path.reversed()
    }
    return zip(path(one), path(other)).prefix { $0.0 === $0.1 }.last?.0
  }

  static func viewMoved(_ view: UIView) { if isUsed { version += 1 } }

  /// Constraints to a view that has left are no more.
  static func viewLeft(_ view: UIView, from old: UIView) {
    guard isUsed else { return }
    version += 1
    var next: UIView? = old
    while let home = next {
      for constraint in home.constraints {
        let items = [owner(constraint.firstItem), owner(constraint.secondItem)]
        if items.contains(where: { $0?.isDescendant(of: view) ?? false }) { deactivate(constraint) }
      }
      next = home.parent
    }
  }

  private static weak var lastView: UIView?
  private static weak var lastTop: UIView?
  private static var lastVersion = -1

  /// The view at the top of the tree. A pass goes down the tree, so mostly the answer for the superview is at hand.
  private static func top(of view: UIView) -> UIView {
    if lastVersion == version, let lastTop, let parent = view.parent, parent === lastView {
      lastView = view
      return lastTop
    }
    var top = view
    while let parent = top.parent { top = parent }
    (lastView, lastTop, lastVersion) = (view, top, version)
    return top
  }

  /// The engine of the tree around `view`, with all that is new solved.
  static func engine(for view: UIView) -> LayoutEngine {
    let top = top(of: view)
    let engine = top.layoutData.engine ?? LayoutEngine(root: top)
    top.layoutData.engine = engine
    engine.solve()
    return engine
  }

  /// Writes the solution for the subviews of `view` that constraints place.
  static func place(subviewsOf view: UIView) {
    guard isUsed else { return }
    let isStack = view is UIStackView
    guard isStack || view.children.contains(where: { !$0.viewState.translatesAutoresizing }) else { return }
    let engine = engine(for: view)
    isApplying = true
    engine.apply(to: view)
    isApplying = false
  }
}

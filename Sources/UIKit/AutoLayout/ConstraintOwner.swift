/// Where constraints live: with the nearest view that holds all their items.
@MainActor enum ConstraintOwner {
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
          view: first,
          message: "A constraint was activated whose items have no common view around them, so it has no effect. Add both views first."))
      return
    }
    constraint.home = home
    home.layoutData.constraints.append(constraint)
    isUsed = true
    LayoutRegion.cross(from: first, to: home, by: 1)
    if second !== first { LayoutRegion.cross(from: second, to: home, by: 1) }
    changed(constraint)
    // Its baseline may be asked for from now on.
    if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline { LayoutRegion.placeChanged(of: home) }
  }

  static func deactivate(_ constraint: NSLayoutConstraint) {
    guard let home = constraint.home else { return }
    changed(constraint)
    let (first, second) = (owner(constraint.firstItem), owner(constraint.secondItem))
    if let first { LayoutRegion.cross(from: first, to: home, by: -1) }
    if let second, second !== first { LayoutRegion.cross(from: second, to: home, by: -1) }
    home.viewState.layoutData?.constraints.removeAll { $0 === constraint }
    constraint.home = nil
  }

  static func changed(_ constraint: NSLayoutConstraint) {
    guard let home = constraint.home else { return }
    LayoutRegion.rulesChanged(of: home)
    // Somebody must ask for the solution; the solution itself then asks for the layout of those whose subviews it moves. A size of its own
    // places a view in its superview.
    let isOwnSize = constraint.secondItem == nil && owner(constraint.firstItem) === home
    (isOwnSize ? home.parent ?? home : home).setNeedsLayout()
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

  static func viewMoved(_ view: UIView) { if isUsed { LayoutRegion.treeChanged(at: view) } }

  /// Constraints to a view that leaves are no more. Called before it leaves.
  static func viewLeaves(_ view: UIView, from old: UIView) {
    guard isUsed else { return }
    LayoutRegion.treeChanged(at: view)
    var next: UIView? = old
    while let home = next {
      for constraint in home.constraints {
        let items = [owner(constraint.firstItem), owner(constraint.secondItem)]
        if items.contains(where: { $0?.isDescendant(of: view) ?? false }) { deactivate(constraint) }
      }
      next = home.parent
    }
  }

  /// Writes the solution for the subviews of `view` that constraints place.
  static func place(subviewsOf view: UIView) {
    guard isUsed else { return }
    let isStack = view is UIStackView
    guard isStack || view.children.contains(where: { !$0.viewState.translatesAutoresizing }) else { return }
    let engine = LayoutRegion.engine(for: view)
    isApplying = true
    engine.apply(to: view)
    isApplying = false
  }
}

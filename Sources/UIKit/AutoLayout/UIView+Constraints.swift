/// What a view keeps for constraints.
package final class ViewLayoutData {
  var constraints: [NSLayoutConstraint] = []
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  /// Solves the layout of what lies inside.
  var engine: LayoutEngine?
  /// Solves for the view's own size, when it was asked for.
  var fitting: LayoutEngine?
}

extension UIView {
  func keepResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { layoutData.resistance.horizontal = priority } else { layoutData.resistance.vertical = priority }
    contentSizeChanged()
  }
  func keepHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { layoutData.hugging.horizontal = priority } else { layoutData.hugging.vertical = priority }
    contentSizeChanged()
  }
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
      ConstraintOwner.isUsed = true
      LayoutRegion.treeChanged(at: self)
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
    guard ConstraintOwner.isUsed, !viewState.translatesAutoresizing, parent != nil else { return false }
    return !(parent.map { LayoutRegion.engine(for: $0).open(self).isEmpty } ?? true)
  }

  /// For controls that are never larger than their look: they hug it at 750 from the start, as on the phone.
  func hugsContent(across: Bool = true) {
    if across { layoutData.hugging.horizontal = .defaultHigh }
    layoutData.hugging.vertical = .defaultHigh
  }
}

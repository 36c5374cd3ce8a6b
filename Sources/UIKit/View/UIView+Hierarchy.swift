extension UIView {
  /// The view around this one; nil at the top.
  public final var superview: UIView? { parent }
  /// The views inside, the lowest first.
  public final var subviews: [UIView] { children }

  /// The window at the top of the tree; nil when there is none.
  public var window: UIWindow? { windowSlot }

  /// Whether this is `view` or lies inside it. O(depth).
  public func isDescendant(of view: UIView) -> Bool { layer.isInside(view.layer) }

  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return refuse(view) }
    let oldWindow = view.windowSlot
    let isMove = view.parent === self
    let newWindow = windowSlot
    let tint = view.inheritedTint
    if !isMove {
      if let old = view.parent {
        old.willRemoveSubview(view)
        ConstraintOwner.viewLeaves(view, from: old)
      }
      view.willMove(toSuperview: self)
      if oldWindow !== newWindow { view.announceWindow(newWindow, before: true) }
    }
    view.unlink()
    let index = min(max(index, 0), children.count)
    let layerIndex = index < children.count ? self.layer.below.firstIndex { $0 === children[index].layer } : nil
    children.insert(view, at: index)
    view.parent = self
    layer.insert(view.layer, at: layerIndex ?? layer.below.count)
    guard !isMove else { return }
    ConstraintOwner.viewMoved(view)
    if view.inheritedTint != tint { view.tellTint() }
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.announceWindow(newWindow, before: false) }
    didAddSubview(view)
  }

  private func refuse(_ view: UIView) {
    LayoutFindings.report(
      LayoutFinding(
        view: self,
        message: view === self
          ? "It was to be added to itself, so nothing was done."
          : "\(LayoutFindings.name(view)), in which it lies, was to be added to it, so nothing was done. Take it out first."))
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling, sibling.parent === self else { return insert(view, at: children.count) }
    var index = (children.firstIndex { $0 === sibling } ?? children.count) + offset
    // Its own place goes when it leaves it.
    if view.parent === self, let own = children.firstIndex(where: { $0 === view }), own < index { index -= 1 }
    insert(view, at: index)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard first != second, children.indices.contains(first), children.indices.contains(second) else { return }
    let (low, high) = (children[min(first, second)], children[max(first, second)])
    let (lowIndex, highIndex) = (min(first, second), max(first, second))
    insert(high, at: lowIndex)
    insert(low, at: highIndex)
  }

  func leaveSuperview() {
    guard let old = parent else { return }
    let oldWindow = windowSlot
    old.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWindow(nil, before: true) }
    ConstraintOwner.viewLeaves(self, from: old)
    unlink()
    old.setNeedsLayout()
    didMoveToSuperview()
    if oldWindow != nil { announceWindow(nil, before: false) }
  }

  /// Takes the view out without telling anybody.
  private func unlink() {
    guard let old = parent else { return }
    if let index = old.children.lastIndex(where: { $0 === self }) { old.children.remove(at: index) }
    layer.detach()
    parent = nil
  }

  private func announceWindow(_ window: UIWindow?, before: Bool) {
    var stack = [self]
    while let view = stack.popLast() {
      if before {
        view.willMove(toWindow: window)
      } else {
        view.windowSlot = window
        view.didMoveToWindow()
      }
      stack.append(contentsOf: view.children.reversed())
    }
  }
}

/// Lets go of long chains one by one, so that a tree of ten thousand views does not overflow the stack.
enum ViewTeardown {
  /// What outlives its window must not point to it.
  private static func forgetWindow(_ top: UIView) {
    var stack = [top]
    while let view = stack.popLast() {
      view.windowSlot = nil
      stack.append(contentsOf: view.children)
    }
  }

  static func release(_ views: inout [UIView]) {
    guard !views.isEmpty else { return }
    var rest = detached(&views)
    while var view = rest.popLast() {
      if view.windowSlot != nil { forgetWindow(view) }
      guard isKnownUniquelyReferenced(&view) else { continue }
      rest.append(contentsOf: detached(&view.children))
    }
  }

  /// Takes siblings out of their view, all at once.
  private static func detached(_ siblings: inout [UIView]) -> [UIView] {
    let views = siblings
    siblings = []
    var around: CALayer?
    for view in views {
      view.parent = nil
      let above = view.backing.above
      view.backing.above = nil
      // Mostly all of them lie in one layer.
      if let above, above !== around {
        around?.below.removeAll { $0.above == nil }
        around = above
      }
    }
    around?.below.removeAll { $0.above == nil }
    return views
  }
}

extension UIView {
  /// `point` of this view in the coordinates of `view`; nil stands for the window, or the space around the tree. O(depth).
  ///
  /// Views of two trees meet in the space around them, the top views' own origins counted.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer ?? window?.layer) }
  /// `point` of `view` in the coordinates of this view. O(depth).
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer ?? window?.layer) }
  /// The upright rectangle around `rect` of this view in the coordinates of `view`. O(depth).
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer ?? window?.layer) }
  /// The upright rectangle around `rect` of `view` in the coordinates of this view. O(depth).
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer ?? window?.layer) }
}

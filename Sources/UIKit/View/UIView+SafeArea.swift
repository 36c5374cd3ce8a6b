extension UIView {
  var foundSafeAreaInsets: UIEdgeInsets {
    var path: [UIView] = []
    var next: UIView? = self
    while let view = next {
      path.append(view)
      if view.viewState.safeAreaRoot != nil { break }
      next = view.parent
    }
    guard let top = path.last else { return .zero }
    var insets = (top.viewState.safeAreaRoot ?? .zero) + top.viewState.additionalSafeArea
    for view in path.dropLast().reversed() { insets = view.safeArea(inside: insets) }
    return insets
  }

  /// What is left of the superview's insets `outer` inside this view, with the controller's own added.
  func safeArea(inside outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let parent, outer != .zero, !parent.absorbsSafeArea else { return viewState.additionalSafeArea }
    let (frame, space) = (frame, parent.bounds)
    // What sticks out of its superview gets no more than the superview has on that side.
    func part(_ outer: CGFloat, _ distance: CGFloat) -> CGFloat { min(outer, max(0, outer - distance)) }
    return UIEdgeInsets(
      top: part(outer.top, frame.minY - space.minY), left: part(outer.left, frame.minX - space.minX),
      bottom: part(outer.bottom, space.maxY - frame.maxY), right: part(outer.right, space.maxX - frame.maxX))
      + viewState.additionalSafeArea
  }

  /// Whether the view keeps its content clear of the bars itself, so that its subviews need not.
  var absorbsSafeArea: Bool { (self as? UIScrollView)?.adjustsForSafeArea ?? false }

  /// Tells every view inside whose insets changed. Returns whether any did. O(n).
  @discardableResult package func spreadSafeArea() -> Bool {
    var changed = false
    var stack: [(UIView, UIEdgeInsets)] = [(self, safeAreaInsets)]
    while let (view, insets) = stack.popLast() {
      if view.viewState.safeArea != insets {
        view.viewState.safeArea = insets
        changed = true
        view.safeAreaInsetsDidChange()
        view.viewState.controller?.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
        if ConstraintOwner.isUsed { LayoutRegion.placeChanged(of: view) }
      }
      for child in view.children { stack.append((child, child.viewState.safeAreaRoot ?? child.safeArea(inside: insets))) }
    }
    return changed
  }

  /// Lays out the tree until neither layout nor safe areas change any more.
  package func settleLayout() {
    for _ in 0..<8 {
      spreadTraits()
      layoutIfNeeded()
      // A view may have changed what lies around it after that was laid out.
      guard spreadSafeArea() || layer.subtreeNeedsLayout else { return }
    }
  }

  func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    viewState.directionalMargins = margins
    viewState.margins = nil
    layoutMarginsDidChange()
    if ConstraintOwner.isUsed { LayoutRegion.placeChanged(of: self) }
    setNeedsLayout()
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    viewState.margins = margins
    viewState.directionalMargins = nil
    layoutMarginsDidChange()
    if ConstraintOwner.isUsed { LayoutRegion.placeChanged(of: self) }
    setNeedsLayout()
  }

  /// Margins of rows and what stands in them: as the table has them sideways, 8 points upright, as of any view.
  func takeSystemMargins(leading: CGFloat, trailing: CGFloat) {
    let margins = NSDirectionalEdgeInsets(top: 8, leading: leading, bottom: 8, trailing: trailing)
    guard viewState.systemMargins != margins else { return }
    viewState.systemMargins = margins
    layoutMarginsDidChange()
    if ConstraintOwner.isUsed { LayoutRegion.placeChanged(of: self) }
    setNeedsLayout()
  }

  var resolvedLayoutMargins: UIEdgeInsets {
    var own =
      viewState.margins ?? viewState.directionalMargins?.resolved(rightToLeft: isRightToLeft)
      ?? viewState.systemMargins?.resolved(rightToLeft: isRightToLeft) ?? viewState.controller.map { $0.systemMargins }
      ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if viewState.insetsLayoutMarginsFromSafeArea { own = own + safeAreaInsets }
    guard viewState.preservesSuperviewLayoutMargins, let parent else { return own }
    let (outer, space) = (parent.layoutMargins, parent.bounds)
    return UIEdgeInsets(
      top: max(own.top, outer.top - (frame.minY - space.minY)), left: max(own.left, outer.left - (frame.minX - space.minX)),
      bottom: max(own.bottom, outer.bottom - (space.maxY - frame.maxY)),
      right: max(own.right, outer.right - (space.maxX - frame.maxX)))
  }
}

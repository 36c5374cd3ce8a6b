extension LayoutEngine {
  /// Writes where the subviews of `view` lie that constraints place, on whole pixels, its guides and its scrolled content.
  func apply(to view: UIView) {
    let origin = CGPoint(x: value(box(view).x), y: value(box(view).y))
    let scale = max(UITraitCollection.current.displayScale, 1)
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    if LayoutExplaining.isOn { explain(view.children.filter { !$0.viewState.translatesAutoresizing }) }
    for child in view.children where !child.viewState.translatesAutoresizing {
      let solved = frame(child)
      let low = CGPoint(x: snap(solved.minX - origin.x), y: snap(solved.minY - origin.y))
      let high = CGPoint(x: snap(solved.maxX - origin.x), y: snap(solved.maxY - origin.y))
      let place = CGRect(
        x: low.x + view.bounds.minX, y: low.y + view.bounds.minY, width: max(0, high.x - low.x), height: max(0, high.y - low.y))
      if child.layer.geometry.upright != place { child.setUpright(place) }
      if LayoutFindings.onFinding != nil { reportOpen(child) }
      LayoutExplaining.placed(child.layer, place)
    }
    for guide in view.viewState.guides where guide.rule == nil {
      let box = box(guide, view)
      guide.solvedFrame = CGRect(
        x: value(box.x) - origin.x, y: value(box.y) - origin.y, width: value(box.width), height: value(box.height))
    }
    if let scroll = view as? UIScrollView, hasContent(scroll) {
      let content = content(scroll)
      scroll.contentSize = CGSize(width: value(content.width), height: value(content.height))
    }
  }
}

extension LayoutEngine.Box {
  func inset(_ insets: UIEdgeInsets) -> LayoutEngine.Box {
    LayoutEngine.Box(
      x: x + insets.left, y: y + insets.top, width: width + -(insets.left + insets.right), height: height + -(insets.top + insets.bottom))
  }
}

extension UIView {
  /// Sets the rectangle without the transform.
  package func setUpright(_ rect: CGRect) {
    let anchor = layer.geometry.anchorPoint
    center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    if bounds.size != rect.size { bounds.size = rect.size }
  }
}

extension NSLayoutConstraint {
  /// "title.top = icon.bottom × 1 + 8"
  var words: String {
    func name(_ item: AnyObject?) -> String { ConstraintOwner.owner(item).map(LayoutFindings.name) ?? "?" }
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "≤" : "≥"
    let left = "\(name(firstItem)).\(firstAttribute) \(sign) "
    return secondItem == nil
      ? left + "\(constant)" : left + "\(name(secondItem)).\(secondAttribute) × \(multiplier) + \(constant)"
  }
}

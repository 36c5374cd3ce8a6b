/// Where views and guides lie on the engine's root, as expressions.
extension LayoutEngine {
  func variable() -> LinearExpression {
    lastVariable += 1
    return LinearExpression(SolverSymbol(index: lastVariable, kind: .external))
  }

  func box(_ view: UIView) -> Box {
    if view === root, let asked { rootReaders.insert(asked) }
    if let known = known(view) { return known }
    // Views placed by frames lie where those around them lie: made from the outside in, however deep the tree is.
    var path = [view]
    while let last = path.last, last !== root, last.viewState.translatesAutoresizing, let parent = last.parent, known(parent) == nil {
      path.append(parent)
    }
    var made = make(path.removeLast())
    while let next = path.popLast() { made = make(next) }
    return made
  }

  /// Whether frames decide where `view` lies.
  private func isDerived(_ view: UIView) -> Bool { view === root ? target == nil : view.viewState.translatesAutoresizing }

  private func known(_ view: UIView) -> Box? {
    let id = ObjectIdentifier(view)
    return isDerived(view) ? derived[id] : box(known: id)
  }

  /// A box that constraints decided upon before.
  private func box(known id: ObjectIdentifier) -> Box? {
    if let box = boxes[id] { return box }
    guard let former = formerBoxes.removeValue(forKey: id) else { return nil }
    boxes[id] = former
    return former
  }

  private func make(_ view: UIView) -> Box {
    var made = Box(x: LinearExpression(), y: LinearExpression(), width: LinearExpression(), height: LinearExpression())
    if view === root {
      let size = view.bounds.size
      made.width = target == nil ? LinearExpression(Double(size.width)) : variable()
      made.height = target == nil ? LinearExpression(Double(size.height)) : variable()
    } else if isDerived(view) {
      let outer = view.parent.flatMap { known($0) } ?? made
      let (frame, space) = (view.frame, view.parent?.bounds ?? .zero)
      // What grows with the view around it does so while that is looked for (documented:
      // uikit/uiview/translatesautoresizingmaskintoconstraints).
      func length(_ own: CGFloat, _ outer: LinearExpression, _ around: CGFloat, _ grows: Bool) -> LinearExpression {
        grows ? outer + (own - around) : LinearExpression(Double(own))
      }
      let mask = view.autoresizingMask
      made = Box(
        x: outer.x + (frame.minX - space.minX), y: outer.y + (frame.minY - space.minY),
        width: length(
          frame.width, outer.width, space.width,
          mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleRightMargin]) && mask.contains(.flexibleWidth)),
        height: length(
          frame.height, outer.height, space.height,
          mask.isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin]) && mask.contains(.flexibleHeight)))
    } else {
      made = freeBox()
    }
    if isDerived(view) { derived[ObjectIdentifier(view)] = made } else { boxes[ObjectIdentifier(view)] = made }
    return made
  }

  private func freeBox() -> Box { Box(x: variable(), y: variable(), width: variable(), height: variable()) }

  func box(_ guide: UILayoutGuide, _ owner: UIView) -> Box {
    guard guide.rule != nil else {
      let id = ObjectIdentifier(guide)
      if let known = box(known: id) { return known }
      let made = freeBox()
      boxes[id] = made
      return made
    }
    if let scroll = owner as? UIScrollView, guide === scroll.contentLayoutGuide { return content(scroll) }
    // By origins and sizes: while the owner has no size yet, its guides are inside out.
    let (frame, bounds) = (guide.layoutFrame, owner.bounds)
    let (left, top) = (frame.origin.x - bounds.origin.x, frame.origin.y - bounds.origin.y)
    return box(owner).inset(
      UIEdgeInsets(
        top: top, left: left, bottom: bounds.size.height - top - frame.size.height, right: bounds.size.width - left - frame.size.width))
  }

  /// The box of all that scrolls inside `view`.
  func content(_ view: UIScrollView) -> Box {
    let id = ObjectIdentifier(view.contentLayoutGuide)
    if let known = derived[id] { return known }
    let outer = box(view)
    let size = box(known: id) ?? Box(x: LinearExpression(), y: LinearExpression(), width: variable(), height: variable())
    boxes[id] = size
    let made = Box(x: outer.x + -view.bounds.minX, y: outer.y + -view.bounds.minY, width: size.width, height: size.height)
    derived[id] = made
    return made
  }

  func hasContent(_ view: UIScrollView) -> Bool { box(known: ObjectIdentifier(view.contentLayoutGuide)) != nil }
}

/// The solver for one tree of views: gathers all that constrains them, keeps the solver in step, and knows the frames that follow.
@MainActor final class LayoutEngine {
  unowned let root: UIView
  private var solver = SimplexSolver()
  /// Of views and guides that constraints place: their variables stay from pass to pass.
  private var boxes: [ObjectIdentifier: Box] = [:]
  /// Of views placed by frames and of scrolled content: they follow what is around them, so they are made anew in each pass.
  private var derived: [ObjectIdentifier: Box] = [:]
  private var installed: [Key: (rule: Rule, handle: SimplexSolver.Handle?)] = [:]
  private var solvedVersion = -1
  private var widths: [ObjectIdentifier: CGFloat] = [:]
  /// The size asked for while the root's size is looked for; nil in layouts, where its bounds decide.
  var target: FittingTarget?

  struct FittingTarget {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  /// Where a view or guide lies on the root, as expressions.
  struct Box {
    var x, y, width, height: LinearExpression
    var right: LinearExpression { x + width }
    var bottom: LinearExpression { y + height }
  }

  /// What names a rule from one pass to the next.
  struct Key: Hashable {
    let owner: ObjectIdentifier
    let number: Int
  }

  struct Rule: Equatable {
    var expression: LinearExpression
    var relation: NSLayoutConstraint.Relation
    var priority: Float
  }

  init(root: UIView) { self.root = root }

  // MARK: Boxes

  func variable() -> LinearExpression { LinearExpression(solver.variable()) }

  func box(_ view: UIView) -> Box {
    let id = ObjectIdentifier(view)
    let isDerived = target == nil && view === root || view.viewState.translatesAutoresizing && view !== root
    if let known = isDerived ? derived[id] : boxes[id] { return known }
    let made: Box
    if view === root {
      made =
        target == nil
        ? Box(
          x: LinearExpression(0), y: LinearExpression(0), width: LinearExpression(Double(view.bounds.width)),
          height: LinearExpression(Double(view.bounds.height)))
        : Box(x: LinearExpression(0), y: LinearExpression(0), width: variable(), height: variable())
    } else if view.viewState.translatesAutoresizing, let parent = view.parent {
      let outer = box(parent)
      let frame = view.frame
      made = Box(
        x: outer.x + (frame.minX - parent.bounds.minX), y: outer.y + (frame.minY - parent.bounds.minY),
        width: LinearExpression(Double(frame.width)), height: LinearExpression(Double(frame.height)))
    } else {
      made = Box(x: variable(), y: variable(), width: variable(), height: variable())
    }
    if isDerived { derived[id] = made } else { boxes[id] = made }
    return made
  }

  func box(_ guide: UILayoutGuide, _ owner: UIView) -> Box {
    guard guide.rule != nil else {
      let id = ObjectIdentifier(guide)
      if let known = boxes[id] { return known }
      let made = Box(x: variable(), y: variable(), width: variable(), height: variable())
      boxes[id] = made
      return made
    }
    if let scroll = owner as? UIScrollView, guide === scroll.contentLayoutGuide { return content(scroll) }
    let outer = box(owner)
    let (frame, bounds) = (guide.layoutFrame, owner.bounds)
    return outer.inset(
      UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX))
  }

  /// The box of all that scrolls inside `view`.
  func content(_ view: UIScrollView) -> Box {
    let id = ObjectIdentifier(view.contentLayoutGuide)
    if let known = derived[id] { return known }
    let outer = box(view)
    let size = boxes[id] ?? Box(x: LinearExpression(), y: LinearExpression(), width: variable(), height: variable())
    boxes[id] = size
    let made = Box(x: outer.x + -view.bounds.minX, y: outer.y + -view.bounds.minY, width: size.width, height: size.height)
    derived[id] = made
    return made
  }

  func hasContent(_ view: UIScrollView) -> Bool { boxes[ObjectIdentifier(view.contentLayoutGuide)] != nil }

  // MARK: Solving

  func solve() {
    guard solvedVersion != ConstraintHome.version else { return }
    solvedVersion = ConstraintHome.version
    // Texts of several lines know their height only when their width is known.
    for _ in 0..<4 {
      update()
      if !learnWidths() { break }
    }
  }

  /// Brings the solver in step: what is the same stays, what is new comes, what is gone goes.
  private func update() {
    derived = [:]
    var gatherer = ConstraintGatherer(engine: self, widths: widths)
    gatherer.gather(root)
    for (key, old) in installed where gatherer.rules[key] != old.rule {
      if let handle = old.handle { solver.remove(handle) }
      installed[key] = nil
    }
    for key in gatherer.order where installed[key] == nil {
      guard let rule = gatherer.rules[key] else { continue }
      let handle = solver.add(rule.expression, rule.relation, rule.priority)
      installed[key] = (rule, handle)
      if handle == nil { report(gatherer.names[key]) }
    }
  }

  private func report(_ constraint: NSLayoutConstraint?) {
    let view = ConstraintHome.owner(constraint?.firstItem)
    LayoutFindings.report(
      LayoutFinding(
        subject: view.map(LayoutFindings.name) ?? "constraint",
        message: "The constraint \(constraint?.words ?? "of the layout") contradicts others that must hold, so it was left out. "
          + "Lower its priority or remove one of them."))
  }

  /// Whether a text's width came out other than its height was measured for.
  private func learnWidths() -> Bool {
    var changed = false
    for (id, view) in ConstraintGatherer.texts(in: root) {
      let width = frame(view).width
      if abs((widths[id] ?? -1) - width) > 0.01 {
        widths[id] = width
        changed = true
      }
    }
    return changed
  }

  func value(_ expression: LinearExpression) -> CGFloat {
    CGFloat(expression.terms.reduce(expression.constant) { $0 + solver.value($1.key) * $1.value })
  }

  /// Where `view` lies on the root.
  func frame(_ view: UIView) -> CGRect {
    let box = box(view)
    return CGRect(x: value(box.x), y: value(box.y), width: value(box.width), height: value(box.height))
  }

  // MARK: Writing

  func apply(to view: UIView) {
    let origin = CGPoint(x: value(box(view).x), y: value(box(view).y))
    let scale = max(UITraitCollection.current.displayScale, 1)
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    for child in view.children where !child.viewState.translatesAutoresizing {
      let solved = frame(child)
      let low = CGPoint(x: snap(solved.minX - origin.x), y: snap(solved.minY - origin.y))
      let high = CGPoint(x: snap(solved.maxX - origin.x), y: snap(solved.maxY - origin.y))
      let place = CGRect(
        x: low.x + view.bounds.minX, y: low.y + view.bounds.minY, width: max(0, high.x - low.x), height: max(0, high.y - low.y))
      if child.layer.geometry.upright != place { child.setUpright(place) }
      LayoutFindings.onStep?(
        LayoutStep(subject: LayoutFindings.name(child), system: "Auto Layout", text: "solved", frame: place))
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
  func setUpright(_ rect: CGRect) {
    let anchor = layer.geometry.anchorPoint
    center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    if bounds.size != rect.size { bounds.size = rect.size }
  }
}

extension NSLayoutConstraint {
  /// "title.top = icon.bottom × 1 + 8"
  var words: String {
    func name(_ item: AnyObject?) -> String { ConstraintHome.owner(item).map(LayoutFindings.name) ?? "?" }
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "≤" : "≥"
    let left = "\(name(firstItem)).\(firstAttribute) \(sign) "
    return secondItem == nil
      ? left + "\(constant)" : left + "\(name(secondItem)).\(secondAttribute) × \(multiplier) + \(constant)"
  }
}

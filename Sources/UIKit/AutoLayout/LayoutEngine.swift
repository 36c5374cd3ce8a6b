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
    return isDerived(view) ? derived[id] : boxes[id]
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
      made = Box(
        x: outer.x + (frame.minX - space.minX), y: outer.y + (frame.minY - space.minY), width: LinearExpression(Double(frame.width)),
        height: LinearExpression(Double(frame.height)))
    } else {
      made = Box(x: variable(), y: variable(), width: variable(), height: variable())
    }
    if isDerived(view) { derived[ObjectIdentifier(view)] = made } else { boxes[ObjectIdentifier(view)] = made }
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

  private var isSolving = false

  func solve() {
    guard solvedVersion != ConstraintHome.version, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    updateConstraints()
    solvedVersion = ConstraintHome.version
    // Texts of several lines know their height only when their width is known.
    for _ in 0..<4 {
      update()
      if !learnWidths() { break }
    }
  }

  /// Lets views bring their constraints up to date, the inner ones first, as on the phone: before any layout.
  private func updateConstraints() {
    // A view may ask for another round from within; one that always does must not go on for ever.
    for _ in 0..<8 {
      var waiting: [UIView] = []
      var stack = [root]
      while let view = stack.popLast() {
        if view.viewState.needsUpdateConstraints { waiting.append(view) }
        stack.append(contentsOf: view.children)
      }
      guard !waiting.isEmpty else { return }
      for view in waiting.reversed() { view.runUpdateConstraints() }
    }
  }

  /// From so many rules on the solver is compact: long chains of equations would fill it otherwise.
  static let compactCount = 3000

  /// Brings the solver in step: what is the same stays, what is new comes, what is gone goes.
  ///
  /// Where rules contradict each other, the earlier one wins, whatever came and went before: then all are added anew, in their order.
  private func update() {
    var gatherer = gathered()
    let isCompact = gatherer.order.count > LayoutEngine.compactCount
    let gone = installed.filter { gatherer.rules[$0.key] != $0.value.rule }.map(\.key)
    let isSame = gone.isEmpty && installed.count == gatherer.rules.count
    guard !isSame else { return }
    let refused = Set(installed.filter { $0.value.handle == nil && gatherer.rules[$0.key] == $0.value.rule }.map(\.key))
    let mustRestart = isCompact != solver.isCompact || (isCompact && !gone.isEmpty) || installed.contains { $0.value.handle == nil }
    if !mustRestart {
      // Hash tables have no order of their own, and the solver's answer must not depend on one.
      for handle in gone.compactMap({ installed.removeValue(forKey: $0)?.handle }).sorted(by: { $0.number < $1.number }) {
        solver.remove(handle, settles: false)
      }
    }
    if mustRestart || !install(gatherer) {
      solver = SimplexSolver(isCompact: isCompact)
      (boxes, installed) = ([:], [:])
      gatherer = gathered()
      install(gatherer)
    }
    for key in gatherer.order where installed[key]?.handle == nil && !refused.contains(key) {
      report(gatherer.names[key], isFinite: gatherer.rules[key]?.expression.isFinite ?? true)
    }
    solver.settle()
  }

  /// Adds what is new; false when any of it was refused.
  @discardableResult private func install(_ gatherer: ConstraintGatherer) -> Bool {
    var isComplete = true
    for key in gatherer.order where installed[key] == nil {
      guard let rule = gatherer.rules[key] else { continue }
      let handle = solver.add(rule.expression, rule.relation, rule.priority, settles: false)
      installed[key] = (rule, handle)
      if handle == nil { isComplete = false }
    }
    return isComplete
  }

  private func gathered() -> ConstraintGatherer {
    derived = [:]
    var gatherer = ConstraintGatherer(engine: self, widths: widths)
    gatherer.gather(root)
    return gatherer
  }

  private func report(_ constraint: NSLayoutConstraint?, isFinite: Bool) {
    let view = ConstraintHome.owner(constraint?.firstItem)
    guard isFinite else {
      LayoutFindings.report(
        LayoutFinding(
          subject: view.map(LayoutFindings.name) ?? "constraint",
          message: "The constraint \(constraint?.words ?? "of the layout") has a number that is not finite, so it was left out."))
      return
    }
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
    CGFloat(expression.terms.reduce(expression.constant) { $0 + solver.value($1.symbol) * $1.factor })
  }

  /// Which of the view's values no constraint decides.
  func open(_ view: UIView) -> [String] {
    let box = box(view)
    return [("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height)].filter { solver.isOpen($0.1) }.map(\.0)
  }

  /// Where `view` lies on the root.
  func frame(_ view: UIView) -> CGRect {
    let box = box(view)
    return CGRect(x: value(box.x), y: value(box.y), width: value(box.width), height: value(box.height))
  }

  private var reported: [ObjectIdentifier: [String]] = [:]

  private func reportOpen(_ view: UIView) {
    // Hidden views show nothing, and a stack decides for those it arranges.
    guard !view.isHidden, !(view.parent is UIStackView) else { return }
    let values = open(view)
    guard !values.isEmpty, reported[ObjectIdentifier(view)] != values else { return }
    reported[ObjectIdentifier(view)] = values
    LayoutFindings.report(
      LayoutFinding(
        subject: LayoutFindings.name(view),
        message: "No constraint decides its \(values.joined(separator: ", ")), so the smallest values were taken. Add constraints for them."
      ))
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
    func name(_ item: AnyObject?) -> String { ConstraintHome.owner(item).map(LayoutFindings.name) ?? "?" }
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "≤" : "≥"
    let left = "\(name(firstItem)).\(firstAttribute) \(sign) "
    return secondItem == nil
      ? left + "\(constant)" : left + "\(name(secondItem)).\(secondAttribute) × \(multiplier) + \(constant)"
  }
}

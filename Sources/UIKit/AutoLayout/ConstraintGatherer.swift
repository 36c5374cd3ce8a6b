/// Walks a tree and gathers everything that constrains its views: constraints, sizes of content, stacks.
@MainActor struct ConstraintGatherer {
  let engine: LayoutEngine
  let widths: [ObjectIdentifier: CGFloat]
  private(set) var rules: [LayoutEngine.Key: LayoutEngine.Rule] = [:]
  private(set) var order: [LayoutEngine.Key] = []
  /// The views of the tree, and whether their surroundings read from right to left.
  private var members: [ObjectIdentifier: Bool] = [:]
  private(set) var names: [LayoutEngine.Key: NSLayoutConstraint] = [:]

  init(engine: LayoutEngine, widths: [ObjectIdentifier: CGFloat]) {
    self.engine = engine
    self.widths = widths
  }

  /// Views whose height follows their width.
  static func texts(in root: UIView) -> [(ObjectIdentifier, UIView)] {
    var found: [(ObjectIdentifier, UIView)] = []
    var stack = [root]
    while let view = stack.popLast() {
      if view.wrapsContent, !view.viewState.translatesAutoresizing { found.append((ObjectIdentifier(view), view)) }
      stack.append(contentsOf: view.children)
    }
    return found
  }

  mutating func gather(_ root: UIView) {
    if let target = engine.target {
      let box = engine.box(root)
      add(root, 900, box.width + -target.size.width, .equal, target.horizontal.rawValue)
      add(root, 901, box.height + -target.size.height, .equal, target.vertical.rawValue)
      add(root, 902, box.width, .greaterThanOrEqual, 1000)
      add(root, 903, box.height, .greaterThanOrEqual, 1000)
    }
    let views = walk(root)
    for view in views {
      if let stackView = view as? UIStackView { StackRules.add(stackView, &self) }
      if !view.viewState.translatesAutoresizing || (view === root && engine.target != nil) { addContentSize(view) }
      for constraint in view.constraints { add(constraint) }
    }
  }

  /// The tree from the top down, with each view's surroundings noted on the way.
  private mutating func walk(_ root: UIView) -> [UIView] {
    var views: [UIView] = []
    var stack = [(root, root.traitCollection.layoutDirection == .rightToLeft)]
    while let (view, outer) = stack.popLast() {
      let isFlipped = view.viewState.overrideTraits == nil ? outer : view.traitCollection.layoutDirection == .rightToLeft
      views.append(view)
      members[ObjectIdentifier(view)] = isFlipped
      for child in view.children.reversed() { stack.append((child, isFlipped)) }
    }
    return views
  }

  /// As `UIView.isRightToLeft`, without asking all views around.
  private func isRightToLeft(_ view: UIView) -> Bool {
    view.viewState.semantics == .unspecified ? members[ObjectIdentifier(view)] ?? false : view.isRightToLeft
  }

  mutating func add(
    _ owner: AnyObject, _ number: Int, _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ priority: Float
  ) {
    let key = LayoutEngine.Key(owner: ObjectIdentifier(owner), number: number)
    // NaN differs from itself, so the rule would come anew in every pass; infinity stands for all that is not finite.
    let expression = expression.isFinite ? expression : LinearExpression(.infinity)
    rules[key] = LayoutEngine.Rule(
      expression: expression, relation: relation, priority: priority.isNaN ? 1000 : min(max(priority, 0), 1000))
    order.append(key)
  }

  private mutating func addContentSize(_ view: UIView) {
    let box = engine.box(view)
    if view !== engine.root {
      add(view, 1, box.width, .greaterThanOrEqual, 1000)
      add(view, 2, box.height, .greaterThanOrEqual, 1000)
    }
    let size = view.contentSize(forWidth: widths[ObjectIdentifier(view)])
    if size.width >= 0 {
      add(view, 3, box.width + -size.width, .lessThanOrEqual, view.contentHuggingPriority(for: .horizontal).rawValue)
      add(view, 4, box.width + -size.width, .greaterThanOrEqual, view.contentCompressionResistancePriority(for: .horizontal).rawValue)
    }
    if size.height >= 0 {
      add(view, 5, box.height + -size.height, .lessThanOrEqual, view.contentHuggingPriority(for: .vertical).rawValue)
      add(view, 6, box.height + -size.height, .greaterThanOrEqual, view.contentCompressionResistancePriority(for: .vertical).rawValue)
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = value(constraint.firstItem, constraint.firstAttribute, other: constraint.secondItem) else { return }
    var expression = first
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = value(constraint.secondItem, constraint.secondAttribute, other: constraint.firstItem) else { return }
      expression = expression - second * Double(constraint.multiplier)
    }
    // Where reading goes from right to left, "more" along the line of reading is to the left.
    let isReading = constraint.firstAttribute.followsReading || constraint.secondAttribute.followsReading
    if isReading, ConstraintHome.owner(constraint.firstItem).map(isRightToLeft) == true { expression.scale(-1) }
    expression.constant -= Double(constraint.constant)
    let key = LayoutEngine.Key(owner: ObjectIdentifier(constraint), number: 0)
    names[key] = constraint
    add(constraint, 0, expression, constraint.relation, constraint.priority.rawValue)
  }

  /// An attribute as an expression; nil when its view is not in this tree.
  private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, other: AnyObject?) -> LinearExpression? {
    guard let owner = ConstraintHome.owner(item), members[ObjectIdentifier(owner)] != nil else { return nil }
    var box = (item as? UILayoutGuide).map { engine.box($0, owner) } ?? engine.box(owner)
    // The edges of a scroll view mean its content for all that lies inside.
    if let scroll = item as? UIScrollView, attribute.isEdge, let inside = ConstraintHome.owner(other), inside !== scroll,
      inside.isDescendant(of: scroll)
    {
      box = engine.content(scroll)
    }
    let rightToLeft = attribute.followsReading && isRightToLeft(owner)
    let margins = attribute.isMargin ? owner.layoutMargins : .zero
    let inner = attribute.isMargin ? box.inset(margins) : box
    switch attribute {
    case .left, .leftMargin: return inner.x
    case .right, .rightMargin: return inner.right
    case .top, .topMargin: return inner.y
    case .bottom, .bottomMargin: return inner.bottom
    case .leading, .leadingMargin: return rightToLeft ? inner.right : inner.x
    case .trailing, .trailingMargin: return rightToLeft ? inner.x : inner.right
    case .width: return box.width
    case .height: return box.height
    case .centerX, .centerXWithinMargins: return inner.x + inner.width * 0.5
    case .centerY, .centerYWithinMargins: return inner.y + inner.height * 0.5
    case .firstBaseline: return baseline(owner, box, owner.firstBaseline(in:), fromTop: true)
    case .lastBaseline: return baseline(owner, box, owner.lastBaseline(in:), fromTop: false)
    case .notAnAttribute: return nil
    }
  }

  func baseline(_ view: UIView, _ box: LayoutEngine.Box, _ find: (CGSize) -> CGFloat?, fromTop: Bool) -> LinearExpression {
    let size = view.contentSize(forWidth: widths[ObjectIdentifier(view)])
    guard let offset = find(CGSize(width: widths[ObjectIdentifier(view)] ?? max(size.width, 0), height: max(size.height, 0))) else {
      return fromTop ? box.y : box.bottom
    }
    return fromTop ? box.y + offset : box.bottom + -(max(size.height, 0) - offset)
  }
}

extension NSLayoutConstraint.Attribute {
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin:
      true
    default: false
    }
  }
  /// Whether it depends on where reading begins.
  var followsReading: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }
  var isMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
}

extension UIView {
  /// Whether the height of the content depends on the width the view gets.
  package var wrapsContent: Bool {
    if viewState.guest != nil { return true }
    if let label = self as? UILabel { return label.numberOfLines != 1 }
    if let text = self as? UITextView { return !text.isScrollEnabled }
    if let button = self as? UIButton { return button.configuration != nil }
    return false
  }

  /// The intrinsic size, its height for the width that came out when it depends on it.
  package func contentSize(forWidth width: CGFloat?) -> CGSize {
    if let guest = viewState.guest { return guest.size(forWidth: width) }
    var size = intrinsicContentSize
    guard wrapsContent else { return size }
    if let label = self as? UILabel, label.preferredMaxLayoutWidth <= 0 { size = label.sizeThatFits(.zero) }
    if let width, width > 0 { size.height = sizeThatFits(CGSize(width: width, height: 0)).height }
    return size
  }

  func constraintFittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    let engine = LayoutEngine(root: self)
    engine.target = LayoutEngine.FittingTarget(size: target, horizontal: horizontal, vertical: vertical)
    engine.solve()
    let size = engine.frame(self).size
    let scale = max(UITraitCollection.current.displayScale, 1)
    func up(_ value: CGFloat) -> CGFloat { ((value - 0.0001) * scale).rounded(.up) / scale }
    return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }
}

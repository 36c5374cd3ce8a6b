/// Gathers what constrains one view: its constraints, the size of its content, and the rules of a stack.
@MainActor struct ConstraintGatherer {
  let engine: LayoutEngine
  let members: Members
  private(set) var entries: [LayoutEngine.Entry] = []
  private let order: Int

  /// The views of a region.
  struct Members {
    ///
    /// Not held: whoever takes a view out of the tree makes the members stale first.
    private var refs: [Ref] = []
    private struct Ref {
      unowned(unsafe) let view: UIView
    }
    /// Where each stands among them.
    private(set) var orders: [ObjectIdentifier: Int] = [:]
    /// Whether the surroundings of each read from right to left.
    fileprivate var flips: [ObjectIdentifier: Bool] = [:]
    /// Views whose height follows their width.
    private(set) var texts: Set<Int> = []
    /// The views whose constraints ask for the baseline of a view.
    private var baselines: [ObjectIdentifier: [Int]] = [:]

    /// The views placed by frames that constraints speak of.
    private(set) var referredRoots: Set<ObjectIdentifier> = []

    init() {}

    var count: Int { refs.count }
    subscript(index: Int) -> UIView { refs[index].view }

    /// The tree from the top down, with each view's surroundings noted on the way.
    @MainActor init(_ root: UIView) {
      var stack = [(root, root.traitCollection.layoutDirection == .rightToLeft)]
      while let (view, outer) = stack.popLast() {
        let isFlipped = view.viewState.overrideTraits == nil ? outer : view.traitCollection.layoutDirection == .rightToLeft
        let order = refs.count
        orders[ObjectIdentifier(view)] = order
        refs.append(Ref(view: view))
        flips[ObjectIdentifier(view)] = isFlipped
        if view.wrapsContent, !view.viewState.translatesAutoresizing { texts.insert(order) }
        for constraint in view.constraints { note(constraint, order, view) }
        guard view === root || !LayoutRegion.isRoot(view) else { continue }
        for child in view.children.reversed() { stack.append((child, isFlipped)) }
      }
    }

    @MainActor private mutating func note(_ constraint: NSLayoutConstraint, _ order: Int, _ home: UIView) {
      let asksForBaseline = constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let item = ConstraintOwner.owner(item), item !== home else { continue }
        if item.viewState.translatesAutoresizing { referredRoots.insert(ObjectIdentifier(item)) }
        if asksForBaseline { baselines[ObjectIdentifier(item), default: []].append(order) }
      }
    }

    func view(_ id: ObjectIdentifier) -> UIView? { orders[id].map { self[$0] } }

    /// The views whose rules depend on the content of `view`.
    @MainActor func asking(_ view: UIView) -> [UIView] {
      var homes = [view] + (baselines[ObjectIdentifier(view)] ?? []).map { self[$0] }
      if let stack = view.parent as? UIStackView { homes.append(stack) }
      return homes
    }
  }

  init(engine: LayoutEngine, members: Members, order: Int) {
    self.engine = engine
    self.members = members
    self.order = order
  }

  mutating func gather(_ view: UIView) {
    let isRoot = view === engine.root
    if isRoot, let target = engine.target {
      let box = engine.box(view)
      add(view, 900, box.width + -target.size.width, .equal, target.horizontal.rawValue)
      add(view, 901, box.height + -target.size.height, .equal, target.vertical.rawValue)
      add(view, 902, box.width, .greaterThanOrEqual, 1000)
      add(view, 903, box.height, .greaterThanOrEqual, 1000)
    }
    // What lies inside another region is that one's business; only its content's size may matter here.
    if isRoot || !LayoutRegion.isRoot(view) {
      if let stackView = view as? UIStackView { StackRules.add(stackView, &self) }
      for constraint in view.constraints { add(constraint) }
    }
    if isRoot ? engine.target != nil : !view.viewState.translatesAutoresizing { addContentSize(view) }
  }

  /// As `UIView.isRightToLeft`, without asking all views around.
  private func isRightToLeft(_ view: UIView) -> Bool {
    view.viewState.semantics == .unspecified ? members.flips[ObjectIdentifier(view)] ?? false : view.isRightToLeft
  }

  mutating func add(
    _ owner: AnyObject, _ number: Int, _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ priority: Float,
    constraint: NSLayoutConstraint? = nil
  ) {
    let key = LayoutEngine.Key(owner: ObjectIdentifier(owner), number: number)
    // NaN differs from itself, so the rule would come anew in every pass; infinity stands for all that is not finite.
    let expression = expression.isFinite ? expression : LinearExpression(.infinity)
    let rule = LayoutEngine.Rule(
      expression: expression, relation: relation, priority: priority.isNaN ? 1000 : min(max(priority, 0), 1000))
    entries.append(LayoutEngine.Entry(key: key, rule: rule, stamp: order << 20 + entries.count, constraint: constraint))
  }

  /// The alignment rectangle of a view: what its constraints and its content's size mean (documented:
  /// uikit/nslayoutconstraint/attribute, uikit/uiview/alignmentrectinsets).
  func alignment(_ view: UIView) -> LayoutEngine.Box { engine.box(view).inset(view.alignmentRectInsets) }

  private mutating func addContentSize(_ view: UIView) {
    if view !== engine.root {
      let frame = engine.box(view)
      add(view, 1, frame.width, .greaterThanOrEqual, 1000)
      add(view, 2, frame.height, .greaterThanOrEqual, 1000)
    }
    let box = alignment(view)
    let size = view.contentSize(forWidth: engine.widths[ObjectIdentifier(view)])
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
    if isReading, ConstraintOwner.owner(constraint.firstItem).map(isRightToLeft) == true { expression.scale(-1) }
    expression.constant -= Double(constraint.constant)
    add(constraint, 0, expression, constraint.relation, constraint.priority.rawValue, constraint: constraint)
  }

  /// An attribute as an expression; nil when its view is not in this tree.
  private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, other: AnyObject?) -> LinearExpression? {
    guard let owner = ConstraintOwner.owner(item), members.orders[ObjectIdentifier(owner)] != nil else { return nil }
    // Margins lie in the frame, everything else in the alignment rectangle.
    var box = (item as? UILayoutGuide).map { engine.box($0, owner) } ?? (attribute.isMargin ? engine.box(owner) : alignment(owner))
    // The edges of a scroll view mean its content for all that lies inside.
    if let scroll = item as? UIScrollView, attribute.isEdge, let inside = ConstraintOwner.owner(other), inside !== scroll,
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
    let size = view.contentSize(forWidth: engine.widths[ObjectIdentifier(view)])
    guard let offset = find(CGSize(width: engine.widths[ObjectIdentifier(view)] ?? max(size.width, 0), height: max(size.height, 0))) else {
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
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
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
    let oneLine = size.height
    if let width, width > 0 { size.height = sizeThatFits(CGSize(width: width, height: 0)).height }
    if self is UILabel, size.height > oneLine { size.height += CGFloat(traitCollection.appearance.system.look.control.wrappedLabelExtra) }
    return size
  }

  func constraintFittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    // A region hears of all that changes inside, so its engine may be kept for the next time.
    let isRoot = LayoutRegion.isRoot(self)
    let engine = (isRoot ? layoutData.fitting : nil) ?? LayoutEngine(root: self)
    engine.isKept = isRoot
    if isRoot { layoutData.fitting = engine }
    engine.target = LayoutEngine.FittingTarget(size: target, horizontal: horizontal, vertical: vertical)
    engine.touch(self)
    engine.solve()
    let size = engine.frame(self).size
    let scale = max(UITraitCollection.current.displayScale, 1)
    func up(_ value: CGFloat) -> CGFloat { ((value - 0.0001) * scale).rounded(.up) / scale }
    return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }
}

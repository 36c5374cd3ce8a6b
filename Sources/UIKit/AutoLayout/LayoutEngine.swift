/// The solver for one region of views: gathers all that constrains them, keeps the solutions in step, and knows the frames that follow.
///
/// The way of the data: views → contributions (each view's own rules) → components (rules that share variables) → values → frames. A view
/// whose constants or content changed is asked for its contribution again, and its component alone is solved.
@MainActor final class LayoutEngine {
  unowned let root: UIView
  /// Of views and guides that constraints place: their variables stay from pass to pass.
  var boxes: [ObjectIdentifier: Box] = [:]
  /// Those of the gathering before, while all rules are gathered: they are taken over where they are asked for, and the rest is forgotten.
  var formerBoxes: [ObjectIdentifier: Box] = [:]
  /// Of views placed by frames and of scrolled content: they follow what is around them, so they are made anew in each gathering.
  var derived: [ObjectIdentifier: Box] = [:]
  var lastVariable: Int32 = 0
  private(set) var widths: [ObjectIdentifier: CGFloat] = [:]
  /// Whether it is used again, so that its members tell it of their changes.
  var isKept = true
  /// The size asked for while the root's size is looked for; nil in layouts, where its bounds decide.
  var target: FittingTarget?

  private(set) var members = ConstraintGatherer.Members()
  private(set) var contributions: [ObjectIdentifier: Contribution] = [:]
  private var ruleHomes: [Key: LayoutComponent] = [:]
  /// Where each variable is solved, by its number.
  private var places: [Place?] = []
  /// The members whose boxes a component has a part of.
  private var inhabitants: [ObjectIdentifier: [Int]] = [:]
  /// What was told of views whose values are open.
  var reported: [ObjectIdentifier: [String]] = [:]

  /// The members whose rules speak of the root's own box.
  var rootReaders: Set<ObjectIdentifier> = []
  /// The one that is asked for its rules.
  var asked: ObjectIdentifier?

  /// Whether the tree or its rules changed in a way that asks for all of them anew.
  var isStale = true
  /// Views whose own rules are to be asked for again.
  private var changed: Set<ObjectIdentifier> = []
  private var isSolving = false

  private struct Place {
    let component: LayoutComponent
    let symbol: SolverSymbol
  }

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

  /// A rule with its name and its place among all: where rules contradict each other, the earlier one wins.
  struct Entry {
    var key: Key
    var rule: Rule
    var stamp: Int
    weak var constraint: NSLayoutConstraint?
  }

  /// The rules that one view adds.
  struct Contribution {
    let order: Int
    var entries: [Entry]
  }

  init(root: UIView) { self.root = root }

  /// Whether constraints speak of `view`, which its frame places, or of what is inside.
  func refers(to view: UIView) -> Bool { view.viewState.crossingConstraints > 0 || members.referredRoots.contains(ObjectIdentifier(view)) }

  /// The views whose rules depend on the content of `view`.
  func asking(_ view: UIView) -> [UIView] { isStale ? [] : members.asking(view) }

  // MARK: Solving

  /// Notes that the rules of `view` itself are to be asked for again: a constant, a content.
  func touch(_ view: UIView) {
    guard !isStale else { return }
    changed.insert(ObjectIdentifier(view))
  }

  /// The root has other bounds: those whose rules speak of them are asked again. A root that scrolls moves all that is inside.
  func rootChanged() {
    guard !isStale else { return }
    guard !(root is UIScrollView) else { return isStale = true }
    derived[ObjectIdentifier(root)] = nil
    changed.formUnion(rootReaders)
  }

  var needsSolving: Bool { isStale || !changed.isEmpty }

  func solve() {
    guard needsSolving, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    if isStale { updateConstraints() }
    var moved: Set<Int> = []
    // Texts of several lines know their height only when their width is known.
    for _ in 0..<4 {
      let touched = Set(update().flatMap { inhabitants[ObjectIdentifier($0)] ?? [] })
      moved.formUnion(touched)
      guard learnWidths(touched.intersection(members.texts)) else { break }
    }
    markMoved(moved)
  }

  /// Lets views bring their constraints up to date, the inner ones first, as on the phone: before any layout.
  private func updateConstraints() {
    // A view may ask for another round from within; one that always does must not go on for ever.
    for _ in 0..<8 {
      let waiting = LayoutRegion.views(in: root).filter(\.viewState.needsUpdateConstraints)
      guard !waiting.isEmpty else { return }
      for view in waiting.reversed() { view.runUpdateConstraints() }
    }
  }

  /// Brings all components in step; returns those that were solved.
  private func update() -> [LayoutComponent] {
    let ids = changed
    changed = []
    if !isStale, let solved = updateLocally(ids) { return solved }
    isStale = false
    return updateAll()
  }

  private func updateAll() -> [LayoutComponent] {
    derived = [:]
    rootReaders = []
    members = ConstraintGatherer.Members(root)
    widths = widths.filter { members.orders[$0.key] != nil }
    reported = reported.filter { members.orders[$0.key] != nil }
    // Numbers of variables that are gone leave holes: once there are more of them than of others, all are numbered anew.
    let isSparse = Int(lastVariable) > 8 * boxes.count + 1024
    if isSparse { (lastVariable, places) = (0, []) }
    (formerBoxes, boxes) = (isSparse ? [:] : boxes, [:])
    for order in 1..<max(1, members.count) {
      if target == nil { members[order].viewState.engine = self } else if isKept { members[order].viewState.fitting = self }
    }
    var entries: [Entry] = []
    contributions = [:]
    for order in 0..<members.count {
      let own = gather(members[order], order)
      guard !own.entries.isEmpty else { continue }
      contributions[ObjectIdentifier(members[order])] = own
      entries += own.entries
    }
    let before = places
    places = Array(repeating: nil, count: Int(lastVariable) + 1)
    ruleHomes = [:]
    let solved = ComponentFinder.groups(entries).map { group in
      let component = kept(group.variables, before) ?? LayoutComponent(variables: group.variables)
      report(component.take(group.entries), of: component)
      settle(component)
      for entry in group.entries { ruleHomes[entry.key] = component }
      return component
    }
    findInhabitants()
    formerBoxes = [:]
    return solved
  }

  /// Notes where the variables of a component are solved.
  private func settle(_ component: LayoutComponent) {
    for variable in component.variables {
      places[Int(variable.index)] = component.symbol(variable).map { Place(component: component, symbol: $0) }
    }
  }

  private func findInhabitants() {
    inhabitants = [:]
    for order in 0..<members.count where members[order] === root || !members[order].viewState.translatesAutoresizing {
      let box = box(members[order])
      var known: [LayoutComponent] = []
      for term in [box.x, box.y, box.width, box.height].flatMap(\.terms) {
        guard let component = place(term.symbol)?.component, !known.contains(where: { $0 === component }) else { continue }
        known.append(component)
        inhabitants[ObjectIdentifier(component), default: []].append(order)
      }
    }
  }

  private func place(_ symbol: SolverSymbol) -> Place? {
    Int(symbol.index) < places.count ? places[Int(symbol.index)] : nil
  }

  /// The component that had exactly these variables before.
  private func kept(_ variables: [SolverSymbol], _ before: [Place?]) -> LayoutComponent? {
    guard let first = variables.first, Int(first.index) < before.count, let known = before[Int(first.index)]?.component else { return nil }
    return known.variables == variables ? known : nil
  }

  /// What components' rules lose and gain, in the order in which the components are met, and so are their findings.
  private struct Edits {
    struct Edit {
      let component: LayoutComponent
      var gone: [Key] = []
      var new: [Entry] = []
    }
    private(set) var list: [Edit] = []
    private var places: [ObjectIdentifier: Int] = [:]

    mutating func drop(_ key: Key, from component: LayoutComponent) { list[place(of: component)].gone.append(key) }
    mutating func add(_ entry: Entry, to component: LayoutComponent) { list[place(of: component)].new.append(entry) }
    private mutating func place(of component: LayoutComponent) -> Int {
      if let known = places[ObjectIdentifier(component)] { return known }
      places[ObjectIdentifier(component)] = list.count
      list.append(Edit(component: component))
      return list.count - 1
    }
  }

  /// Asks some views for their rules again; nil when components would join, so that all must be gathered.
  private func updateLocally(_ ids: Set<ObjectIdentifier>) -> [LayoutComponent]? {
    var edits = Edits()
    // In the order of the tree, so that the outcome does not depend on a hash table's.
    for order in ids.compactMap({ members.orders[$0] }).sorted() {
      let id = ObjectIdentifier(members[order])
      let (old, next) = (contributions[id]?.entries ?? [], gather(members[order], order))
      let known = Dictionary(old.map { ($0.key, $0.rule) }) { $1 }
      let kept = Set(next.entries.map(\.key))
      for entry in old where !kept.contains(entry.key) {
        if let home = ruleHomes.removeValue(forKey: entry.key) { edits.drop(entry.key, from: home) }
      }
      for entry in next.entries where known[entry.key] != entry.rule {
        guard let home = home(of: entry.rule.expression), ruleHomes[entry.key].map({ $0 === home }) ?? true else { return nil }
        ruleHomes[entry.key] = home
        edits.add(entry, to: home)
      }
      contributions[id] = next
    }
    for edit in edits.list {
      report(edit.component.change(removing: edit.gone, adding: edit.new), of: edit.component)
      settle(edit.component)
    }
    return edits.list.map(\.component)
  }

  /// The one component whose variables an expression has; nil when they are several, new ones, or none.
  private func home(of expression: LinearExpression) -> LayoutComponent? {
    guard let first = expression.terms.first, let home = place(first.symbol)?.component else { return nil }
    return expression.terms.allSatisfy { place($0.symbol)?.component === home } ? home : nil
  }

  /// How often a view was asked for its rules: what an update costs.
  private(set) var gatherings = 0

  private func gather(_ view: UIView, _ order: Int) -> Contribution {
    gatherings += 1
    asked = ObjectIdentifier(view)
    defer { asked = nil }
    var gatherer = ConstraintGatherer(engine: self, members: members, order: order)
    gatherer.gather(view)
    return Contribution(order: order, entries: gatherer.entries)
  }

  /// Whether a text's width came out other than its height was measured for.
  private func learnWidths(_ texts: Set<Int>) -> Bool {
    for order in texts {
      let view = members[order]
      let width = value(box(view).width)
      guard abs((widths[ObjectIdentifier(view)] ?? -1) - width) > 0.01 else { continue }
      widths[ObjectIdentifier(view)] = width
      for home in members.asking(view) { touch(home) }
    }
    return !changed.isEmpty
  }

  /// Asks for the layout of those whose subviews the solution moves.
  private func markMoved(_ orders: Set<Int>) {
    guard target == nil else { return }
    for order in orders where members[order] !== root {
      let view = members[order]
      let frame = frame(view)
      guard view.viewState.solvedFrame != frame else { continue }
      view.viewState.solvedFrame = frame
      view.parent?.layer.markNeedsLayout()
    }
  }

  // MARK: Answers

  func value(_ expression: LinearExpression) -> CGFloat {
    CGFloat(expression.terms.reduce(expression.constant) { $0 + (place($1.symbol).map { $0.component.value($0.symbol) } ?? 0) * $1.factor })
  }

  /// Which of the view's values no constraint decides.
  func open(_ view: UIView) -> [String] {
    let box = box(view)
    return [("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height)].filter { isOpen($0.1) }.map(\.0)
  }

  private func isOpen(_ expression: LinearExpression) -> Bool {
    guard !expression.terms.isEmpty else { return false }
    return home(of: expression).map { $0.isOpen(expression) } ?? true
  }

  /// Where `view` lies on the root.
  func frame(_ view: UIView) -> CGRect {
    let box = box(view)
    return CGRect(x: value(box.x), y: value(box.y), width: value(box.width), height: value(box.height))
  }
}

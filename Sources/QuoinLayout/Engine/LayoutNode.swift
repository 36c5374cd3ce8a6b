import Foundation

/// One box of a page: a rule, its children, and what it has answered so far.
///
/// A tree of nodes belongs to one thread at a time. Sizes are cached per proposal, so asking twice costs one look-up, and the cost of
/// a layout is linear in the nodes for a bounded number of proposals each.
open class LayoutNode {
  // What is asked while measuring stands first, so that it lies together. Nothing in here calls out while a property is being changed, so
  // that nobody need check that it is changed by one at a time.

  /// How the node sizes itself and arranges its children.
  public let rule: any LayoutRule
  /// What the node shares with the others of its layout.
  public let context: LayoutContext
  /// The nodes within, in the order of reading.
  @exclusivity(unchecked) public private(set) var children: [LayoutNode]
  /// What kind of rule the node has.
  package let traits: RuleTraits
  /// The reading direction in which children are placed.
  @exclusivity(unchecked) public var direction: LayoutDirection
  /// The axis of the stack around this node; decides what spacers and dividers are (fact 24).
  @exclusivity(unchecked) public internal(set) var orientation: Axis?
  /// Along which axes the node's range was asked for.
  @exclusivity(unchecked) private var askedRanges: Axis.Set = []
  /// Whether the layout priority may be another than 0.
  @exclusivity(unchecked) private(set) var mayHavePriority = false
  /// Whether an answer may depend on what lies around: on what a scroll view shows, on where the safe area ends.
  @exclusivity(unchecked) package private(set) var dependsOnSurroundings = false
  /// Whether all below is placed as it follows from `frame` and `placedProposal`.
  @exclusivity(unchecked) var isSettled = false {
    didSet { if !isSettled { snapshot = nil } }
  }
  /// Whether the node is part of the page; views that `ViewThatFits` did not choose are not.
  @exclusivity(unchecked) public internal(set) var isPlaced = false
  @exclusivity(unchecked) private var isStaying = false
  /// How often it was measured for probes around it, and in which layout.
  @exclusivity(unchecked) var probedTimes: (layout: UInt16, count: UInt16) = (0, 0)
  /// The guides that may be found in here, set by the node itself or by one within.
  @exclusivity(unchecked) private(set) var guides: GuideKinds = []
  @exclusivity(unchecked) var answers = AnswerCache()

  /// Where the node lies on the page once placed, before pixel snapping: points, y down, from the page's top left.
  @exclusivity(unchecked) public internal(set) var frame: CGRect = .zero
  @exclusivity(unchecked) private var placedKey = ProposalKey(.unspecified)
  /// The proposal it was placed with.
  public internal(set) var placedProposal: ProposedViewSize {
    get { placedKey.proposal }
    set { placedKey = ProposalKey(newValue) }
  }
  /// The node around this one; `nil` for a root. Valid while the tree lives.
  @exclusivity(unchecked) public private(set) unowned(unsafe) var parent: LayoutNode?
  /// What was made of the node as it lies; nil once it, or something inside, may lie or look otherwise.
  @exclusivity(unchecked) package private(set) var snapshot: AnyObject?
  @exclusivity(unchecked) private var knownSpacing: ViewSpacing?
  @exclusivity(unchecked) private var extras: Extras?
  /// What few nodes have.
  private final class Extras {
    var values: [ObjectIdentifier: Any]?
    var pending: PendingPlacement?
    var probed: ProbedAnswers?
    var ranges = KnownRanges()
    var missing: LayoutNode?
  }

  /// A node of `rule` with its children, which must share `context`. Time: linear in the children.
  public init(_ rule: any LayoutRule, _ children: [LayoutNode] = [], in context: LayoutContext, direction: LayoutDirection = .leftToRight) {
    self.rule = rule
    self.children = children
    self.context = context
    self.direction = direction
    traits = rule.traits
    guides = rule.ownGuides
    dependsOnSurroundings = traits.contains(.surroundings)
    mayHavePriority = traits.contains(.priority)
    // Children that come later may bring anything.
    if children.isEmpty, !traits.contains(.leaf) {
      guides = .all
      mayHavePriority = true
    }
    take(children)
  }

  deinit {
    if !children.isEmpty { releaseChildren() }
    if traits.contains(.keeping) { (rule as? any KeepingRule)?.forEachKept { if $0.parent === self { $0.parent = nil } } }
    context.forgetFindings(of: self)
  }

  /// Moves the children, which have no parent then, to those who wait to be let go of: the node is about to go itself.
  final func moveChildren(to waiting: inout [[LayoutNode]]) {
    for child in children where child.parent === self { child.parent = nil }
    waiting.append([])
    // Handed over as they are: a copy would hold each of them a second time.
    swap(&waiting[waiting.count - 1], &children)
  }

  /// Becomes the parent of nodes, which may have had another one.
  private func take(_ nodes: [LayoutNode]) {
    let decides = !traits.contains(.unary)
    let axis = decides ? rule.stackOrientation : nil
    for child in nodes {
      child.parent = self
      guides.formUnion(child.guides)
      if child.dependsOnSurroundings { dependsOnSurroundings = true }
      if child.mayHavePriority { mayHavePriority = true }
      if decides, child.orientation != axis { child.inherit(orientation: axis) }
    }
  }

  /// What the node is called in a trace; its place in the tree is filled in by the recorder.
  open var traceSubject: LayoutTrace.Subject { LayoutTrace.Subject(kind: rule.name) }

  /// The one child of a modifier's node.
  package var only: LayoutNode { children.first ?? missingChild }
  /// The children for the inner loops.
  package var refs: NodeRefs { NodeRefs(children) }
  /// The one child of a modifier's node, to be asked.
  package var first: NodeRef { children.isEmpty ? NodeRef(missingChild) : refs[0] }

  /// What stands for the child that a modifier's node was made without: nothing at all.
  private var missingChild: LayoutNode {
    if let known = extras?.missing { return known }
    context.report(
      Finding(.brokenContract, in: rule.name, "changes the one view in it, and there is none; nothing shows. Give its node a child."),
      at: self)
    let made = LayoutNode(MissingRule(), in: context)
    makeExtras().missing = made
    return made
  }

  /// Values set with `layoutValue(key:value:)` and the like, by the key's type.
  public var values: [ObjectIdentifier: Any]? {
    get { extras?.values }
    set { if newValue != nil || extras != nil { makeExtras().values = newValue } }
  }
  /// What a custom layout around the node has said of it.
  var pending: PendingPlacement? {
    get { extras?.pending }
    set { if newValue != nil || extras != nil { makeExtras().pending = newValue } }
  }
  var probed: ProbedAnswers? {
    get { extras?.probed }
    set { if newValue != nil || extras != nil { makeExtras().probed = newValue } }
  }
  private func makeExtras() -> Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  /// Whether a guide set by a view may be found in here.
  var mayHaveGuides: Bool { !guides.isEmpty }

  /// Tells spacers and dividers below, through modifiers but not through containers, which stack they stand in.
  private func inherit(orientation axis: Axis?) {
    var node = self
    while true {
      node.orientation = axis
      node.forgetOwnAnswers()
      guard node.traits.contains(.unary), let next = node.children.first else { return }
      node = next
    }
  }

  /// Gives the node children that could only be made once its size was known (geometry readers, lazy containers).
  public func adopt(_ children: [LayoutNode]) {
    let before = self.children
    self.children = children
    take(children)
    answers.forgetArrangements()
    unsettle()
    var above = parent
    while let node = above, dependsOnSurroundings, !node.dependsOnSurroundings {
      node.dependsOnSurroundings = true
      above = node.parent
    }
    // What is not among the children any more is not on the page.
    guard before.contains(where: \.isPlaced) else { return }
    for child in children { child.isStaying = true }
    for child in before where !child.isStaying && child.isPlaced && child.parent === self { child.leavePage() }
    for child in children { child.isStaying = false }
  }

  /// Makes this the parent of a node that may become a child: what it asks of those around it while it is measured is found.
  package func attach(_ child: LayoutNode) {
    child.parent = self
    if let axis = rule.stackOrientation { child.inherit(orientation: axis) }
  }

  /// Forgets what this node has answered.
  private func forgetOwnAnswers() {
    answers = AnswerCache()
    askedRanges = []
    extras?.ranges = KnownRanges()
    knownSpacing = nil
    probed = nil
    isSettled = false
    context.forgetFindings(of: self)
  }

  /// The size chosen for `proposal`, in points: measured once for each proposal, then remembered.
  public func size(for proposal: ProposedViewSize) -> CGSize {
    let key = ProposalKey(proposal)
    if let known = answers.size(key) {
      context.tracer?.answered(self, known, for: proposal, remembered: true)
      return known
    }
    if context.isProbing, let near = nearAnswer(for: key) {
      context.isRough = true
      context.tracer?.answered(self, near, for: proposal, remembered: true)
      return near
    }
    if context.measuring == nil { context.stackReserve = LayoutContext.reserveOfThisThread }
    guard isLeaf || !context.isTooDeep else {
      context.reportDepth(of: self)
      return .zero
    }
    context.measurements += 1
    context.tracer?.asked(self, proposal)
    let outer = (context.measuring, context.isRough)
    (context.measuring, context.isRough) = (self, false)
    var (size, places) = rule.measure(self, for: proposal)
    let isRough = context.isRough
    (context.measuring, context.isRough) = (outer.0, outer.1 || isRough)
    if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 {
      size = context.sanitize(size, of: self)
      places = nil
    }
    // A trace tells how each size came about, and how each place did.
    if context.tracer != nil { places = nil }
    if isRough { noteRough(size, for: key) } else { answers.record(size, places.map { mirrored($0, in: size) }, for: key) }
    context.tracer?.answered(self, size, for: proposal, remembered: false)
    return size
  }

  /// The size for `proposal` with the guides that go with it.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), proposal: proposal, node: mayHaveGuides ? self : nil)
  }

  /// Where the children go for `proposal`, in this node's space; mirrored where it reads right to left.
  public func arrangement(for proposal: ProposedViewSize) -> [ChildPlacement] {
    if isModifier { return [placement(for: proposal)] }
    let key = ProposalKey(proposal)
    if let known = answers.arrangement(key) { return known }
    let size = size(for: proposal)
    let outer = context.measuring
    context.measuring = self
    let places = mirrored(rule.arrange(self, size: size, for: proposal), in: size)
    context.measuring = outer
    answers.record(places, for: key)
    return places
  }

  /// Whether the node does something to the one within; an overlay or a background has two.
  var isModifier: Bool { traits.contains(.unary) && children.count == 1 }
  /// The same of a modifier's node, which is quick to find and so not remembered.
  func placement(for proposal: ProposedViewSize) -> ChildPlacement {
    let size = size(for: proposal)
    let outer = context.measuring
    context.measuring = self
    var place = rule.placement(self, size: size, for: proposal)
    context.measuring = outer
    if direction == .rightToLeft, rule.mirrors, size.width.isFinite {
      place.origin.x = size.width - place.origin.x - first.size(for: place.proposal).width
    }
    return place
  }

  private func mirrored(_ places: [ChildPlacement], in size: CGSize) -> [ChildPlacement] {
    guard direction == .rightToLeft, rule.mirrors, size.width.isFinite else { return places }
    var result = places
    for (index, child) in children.enumerated() where index < places.count {
      let width = child.size(for: places[index].proposal).width
      result[index].origin.x = size.width - places[index].origin.x - width
    }
    return result
  }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard guides.contains(key.kind) else { return nil }
    let place = ProposalKey(proposal)
    if let known = answers.guide(key, place) { return known.value }
    let size = size(for: proposal)
    guard size.width.isFinite && size.height.isFinite, !context.isTooDeep else { return nil }
    let value = rule.explicitGuide(key, self, size: size, for: proposal)
    answers.record(KnownGuide(key: key, value: value), for: place)
    return value
  }

  /// What containers do with the guides their children set: each is moved to the child's place, then they are joined (facts 73–77).
  package func combinedGuide(_ key: AlignmentKey, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    guard key.combination != .never, children.contains(where: { $0.guides.contains(key.kind) }) else { return nil }
    let places = arrangement(for: proposal)
    return key.combine(
      zip(children, places).lazy.map { child, place in
        child.explicitGuide(key, for: place.proposal).map { $0 + self.start(of: child, at: place, in: size, along: key.axis) }
      })
  }

  /// How far a placed child begins from this node's leading or top edge, which guides are counted from.
  package func start(of child: LayoutNode, at place: ChildPlacement, in size: CGSize, along axis: Axis) -> CGFloat {
    guard axis == .horizontal, direction == .rightToLeft, rule.mirrors, size.width.isFinite else { return place.origin[axis] }
    return size.width - place.origin.x - child.size(for: place.proposal).width
  }

  /// The distances the node prefers to its neighbours.
  public var spacing: ViewSpacing {
    if children.isEmpty { return rule.spacing(self) }
    if let knownSpacing { return knownSpacing }
    guard !context.isTooDeep else { return .zero }
    let result = rule.spacing(self)
    knownSpacing = result
    return result
  }

  /// Whether nothing stands in it: then it is asked however deep it stands.
  @inline(__always) var isLeaf: Bool { traits.contains(.leaf) }

  /// The layout priority that a stack reads.
  public var priority: Double { mayHavePriority && (isLeaf || !context.isTooDeep) ? rule.priority(self) : 0 }

  /// The shortest and longest length along `axis` if they depend on nothing else; `nil` if one has to ask.
  public func range(along axis: Axis) -> LengthRange? {
    guard context.usesRanges, isLeaf || !context.isTooDeep else { return nil }
    askedRanges.insert(Axis.Set(axis))
    // A leaf knows at once, and a modifier asks its child.
    if !traits.isDisjoint(with: [.leaf, .unary]) { return rule.range(self, along: axis) }
    let extras = makeExtras()
    switch extras.ranges[axis] {
    case .unknown: return nil
    case .known(let range): return range
    case .unasked:
      let range = rule.range(self, along: axis)
      extras.ranges[axis] = range.map(RangeAnswer.known) ?? .unknown
      // The other axis is mostly asked for next, and now all below is at hand: a large tree is walked once for both.
      if case .unasked = extras.ranges[axis.cross] {
        extras.ranges[axis.cross] = rule.range(self, along: axis.cross).map(RangeAnswer.known) ?? .unknown
      }
      return range
    }
  }
}

extension LayoutNode {
  /// Keeps what was made of the node as it lies, until that may have changed.
  package func keepSnapshot(_ made: AnyObject) { if isSettled { snapshot = made } }
  /// The node, or something inside, lies or looks otherwise now.
  package func forgetSnapshot() {
    var node: LayoutNode? = self
    // Around a node without one, none has any.
    while let here = node, here.snapshot != nil {
      here.snapshot = nil
      node = here.parent
    }
  }
  /// What the node has answered so far.
  var known: KnownAnswers {
    func told(_ axis: Axis) -> LengthRange?? { askedRanges.contains(Axis.Set(axis)) ? .some(range(along: axis)) : nil }
    return KnownAnswers(
      sizes: answers.sizes, guides: answers.guides, kinds: guides, ranges: (told(.horizontal), told(.vertical)),
      spacing: spacing, priority: priority)
  }

  /// Whether the node answers the same as `known`.
  func answers(as known: KnownAnswers) -> Bool {
    guard guides == known.kinds, priority == known.priority, spacing.isSame(as: known.spacing) else { return false }
    if let range = known.ranges.horizontal, range != self.range(along: .horizontal) { return false }
    if let range = known.ranges.vertical, range != self.range(along: .vertical) { return false }
    return known.sizes.allSatisfy { size(for: $0.proposal) == $0.size }
      && known.guides.allSatisfy { explicitGuide($0.guide.key, for: $0.proposal) == $0.guide.value }
  }

  func forgetWhatWasAnswered() { forgetOwnAnswers() }

  /// Puts `node` where `old` is, among the children or what the rule keeps; `hint` is where it may be, and then where it is.
  func replace(_ old: LayoutNode, with node: LayoutNode, near hint: inout Int) -> Bool {
    var isThere = false
    let start = min(hint, children.count)
    let (refs, reference) = (refs, NodeRef(old))
    if let index = refs[start...].firstIndex(of: reference) ?? refs[..<start].firstIndex(of: reference) {
      children[index] = node
      hint = index
      isThere = true
    }
    if let keeping = rule as? any KeepingRule, keeping.replaceKept(old, with: node) { isThere = true }
    guard isThere else { return false }
    old.parent = nil
    old.forgetFindings()
    take([node])
    if let orientation = old.orientation, node.orientation != orientation { node.inherit(orientation: orientation) }
    var above = parent
    while let here = above,
      !here.guides.isSuperset(of: guides) || (dependsOnSurroundings && !here.dependsOnSurroundings)
        || (mayHavePriority && !here.mayHavePriority)
    {
      here.guides.formUnion(guides)
      if dependsOnSurroundings { here.dependsOnSurroundings = true }
      if mayHavePriority { here.mayHavePriority = true }
      above = here.parent
    }
    return true
  }
  /// Forgets where the children go.
  func forgetPlaces() { answers.forgetArrangements() }
}

private enum RangeAnswer {
  case unasked, unknown
  case known(LengthRange)
}

/// The ranges along both axes, as far as they were asked for, in as many bytes as they have numbers.
private struct KnownRanges {
  // NaN, which no length is, stands for what is not known: +NaN below is "not asked", and above, "asked in vain".
  private var horizontal = LengthRange(min: .nan, max: 0)
  private var vertical = LengthRange(min: .nan, max: 0)

  subscript(axis: Axis) -> RangeAnswer {
    get {
      let range = axis == .horizontal ? horizontal : vertical
      guard range.min.isNaN else { return .known(range) }
      return range.max == 0 ? .unasked : .unknown
    }
    set {
      let range =
        switch newValue {
        case .unasked: LengthRange(min: .nan, max: 0)
        case .unknown: LengthRange(min: .nan, max: 1)
        case .known(let range): range.min.isNaN ? LengthRange(min: .nan, max: 1) : range
        }
      if axis == .horizontal { horizontal = range } else { vertical = range }
    }
  }
}

/// A rule that keeps nodes which are not among its node's children.
package protocol KeepingRule: LayoutRule {
  /// Calls `body` with each of the kept nodes.
  func forEachKept(_ body: (LayoutNode) -> Void)
  /// Keeps `new` where it kept `old`; answers whether it kept that one.
  func replaceKept(_ old: LayoutNode, with new: LayoutNode) -> Bool
}

/// What stands where a modifier's node has no child.
private struct MissingRule: LeafRule {
  var name: String { "nothing" }
  var isTold: Bool { false }
  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { .zero }
}

/// A leaf that never sets a guide of its own.
public protocol GuidelessRule: LeafRule {}
extension GuidelessRule {
  public var ownGuides: GuideKinds { [] }
}

/// What a custom layout said of a child while placing, in the space of its bounds.
final class PendingPlacement {
  let position: CGPoint
  let anchor: UnitPoint
  let proposal: ProposedViewSize
  init(position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
  }
}

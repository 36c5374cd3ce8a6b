import Foundation

/// One box of a page: a rule, its children, and what it has answered so far.
///
/// A tree of nodes belongs to one thread at a time. Sizes are cached per proposal, so asking twice costs one look-up, and the cost of
/// a layout is linear in the nodes for a bounded number of proposals each.
open class LayoutNode {
  /// How the node sizes itself and arranges its children.
  public let rule: any LayoutRule
  /// The nodes within, in the order of reading.
  public private(set) var children: [LayoutNode]
  /// What the node shares with the others of its layout.
  public let context: LayoutContext
  /// The reading direction in which children are placed.
  public var direction: LayoutDirection
  /// Values set with `layoutValue(key:value:)` and the like, by the key's type.
  public var values: [ObjectIdentifier: Any]?
  /// The axis of the stack around this node; decides what spacers and dividers are (fact 24).
  public internal(set) var orientation: Axis?

  /// The guides that may be found in here, set by the node itself or by one within.
  private(set) var guides: GuideKinds = []
  // Touched at every question; nothing in here calls out while it is being changed.
  @exclusivity(unchecked) var answers = AnswerCache()
  var pending: PendingPlacement?
  private var knownRanges: (horizontal: RangeAnswer, vertical: RangeAnswer) = (.unasked, .unasked)
  private var knownSpacing: SpacingBox?
  private var probes: [Probe]?
  /// Whether an answer may depend on what lies around: on what a scroll view shows, on where the safe area ends.
  package private(set) var dependsOnSurroundings = false
  /// Whether all below is placed as it follows from `frame` and `placedProposal`.
  var isSettled = false

  /// Where the node lies on the page once placed, before pixel snapping: points, y down, from the page's top left.
  public internal(set) var frame: CGRect = .zero
  /// Whether the node is part of the page; views that `ViewThatFits` did not choose are not.
  public internal(set) var isPlaced = false
  /// The node around this one; `nil` for a root. Valid while the tree lives.
  public private(set) unowned(unsafe) var parent: LayoutNode?
  private var isStaying = false
  /// The proposal it was placed with.
  public internal(set) var placedProposal: ProposedViewSize = .unspecified

  /// A node of `rule` with its children, which must share `context`. Time: linear in the children.
  public init(_ rule: any LayoutRule, _ children: [LayoutNode] = [], in context: LayoutContext, direction: LayoutDirection = .leftToRight) {
    self.rule = rule
    self.children = children
    self.context = context
    self.direction = direction
    guides = rule.ownGuides
    dependsOnSurroundings = rule.traits.contains(.surroundings)
    // Children that come later may bring any guide.
    if children.isEmpty, !rule.traits.contains(.leaf) { guides = .all }
    take(children)
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
    (rule as? any KeepingRule)?.forEachKept { if $0.parent === self { $0.parent = nil } }
    context.forgetFindings(of: self)
  }

  /// Becomes the parent of nodes, which may have had another one.
  private func take(_ nodes: [LayoutNode]) {
    let decides = !rule.traits.contains(.unary)
    let axis = rule.stackOrientation
    for child in nodes {
      child.parent = self
      guides.formUnion(child.guides)
      if child.dependsOnSurroundings { dependsOnSurroundings = true }
      if decides, child.orientation != axis { child.inherit(orientation: axis) }
    }
  }

  /// What the node is called in a trace; its place in the tree is filled in by the recorder.
  open var traceSubject: LayoutTrace.Subject { LayoutTrace.Subject(kind: rule.name) }

  /// The one child of a modifier's node.
  public var only: LayoutNode { children[0] }

  /// Whether a guide set by a view may be found in here.
  var mayHaveGuides: Bool { !guides.isEmpty }

  /// Tells spacers and dividers below, through modifiers but not through containers, which stack they stand in.
  private func inherit(orientation axis: Axis?) {
    var node = self
    while true {
      node.orientation = axis
      node.forgetOwnAnswers()
      guard node.rule.traits.contains(.unary), let next = node.children.first else { return }
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
  package func takeIn(_ child: LayoutNode) {
    child.parent = self
    if let axis = rule.stackOrientation { child.inherit(orientation: axis) }
  }

  /// Forgets what this node and all below have answered: the room they are laid out in has changed.
  package func forgetAnswers() {
    forgetOwnAnswers()
    for child in children { child.forgetAnswers() }
    (rule as? any KeepingRule)?.forEachKept { $0.forgetAnswers() }
  }

  /// Forgets what this node has answered.
  private func forgetOwnAnswers() {
    answers = AnswerCache()
    knownRanges = (.unasked, .unasked)
    knownSpacing = nil
    probes = nil
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
    context.measurements += 1
    context.tracer?.asked(self, proposal)
    let outer = context.measuring
    context.measuring = self
    var size = rule.size(self, for: proposal)
    context.measuring = outer
    if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 { size = context.mend(size, of: self) }
    answers.record(size, for: key)
    context.tracer?.answered(self, size, for: proposal, remembered: false)
    return size
  }

  /// The size for `proposal` with the guides that go with it.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), proposal: proposal, node: mayHaveGuides ? self : nil)
  }

  /// Where the children go for `proposal`, in this node's space; mirrored where it reads right to left.
  public func arrangement(for proposal: ProposedViewSize) -> [ChildPlacement] {
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
    guard size.width.isFinite && size.height.isFinite else { return nil }
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
    if let knownSpacing { return knownSpacing.spacing }
    let result = rule.spacing(self)
    knownSpacing = SpacingBox(result)
    return result
  }

  /// The layout priority that a stack reads.
  public var priority: Double { rule.priority(self) }

  /// The shortest and longest length along `axis` if they depend on nothing else; `nil` if one has to ask.
  public func range(along axis: Axis) -> LengthRange? {
    guard context.usesRanges else { return nil }
    switch axis == .horizontal ? knownRanges.horizontal : knownRanges.vertical {
    case .unknown: return nil
    case .known(let range): return range
    case .unasked:
      let range = rule.range(self, along: axis)
      let answer = range.map(RangeAnswer.known) ?? .unknown
      if axis == .horizontal { knownRanges.horizontal = answer } else { knownRanges.vertical = answer }
      return range
    }
  }
}

extension LayoutNode {
  /// What the node has answered so far.
  var known: KnownAnswers {
    func told(_ answer: RangeAnswer) -> LengthRange?? {
      switch answer {
      case .unasked: nil
      case .unknown: .some(nil)
      case .known(let range): .some(range)
      }
    }
    return KnownAnswers(
      sizes: answers.sizes, guides: answers.guides, kinds: guides, ranges: (told(knownRanges.horizontal), told(knownRanges.vertical)),
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

  /// Puts `node` where `old` is, among the children or what the rule keeps.
  func replace(_ old: LayoutNode, with node: LayoutNode) -> Bool {
    var isThere = false
    if let index = children.firstIndex(where: { $0 === old }) {
      children[index] = node
      isThere = true
    }
    if let keeping = rule as? any KeepingRule, keeping.replaceKept(old, with: node) { isThere = true }
    guard isThere else { return false }
    old.parent = nil
    take([node])
    if let orientation = old.orientation, node.orientation != orientation { node.inherit(orientation: orientation) }
    var above = parent
    while let here = above, !here.guides.isSuperset(of: guides) || (dependsOnSurroundings && !here.dependsOnSurroundings) {
      here.guides.formUnion(guides)
      if dependsOnSurroundings { here.dependsOnSurroundings = true }
      above = here.parent
    }
    answers.forgetArrangements()
    return true
  }
}

extension LayoutNode {
  /// The lengths along `axis` for the proposals 0 and ∞ when `cross` is proposed across: known from the structure, or else asked.
  ///
  /// Probes are what makes nested stacks dear: each begets others inside, and with lengths that depend on one another (ratios, texts)
  /// their number would double with every level. So only the first few proposals across are probed; after those the answer for the
  /// one nearest to `cross` is taken, which keeps the work polynomial in the depth. Ordinary pages never get there.
  func probedRange(along axis: Axis, across cross: CGFloat?) -> LengthRange {
    if let range = range(along: axis) { return range }
    let key = cross ?? -1
    if let known = probes?.first(where: { $0.axis == axis && $0.cross == key }) { return known.range }
    let same = (probes ?? []).filter { $0.axis == axis }
    if same.count >= Self.probeLimit, let nearest = same.min(by: { abs($0.cross - key) < abs($1.cross - key) }) { return nearest.range }
    context.because("to learn how \(axis == .horizontal ? "narrow" : "low") it can be")
    let shortest = size(for: ProposedViewSize(axis, main: 0, cross: cross))[axis]
    context.because("to learn how \(axis == .horizontal ? "wide" : "high") it can be")
    let range = LengthRange(min: shortest, max: size(for: ProposedViewSize(axis, main: .infinity, cross: cross))[axis])
    probes = (probes ?? []) + [Probe(axis: axis, cross: key, range: range)]
    return range
  }

  /// How many proposals across a node is probed for along one axis.
  static var probeLimit: Int { 6 }
}

/// A range that was asked for.
struct Probe {
  let axis: Axis
  /// What was proposed across; −1 for nothing.
  let cross: CGFloat
  let range: LengthRange
}

private enum RangeAnswer {
  case unasked, unknown
  case known(LengthRange)
}

private final class SpacingBox {
  let spacing: ViewSpacing
  init(_ spacing: ViewSpacing) { self.spacing = spacing }
}

/// A rule that keeps nodes which are not among its node's children.
package protocol KeepingRule: LayoutRule {
  /// Calls `body` with each of the kept nodes.
  func forEachKept(_ body: (LayoutNode) -> Void)
  /// Keeps `new` where it kept `old`; answers whether it kept that one.
  func replaceKept(_ old: LayoutNode, with new: LayoutNode) -> Bool
}

/// A leaf that never sets a guide of its own.
public protocol GuidelessRule: LeafRule {}
extension GuidelessRule {
  public var ownGuides: GuideKinds { [] }
}

/// What a custom layout said of a child while placing, in the space of its bounds.
struct PendingPlacement {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize
}

import Foundation

/// How one node sizes itself and arranges its children: what a container, a modifier or a leaf is to the engine.
///
/// A rule is a pure function of the node's children and the proposal. It works left to right and in the node's own space (origin at its
/// top left); the engine mirrors for right-to-left, caches per proposal, and snaps to pixels at the very end.
public protocol LayoutRule {
  /// The word for this rule in traces, findings and JSON: `HStack`, `padding`, `Text`.
  var name: String { get }
  /// The size chosen for `proposal`. Lengths may be infinite while measuring; never NaN.
  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize
  /// The size chosen for `proposal`, with the children's places in it where they are found on the way: then `arrange` is not asked.
  func measure(_ node: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, places: [ChildPlacement]?)
  /// Where the children go when the node was given `proposal` and chose `size`: one placement per child, in order.
  func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement]
  /// The guide that this node, or one within it, sets; `nil` when none does (facts 72–78).
  func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat?
  /// The distances the node prefers to its neighbours (facts 25–34).
  func spacing(_ node: LayoutNode) -> ViewSpacing
  /// The layout priority a stack reads (fact 53).
  func priority(_ node: LayoutNode) -> Double
  /// The lengths along `axis` for the proposals 0 and ∞, if they do not depend on what is proposed across; saves the probes.
  func range(_ node: LayoutNode, along axis: Axis) -> LengthRange?
  /// The axis of the stack this is, for the spacers and dividers inside (fact 24).
  var stackOrientation: Axis? { get }
  /// Whether `arrange` reads where the node lies (custom layouts see their bounds' origin, fact 104).
  var readsOrigin: Bool { get }
  /// Whether the node's placements are given from left to right and are to be mirrored where text runs right to left.
  var mirrors: Bool { get }
  /// Whether traces tell of the node; one that only stands for a part of another, or for the page, is left out.
  var isTold: Bool { get }
  /// Which guides the rule itself may set, whatever its children do: `explicitGuide` is not asked for others.
  var ownGuides: GuideKinds { get }
  /// What kind of rule this is, for those who look at many.
  var traits: RuleTraits { get }
}

/// What a rule is, known without a cast.
public struct RuleTraits: OptionSet, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A `LeafRule`.
  public static let leaf = RuleTraits(rawValue: 1)
  /// A `UnaryRule`.
  public static let unary = RuleTraits(rawValue: 2)
  /// A `SafeAreaProviding`.
  public static let safeArea = RuleTraits(rawValue: 4)
  /// A scroll view.
  package static let scrolling = RuleTraits(rawValue: 8)
  /// May answer another priority than 0, or than its children have.
  public static let priority = RuleTraits(rawValue: 64)
  /// A `KeepingRule`.
  package static let keeping = RuleTraits(rawValue: 32)
  /// Reads what lies around its node: what a scroll view shows, where the safe area ends.
  package static let surroundings = RuleTraits(rawValue: 16)
}

/// The shortest and the longest a node can be along an axis.
public struct LengthRange: Hashable, Sendable {
  /// The shortest length in points.
  public var min: CGFloat
  /// The longest length in points; ∞ where nothing limits it.
  public var max: CGFloat
  /// From `min` to `max` points; ∞ is allowed.
  public init(min: CGFloat, max: CGFloat) {
    self.min = min
    self.max = max
  }
  /// A range of one length.
  public init(fixed length: CGFloat) { self.init(min: length, max: length) }
  /// From nothing to anything.
  public static let flexible = LengthRange(min: 0, max: .infinity)
}

/// Where a parent puts a child: the child's top left corner in the parent's space, and the proposal that gives its size.
public struct ChildPlacement: Hashable, Sendable {
  /// The child's top left corner in points, in the parent's space.
  public var origin: CGPoint
  /// What the child is proposed; its answer is its size.
  public var proposal: ProposedViewSize
  /// Whether the child is left out of the page (`ViewThatFits` shows one of its children).
  public var isAbsent = false
  /// A child at `origin`, of the size it answers to `proposal`.
  public init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
  /// The placement of a child that is left out.
  public static var absent: ChildPlacement {
    var result = ChildPlacement(origin: .zero, proposal: .zero)
    result.isAbsent = true
    return result
  }
}

extension LayoutRule {
  /// The size alone.
  public func measure(_ node: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, places: [ChildPlacement]?) {
    (size(node, for: proposal), nil)
  }
  public func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    node.combinedGuide(key, size: size, for: proposal)
  }
  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    var result = ViewSpacing()
    if node.children.isEmpty { return .zero }
    for child in node.children { result.formUnion(child.spacing) }
    return result
  }
  public func priority(_ node: LayoutNode) -> Double { 0 }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { nil }
  public var stackOrientation: Axis? { nil }
  public var readsOrigin: Bool { false }
  public var mirrors: Bool { true }
  public var isTold: Bool { true }
  public var ownGuides: GuideKinds { .all }
  public var traits: RuleTraits { [] }
}

/// A node without children.
public protocol LeafRule: LayoutRule {}
extension LeafRule {
  public var traits: RuleTraits { .leaf }
  public func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    node.children.map { _ in ChildPlacement(origin: .zero, proposal: ProposedViewSize(size)) }
  }
  public func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? { nil }
  public func spacing(_ node: LayoutNode) -> ViewSpacing { .leaf }
}

/// A node that is one child with something changed about it. What is not said passes the child through unchanged; a rule that sets a
/// guide says so in `ownGuides`.
public protocol UnaryRule: LayoutRule {
  /// What the child is proposed when this is proposed `proposal`.
  func childProposal(_ node: LayoutNode, for proposal: ProposedViewSize) -> ProposedViewSize
}
extension UnaryRule {
  public var ownGuides: GuideKinds { [] }
  public var traits: RuleTraits { .unary }
  public func childProposal(_ node: LayoutNode, for proposal: ProposedViewSize) -> ProposedViewSize { proposal }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.first.size(for: childProposal(node, for: proposal))
  }
  public func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    [ChildPlacement(origin: .zero, proposal: childProposal(node, for: proposal))]
  }
  /// A single child's guide moves up with the child's position, frame alignments too (fact 75).
  public func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    let place = node.arrangement(for: proposal)[0]
    return node.first.explicitGuide(key, for: place.proposal).map { $0 + node.start(of: node.only, at: place, in: size, along: key.axis) }
  }
  public func spacing(_ node: LayoutNode) -> ViewSpacing { node.first.spacing }
  public func priority(_ node: LayoutNode) -> Double { node.first.priority }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { node.first.range(along: axis) }
  public var stackOrientation: Axis? { nil }
}

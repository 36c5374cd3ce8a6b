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
  /// Where the one child of a modifier's node goes; asked in place of `arrange` of rules that are `unary`.
  func placement(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement
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

extension LayoutRule {
  /// The size alone.
  public func measure(_ node: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, places: [ChildPlacement]?) {
    (size(node, for: proposal), nil)
  }
  public func placement(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
    if let place = arrange(node, size: size, for: proposal).first { return place }
    node.context.report(
      Finding(.brokenContract, in: name, "arranged its one child nowhere; it stands at the top left. Answer a placement for each child."),
      at: node)
    return ChildPlacement(origin: .zero, proposal: proposal)
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

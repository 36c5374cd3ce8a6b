@testable import QuoinFlexbox

/// A generator that gives the same numbers everywhere (SplitMix64).
struct SteadyRandom: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &self)] }
}

extension SteadyRandom {
  mutating func length(wild: Bool) -> FlexLength {
    if wild, chance(0.2) {
      return pick([
        .points(.nan), .points(.infinity), .points(-.infinity), .points(-40), .percent(1e30), .percent(-1e30), .percent(.nan),
        .points(1e300),
      ])
    }
    return pick([
      .auto, .points(0), .points(10), .points(33.3), .points(80), .percent(25), .percent(50), .percent(120), .minContent, .maxContent,
      .fitContent, .stretch,
    ])
  }

  mutating func alignment() -> FlexAlignment {
    pick([
      .normal, .stretch, .start, .end, .flexStart, .flexEnd, .center, .spaceBetween, .spaceAround, .baseline, .lastBaseline, .center.safe,
    ])
  }

  mutating func edges(wild: Bool) -> FlexEdges {
    var edges = FlexEdges(top: length(wild: wild), left: length(wild: wild))
    if chance(0.3) { edges.start = length(wild: wild) }
    return edges
  }

  /// A style of any properties; `wild` ones hold numbers no style should.
  mutating func style(wild: Bool = false) -> FlexStyle {
    var style = FlexStyle(chance(0.2) ? .yoga : .css)
    style.display = pick([.flex, .flex, .flex, .flex, .flex, .block, .none, .contents])
    style.position = pick([.relative, .relative, .relative, .relative, .static, .absolute])
    style.direction = pick([.row, .row, .column, .rowReverse, .columnReverse])
    style.wrap = pick([.noWrap, .noWrap, .wrap, .wrapReverse])
    if chance(0.3) { style.width = length(wild: wild) }
    if chance(0.3) { style.height = length(wild: wild) }
    if chance(0.2) { style.minWidth = length(wild: wild) }
    if chance(0.2) { style.maxHeight = length(wild: wild) }
    if chance(0.3) { style.basis = length(wild: wild) }
    if chance(0.4) { style.grow = wild && chance(0.2) ? pick([.nan, .infinity, -3]) : pick([0.3, 1, 2]) }
    if chance(0.3) { style.shrink = wild && chance(0.2) ? pick([.nan, .infinity, -3]) : pick([0, 0.5, 2]) }
    if chance(0.2) { style.margin = edges(wild: wild) }
    if chance(0.2) { style.padding = edges(wild: wild) }
    if chance(0.1) { style.inset = edges(wild: wild) }
    if chance(0.1) { style.aspectRatio = wild && chance(0.3) ? pick([.nan, .infinity, 0, -1, 1e-300]) : pick([0.5, 1, 2]) }
    if chance(0.1) { style.overflowX = .scroll }
    if chance(0.1) { style.overflowY = .hidden }
    if chance(0.1) { style.order = pick([-1, 1, .max]) }
    if chance(0.2) { style.rowGap = length(wild: wild) }
    if chance(0.2) { style.columnGap = length(wild: wild) }
    if chance(0.1) { style.layoutDirection = .rightToLeft }
    if chance(0.1) { style.boxSizing = .contentBox }
    style.justifyContent = alignment()
    style.alignItems = alignment()
    style.alignContent = alignment()
    if chance(0.2) { style.alignSelf = alignment() }
    return style
  }

  /// Adds `count` random nodes to a tree; a third of those without children are measured.
  mutating func grow(_ tree: FlexTree, count: Int, wild: Bool = false) -> [FlexNode] {
    var nodes = [tree.add(FlexStyle())]
    while nodes.count < count { nodes.append(tree.add(style(wild: wild), to: pick(Array(nodes.suffix(12))))) }
    for node in nodes where tree.children(of: node).isEmpty && chance(0.3) {
      let text = SquareText("XX XXX X")
      tree.setMeasure(node) { width, _ in text?.measure(width) ?? FlexMeasurement(width: 0, height: 0) }
    }
    return nodes
  }
}

/// The same nodes in the same places in a tree of its own, never laid out.
func copy(of tree: FlexTree, _ root: FlexNode, _ names: inout [FlexNode: FlexNode]) -> FlexTree {
  let copy = FlexTree()
  var pending: [(FlexNode, FlexNode?)] = [(root, nil)]
  while !pending.isEmpty {
    let (node, parent) = pending.removeFirst()
    let twin = copy.add(tree.style(of: node), to: parent)
    names[node] = twin
    if tree.isMeasured(node) {
      let text = SquareText("XX XXX X")
      copy.setMeasure(twin) { width, _ in text?.measure(width) ?? FlexMeasurement(width: 0, height: 0) }
    }
    for child in tree.children(of: node) { pending.append((child, twin)) }
  }
  return copy
}

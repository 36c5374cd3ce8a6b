import Foundation

/// A stack as the engine runs it.
struct StackRule: LayoutRule {
  let axis: Axis
  let guide: AlignmentKey
  let spacing: CGFloat?

  var name: String { axis == .horizontal ? "HStack" : "VStack" }
  var stackOrientation: Axis? { axis }

  func solver(_ node: LayoutNode) -> StackSolver {
    StackSolver(axis: axis, guide: guide, spacing: spacing, children: node.refs, context: node.context)
  }
  /// A stack of one child stands for the child itself (fact 22).
  private func isUnary(_ node: LayoutNode) -> Bool { node.refs.count == 1 }

  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { measure(node, for: proposal).size }
  func measure(_ node: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, places: [ChildPlacement]?) {
    guard !isUnary(node) else { return (node.first.size(for: proposal), nil) }
    let solver = solver(node)
    let solved = solver.solve(proposal)
    if !solved.places.isEmpty { node.context.reason(solver.words(solved.places)) }
    // What is proposed across at placing is the stack's own size where nothing was; probes are not placed.
    guard proposal[axis.cross] != nil, proposal[axis] != 0, proposal[axis] != .infinity else { return (solved.size, nil) }
    return (solved.size, solved.places)
  }
  func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    isUnary(node)
      ? [ChildPlacement(origin: .zero, proposal: proposal)] : solver(node).arrange(proposal, size: size)
  }
  func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    isUnary(node) ? node.first.explicitGuide(key, for: proposal) : node.combinedGuide(key, size: size, for: proposal)
  }
  var ownGuides: GuideKinds { [] }
  func priority(_ node: LayoutNode) -> Double { isUnary(node) ? node.first.priority : 0 }

  /// Its ends are the first and the last child's, its sides what all ask for (fact 34).
  func spacing(_ node: LayoutNode) -> ViewSpacing {
    guard let first = node.refs.first, let last = node.refs.last else { return .zero }
    if isUnary(node) { return node.first.spacing }
    let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    var result = ViewSpacing()
    result.formUnion(first.spacing, edges: start)
    result.formUnion(last.spacing, edges: end)
    for child in node.refs { result.formUnion(child.spacing, edges: sides) }
    return result
  }

  func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    if isUnary(node) { return node.first.range(along: axis) }
    var result = LengthRange(fixed: 0)
    for child in node.refs {
      guard let own = child.range(along: axis) else { return nil }
      if axis == self.axis {
        result.min += own.min
        result.max += own.max
      } else {
        // Explicit guides move children apart, so only those without may be taken as the longest of all.
        guard guide.isFrameCentre || guide.isFrameEdge, !child.mayMoveGuide(guide) else { return nil }
        result.min = max(result.min, own.min)
        result.max = max(result.max, own.max)
      }
    }
    guard axis == self.axis, node.refs.count > 1 else { return result }
    let gaps = gapTotal(node)
    return LengthRange(min: max(0, result.min + gaps), max: max(0, result.max + gaps))
  }

  private func gapTotal(_ node: LayoutNode) -> CGFloat {
    if let spacing = ViewSpacing.gap(spacing) { return spacing * CGFloat(node.refs.count - 1) }
    return zip(node.refs, node.refs.dropFirst()).reduce(0) { $0 + $1.0.spacing.distance(to: $1.1.spacing, along: axis) }
  }
}

extension AlignmentKey {
  var isFrameCentre: Bool { id == FrameGuide.CenterX.self || id == FrameGuide.CenterY.self }
  var isFrameEdge: Bool { combination == .never && !isFrameCentre }
}

extension LayoutNode {
  /// Whether this view, or one within it, may set `key`.
  func mayMoveGuide(_ key: AlignmentKey) -> Bool { guides.contains(key.kind) }
}

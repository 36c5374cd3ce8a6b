import Foundation

/// Views on top of each other (facts 36–39, decision D1): those of the highest priority decide the size, as the union of their
/// aligned frames; at placing, all are proposed that size.
struct ZStackSolver {
  let alignment: Alignment
  let children: [LayoutNode]

  private var sizing: [LayoutNode] {
    let priorities = children.map(\.priority)
    let highest = priorities.max() ?? 0
    return priorities.allSatisfy { $0 == highest } ? children : zip(children, priorities).filter { $1 == highest }.map(\.0)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    extent(sizing.map { $0.dimensions(in: proposal) }).size
  }

  func arrange(size: CGSize) -> [ChildPlacement] {
    let proposal = ProposedViewSize(size)
    let reference = extent(sizing.map { $0.dimensions(in: proposal) }).guides
    return children.map { child in
      let dimensions = child.dimensions(in: proposal)
      return ChildPlacement(
        origin: CGPoint(
          x: safe(reference.x - dimensions[alignment.horizontal]), y: safe(reference.y - dimensions[alignment.vertical])),
        proposal: proposal)
    }
  }

  /// The union of boxes whose guides coincide, and where the guides lie in it.
  private func extent(_ all: [ViewDimensions]) -> (size: CGSize, guides: CGPoint) {
    func along(_ guide: (ViewDimensions) -> CGFloat, _ length: (ViewDimensions) -> CGFloat) -> (CGFloat, CGFloat) {
      var before: CGFloat = -.infinity
      var after: CGFloat = -.infinity
      for dimensions in all {
        let position = guide(dimensions)
        let safe = position.isFinite ? position : 0
        before = max(before, safe)
        after = max(after, length(dimensions) - safe)
      }
      return all.isEmpty ? (0, 0) : (max(0, before + after), before)
    }
    let (width, x) = along({ $0[alignment.horizontal] }, \.width)
    let (height, y) = along({ $0[alignment.vertical] }, \.height)
    return (CGSize(width: width, height: height), CGPoint(x: x, y: y))
  }

  private func safe(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
}

/// A ZStack as the engine runs it. One child alone stands for itself (fact 22).
struct ZStackRule: LayoutRule {
  let alignment: Alignment
  var name: String { "ZStack" }

  private func isUnary(_ node: LayoutNode) -> Bool { node.children.count == 1 }
  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    isUnary(node) ? node.only.size(for: proposal) : ZStackSolver(alignment: alignment, children: node.children).size(for: proposal)
  }
  func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    isUnary(node)
      ? [ChildPlacement(origin: .zero, proposal: proposal)]
      : ZStackSolver(alignment: alignment, children: node.children).arrange(size: size)
  }
  func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    isUnary(node) ? node.only.explicitGuide(key, for: proposal) : node.combinedGuide(key, size: size, for: proposal)
  }
  var ownGuides: GuideKinds { [] }
  func priority(_ node: LayoutNode) -> Double { isUnary(node) ? node.only.priority : 0 }
  func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    let key = alignment[axis]
    var result = LengthRange(fixed: 0)
    let first = node.children.first?.priority
    for child in node.children {
      guard let own = child.range(along: axis), child.priority == first else { return nil }
      guard isUnary(node) || (key.combination == .never && !child.mayMoveGuide(key)) else { return nil }
      result = LengthRange(min: max(result.min, own.min), max: max(result.max, own.max))
    }
    return result
  }
}

import Foundation

/// One pass of a stack, in main and cross: gaps → order → divide → align. HStack and VStack are its two faces (facts 11–20).
struct StackSolver {
  let axis: Axis
  /// The guide, across the axis, along which the children are aligned.
  let guide: AlignmentKey
  /// The gap between neighbours in points; `nil` asks each pair (fact 25).
  let spacing: CGFloat?
  let children: [LayoutNode]

  /// The stack's size when proposed `proposal`.
  func size(for proposal: ProposedViewSize) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let gaps = self.gaps()
    let proposals = divide(proposal, gaps: gaps)
    let size = aligned(proposals, gaps: gaps).size
    children[0].context.because(words(proposals, gaps))
    return size
  }

  /// The children's places when the stack was proposed `proposal` and chose `size`. Across the axis a missing proposal is replaced
  /// by the chosen size (fact 19), so what fills the stack fills it now.
  func arrange(_ proposal: ProposedViewSize, size: CGSize) -> [ChildPlacement] {
    guard !children.isEmpty else { return [] }
    let placing = ProposedViewSize(axis, main: proposal[axis], cross: proposal[axis.cross] ?? size[axis.cross])
    let gaps = self.gaps()
    let proposals = divide(placing, gaps: gaps)
    let line = aligned(proposals, gaps: gaps)
    return zip(line.origins, proposals).map { ChildPlacement(origin: $0, proposal: $1) }
  }

  // MARK: gaps

  private func gaps() -> [CGFloat] {
    guard children.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: children.count - 1) }
    var before = children[0].spacing
    return children.dropFirst().map { child in
      let own = child.spacing
      defer { before = own }
      return before.distance(to: own, along: axis)
    }
  }

  // MARK: divide

  /// What each child is proposed (facts 14–17).
  private func divide(_ proposal: ProposedViewSize, gaps: [CGFloat]) -> [ProposedViewSize] {
    guard let main = proposal[axis] else {
      return Array(repeating: ProposedViewSize(axis, main: nil, cross: proposal[axis.cross]), count: children.count)
    }
    let cross = proposal[axis.cross]
    var result = Array(repeating: proposal, count: children.count)
    var available = main - gaps.reduce(0, +)
    let groups = priorityGroups()
    for group in groups.dropFirst() { for index in group { available -= minimum(index, cross) } }
    let context = children[0].context
    for (rank, group) in groups.enumerated() {
      if rank > 0 { for index in group { available += minimum(index, cross) } }
      var remaining = CGFloat(group.count)
      let order = ordered(group, cross)
      context.reckoned(children[0].parent, plan(order, available, rank == 0 ? gaps : [], cross, kept: kept(after: rank, groups, cross)))
      for index in order {
        context.because("\(describe(available)) left for \(describe(remaining))")
        let share = Swift.max(available / remaining, 0)
        result[index] = ProposedViewSize(axis, main: share.isNaN ? 0 : share, cross: cross)
        let taken = children[index].size(for: result[index])[axis]
        let rest = available - taken
        available = rest.isNaN ? available : rest
        remaining -= 1
      }
    }
    return result
  }

  /// How the stack is about to share its room, in words.
  private func plan(_ order: [Int], _ available: CGFloat, _ gaps: [CGFloat], _ cross: CGFloat?, kept: CGFloat) -> String {
    var parts: [String] = []
    if !gaps.isEmpty { parts.append("gaps of \(sum(gaps))") }
    if kept > 0 { parts.append("\(describe(kept)) kept for lower priorities") }
    parts.append("\(describe(available)) to share")
    if order.count > 1 {
      let names = order.prefix(9).map { index in
        let range = children[index].probedRange(along: axis, across: cross)
        return "\(children[index].rule.name) (\(describe(range.min))…\(describe(range.max)))"
      }
      parts.append("the least flexible first: " + names.joined(separator: ", ") + (order.count > 9 ? ", …" : ""))
    }
    return parts.joined(separator: ", ")
  }

  /// What the groups after one need at least.
  private func kept(after rank: Int, _ groups: [[Int]], _ cross: CGFloat?) -> CGFloat {
    groups.dropFirst(rank + 1).joined().reduce(0) { $0 + minimum($1, cross) }
  }

  /// What the stack's length is made of, in words.
  private func words(_ proposals: [ProposedViewSize], _ gaps: [CGFloat]) -> String {
    var lengths: [CGFloat] = []
    for (index, child) in children.enumerated().prefix(12) {
      if index > 0 { lengths.append(gaps[index - 1]) }
      lengths.append(child.size(for: proposals[index])[axis])
    }
    return "\(sum(lengths)) along, the most across"
  }

  /// The children's positions by layout priority, highest first, in source order within one.
  private func priorityGroups() -> [[Int]] {
    let priorities = children.map(\.priority)
    if priorities.allSatisfy({ $0 == priorities[0] }) { return [Array(children.indices)] }
    let levels = Set(priorities).sorted(by: >)
    var members: [Double: [Int]] = [:]
    for (index, priority) in priorities.enumerated() { members[priority, default: []].append(index) }
    return levels.map { members[$0]! }
  }

  /// The least flexible first, stable; of those without a limit the one with the larger minimum (facts 11, 12). One child alone,
  /// and children whose length cannot change, are not probed (fact 13).
  private func ordered(_ group: [Int], _ cross: CGFloat?) -> [Int] {
    guard group.count > 1 else { return group }
    let flexibilities = group.map { flexibility($0, cross) }
    if zip(flexibilities, flexibilities.dropFirst()).allSatisfy({ !($1 < $0) }) { return group }
    return group.indices.sorted { a, b in
      flexibilities[a] < flexibilities[b] || (!(flexibilities[b] < flexibilities[a]) && a < b)
    }.map { group[$0] }
  }

  private func minimum(_ index: Int, _ cross: CGFloat?) -> CGFloat { children[index].probedRange(along: axis, across: cross).min }

  private func flexibility(_ index: Int, _ cross: CGFloat?) -> Flexibility {
    let range = children[index].probedRange(along: axis, across: cross)
    return Flexibility(min: range.min, max: range.max)
  }

  // MARK: align

  /// The children in a line: their guides coincide, and the line begins at 0 on both axes (fact 18).
  private func aligned(_ proposals: [ProposedViewSize], gaps: [CGFloat]) -> (size: CGSize, origins: [CGPoint]) {
    var main: CGFloat = 0
    var lower = CGFloat.infinity
    var upper = -CGFloat.infinity
    var origins: [CGPoint] = []
    origins.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      if index > 0 { main += gaps[index - 1] }
      let dimensions = child.dimensions(in: proposals[index])
      let offset = -dimensions[guide]
      let start = offset.isFinite ? offset : 0
      var origin = CGPoint.zero
      origin[axis] = main
      origin[axis.cross] = start
      origins.append(origin)
      main += dimensions.size[axis]
      lower = Swift.min(lower, start)
      upper = Swift.max(upper, start + dimensions.size[axis.cross])
    }
    for index in origins.indices { origins[index][axis.cross] -= lower }
    return (CGSize(axis, main: Swift.max(0, main), cross: upper - lower), origins)
  }
}

/// How much a child's length can change, as a key to sort by (facts 11, 12).
struct Flexibility: Comparable {
  private let spread: CGFloat
  private let tie: CGFloat
  init(min: CGFloat, max: CGFloat) {
    let difference = max - min
    spread = difference.isNaN ? 0 : difference
    tie = spread == .infinity ? -min : 0
  }
  static func < (a: Flexibility, b: Flexibility) -> Bool {
    a.spread == b.spread ? a.tie < b.tie : a.spread < b.spread
  }
}

import Foundation

/// One pass of a stack, in main and cross: gaps → order → divide → align. HStack and VStack are its two faces (facts 11–20).
struct StackSolver {
  let axis: Axis
  /// The guide, across the axis, along which the children are aligned.
  let guide: AlignmentKey
  /// The gap between neighbours in points; `nil` asks each pair (fact 25).
  let spacing: CGFloat?
  let children: NodeRefs
  let context: LayoutContext

  /// The stack's size when proposed `proposal`, and where its children lie in it.
  func solve(_ proposal: ProposedViewSize) -> (size: CGSize, places: [ChildPlacement]) {
    guard !children.isEmpty else { return (.zero, []) }
    var places = Array(repeating: ChildPlacement(origin: .zero, proposal: proposal), count: children.count)
    let gaps = layGaps(&places)
    divide(proposal, gaps: gaps, &places)
    return (align(&places), places)
  }

  /// The children's places when the stack was proposed `proposal` and chose `size`. Across the axis a missing proposal is replaced
  /// by the chosen size (fact 19), so what fills the stack fills it now.
  func arrange(_ proposal: ProposedViewSize, size: CGSize) -> [ChildPlacement] {
    solve(ProposedViewSize(axis, main: proposal[axis], cross: proposal[axis.cross] ?? size[axis.cross])).places
  }

  // MARK: gaps

  /// Leaves before each child the gap to its neighbour, where its place will be; answers their sum.
  private func layGaps(_ places: inout [ChildPlacement]) -> CGFloat {
    guard children.count > 1 else { return 0 }
    var total: CGFloat = 0
    if let spacing = ViewSpacing.gap(spacing) {
      for index in 1..<children.count {
        places[index].origin[axis] = spacing
        total += spacing
      }
      return total
    }
    var before = children[0].spacing
    for index in 1..<children.count {
      let own = children[index].spacing
      let gap = before.distance(to: own, along: axis)
      places[index].origin[axis] = gap
      total += gap
      before = own
    }
    return total
  }

  // MARK: divide

  /// Says what each child is proposed (facts 14–17).
  private func divide(_ proposal: ProposedViewSize, gaps: CGFloat, _ places: inout [ChildPlacement]) {
    guard let main = proposal[axis] else { return }
    let cross = proposal[axis.cross]
    let available = main - gaps
    if haveOnePriority {
      if children.count > 1, let order = order(of: 0..<children.count, sharing: available, cross) {
        _ = share(available, among: order, cross, isFirst: true, kept: 0, &places)
      } else {
        _ = share(available, among: 0..<children.count, cross, isFirst: true, kept: 0, &places)
      }
      return
    }
    divide(available, among: priorityGroups(), cross, &places)
  }

  /// The highest priority first; the room that the others need at least is kept for them.
  private func divide(_ room: CGFloat, among groups: [[Int]], _ cross: CGFloat?, _ places: inout [ChildPlacement]) {
    var available = room
    for group in groups.dropFirst() { for index in group { available -= minimum(index, cross) } }
    for (rank, group) in groups.enumerated() {
      if rank > 0 { for index in group { available += minimum(index, cross) } }
      let order = group.count > 1 ? order(of: group, sharing: available, cross) ?? group : group
      let kept = context.tracer == nil ? 0 : groups.dropFirst(rank + 1).joined().reduce(0) { $0 + minimum($1, cross) }
      available = share(available, among: order, cross, isFirst: rank == 0, kept: kept, &places)
    }
  }

  /// Proposes each child of `order` its share of what those before it left; answers what is left at last.
  private func share(
    _ room: CGFloat, among order: some RandomAccessCollection<Int>, _ cross: CGFloat?, isFirst: Bool, kept: CGFloat,
    _ places: inout [ChildPlacement]
  ) -> CGFloat {
    var available = room
    var remaining = CGFloat(order.count)
    if context.tracer != nil { tell(plan(Array(order), available, isFirst ? places : [], cross, kept: kept)) }
    for index in order {
      if let tracer = context.tracer {
        tracer.reason("\(describe(available)) left for \(describe(remaining))")
        (tracer as? ShareListener)?.share(ShareListener.Share(index: index, available: available, sharers: remaining, kept: kept))
      }
      let share = Swift.max(available / remaining, 0)
      places[index].proposal = ProposedViewSize(axis, main: share.isNaN ? 0 : share, cross: cross)
      let taken = children[index].size(for: places[index].proposal)[axis]
      let rest = available - taken
      available = rest.isNaN ? available : rest
      remaining -= 1
    }
    return available
  }

  private func minimum(_ index: Int, _ cross: CGFloat?) -> CGFloat { children[index].probedRange(along: axis, across: cross).min }

  // MARK: order

  /// Whether all children have the same layout priority.
  private var haveOnePriority: Bool {
    let first = children[0].priority
    return children.dropFirst().allSatisfy { $0.priority == first }
  }

  /// The children's positions by layout priority, highest first, in source order within one.
  private func priorityGroups() -> [[Int]] {
    let members = Dictionary(grouping: children.indices) { children[$0].priority }
    return members.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The least flexible first, stable; of those without a limit the one with the larger minimum (facts 11, 12). `nil` where that is
  /// the order they stand in. Children whose length cannot change are not probed (fact 13).
  private func order(of group: some RandomAccessCollection<Int>, sharing room: CGFloat, _ cross: CGFloat?) -> [Int]? {
    // Who shares no room, or endless room, gets the same whatever the others take, and probing is what makes deep trees dear.
    if room <= 0 || room == .infinity, context.tracer == nil { return nil }
    var before: Flexibility?
    let isInOrder = group.allSatisfy { index in
      let own = flexibility(index, cross)
      defer { before = own }
      return before.map { !(own < $0) } ?? true
    }
    guard !isInOrder else { return nil }
    let flexibilities = group.map { flexibility($0, cross) }
    let indices = Array(group)
    // Sorting is stable by the position, which comes second.
    return indices.indices.sorted { a, b in
      flexibilities[a] < flexibilities[b] || (!(flexibilities[b] < flexibilities[a]) && a < b)
    }.map { indices[$0] }
  }

  private func flexibility(_ index: Int, _ cross: CGFloat?) -> Flexibility {
    let range = children[index].probedRange(along: axis, across: cross)
    return Flexibility(min: range.min, max: range.max)
  }

  // MARK: align

  /// Puts the children in a line: their guides coincide, and the line begins at 0 on both axes (fact 18). Answers its size.
  private func align(_ places: inout [ChildPlacement]) -> CGSize {
    var main: CGFloat = 0
    var lower = CGFloat.infinity
    var upper = -CGFloat.infinity
    for index in children.indices {
      let proposal = places[index].proposal
      let size = children[index].size(for: proposal)
      let offset = -children[index].position(of: guide, in: size, for: proposal)
      let start = offset.isFinite ? offset : 0
      main += places[index].origin[axis]
      places[index].origin[axis] = main
      places[index].origin[axis.cross] = start
      main += size[axis]
      lower = Swift.min(lower, start)
      upper = Swift.max(upper, start + size[axis.cross])
    }
    for index in places.indices { places[index].origin[axis.cross] -= lower }
    return CGSize(axis, main: Swift.max(0, main), cross: upper - lower)
  }
}

// MARK: - Words

extension StackSolver {
  private func tell(_ words: String) { context.step(children[0].counted.parent, words) }

  /// How the stack is about to share its room, in words; `gaps` are none where they were told before.
  private func plan(_ order: [Int], _ available: CGFloat, _ gaps: [ChildPlacement], _ cross: CGFloat?, kept: CGFloat) -> String {
    var parts: [String] = []
    if gaps.count > 1 { parts.append("gaps of \(sum(gaps.dropFirst().map { $0.origin[axis] }))") }
    if kept > 0 { parts.append("\(describe(kept)) kept for lower priorities") }
    parts.append("\(describe(available)) to share")
    if order.count > 1 {
      let names = order.prefix(9).map { index in
        let range = children[index].probedRange(along: axis, across: cross)
        return "\(children[index].counted.shownKind) (\(describe(range.min))…\(describe(range.max)))"
      }
      parts.append("the least flexible first: " + names.joined(separator: ", ") + (order.count > 9 ? ", …" : ""))
    }
    return parts.joined(separator: ", ")
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

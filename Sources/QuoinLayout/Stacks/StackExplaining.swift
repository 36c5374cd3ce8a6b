import Foundation

// Why a stack and its children are as they are, from the numbers that the solver used.

extension StackRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    guard node.refs.count > 1 else { return [] }
    return StackAccount(solver(node), node, proposal, size: size, places: places).notes
  }
}

extension StackSolver {
  /// What made the stack as long as it is along, and as wide across.
  func words(_ places: [ChildPlacement]) -> String { "\(sum(lengths(places))) along, \(acrossWords(places))" }

  /// The children's lengths and the gaps between them, in order.
  private func lengths(_ places: [ChildPlacement]) -> [CGFloat] {
    var lengths: [CGFloat] = []
    var end: CGFloat = 0
    for (index, child) in children.enumerated().prefix(12) {
      if index > 0 { lengths.append(places[index].origin[axis] - end) }
      let length = child.size(for: places[index].proposal)[axis]
      lengths.append(length)
      end = places[index].origin[axis] + length
    }
    return lengths
  }

  /// Which children reach the stack's two sides: one that is the most across, or two that are aligned apart.
  private func acrossWords(_ places: [ChildPlacement]) -> String {
    let ends = children.indices.map { index in
      places[index].origin[axis.cross] + children[index].size(for: places[index].proposal)[axis.cross]
    }
    let (lower, upper) = (places.map { $0.origin[axis.cross] }.min() ?? 0, ends.max() ?? 0)
    func reaches(_ one: CGFloat, _ other: CGFloat) -> Bool { one == other || abs(one - other) < 0.001 }
    func name(_ index: Int) -> String { children[index].counted.spokenName }
    if let both = children.indices.first(where: { reaches(places[$0].origin[axis.cross], lower) && reaches(ends[$0], upper) }) {
      return "across as \(name(both)), the most: \(describe(upper - lower))"
    }
    guard let first = children.indices.first(where: { reaches(places[$0].origin[axis.cross], lower) }),
      let last = children.indices.first(where: { reaches(ends[$0], upper) })
    else { return "across \(describe(upper - lower))" }
    return "across from the \(axis == .horizontal ? "top" : "leading edge") of \(name(first)) to the "
      + "\(axis == .horizontal ? "bottom" : "trailing edge") of \(name(last)), aligned by \(guide.words): \(describe(upper - lower))"
  }
}

/// One stack that was laid out, ready to be asked.
private struct StackAccount {
  let solver: StackSolver
  let node: LayoutNode
  let proposal: ProposedViewSize
  let size: CGSize
  /// As they were given to the children; mirrored where text runs from right to left.
  let places: [ChildPlacement]
  /// The children in the order in which they were proposed their shares.
  let shares: [ShareListener.Share]

  init(_ solver: StackSolver, _ node: LayoutNode, _ proposal: ProposedViewSize, size: CGSize, places: [ChildPlacement]) {
    self.solver = solver
    self.node = node
    self.proposal = proposal
    self.size = size
    let listener = ShareListener()
    node.context.tracer = listener
    self.places = solver.arrange(proposal, size: size)
    node.context.tracer = nil
    let told = listener.shares
    shares = told
    container = node.traceSubject.containerName
    names = solver.children.map { $0.counted.spokenName }
    let placed = self.places
    let own = solver.children.indices.map { solver.children[$0].size(for: placed[$0].proposal)[solver.axis] }
    lengths = own
    var between: CGFloat = 0
    for index in own.indices.dropFirst() {
      between += placed[index].origin[solver.axis] - placed[index - 1].origin[solver.axis]
      between -= own[index - 1]
    }
    gaps = between
    priorities = Set(solver.children.map(\.priority))
    var sums: [CGFloat] = [0]
    for share in told { sums.append(sums[sums.count - 1] + own[share.index]) }
    takenBefore = sums
  }

  private var axis: Axis { solver.axis }
  // What many notes speak of, found out once.
  private let container: String
  private let names: [String]
  private let lengths: [CGFloat]
  private let gaps: CGFloat
  private let priorities: Set<Double>
  /// What the first children in the order of their shares take in all.
  private let takenBefore: [CGFloat]

  private func name(_ index: Int) -> String { names[index] }
  private func length(_ index: Int) -> CGFloat { lengths[index] }

  var notes: [NodeNote] {
    var notes = [NodeNote(node, .size, "\(container) is \(solver.words(places)).")]
    // A stack of thousands is told in its first and last.
    let told = Array(solver.children.indices)
    let order = Dictionary(shares.enumerated().map { ($1.index, $0) }) { first, _ in first }
    for index in told {
      let child = solver.children[index].counted
      if index > 0 { notes.append(NodeNote(child, .gap, gap(before: index))) }
      if let rank = order[index] {
        notes.append(NodeNote(child, .share, share(rank)))
      } else if proposal[axis] == nil {
        notes.append(
          NodeNote(child, .share, "\(container) was proposed no \(axis.noun), so each child takes the \(axis.noun) it likes best."))
      }
      if let words = alignment(index) { notes.append(NodeNote(child, .alignment, words)) }
    }
    return notes
  }

  // MARK: The gap before a child

  private func gap(before index: Int) -> String {
    let gap = places[index].origin[axis] - places[index - 1].origin[axis] - length(index - 1)
    let head = "The gap between \(name(index - 1)) and \(name(index)) is \(describe(gap)): "
    if solver.spacing != nil { return head + "the spacing that \(container) was given." }
    let (before, own) = (solver.children[index - 1].spacing, solver.children[index].spacing)
    return head + before.reason(to: own, along: axis, (name(index - 1), name(index))) + "."
  }

  // MARK: What a child was offered

  private func share(_ rank: Int) -> String {
    let own = shares[rank]
    let main = proposal[axis] ?? 0
    var taken: [String] = []
    if gaps != 0 { taken.append("the gaps \(describe(gaps))") }
    let before = shares[..<rank]
    for share in before.prefix(5) {
      let priority = solver.children[share.index].priority
      let why = priorities.count > 1 && priority.isFinite && priority != 0 ? " (layoutPriority \(describe(CGFloat(priority))))" : ""
      taken.append("\(name(share.index))\(why) \(describe(length(share.index)))")
    }
    if before.count > 5 { taken.append("\(before.count - 5) others \(describe(takenBefore[rank] - takenBefore[5]))") }
    if own.kept > 0 {
      let lower = shares[rank...].filter { solver.children[$0.index].priority < solver.children[own.index].priority }.map { name($0.index) }
      taken.append("and \(describe(own.kept)) is kept for \(list(Array(lower.prefix(3)))), of lower priority")
    }
    let who = name(own.index)
    let rest = own.sharers > 1 ? ", shared by \(describe(own.sharers)): \(describe(max(0, own.available / own.sharers))) each" : ""
    var words = "Of \(container)'s \(describe(main)) in \(axis.noun), "
    words += taken.isEmpty ? "" : "\(taken.joined(separator: ", ")); "
    words += "\(describe(max(0, own.available))) \(taken.isEmpty ? "is" : "is left") for \(who)\(rest)."
    if !before.isEmpty {
      let isLast = rank == shares.count - 1
      words +=
        priorities.count > 1
        ? " Higher priorities come first, among equals the least flexible."
        : " The least flexible come first\(isLast ? ", so it takes what they leave" : "")."
    }
    return words
  }

  // MARK: Where a child lies across

  private func alignment(_ index: Int) -> String? {
    let cross = axis.cross
    let child = solver.children[index]
    let own = child.size(for: places[index].proposal)
    let at = places[index].origin[cross]
    let side = axis == .horizontal ? "top" : "leading edge"
    let key = solver.guide
    if size[cross] == own[cross] { return nil }
    let guide = child.counted.ownGuide(key, for: places[index].proposal)
    if key.isFrameCentre, guide == nil {
      let room = "(\(describe(size[cross])) − \(describe(own[cross]))) ÷ 2"
      guard abs((size[cross] - own[cross]) / 2 - at) < 0.001 else {
        return "It is centred on the line that all share, which puts its \(side) \(describe(at)) into \(container)."
      }
      return "It is centred in \(container): \(room) = \(describe(at)) from its \(side)."
    }
    if key.isFrameEdge, guide == nil { return "\(container) aligns by \(key.words)." }
    let position = child.position(of: key, in: own, for: places[index].proposal)
    let line = at + position
    let (from, edge) = axis == .horizontal ? ("below", "top") : ("from", "leading edge")
    let isBaseline = !key.isFrameCentre && !key.isFrameEdge && key.combination != .mean
    let isMissing = guide == nil && !key.isFrameEdge && !key.isFrameCentre
    let whose =
      isMissing && isBaseline && position == own[cross]
      ? "its bottom, as it has no such guide," : isMissing && !isBaseline ? "what the guide is without a value," : "its own,"
    return "\(container) aligns by \(key.words): \(whose) \(describe(position)) \(from) its \(edge), lies on the line that all share, "
      + "\(describe(line)) \(from) \(container)'s \(edge); so it begins \(describe(at)) \(from) that \(edge)."
  }
}

/// Hears how a stack shares its room.
final class ShareListener: LayoutTracer {
  /// What one child was offered.
  struct Share {
    let index: Int
    /// What was left, for how many, and what was held back for lower priorities; in points.
    let available, sharers, kept: CGFloat
  }
  private(set) var shares: [Share] = []
  func share(_ share: Share) { shares.append(share) }
  func asked(_ node: LayoutNode, _ proposal: ProposedViewSize) {}
  func answered(_ node: LayoutNode, _ size: CGSize, for proposal: ProposedViewSize, remembered: Bool) {}
  func placed(_ node: LayoutNode, _ frame: CGRect) {}
  func step(_ node: LayoutNode, _ words: String) {}
  func reason(_ words: String) {}
}

extension ViewSpacing {
  /// Why the gap to `next` is what `distance` says, as a clause; `names` are of this view and the next.
  func reason(to next: ViewSpacing, along axis: Axis, _ names: (String, String)) -> String {
    let (end, start) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    let (before, after) = axis == .horizontal ? ("after", "before") : ("below", "above")
    if axis == .vertical {
      if end.text != nil, let lower = start.text {
        return "two texts below each other keep what the font of the lower one wants between lines, \(describe(lower.leading))"
      }
      if let upper = end.text, let own = start.fromText {
        return "the font of \(names.0) wants \(describe(upper.below)) to what is no text below it"
          + (own == 0 ? "" : ", and \(names.1) \(describe(own)) more")
      }
      if let lower = start.text, let own = end.fromText {
        return "the font of \(names.1) wants \(describe(lower.above)) to what is no text above it"
          + (own == 0 ? "" : ", and \(names.0) \(describe(own)) more")
      }
    }
    func asks(_ name: String, _ value: CGFloat, _ side: String) -> String {
      value == 0 ? "\(name) wants none \(side) it" : "\(name) wants \(describe(value)) \(side) it"
    }
    switch (end.plain, start.plain) {
    case (let a?, let b?): return "\(asks(names.0, a, before)) and \(asks(names.1, b, after)); the larger counts"
    case (let a?, nil): return asks(names.0, a, before)
    case (nil, let b?): return asks(names.1, b, after)
    case (nil, nil): return "the default, as neither asks for another"
    }
  }
}

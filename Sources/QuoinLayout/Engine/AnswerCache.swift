import Foundation

struct KnownGuide {
  var key: AlignmentKey
  var value: CGFloat?
}

/// What a node has answered so far: for each proposal a size, and where they were asked for, the guides; of arrangements the last.
///
/// Holds as many proposals as come: alternating stacks send nine and more to one node, and forgetting one would cost an
/// exponential number of measurements (decision D12). Most nodes hear of one or two, which need no memory of their own; a few more are
/// searched in order; many are found through an index. A node is placed once, so that its arrangement is asked for once.
struct AnswerCache {
  private struct Answer {
    var key = ProposalKey.none
    var size = CGSize.zero
  }
  /// What few nodes have.
  private final class Rest {
    /// Where the answers to many proposals lie.
    var index: [ProposalKey: Int]?
    var guides: [(proposal: ProposalKey, guide: KnownGuide)] = []
  }
  private var first = Answer()
  private var places: [ChildPlacement]?
  private var second = Answer()
  private var placesKey = ProposalKey.none
  private var others: [Answer] = []
  private var rest: Rest?

  func size(_ key: ProposalKey) -> CGSize? {
    if first.key == key { return first.size }
    if second.key == key { return second.size }
    return others.isEmpty ? nil : find(key).map { others[$0].size }
  }
  /// Where among the others the answer lies; nil if there is none.
  private func find(_ key: ProposalKey) -> Int? {
    if let index = rest?.index { return index[key] }
    for position in others.indices where others[position].key == key { return position }
    return nil
  }
  func arrangement(_ key: ProposalKey) -> [ChildPlacement]? { placesKey == key ? places : nil }
  func guide(_ key: AlignmentKey, _ proposal: ProposalKey) -> KnownGuide? {
    rest?.guides.first { $0.guide.key == key && $0.proposal == proposal }?.guide
  }

  /// Calls `body` with every proposal and the size that was answered.
  func forEachSize(_ body: (ProposalKey, CGSize) -> Void) {
    if first.key != .none { body(first.key, first.size) }
    if second.key != .none { body(second.key, second.size) }
    for answer in others { body(answer.key, answer.size) }
  }
  /// Every proposal with the size that was answered.
  var sizes: [(proposal: ProposedViewSize, size: CGSize)] {
    var result: [(proposal: ProposedViewSize, size: CGSize)] = []
    forEachSize { result.append(($0.proposal, $1)) }
    return result
  }
  /// Every guide that was answered.
  var guides: [(proposal: ProposedViewSize, guide: KnownGuide)] { rest?.guides.map { ($0.proposal.proposal, $0.guide) } ?? [] }

  /// Notes a size, and the places within it where they are known already.
  mutating func record(_ size: CGSize, _ places: [ChildPlacement]? = nil, for key: ProposalKey) {
    if let places { record(places, for: key) }
    let answer = Answer(key: key, size: size)
    if first.key == .none {
      first = answer
    } else if second.key == .none {
      second = answer
    } else {
      // Who is asked three times is mostly asked once more.
      if others.isEmpty { others.reserveCapacity(2) }
      others.append(answer)
      if others.count == 40 {
        makeRest().index = Dictionary(others.enumerated().map { ($1.key, $0) }) { first, _ in first }
      } else {
        rest?.index?[key] = others.count - 1
      }
    }
  }
  mutating func record(_ arrangement: [ChildPlacement], for key: ProposalKey) {
    places = arrangement
    placesKey = key
  }
  mutating func record(_ guide: KnownGuide, for key: ProposalKey) { makeRest().guides.append((key, guide)) }
  private mutating func makeRest() -> Rest {
    if let rest { return rest }
    let made = Rest()
    rest = made
    return made
  }
  mutating func forgetArrangements() {
    places = nil
    placesKey = .none
  }
}

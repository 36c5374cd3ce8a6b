import Foundation

/// A proposal as two numbers, with NaN for "not specified": compares and hashes fast.
struct ProposalKey: Hashable {
  private let width: UInt64
  private let height: UInt64
  /// The proposal that the key stands for.
  var proposal: ProposedViewSize {
    func length(_ bits: UInt64) -> CGFloat? { bits == .max ? nil : CGFloat(Double(bitPattern: bits)) }
    return ProposedViewSize(width: length(width), height: length(height))
  }
  init(_ proposal: ProposedViewSize) {
    width = Self.bits(proposal.width)
    height = Self.bits(proposal.height)
  }
  private static func bits(_ value: CGFloat?) -> UInt64 {
    guard let value, !value.isNaN else { return .max }
    return Double(value + 0).bitPattern
  }

  /// How far the lengths of two proposals lie apart; nil where one asks for something else along an axis (nothing, 0, ∞, a length).
  func distance(to other: ProposalKey) -> Double? {
    func distance(_ one: UInt64, _ other: UInt64) -> Double? {
      if one == other { return 0 }
      func isLength(_ bits: UInt64) -> Bool { bits != 0 && Double(bitPattern: bits).isFinite }
      return isLength(one) && isLength(other) ? abs(Double(bitPattern: one) - Double(bitPattern: other)) : nil
    }
    guard let across = distance(width, other.width), let down = distance(height, other.height) else { return nil }
    return across + down
  }
}

struct KnownGuide {
  var key: AlignmentKey
  var value: CGFloat?
}

/// What a node has answered so far: for each proposal a size, and where they were asked for, the arrangement and the guides.
///
/// Holds as many proposals as come: alternating stacks send nine and more to one node, and forgetting one would cost an
/// exponential number of measurements (decision D12). Most nodes hear of one only, which needs no memory of its own; a few are searched
/// in order; many are found through an index.
struct AnswerCache {
  private struct Answer {
    let key: ProposalKey
    let size: CGSize
    var arrangement: [ChildPlacement]?
    var guides: [KnownGuide] = []
  }
  private var first: Answer?
  private var others: [Answer] = []
  private var index: [ProposalKey: Int]?

  /// Where among the others the answer lies; nil if there is none.
  private func find(_ key: ProposalKey) -> Int? {
    if let index { return index[key] }
    for position in others.indices where others[position].key == key { return position }
    return nil
  }
  private func isFirst(_ key: ProposalKey) -> Bool { first?.key == key }

  func size(_ key: ProposalKey) -> CGSize? { isFirst(key) ? first?.size : find(key).map { others[$0].size } }
  func arrangement(_ key: ProposalKey) -> [ChildPlacement]? {
    isFirst(key) ? first?.arrangement : find(key).flatMap { others[$0].arrangement }
  }
  func guide(_ key: AlignmentKey, _ proposal: ProposalKey) -> KnownGuide? {
    if isFirst(proposal) { return first?.guides.first { $0.key == key } }
    return find(proposal).flatMap { others[$0].guides.first { $0.key == key } }
  }

  /// Calls `body` with every proposal and the size that was answered.
  func forEachSize(_ body: (ProposalKey, CGSize) -> Void) {
    if let first { body(first.key, first.size) }
    for answer in others { body(answer.key, answer.size) }
  }
  private var all: [Answer] { first.map { [$0] + others } ?? [] }
  /// Every proposal with the size that was answered.
  var sizes: [(proposal: ProposedViewSize, size: CGSize)] { all.map { ($0.key.proposal, $0.size) } }
  /// Every guide that was answered.
  var guides: [(proposal: ProposedViewSize, guide: KnownGuide)] {
    all.flatMap { answer in answer.guides.map { (answer.key.proposal, $0) } }
  }

  /// Notes a size, and the places within it where they are known already.
  mutating func record(_ size: CGSize, _ places: [ChildPlacement]? = nil, for key: ProposalKey) {
    guard first != nil else {
      first = Answer(key: key, size: size, arrangement: places)
      return
    }
    guard !isFirst(key), find(key) == nil else { return }
    // Who is asked twice is mostly asked for its shortest and its longest too.
    if others.isEmpty { others.reserveCapacity(3) }
    others.append(Answer(key: key, size: size, arrangement: places))
    if others.count == 12 {
      index = Dictionary(uniqueKeysWithValues: others.enumerated().map { ($1.key, $0) })
    } else {
      index?[key] = others.count - 1
    }
  }
  mutating func record(_ arrangement: [ChildPlacement], for key: ProposalKey) {
    if isFirst(key) { first?.arrangement = arrangement } else if let known = find(key) { others[known].arrangement = arrangement }
  }
  mutating func record(_ guide: KnownGuide, for key: ProposalKey) {
    if isFirst(key) { first?.guides.append(guide) } else if let known = find(key) { others[known].guides.append(guide) }
  }
  mutating func forgetArrangements() {
    first?.arrangement = nil
    for position in others.indices { others[position].arrangement = nil }
  }
}

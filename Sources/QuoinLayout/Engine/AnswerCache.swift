import Foundation

/// A proposal as two numbers, with NaN for "not specified": compares and hashes fast.
struct ProposalKey: Hashable {
  private let width: UInt64
  private let height: UInt64
  init(_ proposal: ProposedViewSize) {
    width = Self.bits(proposal.width)
    height = Self.bits(proposal.height)
  }
  private static func bits(_ value: CGFloat?) -> UInt64 {
    guard let value, !value.isNaN else { return .max }
    return Double(value + 0).bitPattern
  }
}

struct KnownGuide {
  var key: AlignmentKey
  var value: CGFloat?
}

/// What a node has answered so far: for each proposal a size, and where they were asked for, the arrangement and the guides.
///
/// Holds as many proposals as come: alternating stacks send nine and more to one node, and forgetting one would cost an
/// exponential number of measurements (decision D12). A few are searched in order; many are found through an index.
struct AnswerCache {
  private struct Answer {
    let key: ProposalKey
    var size: CGSize
    var details: Details?
  }
  private final class Details {
    var arrangement: [ChildPlacement]?
    var guides: [KnownGuide] = []
  }
  private var answers: [Answer] = []
  private var index: [ProposalKey: Int]?

  private func find(_ key: ProposalKey) -> Int? {
    if let index { return index[key] }
    for position in answers.indices where answers[position].key == key { return position }
    return nil
  }

  func size(_ key: ProposalKey) -> CGSize? { find(key).map { answers[$0].size } }
  func arrangement(_ key: ProposalKey) -> [ChildPlacement]? { find(key).flatMap { answers[$0].details?.arrangement } }
  func guide(_ key: AlignmentKey, _ proposal: ProposalKey) -> KnownGuide? {
    find(proposal).flatMap { answers[$0].details?.guides.first { $0.key == key } }
  }

  mutating func record(_ size: CGSize, for key: ProposalKey) {
    guard find(key) == nil else { return }
    answers.append(Answer(key: key, size: size))
    if answers.count == 12 { index = [:] }
    if index != nil {
      if index!.isEmpty { for (position, answer) in answers.enumerated() { index![answer.key] = position } }
      index![key] = answers.count - 1
    }
  }
  private mutating func details(_ key: ProposalKey) -> Details? {
    guard let position = find(key) else { return nil }
    if let known = answers[position].details { return known }
    let fresh = Details()
    answers[position].details = fresh
    return fresh
  }
  mutating func record(_ arrangement: [ChildPlacement], for key: ProposalKey) { details(key)?.arrangement = arrangement }
  mutating func record(_ guide: KnownGuide, for key: ProposalKey) { details(key)?.guides.append(guide) }
  func forgetArrangements() { for answer in answers { answer.details?.arrangement = nil } }
}

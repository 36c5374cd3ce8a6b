import Foundation

/// The lengths of a grid's columns, or of its rows: each as long as its cells ask, sharing what is proposed like the views of a
/// stack, the least flexible first (fact 94, decision D5).
struct GridTracks {
  let axis: Axis
  let count: Int
  /// The gap after each track but the last, in points.
  let gaps: [CGFloat]
  /// The cells that lie in one track and ask for room in it, by track.
  let single: [[GridCell]]
  /// The cells over several tracks that ask for room.
  private let spans: [Span]
  /// What a cell is proposed across the tracks' axis.
  let cross: (GridCell) -> CGFloat?
  /// The guide along which a track's cells are aligned.
  let guide: (Int) -> AlignmentKey

  /// A cell over several tracks.
  private struct Span {
    let cell: GridCell
    let tracks: Range<Int>
    /// The gaps within, in points.
    let inner: CGFloat
    /// Whether none of the tracks has anything of its own.
    let isAlone: Bool
  }

  init(
    axis: Axis, count: Int, gaps: [CGFloat], single: [[GridCell]], spans: [(cell: GridCell, tracks: Range<Int>)],
    cross: @escaping (GridCell) -> CGFloat?, guide: @escaping (Int) -> AlignmentKey
  ) {
    (self.axis, self.count, self.gaps, self.single) = (axis, count, gaps, single)
    (self.cross, self.guide) = (cross, guide)
    self.spans = spans.map { cell, tracks in
      Span(
        cell: cell, tracks: tracks, inner: gaps[tracks.lowerBound..<tracks.upperBound - 1].reduce(0, +),
        isAlone: tracks.allSatisfy { single[$0].isEmpty })
    }
  }

  /// The tracks' lengths when all together are proposed `proposal` points; `nil` gives each its ideal length.
  func lengths(for proposal: CGFloat?) -> [CGFloat] {
    guard let proposal else { return widened((0..<count).map { length($0, nil) }) { _ in nil } }
    var lengths = [CGFloat](repeating: 0, count: count)
    var available = proposal - gaps.reduce(0, +)
    var remaining = CGFloat(count)
    for track in ordered() {
      let share = max(available / remaining, 0)
      lengths[track] = length(track, share.isNaN ? 0 : share)
      let rest = available - lengths[track]
      available = rest.isNaN ? available : rest
      remaining -= 1
    }
    return widened(lengths) { $0 + max(0, available) }
  }

  /// The tracks, the least flexible first; of those without a limit the one with the larger minimum, else in order.
  private func ordered() -> [Int] {
    guard count > 1 else { return Array(0..<count) }
    let flexibilities = (0..<count).map { track -> Flexibility in
      let range = range(track)
      return Flexibility(min: range.min, max: range.max)
    }
    return (0..<count).sorted { a, b in
      flexibilities[a] < flexibilities[b] || (!(flexibilities[b] < flexibilities[a]) && a < b)
    }
  }

  private func range(_ track: Int) -> LengthRange {
    if single[track].isEmpty { return LengthRange(min: length(track, 0), max: length(track, .infinity)) }
    var result = LengthRange(fixed: 0)
    for cell in single[track] {
      let own =
        cell.node.range(along: axis)
        ?? LengthRange(min: measure(cell, 0).size[axis], max: measure(cell, .infinity).size[axis])
      result = LengthRange(min: max(result.min, own.min), max: max(result.max, own.max))
    }
    return result
  }

  private func measure(_ cell: GridCell, _ proposal: CGFloat?) -> ViewDimensions {
    cell.node.dimensions(in: ProposedViewSize(axis, main: proposal, cross: cross(cell)))
  }

  /// How long a track is when each of its cells is proposed `proposal`: as long as its aligned cells reach.
  private func length(_ track: Int, _ proposal: CGFloat?) -> CGFloat {
    if single[track].isEmpty { return lengthUnderSpans(track, proposal) }
    var reach = GuideReach()
    for cell in single[track] { reach.add(measure(cell, proposal), guide(track), anchored: cell.anchor != nil) }
    return reach.length
  }

  /// A track with nothing of its own takes its part of a span that covers only such tracks, or that grows without limit.
  private func lengthUnderSpans(_ track: Int, _ proposal: CGFloat?) -> CGFloat {
    var result: CGFloat = 0
    for span in spans where span.tracks.contains(track) {
      guard span.isAlone || (proposal != nil && measure(span.cell, .infinity).size[axis] == .infinity) else { continue }
      let count = CGFloat(span.tracks.count)
      let whole = measure(span.cell, proposal.map { $0 * count + span.inner }).size[axis]
      result = max(result, (whole - span.inner) / count)
    }
    return result
  }

  /// A span asks only for what its tracks do not already give, shared equally among them (fact 96, decision D5). `offer` turns what
  /// they give into what the span is proposed.
  private func widened(_ lengths: [CGFloat], _ offer: (CGFloat) -> CGFloat?) -> [CGFloat] {
    guard !spans.isEmpty else { return lengths }
    var result = lengths
    var used: CGFloat = 0
    for span in spans {
      let given = span.tracks.reduce(span.inner) { $0 + result[$1] }
      guard given.isFinite else { continue }
      let missing = measure(span.cell, offer(given).map { max(given, $0 - used) }).size[axis] - given
      guard missing > 0 else { continue }
      for track in span.tracks { result[track] += missing / CGFloat(span.tracks.count) }
      used += missing
    }
    return result
  }
}

/// How far aligned boxes reach to both sides of the guide they share.
struct GuideReach {
  private(set) var before: CGFloat = -.infinity
  private(set) var after: CGFloat = -.infinity
  private var anchored: CGFloat = 0

  /// Adds a box; one that is anchored elsewhere only asks for its length.
  mutating func add(_ dimensions: ViewDimensions, _ guide: AlignmentKey, anchored isAnchored: Bool = false) {
    let length = dimensions.size[guide.axis]
    guard !isAnchored else {
      anchored = max(anchored, length)
      return
    }
    let position = length.isFinite ? dimensions[guide] : 0
    let safe = position.isFinite ? position : 0
    before = max(before, safe)
    after = max(after, length - safe)
  }

  /// The length that holds all boxes.
  var length: CGFloat { max(0, max(before + after, anchored)) }

  /// Where the shared guide lies in a room of `length` points: the boxes lean to the side that the guide stands for.
  func guidePosition(in length: CGFloat, _ guide: AlignmentKey) -> CGFloat {
    guard before.isFinite, after.isFinite, length.isFinite else { return 0 }
    let lean = guide.defaultValue(in: ViewDimensions(size: CGSize(width: 1, height: 1)))
    return before + (length - before - after) * lean
  }
}

import Foundation

/// A column of a lazy grid once its length is known.
struct LazyTrack {
  var start: CGFloat
  /// `nil` in a lazy stack that was proposed no length across: each view takes its ideal one.
  var length: CGFloat?
  var alignment: Alignment?
}

/// Resolves grid items into columns (fact 86). Every result has at least one track; lengths are finite and never negative.
enum LazyTracks {
  /// More columns than that are not made, however small the minimum.
  static let limit = 10_000

  /// The tracks of `items` in `proposal` points (`nil` asks for the minimum of each item), and the block's whole length.
  static func resolve(_ items: [GridItem], in proposal: CGFloat?) -> (tracks: [LazyTrack], length: CGFloat) {
    guard !items.isEmpty else { return ([LazyTrack(start: 0, length: proposal, alignment: nil)], proposal ?? 0) }
    let gaps = items.map(gap)
    var remaining = (proposal.map { $0.isFinite ? $0 : 0 } ?? 0) - gaps.dropLast().reduce(0, +)
    for case .fixed(let length) in items.map(\.size) { remaining -= sound(length) }
    var left = CGFloat(items.count { if case .fixed = $0.size { false } else { true } })
    var tracks: [LazyTrack] = []
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let share = max(0, remaining / max(1, left))
      let lengths = lengths(of: item, share: share)
      if case .fixed = item.size {
      } else {
        remaining -= lengths.reduce(0, +) + gaps[index] * CGFloat(lengths.count - 1)
        left -= 1
      }
      for length in lengths {
        tracks.append(LazyTrack(start: position, length: length, alignment: item.alignment))
        position += length + gaps[index]
      }
    }
    return (tracks, max(0, position - (gaps.last ?? 0)))
  }

  private static func lengths(of item: GridItem, share: CGFloat) -> [CGFloat] {
    switch item.size {
    case .fixed(let length): return [sound(length)]
    case .flexible(let minimum, let maximum):
      let low = sound(minimum)
      return [min(max(share, low), max(low, maximum.isNaN ? .infinity : maximum))]
    case .adaptive(let minimum, let maximum):
      let low = minimum > 0 && minimum.isFinite ? minimum : 1
      let gap = gap(item)
      let room = low + gap > 0 ? (share + gap) / (low + gap) : 1
      let count = Int(min(CGFloat(limit), max(1, (room + 1e-9).rounded(.down))))
      let length = (share - gap * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: min(max(length, low), max(low, maximum.isNaN ? .infinity : maximum)), count: count)
    }
  }

  private static func gap(_ item: GridItem) -> CGFloat { ViewSpacing.gap(item.spacing) ?? ViewSpacing.standard }
  private static func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
}

import Foundation

extension Path {
  /// The part of the path between two shares of its whole length, 0…1; outside values are cut. Empty when `from ≥ to`, and where the
  /// length is no number.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let start = from.isNaN ? 0 : min(1, max(0, Double(from)))
    let end = to.isNaN ? 1 : min(1, max(0, Double(to)))
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Path() }
    let subpaths = outline.subpaths
    let lengths = subpaths.map { subpath in subpath.segments.map { $0.length() } }
    let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
    guard total > 0, total.isFinite else { return Path() }
    let window = (start * total)...(end * total)
    var result = PathOutline()
    var done = 0.0
    for (subpath, lengths) in zip(subpaths, lengths) {
      let length = lengths.reduce(0, +)
      result.append(subpath.trimmed(lengths, from: window.lowerBound - done, to: window.upperBound - done))
      done += length
    }
    return Path(result)
  }
}

extension Subpath {
  /// The part between two lengths from the subpath's start.
  fileprivate func trimmed(_ lengths: [Double], from low: Double, to high: Double) -> PathOutline {
    var result = PathOutline()
    var done = 0.0
    var isWhole = true
    for (segment, length) in zip(segments, lengths) {
      defer { done += length }
      let begin = max(0, low - done)
      let end = min(length, high - done)
      guard begin < end else {
        if length > 0 { isWhole = false }
        continue
      }
      let isCut = begin > 0 || end < length
      if isCut { isWhole = false }
      let part =
        isCut
        ? segment.part(
          from: begin > 0 ? segment.parameter(atLength: begin) : 0, to: end < length ? segment.parameter(atLength: end) : 1) : segment
      if result.verbs.isEmpty { result.move(to: part.from) }
      result.add(part)
    }
    if isWhole, isClosed { result.close() }
    return result
  }
}

extension PathOutline {
  mutating func add(_ segment: PathSegment) {
    if segment.kind == .line {
      line(to: segment.to)
    } else {
      cubic(to: segment.to, segment.control1, segment.control2)
    }
  }
}

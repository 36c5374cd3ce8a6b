import Foundation

extension Path {
  /// The path cut into dashes: lengths of dashes and gaps in turn, from `phase` points into the pattern. An odd list is
  /// used twice over. Unchanged when the pattern has no length or a negative part. O(n + dashes), at most 100,000 dashes.
  public func dashedPath(_ lengths: [CGFloat], phase: CGFloat = 0) -> Path {
    let pattern = (lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths).map(Double.init)
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return self }
    var result = PathOutline()
    for subpath in outline.subpaths {
      let total = subpath.segments.reduce(0) { $0 + $1.length() }
      guard total / period * Double(pattern.count) < 100_000 else { return self }
      result.append(subpath.dashed(pattern, phase: Double(phase), period: period))
    }
    return Path(result)
  }
}

extension Subpath {
  fileprivate func dashed(_ pattern: [Double], phase: Double, period: Double) -> PathOutline {
    var into = phase.truncatingRemainder(dividingBy: period)
    if into < 0 { into += period }
    var index = 0
    while into > 0, into >= pattern[index] {
      into -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - into
    var result = PathOutline()
    var isOpen = false
    for segment in segments {
      let length = segment.length()
      var done = 0.0
      while done < length {
        let end = min(length, done + left)
        if index.isMultiple(of: 2) {
          let part = segment.part(from: segment.parameter(atLength: done), to: segment.parameter(atLength: end))
          if !isOpen { result.move(to: part.from) }
          result.add(part)
          isOpen = true
        } else {
          isOpen = false
        }
        // Not a difference: a rest too small to move the end would never be used up.
        left = end < length ? 0 : left - (end - done)
        done = end
        if left <= 0 {
          index = (index + 1) % pattern.count
          left = pattern[index]
          isOpen = false
        }
      }
    }
    return result
  }
}

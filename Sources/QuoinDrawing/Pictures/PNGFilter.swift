/// What is taken off each byte of a row before it is packed.
enum PNGFilter: UInt8 {
  /// Nothing: flat rows repeat themselves as they are.
  case none = 0
  /// The same byte of the pixel before.
  case before = 1
  /// The same byte of the row above.
  case above = 2

  /// The filter for a row and those below it: none where most pixels equal the one before, else the nearer neighbour's.
  init(for line: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int) {
    guard count > step else {
      self = .none
      return
    }
    var same = 0
    var distanceBefore = 0
    var distanceAbove = 0
    for index in step..<count {
      let before = abs(Int(line[index]) - Int(line[index - step]))
      let up = abs(Int(line[index]) - Int(above[index]))
      same += before == 0 ? 1 : 0
      distanceBefore += before
      distanceAbove += up
    }
    self = same > count / 2 ? .none : distanceBefore < distanceAbove ? .before : .above
  }

  /// Writes the filter's number and the row.
  func apply(
    to line: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, count: Int, step: Int
  ) {
    target[0] = rawValue
    let out = target + 1
    switch self {
    case .none: out.update(from: line, count: count)
    case .before:
      for index in 0..<min(step, count) { out[index] = line[index] }
      for index in step..<max(step, count) { out[index] = line[index] &- line[index - step] }
    case .above: for index in 0..<count { out[index] = line[index] &- above[index] }
    }
  }
}

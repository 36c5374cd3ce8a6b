import Foundation

/// A stretch of a path between two points: a cubic in every case, so that one set of formulas serves all.
struct PathSegment {
  enum Kind { case line, quad, cubic }

  let kind: Kind
  let from, control1, control2, to: CGPoint

  init(line from: CGPoint, _ to: CGPoint) {
    kind = .line
    (self.from, self.to) = (from, to)
    control1 = from.toward(to, 1.0 / 3)
    control2 = from.toward(to, 2.0 / 3)
  }

  init(quad from: CGPoint, _ control: CGPoint, _ to: CGPoint) {
    kind = .quad
    (self.from, self.to) = (from, to)
    control1 = from.toward(control, 2.0 / 3)
    control2 = to.toward(control, 2.0 / 3)
  }

  init(cubic from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint) {
    kind = .cubic
    (self.from, self.control1, self.control2, self.to) = (from, control1, control2, to)
  }

  /// The point at `t` in 0…1.
  func point(at t: Double) -> CGPoint {
    if kind == .line { return from.toward(to, t) }
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * Double(from.x) + b * Double(control1.x) + c * Double(control2.x) + d * Double(to.x),
      y: a * Double(from.y) + b * Double(control1.y) + c * Double(control2.y) + d * Double(to.y))
  }

  /// How fast the point moves at `t`, in points per unit of t.
  private func speed(at t: Double) -> Double {
    let s = 1 - t
    let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
    let x = a * Double(control1.x - from.x) + b * Double(control2.x - control1.x) + c * Double(to.x - control2.x)
    let y = a * Double(control1.y - from.y) + b * Double(control2.y - control1.y) + c * Double(to.y - control2.y)
    return (x * x + y * y).squareRoot()
  }

  /// The length from the start to `t`, in points.
  func length(to t: Double = 1) -> Double {
    if kind == .line { return from.distance(to: to) * t }
    // Five-point Gauss quadrature over eight pieces: exact to far below a pixel for any curve that fits a page.
    let pieces = 8
    let step = t / Double(pieces)
    var sum = 0.0
    for piece in 0..<pieces {
      let middle = (Double(piece) + 0.5) * step
      for (node, weight) in Self.gauss { sum += weight * speed(at: middle + node * step / 2) }
    }
    return sum * step / 2
  }

  private static let gauss: [(Double, Double)] = [
    (0, 0.5688888888888889), (-0.5384693101056831, 0.47862867049936647), (0.5384693101056831, 0.47862867049936647),
    (-0.906179845938664, 0.23692688505618908), (0.906179845938664, 0.23692688505618908),
  ]

  /// The `t` at which the length from the start is `length`.
  func parameter(atLength length: Double) -> Double {
    let total = self.length()
    guard total > 0 else { return 0 }
    if kind == .line { return min(1, max(0, length / total)) }
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.length(to: middle) < length { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The stretch between two parameters (de Casteljau).
  func part(from start: Double, to end: Double) -> PathSegment {
    if kind == .line { return PathSegment(line: point(at: start), point(at: end)) }
    let tail = start > 0 ? split(at: start).1 : self
    guard end < 1 else { return tail }
    return tail.split(at: start < 1 ? (end - start) / (1 - start) : 0).0
  }

  func split(at t: Double) -> (PathSegment, PathSegment) {
    let a = from.toward(control1, t)
    let b = control1.toward(control2, t)
    let c = control2.toward(to, t)
    let ab = a.toward(b, t)
    let bc = b.toward(c, t)
    let middle = ab.toward(bc, t)
    return (PathSegment(cubic: from, a, ab, middle), PathSegment(cubic: middle, bc, c, to))
  }

  /// Calls `body` with the ends of straight pieces that stay within `tolerance` points of the curve; not with the start.
  func flatten(tolerance: Double, _ body: (CGPoint) -> Void) {
    guard kind != .line else { return body(to) }
    // Wang's bound: n² ≥ |second difference|·6/8 / tolerance.
    let bend = max(from.secondDifference(control1, control2), control1.secondDifference(control2, to))
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = wanted.isNaN ? 1 : Int(min(500, max(1, wanted)))
    for index in 1..<max(2, count + 1) { body(index == count ? to : point(at: Double(index) / Double(count))) }
  }
}

/// One subpath: where it starts, its stretches (a close adds the last line if it has a length), and whether it is closed.
struct Subpath {
  let start: CGPoint
  var segments: [PathSegment] = []
  var isClosed = false
}

extension PathOutline {
  /// The outline by subpaths. O(n).
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current = CGPoint.zero
    var next = 0
    for verb in verbs {
      let last = result.count - 1
      switch verb {
      case .move: result.append(Subpath(start: points[next]))
      case .line: result[last].segments.append(PathSegment(line: current, points[next]))
      case .quad: result[last].segments.append(PathSegment(quad: current, points[next], points[next + 1]))
      case .cubic: result[last].segments.append(PathSegment(cubic: current, points[next], points[next + 1], points[next + 2]))
      case .close:
        if current != result[last].start { result[last].segments.append(PathSegment(line: current, result[last].start)) }
        result[last].isClosed = true
      }
      next += verb.pointCount
      current = verb == .close ? result[last].start : points[next - 1]
    }
    return result
  }
}

extension CGPoint {
  /// The point at the share `t` of the way to `other`.
  func toward(_ other: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: Double(x) + (Double(other.x) - Double(x)) * t, y: Double(y) + (Double(other.y) - Double(y)) * t)
  }

  func distance(to other: CGPoint) -> Double {
    let dx = Double(other.x - x)
    let dy = Double(other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  fileprivate func secondDifference(_ b: CGPoint, _ c: CGPoint) -> Double {
    let dx = Double(x - 2 * b.x + c.x)
    let dy = Double(y - 2 * b.y + c.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

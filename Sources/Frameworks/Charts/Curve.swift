import SwiftUI

extension InterpolationMethod {
  /// The same way walked backwards.
  var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}

/// A line through points.
struct Curve {
  private let points: [CGPoint]
  private let method: InterpolationMethod
  private let isHorizontal: Bool

  init(_ points: [CGPoint], _ method: InterpolationMethod, isHorizontal: Bool) {
    self.points = points
    self.method = method
    self.isHorizontal = isHorizontal
  }

  var path: Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    walk(&path)
    return path
  }

  /// Goes on from where the path ends to the first point, and along.
  func append(to path: inout Path) {
    guard let first = points.first else { return }
    path.addLine(to: first)
    walk(&path)
  }

  private func walk(_ path: inout Path) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart: steps(&path, at: 0)
    case .stepCenter: steps(&path, at: 0.5)
    case .stepEnd: steps(&path, at: 1)
    case .monotone: monotone(&path)
    case .catmullRom(let alpha): catmullRom(&path, alpha: alpha)
    case .cardinal(let tension): cardinal(&path, tension: tension)
    }
  }

  private func steps(_ path: inout Path, at part: CGFloat) {
    for (last, next) in zip(points, points.dropFirst()) {
      if isHorizontal {
        let turn = last.y + (next.y - last.y) * part
        path.addLine(to: CGPoint(x: last.x, y: turn))
        path.addLine(to: CGPoint(x: next.x, y: turn))
      } else {
        let turn = last.x + (next.x - last.x) * part
        path.addLine(to: CGPoint(x: turn, y: last.y))
        path.addLine(to: CGPoint(x: turn, y: next.y))
      }
      path.addLine(to: next)
    }
  }

  private func cardinal(_ path: inout Path, tension: CGFloat) {
    let pull = (1 - tension) / 6
    for index in 0..<points.count - 1 {
      let before = points[max(0, index - 1)]
      let (from, to) = (points[index], points[index + 1])
      let after = points[min(points.count - 1, index + 2)]
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + (to.x - before.x) * pull, y: from.y + (to.y - before.y) * pull),
        control2: CGPoint(x: to.x - (after.x - from.x) * pull, y: to.y - (after.y - from.y) * pull))
    }
  }

  /// With knots by distance to the power of `alpha`, as controls of cubic curves.
  private func catmullRom(_ path: inout Path, alpha: CGFloat) {
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
    for index in 0..<points.count - 1 {
      let before = points[max(0, index - 1)]
      let (from, to) = (points[index], points[index + 1])
      let after = points[min(points.count - 1, index + 2)]
      let (d1, d2, d3) = (pow(distance(before, from), alpha), pow(distance(from, to), alpha), pow(distance(to, after), alpha))
      var control1 = from
      if d1 > 1e-9, d2 > 1e-9 {
        let (a, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
        control1 = CGPoint(
          x: (from.x * a - before.x * d2 * d2 + to.x * d1 * d1) / n, y: (from.y * a - before.y * d2 * d2 + to.y * d1 * d1) / n)
      }
      var control2 = to
      if d3 > 1e-9, d2 > 1e-9 {
        let (b, m) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
        control2 = CGPoint(
          x: (to.x * b + from.x * d3 * d3 - after.x * d2 * d2) / m, y: (to.y * b + from.y * d3 * d3 - after.y * d2 * d2) / m)
      }
      path.addCurve(to: to, control1: control1, control2: control2)
    }
  }

  /// Fritsch and Carlson's: slopes never steeper than three times the secants beside them.
  private func monotone(_ path: inout Path) {
    func u(_ point: CGPoint) -> CGFloat { isHorizontal ? point.y : point.x }
    func v(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }
    let secants = zip(points, points.dropFirst()).map { u($1) == u($0) ? 0 : (v($1) - v($0)) / (u($1) - u($0)) }
    let slopes = points.indices.map { index -> CGFloat in
      guard index > 0, index < points.count - 1 else { return index == 0 ? secants[0] : secants[secants.count - 1] }
      let (left, right) = (secants[index - 1], secants[index])
      guard left * right > 0 else { return 0 }
      let (h1, h2) = (u(points[index]) - u(points[index - 1]), u(points[index + 1]) - u(points[index]))
      let mean = (left * h2 + right * h1) / (h1 + h2)
      let most = 3 * min(abs(left), abs(right))
      return mean < 0 ? max(mean, -most) : min(mean, most)
    }
    for index in 0..<points.count - 1 {
      let (from, to) = (points[index], points[index + 1])
      let third = (u(to) - u(from)) / 3
      func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint { isHorizontal ? CGPoint(x: v, y: u) : CGPoint(x: u, y: v) }
      path.addCurve(
        to: to, control1: point(u(from) + third, v(from) + third * slopes[index]),
        control2: point(u(to) - third, v(to) - third * slopes[index + 1]))
    }
  }
}

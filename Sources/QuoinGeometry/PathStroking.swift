import Foundation

extension Path {
  /// The outline of the line along this path; fill it by the winding rule. Curves become short straight pieces that stay
  /// within a fiftieth of a point. Empty when the line has no width. O(n).
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let source = style.dash.isEmpty ? self : dashedPath(style.dash, phase: style.dashPhase)
    var stroker = Stroker(style)
    for subpath in source.outline.subpaths { stroker.add(subpath) }
    return Path(stroker.result)
  }
}

/// Walks along one side of each subpath and back along the other.
private struct Stroker {
  let style: StrokeStyle
  let half: Double
  var result = PathOutline()

  init(_ style: StrokeStyle) {
    self.style = style
    half = Double(style.lineWidth) / 2
  }

  mutating func add(_ subpath: Subpath) {
    var points = [subpath.start]
    for segment in subpath.segments {
      segment.flatten(tolerance: 0.02) { point in
        if point.distance(to: points[points.count - 1]) > 1e-9 { points.append(point) }
      }
    }
    if subpath.isClosed, points.count > 1, points[0].distance(to: points[points.count - 1]) < 1e-9 { points.removeLast() }
    if points.count == 1 {
      dot(at: points[0])
    } else if subpath.isClosed, points.count > 2 {
      ring(points)
      ring(points.reversed())
    } else {
      band(points)
    }
  }

  /// A subpath without a length shows its caps alone, unless they are cut.
  private mutating func dot(at point: CGPoint) {
    let rect = CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -half, dy: -half)
    switch style.lineCap {
    case .butt: break
    case .round: result.append(PathOutline(ellipseIn: rect))
    case .square: result.append(PathOutline(rect))
    }
  }

  /// One side of a closed line.
  private mutating func ring(_ points: [CGPoint]) {
    let count = points.count
    var side: [CGPoint] = []
    for index in 0..<count {
      join(points[(index + count - 1) % count], points[index], points[(index + 1) % count], into: &side)
    }
    emit(side)
  }

  /// An open line: up one side, around the end, down the other, around the start.
  private mutating func band(_ points: [CGPoint]) {
    var side: [CGPoint] = []
    for line in [points, points.reversed()] {
      side.append(offset(line[0], along: line[0], line[1]))
      for index in 1..<(line.count - 1) where line.count > 2 { join(line[index - 1], line[index], line[index + 1], into: &side) }
      side.append(offset(line[line.count - 1], along: line[line.count - 2], line[line.count - 1]))
      cap(line[line.count - 2], line[line.count - 1], into: &side)
    }
    emit(side)
  }

  private mutating func emit(_ side: [CGPoint]) {
    guard let first = side.first else { return }
    result.move(to: first)
    for point in side.dropFirst() { result.line(to: point) }
    result.close()
  }

  /// The point half a width to the left of `point`, seen in the direction from `a` to `b` (y down: towards (dy, -dx)).
  private func offset(_ point: CGPoint, along a: CGPoint, _ b: CGPoint) -> CGPoint {
    let unit = CGVector(dx: b.x - a.x, dy: b.y - a.y).unit ?? CGVector(dx: 1.0, dy: 0)
    return CGPoint(x: Double(point.x) + half * Double(unit.dy), y: Double(point.y) - half * Double(unit.dx))
  }

  private func join(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, into side: inout [CGPoint]) {
    guard let before = CGVector(dx: b.x - a.x, dy: b.y - a.y).unit, let after = CGVector(dx: c.x - b.x, dy: c.y - b.y).unit else { return }
    let cross = Double(before.dx * after.dy - before.dy * after.dx)
    let dot = Double(before.dx * after.dx + before.dy * after.dy)
    let end = offset(b, along: a, b)
    let begin = offset(b, along: b, c)
    if cross < 0 || (cross == 0 && dot > 0) {
      // The inner side: through the corner itself, so that the overlap keeps its winding.
      side += cross == 0 ? [end] : [end, b, begin]
      return
    }
    side.append(end)
    // Joins between the short pieces of one curve turn so little that all three kinds are the same.
    if style.lineJoin == .round {
      arc(around: b, from: end, by: atan2(cross, dot), into: &side)
    } else if style.lineJoin == .miter {
      let cosineHalf = ((1 + dot) / 2).squareRoot()
      if cosineHalf > 1e-6, 1 / cosineHalf <= Double(style.miterLimit) {
        let reach = half / cosineHalf / (2 * cosineHalf)
        side.append(
          CGPoint(
            x: Double(b.x) + reach * Double(before.dy + after.dy), y: Double(b.y) - reach * Double(before.dx + after.dx)))
      }
    }
    side.append(begin)
  }

  private func cap(_ a: CGPoint, _ b: CGPoint, into side: inout [CGPoint]) {
    guard style.lineCap != .butt, let unit = CGVector(dx: b.x - a.x, dy: b.y - a.y).unit else { return }
    let from = offset(b, along: a, b)
    if style.lineCap == .round {
      arc(around: b, from: from, by: .pi, into: &side)
    } else {
      let dx = half * Double(unit.dx)
      let dy = half * Double(unit.dy)
      side.append(CGPoint(x: Double(from.x) + dx, y: Double(from.y) + dy))
      side.append(CGPoint(x: Double(b.x) - dy + dx, y: Double(b.y) + dx + dy))
    }
  }

  private func arc(around center: CGPoint, from: CGPoint, by sweep: Double, into side: inout [CGPoint]) {
    let start = atan2(Double(from.y - center.y), Double(from.x - center.x))
    let step = 2 * acos(max(0, 1 - 0.02 / max(half, 0.04)))
    // A pen whose width is no sensible number has a step of nothing.
    let wanted = (sweep / step).rounded(.up)
    let count = wanted.isNaN ? 1 : Int(min(5_000, max(1, wanted)))
    for index in 1..<max(2, count) where count > 1 {
      let angle = start + sweep * Double(index) / Double(count)
      side.append(CGPoint(x: Double(center.x) + half * cos(angle), y: Double(center.y) + half * sin(angle)))
    }
  }
}

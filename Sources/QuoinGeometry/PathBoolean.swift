import Foundation

/// Areas of two outlines put together, as polygons: curves become lines of a hundredth of a point's error at most.
///
/// Both outlines are cut into bands at the heights of all their corners and crossings. Within a band no two edges cross, so that from left
/// to right it is plain where one is inside of which; the borders of what is wanted are then joined to outlines again.
struct PathBoolean {
  /// Which part of the two areas is wanted.
  enum Part {
    case union, intersection, difference, symmetricDifference

    func holds(_ one: Bool, _ other: Bool) -> Bool {
      switch self {
      case .union: one || other
      case .intersection: one && other
      case .difference: one && !other
      case .symmetricDifference: one != other
      }
    }
  }

  /// A straight piece of an outline, from its upper end down.
  struct Edge {
    let top: CGPoint
    let bottom: CGPoint
    /// 1 where the outline goes down, -1 where it goes up.
    let winding: Int
    let isOfFirst: Bool

    func x(at y: Double) -> Double {
      let height = bottom.y - top.y
      return height > 0 ? top.x + (bottom.x - top.x) * (y - top.y) / height : top.x
    }
  }

  static let tolerance = 0.01
  private let edges: [Edge]
  private let isEvenOdd: Bool

  init(_ one: Path, _ other: Path, isEvenOdd: Bool) {
    edges = Self.edges(of: one, isOfFirst: true) + Self.edges(of: other, isOfFirst: false)
    self.isEvenOdd = isEvenOdd
  }

  /// The corners of an outline's parts.
  static func polygons(of path: Path) -> [(points: [CGPoint], isClosed: Bool)] {
    path.outline.subpaths.compactMap { subpath in
      guard let first = subpath.segments.first else { return nil }
      var points = [first.point(at: 0)]
      for segment in subpath.segments { segment.flatten(tolerance: tolerance) { points.append($0) } }
      return (points.filter { $0.x.isFinite && $0.y.isFinite }, subpath.isClosed)
    }
  }

  private static func edges(of path: Path, isOfFirst: Bool) -> [Edge] {
    var edges: [Edge] = []
    for (points, _) in polygons(of: path) where points.count > 1 {
      for (index, from) in points.enumerated() {
        let to = points[(index + 1) % points.count]
        if from.y < to.y { edges.append(Edge(top: from, bottom: to, winding: 1, isOfFirst: isOfFirst)) }
        if from.y > to.y { edges.append(Edge(top: to, bottom: from, winding: -1, isOfFirst: isOfFirst)) }
      }
    }
    return edges
  }

  /// The heights at which something begins, ends or crosses.
  private var heights: [Double] {
    var heights = edges.flatMap { [Double($0.top.y), Double($0.bottom.y)] }
    let sorted = edges.sorted { $0.top.y < $1.top.y }
    for (index, one) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        if other.top.y >= one.bottom.y { break }
        let (low, high) = (max(one.top.y, other.top.y), min(one.bottom.y, other.bottom.y))
        let (before, after) = (one.x(at: low) - other.x(at: low), one.x(at: high) - other.x(at: high))
        if before * after < 0 { heights.append(low + (high - low) * before / (before - after)) }
      }
    }
    heights.sort()
    var distinct: [Double] = []
    for height in heights where distinct.last.map({ height - $0 > 1e-7 }) ?? true { distinct.append(height) }
    return distinct
  }

  /// The outlines around the part.
  func path(of part: Part) -> Path {
    var borders = Borders()
    let heights = heights
    var above: [(Double, Double)] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let middle = (top + bottom) / 2
      let crossing = edges.filter { $0.top.y <= middle && $0.bottom.y >= middle }.sorted { $0.x(at: middle) < $1.x(at: middle) }
      var (one, other) = (0, 0)
      var begin: Edge?
      var covered: [(left: Edge, right: Edge)] = []
      for edge in crossing {
        if edge.isOfFirst { one += edge.winding } else { other += edge.winding }
        let isInside = part.holds(isInside(one), isInside(other))
        if isInside, begin == nil { begin = edge }
        if !isInside, let left = begin {
          covered.append((left, edge))
          begin = nil
        }
      }
      let upper = covered.map { ($0.left.x(at: top), $0.right.x(at: top)) }
      borders.addLevel(at: top, above: above, below: upper)
      for (left, right) in covered {
        borders.add(CGPoint(x: left.x(at: bottom), y: bottom), CGPoint(x: left.x(at: top), y: top))
        borders.add(CGPoint(x: right.x(at: top), y: top), CGPoint(x: right.x(at: bottom), y: bottom))
      }
      above = covered.map { ($0.left.x(at: bottom), $0.right.x(at: bottom)) }
    }
    if let last = heights.last { borders.addLevel(at: last, above: above, below: []) }
    return borders.joined()
  }

  private func isInside(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }
}

/// Directed pieces of a border, with the area at their right (y downwards), to be joined to outlines.
private struct Borders {
  private var pieces: [(from: CGPoint, to: CGPoint)] = []

  mutating func add(_ from: CGPoint, _ to: CGPoint) { if from != to { pieces.append((from, to)) } }

  /// The level pieces between a band and the one above it: where only one of them is covered.
  mutating func addLevel(at y: Double, above: [(Double, Double)], below: [(Double, Double)]) {
    let ends = (above + below).flatMap { [$0.0, $0.1] }.sorted()
    for (left, right) in zip(ends, ends.dropFirst()) where right - left > 1e-9 {
      let middle = (left + right) / 2
      let isAbove = above.contains { $0.0 < middle && middle < $0.1 }
      let isBelow = below.contains { $0.0 < middle && middle < $0.1 }
      if isBelow, !isAbove { add(CGPoint(x: left, y: y), CGPoint(x: right, y: y)) }
      if isAbove, !isBelow { add(CGPoint(x: right, y: y), CGPoint(x: left, y: y)) }
    }
  }

  /// A place, coarse enough that what meets is one.
  private struct Place: Hashable {
    let x, y: Int
    init(_ point: CGPoint) {
      // Farther out than that nothing is told apart.
      func place(_ value: Double) -> Int { Int(max(-9e18, min(9e18, value * 1e5)).rounded()) }
      (x, y) = (place(point.x), place(point.y))
    }
  }

  func joined() -> Path {
    var starts: [Place: [Int]] = [:]
    for (index, piece) in pieces.enumerated() { starts[Place(piece.from), default: []].append(index) }
    var used = [Bool](repeating: false, count: pieces.count)
    var path = Path()
    for first in pieces.indices where !used[first] {
      var points: [CGPoint] = []
      var current = first
      while !used[current] {
        used[current] = true
        points.append(pieces[current].from)
        let end = Place(pieces[current].to)
        guard let next = starts[end]?.first(where: { !used[$0] }) else { break }
        current = next
      }
      let corners = Self.withoutStraight(points)
      guard corners.count > 2 else { continue }
      path.addLines(corners)
      path.closeSubpath()
    }
    return path
  }

  /// Without the points that lie on the line between their neighbours.
  private static func withoutStraight(_ points: [CGPoint]) -> [CGPoint] {
    var kept: [CGPoint] = []
    for (index, point) in points.enumerated() {
      let before = kept.last ?? points[points.count - 1]
      let after = points[(index + 1) % points.count]
      let turn = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)
      if abs(turn) > 1e-9 { kept.append(point) }
    }
    return kept
  }
}

extension Path {
  /// The area that this path or the other covers. Curves come back as short lines; time grows with the square of the corners.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { PathBoolean(self, other, isEvenOdd: eoFill).path(of: .union) }
  /// The area that both paths cover.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathBoolean(self, other, isEvenOdd: eoFill).path(of: .intersection)
  }
  /// The area that this path covers and the other does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathBoolean(self, other, isEvenOdd: eoFill).path(of: .difference)
  }
  /// The area that one of both paths covers alone.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathBoolean(self, other, isEvenOdd: eoFill).path(of: .symmetricDifference)
  }
  /// The same area, of outlines that do not cross themselves.
  public func normalized(eoFill: Bool = true) -> Path { PathBoolean(self, Path(), isEvenOdd: eoFill).path(of: .union) }
  /// What of this path's line lies within the other's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { cut(by: other, eoFill: eoFill, keepsInside: true) }
  /// What of this path's line lies outside the other's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { cut(by: other, eoFill: eoFill, keepsInside: false) }

  private func cut(by other: Path, eoFill: Bool, keepsInside: Bool) -> Path {
    let sides = PathBoolean.polygons(of: other).flatMap { polygon in
      polygon.points.indices.map { (polygon.points[$0], polygon.points[($0 + 1) % polygon.points.count]) }
    }
    var result = Path()
    for (points, isClosed) in PathBoolean.polygons(of: self) {
      var end: CGPoint?
      for (from, to) in zip(points, points.dropFirst() + (isClosed ? [points[0]] : [])) where from != to {
        var cuts = [0.0, 1.0]
        for (a, b) in sides {
          let cross = (to.x - from.x) * (b.y - a.y) - (to.y - from.y) * (b.x - a.x)
          guard abs(cross) > 1e-12 else { continue }
          let t = ((a.x - from.x) * (b.y - a.y) - (a.y - from.y) * (b.x - a.x)) / cross
          let u = ((a.x - from.x) * (to.y - from.y) - (a.y - from.y) * (to.x - from.x)) / cross
          if t > 0, t < 1, u >= 0, u <= 1 { cuts.append(t) }
        }
        cuts.sort()
        for (begin, stop) in zip(cuts, cuts.dropFirst()) where stop - begin > 1e-9 {
          guard other.contains(from.toward(to, (begin + stop) / 2), eoFill: eoFill) == keepsInside else { continue }
          let (start, finish) = (from.toward(to, begin), from.toward(to, stop))
          if end != start { result.move(to: start) }
          result.addLine(to: finish)
          end = finish
        }
      }
    }
    return result
  }
}

#if !canImport(Darwin)
  extension CGPath {
    /// The area that this path or the other covers.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(value: value.union(other.value, eoFill: rule == .evenOdd))
    }
    /// The area that both paths cover.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(value: value.intersection(other.value, eoFill: rule == .evenOdd))
    }
    /// The area that this path covers and the other does not.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(value: value.subtracting(other.value, eoFill: rule == .evenOdd))
    }
    /// The area that one of both paths covers alone.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(value: value.symmetricDifference(other.value, eoFill: rule == .evenOdd))
    }
    /// The same area, of outlines that do not cross themselves.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { CGPath(value: value.normalized(eoFill: rule == .evenOdd)) }
    /// What of this path's line lies within the other's area.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(value: value.lineIntersection(other.value, eoFill: rule == .evenOdd))
    }
    /// What of this path's line lies outside the other's area.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(value: value.lineSubtraction(other.value, eoFill: rule == .evenOdd))
    }
  }
#endif

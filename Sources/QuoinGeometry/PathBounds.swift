import Foundation

extension Path {
  /// The smallest upright rectangle around the path's points; control points beyond a curve do not count.
  /// `.null` when the path is empty. O(n).
  public var boundingRect: CGRect {
    switch form {
    case .empty: .null
    case .rect(let rect): rect.standardized
    case .ellipse(let rect): rect
    case .roundedRect(let rounded): rounded.rect
    case .outline(let outline): outline.tightBounds
    }
  }

  /// Whether the point is inside by the winding rule, or the even-odd rule when `eoFill`. O(n). Open subpaths count as closed.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    // Not Foundation's `contains`, which ends the process over a rectangle of lengths that are no numbers.
    let box = boundingRect
    if case .rect = form { return point.x >= box.minX && point.x < box.maxX && point.y >= box.minY && point.y < box.maxY }
    guard point.x >= box.minX - 1e-9, point.x <= box.maxX + 1e-9, point.y >= box.minY - 1e-9, point.y <= box.maxY + 1e-9 else {
      return false
    }
    let winding = outline.winding(around: point)
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }
}

extension PathOutline {
  fileprivate var tightBounds: CGRect {
    var reached: [CGPoint] = []
    for subpath in subpaths {
      reached.append(subpath.start)
      for segment in subpath.segments {
        reached.append(segment.to)
        for t in segment.extremes { reached.append(segment.point(at: t)) }
      }
    }
    return CGRect(enclosing: reached)
  }

  /// How often the closed outline runs around the point, counted along a ray towards +x.
  fileprivate func winding(around point: CGPoint) -> Int {
    var winding = 0
    for subpath in subpaths {
      var current = subpath.start
      func cross(to next: CGPoint) {
        defer { current = next }
        guard (current.y <= point.y) != (next.y <= point.y) else { return }
        let t = Double((point.y - current.y) / (next.y - current.y))
        guard current.toward(next, t).x > point.x else { return }
        winding += next.y > current.y ? 1 : -1
      }
      for segment in subpath.segments { segment.flatten(tolerance: 0.005, cross) }
      cross(to: subpath.start)
    }
    return winding
  }
}

extension PathSegment {
  /// The parameters where the curve turns back in x or y.
  fileprivate var extremes: [Double] {
    guard kind != .line else { return [] }
    return Self.turns(Double(from.x), Double(control1.x), Double(control2.x), Double(to.x))
      + Self.turns(Double(from.y), Double(control1.y), Double(control2.y), Double(to.y))
  }

  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    // The derivative over 3: a·t² + 2·b·t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = p2 - 2 * p1 + p0
    let c = p1 - p0
    var roots: [Double] = []
    if abs(a) < 1e-12 * max(1, abs(b)) {
      if b != 0 { roots.append(-c / (2 * b)) }
    } else {
      let inside = b * b - a * c
      if inside >= 0 {
        let root = inside.squareRoot()
        roots += [(-b + root) / a, (-b - root) / a]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

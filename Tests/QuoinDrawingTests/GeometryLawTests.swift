import Foundation
import QuoinGeometry
import Testing

/// Core Graphics' plane against plain reckoning: three by three matrices, samples of curves, angles summed up.
@Suite("Laws of the plane") struct GeometryLawTests {
  typealias Numbers = PathLawTests.Numbers

  // MARK: Transforms

  /// Rows multiplied from the left, as the documentation of `CGAffineTransform` writes them.
  private struct Matrix {
    var cells: [[Double]]
    init(_ t: CGAffineTransform) { cells = [[t.a, t.b, 0], [t.c, t.d, 0], [t.tx, t.ty, 1]].map { $0.map { Double($0) } } }
    func times(_ other: Matrix) -> [[Double]] {
      func cell(_ row: Int, _ column: Int) -> Double {
        (0..<3).reduce(0) { (sum: Double, k: Int) in sum + cells[row][k] * other.cells[k][column] }
      }
      return (0..<3).map { row in (0..<3).map { column in cell(row, column) } }
    }
  }
  private func same(_ found: CGAffineTransform, _ expected: [[Double]]) -> Bool {
    zip(Matrix(found).cells.joined(), expected.joined()).allSatisfy { (one: Double, other: Double) -> Bool in
      abs(one - other) < 1e-9 * max(1, abs(other))
    }
  }
  private func some(_ numbers: inout Numbers) -> CGAffineTransform {
    func number() -> CGFloat { CGFloat(numbers.next(-3...3)) }
    return CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number() * 20, ty: number() * 20)
  }

  @Test("transforms are products of matrices", arguments: 0..<20) func transforms(seed: Int) {
    var numbers = Numbers(seed)
    let (one, other) = (some(&numbers), some(&numbers))
    let (x, y) = (CGFloat(numbers.next(-9...9)), CGFloat(numbers.next(-9...9)))
    let (sine, cosine) = (CGFloat(sin(0.7)), CGFloat(cos(0.7)))
    #expect(same(one.concatenating(other), Matrix(one).times(Matrix(other))))
    let shift = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    let scale = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    let turn = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    // t' = [shift] × t, and so on.
    #expect(same(one.translatedBy(x: x, y: y), Matrix(shift).times(Matrix(one))))
    #expect(same(one.scaledBy(x: x, y: y), Matrix(scale).times(Matrix(one))))
    #expect(same(one.rotated(by: 0.7), Matrix(turn).times(Matrix(one))))
    #expect(CGAffineTransform(translationX: x, y: y) == shift && CGAffineTransform(scaleX: x, y: y) == scale)
    #expect(same(CGAffineTransform(rotationAngle: 0.7), Matrix(turn).cells))
    #expect(CGAffineTransform(1, 2, 3, 4, 5, 6) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(same(one.concatenating(one.inverted()), Matrix(.identity).cells))
    #expect(!one.isIdentity && CGAffineTransform().isIdentity && CGAffineTransform.identity == CGAffineTransform(1, 0, 0, 1, 0, 0))
    #expect(abs(one.determinant - (one.a * one.d - one.b * one.c)) < 1e-9)

    let point = CGPoint(x: x, y: y).applying(one)
    #expect(abs(point.x - (one.a * x + one.c * y + one.tx)) < 1e-9 && abs(point.y - (one.b * x + one.d * y + one.ty)) < 1e-9)
    let size = CGSize(width: x, height: y).applying(one)
    #expect(abs(size.width - (one.a * x + one.c * y)) < 1e-9 && abs(size.height - (one.b * x + one.d * y)) < 1e-9)
    let rect = CGRect(x: x, y: y, width: 5, height: 3)
    let corners = [(x, y), (x + 5, y), (x, y + 3), (x + 5, y + 3)].map { CGPoint(x: $0.0, y: $0.1).applying(one) }
    let moved = rect.applying(one)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    #expect(abs(moved.minX - xs.min()!) < 1e-9 && abs(moved.maxX - xs.max()!) < 1e-9)
    #expect(abs(moved.minY - ys.min()!) < 1e-9 && abs(moved.maxY - ys.max()!) < 1e-9)
  }

  @Test("what C calls them") func inC() {
    let rect = CGRectMake(1, 2, 30, 40)
    #expect(rect == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(CGPointMake(3, 4) == CGPoint(x: 3, y: 4) && CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGVectorMake(3, 4) == CGVector(dx: 3.0, dy: 4.0) && CGVector(dx: 3, dy: 4) == CGVectorMake(3, 4))
    #expect(CGVector() == .zero && CGVector.zero.dx == 0 && CGVector.zero.dy == 0)
    #expect(CGRectGetMinX(rect) == 1 && CGRectGetMidX(rect) == 16 && CGRectGetMaxX(rect) == 31)
    #expect(CGRectGetMinY(rect) == 2 && CGRectGetMidY(rect) == 22 && CGRectGetMaxY(rect) == 42)
    #expect(CGRectGetWidth(rect) == 30 && CGRectGetHeight(rect) == 40)
    #expect(CGRectInset(rect, 3, 5) == CGRectMake(4, 7, 24, 30) && CGRectOffset(rect, 3, 5) == CGRectMake(4, 7, 30, 40))
    let other = CGRectMake(20, 30, 50, 60)
    #expect(CGRectUnion(rect, other) == CGRectMake(1, 2, 69, 88) && CGRectIntersection(rect, other) == CGRectMake(20, 30, 11, 12))
    #expect(CGRectContainsPoint(rect, CGPointMake(1, 2)) && !CGRectContainsPoint(rect, CGPointMake(31, 2)))
    #expect(CGRectContainsRect(rect, CGRectMake(2, 3, 4, 5)) && !CGRectContainsRect(rect, other))
    #expect(CGRectIntersectsRect(rect, other) && !CGRectIntersectsRect(rect, CGRectMake(32, 2, 5, 5)))
    #expect(CGRectIsEmpty(CGRectMake(1, 2, 0, 5)) && !CGRectIsEmpty(rect))
    #expect(rect.equalTo(CGRect(x: 31, y: 42, width: -30, height: -40)) && !rect.equalTo(other))
    #expect(CGSizeMake(1, 2).equalTo(CGSizeMake(1, 2)) && !CGSizeMake(1, 2).equalTo(CGSizeMake(2, 1)))
    #expect(CGPointMake(1, 2).equalTo(CGPointMake(1, 2)) && !CGPointMake(1, 2).equalTo(CGPointMake(2, 1)))
    // The years from 1970 to 2001.
    #expect(abs(CFAbsoluteTimeGetCurrent() + 978_307_200 - Date().timeIntervalSince1970) < 5)
  }

  // MARK: Curves

  /// A path, and its points at equal steps of every curve's parameter.
  private struct Sampled {
    var path = Path()
    var points: [CGPoint] = []

    init(_ numbers: inout Numbers, pieces: Int, closed: Bool) {
      func point() -> CGPoint { CGPoint(x: numbers.next(0...100), y: numbers.next(0...100)) }
      var from = point()
      path.move(to: from)
      points = [from]
      for piece in 0..<pieces {
        let (a, b, to) = (point(), point(), point())
        switch piece % 3 {
        case 0:
          path.addCurve(to: to, control1: a, control2: b)
          add(from, a, b, to)
        case 1:
          path.addQuadCurve(to: to, control: a)
          func third(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x + (a.x - p.x) * 2 / 3, y: p.y + (a.y - p.y) * 2 / 3) }
          add(from, third(from), third(to), to)
        default:
          path.addLine(to: to)
          add(from, from, to, to)
        }
        from = to
      }
      if closed {
        path.closeSubpath()
        add(from, from, points[0], points[0])
      }
    }

    private mutating func add(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint, _ q: CGPoint) {
      for step in 1...400 {
        let t = CGFloat(step) / 400
        let s = 1 - t
        let (i, j, k, l) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        points.append(CGPoint(x: i * p.x + j * a.x + k * b.x + l * q.x, y: i * p.y + j * a.y + k * b.y + l * q.y))
      }
    }

    /// How long it is up to each of its points.
    var lengths: [Double] {
      var sums = [0.0]
      for (a, b) in zip(points, points.dropFirst()) { sums.append(sums.last! + hypot(Double(b.x - a.x), Double(b.y - a.y))) }
      return sums
    }
    /// The point so far along.
    func point(at length: Double) -> CGPoint { points[lengths.firstIndex { $0 >= length } ?? points.count - 1] }
  }
  private func length(_ path: Path) -> Double {
    var sum = 0.0
    var (last, first) = (CGPoint.zero, CGPoint.zero)
    func line(_ to: CGPoint) {
      sum += hypot(Double(to.x - last.x), Double(to.y - last.y))
      last = to
    }
    path.forEach { element in
      switch element {
      case .move(let to): (last, first) = (to, to)
      case .line(let to): line(to)
      case .quadCurve(let to, let a):
        let p = last
        for step in 1...300 {
          let t = CGFloat(step) / 300
          let s = 1 - t
          line(CGPoint(x: s * s * p.x + 2 * s * t * a.x + t * t * to.x, y: s * s * p.y + 2 * s * t * a.y + t * t * to.y))
        }
      case .curve(let to, let a, let b):
        let p = last
        for step in 1...300 {
          let t = CGFloat(step) / 300
          let s = 1 - t
          let (i, j, k, l) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          line(CGPoint(x: i * p.x + j * a.x + k * b.x + l * to.x, y: i * p.y + j * a.y + k * b.y + l * to.y))
        }
      case .closeSubpath: line(first)
      }
    }
    return sum
  }

  @Test("bounds reach as far as the curve does, and no farther", arguments: 0..<30) func bounds(seed: Int) {
    var numbers = Numbers(seed)
    let sampled = Sampled(&numbers, pieces: 1 + seed % 4, closed: seed % 2 == 0)
    let (found, xs, ys) = (sampled.path.boundingRect, sampled.points.map(\.x), sampled.points.map(\.y))
    #expect(abs(found.minX - xs.min()!) < 0.02 && abs(found.maxX - xs.max()!) < 0.02, "seed \(seed)")
    #expect(abs(found.minY - ys.min()!) < 0.02 && abs(found.maxY - ys.max()!) < 0.02, "seed \(seed)")
    #expect(sampled.path.cgPath.boundingBoxOfPath == found)
  }

  @Test("a point is inside where the way around it turns", arguments: 0..<12) func inside(seed: Int) {
    var numbers = Numbers(seed)
    let sampled = Sampled(&numbers, pieces: 3 + seed % 4, closed: true)
    for _ in 0..<40 {
      let point = CGPoint(x: numbers.next(0...100), y: numbers.next(0...100))
      let rays = sampled.points.map { CGVector(dx: $0.x - point.x, dy: $0.y - point.y) }
      guard rays.allSatisfy({ abs($0.dx) + abs($0.dy) > 0.5 }) else { continue }
      let angle = zip(rays, rays.dropFirst()).reduce(0.0) {
        $0 + atan2(Double($1.0.dx * $1.1.dy - $1.0.dy * $1.1.dx), Double($1.0.dx * $1.1.dx + $1.0.dy * $1.1.dy))
      }
      let turns = Int((angle / 2 / .pi).rounded())
      #expect(sampled.path.contains(point) == (turns != 0), "seed \(seed) \(point)")
      #expect(sampled.path.contains(point, eoFill: true) == !turns.isMultiple(of: 2), "seed \(seed) \(point)")
      let shape = sampled.path.cgPath
      #expect(shape.contains(point, using: .evenOdd) == !turns.isMultiple(of: 2) && shape.contains(point) == (turns != 0))
      let before = CGPoint(x: point.x - 7, y: point.y + 9)
      #expect(shape.contains(before, transform: CGAffineTransform(translationX: 7, y: -9)) == (turns != 0))
    }
  }

  @Test("a part begins, ends and is as long as its shares of the length say", arguments: 0..<24) func trimmed(seed: Int) {
    var numbers = Numbers(seed)
    let sampled = Sampled(&numbers, pieces: 1 + seed % 5, closed: seed % 3 == 0)
    let whole = sampled.lengths.last!
    let (from, to) = (numbers.next(0...0.5), numbers.next(0.5...1))
    let part = sampled.path.trimmedPath(from: from, to: to)
    #expect(abs(length(part) - (to - from) * whole) < 0.01 * whole, "seed \(seed)")
    guard case .move(let begin) = first(part), let end = part.currentPoint else { return #expect(Bool(false), "no part, seed \(seed)") }
    func near(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(Double(a.x - b.x), Double(a.y - b.y)) < 1.5 }
    #expect(near(begin, sampled.point(at: from * whole)) && near(end, sampled.point(at: to * whole)), "seed \(seed)")
    // What is left out before and behind it makes it whole.
    let rest = length(sampled.path.trimmedPath(from: 0, to: from)) + length(sampled.path.trimmedPath(from: to, to: 1))
    #expect(abs(rest + length(part) - whole) < 0.01 * whole)
    // Dashes are parts, too: half of a whole number of periods is drawn.
    let dash = whole / 24
    #expect(abs(length(sampled.path.dashedPath([dash, dash])) - whole / 2) < 0.02 * whole, "seed \(seed)")
    let cut = sampled.path.cgPath.copy(dashingWithPhase: dash, lengths: [dash, dash])
    #expect(Path(cut) == sampled.path.dashedPath([dash, dash], phase: dash))
  }
  private func first(_ path: Path) -> Path.Element? {
    var found: Path.Element?
    path.forEach { if found == nil { found = $0 } }
    return found
  }

  @Test("backwards is the same way from its end", arguments: 0..<9) func backwards(seed: Int) {
    var numbers = Numbers(seed)
    let path = Sampled(&numbers, pieces: 4, closed: false).path
    let back = path.reversed()
    guard case .move(let begin) = first(path), case .move(let end) = first(back) else { return #expect(Bool(false)) }
    #expect(back.currentPoint == begin && path.currentPoint == end && abs(length(back) - length(path)) < 0.01)
    for share in [0.2, 0.5, 0.9] {
      let (one, other) = (path.trimmedPath(from: 0, to: share).currentPoint!, back.trimmedPath(from: 0, to: 1 - share).currentPoint!)
      #expect(hypot(Double(one.x - other.x), Double(one.y - other.y)) < 0.1, "seed \(seed)")
    }
  }

  @Test("an arc between two lines has its radius, and touches both where it should", arguments: 0..<20) func tangents(seed: Int) {
    var numbers = Numbers(seed)
    func point() -> CGPoint { CGPoint(x: numbers.next(-200...200), y: numbers.next(-200...200)) }
    let (from, corner, to) = (point(), point(), point())
    let radius = CGFloat(numbers.next(2...20))
    func unit(_ p: CGPoint) -> (x: Double, y: Double) {
      let (dx, dy) = (Double(p.x - corner.x), Double(p.y - corner.y))
      return (dx / hypot(dx, dy), dy / hypot(dx, dy))
    }
    let (u, v) = (unit(from), unit(to))
    let angle = acos(u.x * v.x + u.y * v.y)
    guard angle > 0.2, angle < 3 else { return }
    let matrix = seed.isMultiple(of: 2) ? CGAffineTransform.identity : CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: -7)
    let path = Path {
      $0.move(to: from.applying(matrix))
      $0.addArc(tangent1End: corner, tangent2End: to, radius: radius, transform: matrix)
    }
    // Where the arc leaves the lines: r / tan(½ angle) from the corner; its centre: r / sin(½ angle) along the bisector.
    let (reach, far) = (Double(radius) / tan(angle / 2), Double(radius) / sin(angle / 2))
    let middle = hypot(u.x + v.x, u.y + v.y)
    func at(_ way: (x: Double, y: Double), _ length: Double) -> CGPoint {
      CGPoint(x: Double(corner.x) + way.x * length, y: Double(corner.y) + way.y * length).applying(matrix)
    }
    let center = at(((u.x + v.x) / middle, (u.y + v.y) / middle), far)
    func near(_ a: CGPoint?, _ b: CGPoint) -> Bool { a.map { hypot(Double($0.x - b.x), Double($0.y - b.y)) < 0.05 } ?? false }
    #expect(near(path.currentPoint, at(v, reach)), "seed \(seed)")
    var begin: CGPoint?
    var onArc: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .line(let to): begin = to
      case .curve(let to, _, _): onArc.append(to)
      default: break
      }
    }
    #expect(near(begin, at(u, reach)), "seed \(seed)")
    for point in onArc { #expect(abs(hypot(Double(point.x - center.x), Double(point.y - center.y)) - Double(radius * matrix.a)) < 0.05) }
    let own = CGMutablePath()
    own.move(to: from, transform: matrix)
    own.addArc(tangent1End: corner, tangent2End: to, radius: radius, transform: matrix)
    #expect(Path(own) == path)
  }

  // MARK: Shapes

  @Test("a corner is a quarter of its own ellipse", arguments: 0..<12) func ellipticCorners(seed: Int) {
    var numbers = Numbers(seed)
    let (width, height) = (CGFloat(numbers.next(2...40)), CGFloat(numbers.next(2...25)))
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: width, height: height), style: .circular)
    let shape = CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil)
    for _ in 0..<200 {
      let point = CGPoint(x: numbers.next(8...112), y: numbers.next(18...82))
      // How far into the corner's square, measured from the ellipse's middle.
      let (dx, dy) = (abs(point.x - 60) - (50 - width), abs(point.y - 50) - (30 - height))
      let away = dx > 0 && dy > 0 ? hypot(dx / width, dy / height) - 1 : max(dx / width, dy / height) - 1
      if abs(away) > 0.03 {
        #expect(path.contains(point) == (away < 0) && shape.contains(point) == (away < 0), "\(width) \(height) \(point)")
      }
    }
  }

  @Test("a smooth corner is the same in all four, seen from either side; each of its own size", arguments: [8, 16, 24, 30] as [CGFloat])
  func smoothCorners(radius: CGFloat) {
    let rect = CGRect(x: -50, y: -50, width: 100, height: 100)
    let path = Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
    let single = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: radius, bottomTrailing: radius), style: .continuous)
    var cut = 0
    for x in stride(from: 20.3, to: 50, by: 0.7) {
      for y in stride(from: 20.3, to: 50, by: 0.7) {
        let isIn = path.contains(CGPoint(x: x, y: y))
        if !isIn { cut += 1 }
        for point in [(y, x), (-x, y), (x, -y), (-x, -y), (-y, x)] {
          #expect(path.contains(CGPoint(x: point.0, y: point.1)) == isIn, "\(radius) \(x) \(y)")
        }
        #expect(single.contains(CGPoint(x: -x, y: -y)) == isIn && single.contains(CGPoint(x: x, y: y)) == isIn)
        #expect(single.contains(CGPoint(x: x, y: -y)) && single.contains(CGPoint(x: -x, y: y)))
      }
    }
    // A circle's corner leaves (1 − π/4)·r² out; a smooth one a little more.
    let round = Double(radius * radius) * (1 - .pi / 4)
    #expect(Double(cut) * 0.49 > round * 0.9 && Double(cut) * 0.49 < round * 1.6, "\(radius): \(Double(cut) * 0.49), \(round)")
  }

  @Test("a path by reference is built as the value is, each step moved by its transform")
  func byReference() {
    let matrices = [
      CGAffineTransform(a: 2, b: 0.5, c: -0.3, d: 1.5, tx: 4, ty: -6), CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 9, ty: 1),
    ]
    let (rect, other) = (CGRect(x: 1, y: 2, width: 30, height: 20), CGRect(x: 40, y: 5, width: 10, height: 12))
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let steps: [(String, (CGMutablePath, CGAffineTransform) -> Void, (inout Path) -> Void)] = [
      ("line", { $0.addLine(to: p(5, 7), transform: $1) }, { $0.addLine(to: p(5, 7)) }),
      ("quad", { $0.addQuadCurve(to: p(5, 7), control: p(1, 9), transform: $1) }, { $0.addQuadCurve(to: p(5, 7), control: p(1, 9)) }),
      (
        "curve", { $0.addCurve(to: p(5, 7), control1: p(1, 9), control2: p(8, 3), transform: $1) },
        { $0.addCurve(to: p(5, 7), control1: p(1, 9), control2: p(8, 3)) }
      ),
      ("rect", { $0.addRect(rect, transform: $1) }, { $0.addRect(rect) }),
      (
        "rects", { $0.addRects([rect, other], transform: $1) },
        {
          $0.addRect(rect)
          $0.addRect(other)
        }
      ),
      ("ellipse", { $0.addEllipse(in: rect, transform: $1) }, { $0.addEllipse(in: rect) }),
      (
        "round", { $0.addRoundedRect(in: rect, cornerWidth: 6, cornerHeight: 4, transform: $1) },
        { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 6, height: 4), style: .circular) }
      ),
      (
        "lines", { $0.addLines(between: [p(1, 1), p(9, 2), p(4, 8)], transform: $1) }, { $0.addLines([p(1, 1), p(9, 2), p(4, 8)]) }
      ),
      (
        "arc", { $0.addArc(center: p(5, 5), radius: 4, startAngle: 0.3, endAngle: 2, clockwise: true, transform: $1) },
        { $0.addArc(center: p(5, 5), radius: 4, startRadians: 0.3, endRadians: 2, clockwise: true) }
      ),
      (
        "relative arc", { $0.addRelativeArc(center: p(5, 5), radius: 4, startAngle: 0.3, delta: -1, transform: $1) },
        { $0.addRelativeArc(center: p(5, 5), radius: 4, startRadians: 0.3, deltaRadians: -1) }
      ),
      ("path", { $0.addPath(CGPath(ellipseIn: rect, transform: nil), transform: $1) }, { $0.addPath(Path(ellipseIn: rect)) }),
    ]
    for matrix in matrices {
      for (name, add, addPlain) in steps {
        let own = CGMutablePath()
        own.move(to: p(3, 4), transform: matrix)
        add(own, matrix)
        own.closeSubpath()
        var plain = Path()
        plain.move(to: p(3, 4))
        addPlain(&plain)
        plain.closeSubpath()
        let (found, expected) = (points(Path(own)), points(plain).map { ($0.0, $0.1.map { $0.applying(matrix) }) })
        #expect(found.map(\.0) == expected.map(\.0), "\(name)")
        for (a, b) in zip(found.flatMap(\.1), expected.flatMap(\.1)) { #expect(hypot(a.x - b.x, a.y - b.y) < 1e-9, "\(name)") }
        // Each step told to a function of C's, with its points in the same order.
        var told: [(Int, [CGPoint])] = []
        own.applyWithBlock { element in
          let kind = Int(element.pointee.type.rawValue)
          told.append((kind, (0..<[1, 1, 2, 3, 0][kind]).map { element.pointee.points[$0] }))
        }
        #expect(told.map(\.0) == found.map(\.0) && told.flatMap(\.1) == found.flatMap(\.1), "\(name)")
      }
      var matrix = matrix
      let moved = Path(rect).applying(matrix)
      #expect(Path(CGPath(rect: rect, transform: &matrix)) == moved)
      #expect(Path(CGPath(ellipseIn: rect, transform: &matrix)) == Path(ellipseIn: rect).applying(matrix))
      #expect(Path(Path(rect).cgPath.copy(using: &matrix)!) == moved)
      let line = Path { $0.addLines([p(0, 0), p(10, 0), p(10, 10)]) }
      let style = StrokeStyle(lineWidth: 3, lineCap: .square, lineJoin: .bevel, miterLimit: 4)
      #expect(
        Path(line.cgPath.copy(strokingWithWidth: 3, lineCap: .square, lineJoin: .bevel, miterLimit: 4, transform: matrix))
          == line.strokedPath(style).applying(matrix))
      #expect(
        Path(CGPath(__byStroking: line.cgPath, transform: &matrix, lineWidth: 3, lineCap: .square, lineJoin: .bevel, miterLimit: 4)!)
          == line.strokedPath(style).applying(matrix))
      let lengths: [CGFloat] = [4, 3]
      #expect(
        Path(CGPath(__byDashing: line.cgPath, transform: &matrix, phase: 2, lengths: lengths, count: 2)!)
          == line.dashedPath(lengths, phase: 2).applying(matrix))
      #expect(
        CGPath(__byDashing: line.cgPath, transform: nil, phase: 0, lengths: lengths, count: 1)!
          == line.cgPath.copy(dashingWithPhase: 0, lengths: [4]))
      let outer = CGMutablePath()
      outer.addPath(line.cgPath)
      let copy = outer.mutableCopy()
      outer.addLine(to: p(50, 50))
      #expect(copy?.currentPoint == p(10, 10) && outer.currentPoint == p(50, 50) && !outer.isEmpty && CGMutablePath().isEmpty)
    }
  }
  /// The kinds of steps, as Core Graphics numbers them, and their points, the end last.
  private func points(_ path: Path) -> [(Int, [CGPoint])] {
    var found: [(Int, [CGPoint])] = []
    path.forEach { element in
      switch element {
      case .move(let to): found.append((0, [to]))
      case .line(let to): found.append((1, [to]))
      case .quadCurve(let to, let control): found.append((2, [control, to]))
      case .curve(let to, let a, let b): found.append((3, [a, b, to]))
      case .closeSubpath: found.append((4, []))
      }
    }
    return found
  }

  @Test("steps without a beginning, after an end, twice") func beginnings() {
    func told(_ build: (inout Path) -> Void) -> String { Path(build).description }
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    // A line from nowhere is where the next begins; after an end the subpath's start is.
    #expect(
      told {
        $0.addLine(to: p(1, 2))
        $0.addLine(to: p(3, 4))
      } == "1 2 m 3 4 l")
    #expect(
      told {
        $0.addLines([p(1, 2), p(3, 4), p(5, 2)])
        $0.closeSubpath()
        $0.addLine(to: p(9, 9))
      } == "1 2 m 3 4 l 5 2 l h 1 2 m 9 9 l")
    #expect(
      told {
        $0.move(to: p(7, 7))
        $0.move(to: p(1, 2))
        $0.addLine(to: p(3, 4))
        $0.closeSubpath()
        $0.closeSubpath()
      } == "1 2 m 3 4 l h")
    #expect(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).description == "1 2 m 4 2 l 4 6 l 1 6 l h")
    let style = StrokeStyle()
    #expect(style.lineWidth == 1 && style.lineCap == .butt && style.lineJoin == .miter && style.miterLimit == 10)
    #expect(style.dash.isEmpty && style.dashPhase == 0 && !FillStyle().isEOFilled && FillStyle().isAntialiased)
    // A point has no length; a round or square pen shows it all the same.
    let dot = Path {
      $0.move(to: p(10, 10))
      $0.addLine(to: p(10, 10))
    }
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 6)).isEmpty)
    for cap in [CGLineCap.round, .square] {
      #expect(dot.strokedPath(StrokeStyle(lineWidth: 6, lineCap: cap)).boundingRect == CGRect(x: 7, y: 7, width: 6, height: 6))
    }
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .square)).contains(p(12.9, 12.9)))
    #expect(!dot.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round)).contains(p(12.9, 12.9)))
  }

  @Test("a sharp corner is cut where its point would be longer than the limit") func miters() {
    // Two lines at an angle of 60°: the point is 1 / sin 30° = 2 widths long.
    let path = Path { $0.addLines([CGPoint(x: -50, y: 86.602_540), .zero, CGPoint(x: 50, y: 86.602_540)]) }
    func top(_ limit: CGFloat) -> CGFloat {
      path.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .miter, miterLimit: limit)).boundingRect.minY
    }
    #expect(abs(top(2.01) + 10) < 0.01)
    // Cut: half a width to each side of both lines, which is ½ · 10 · sin 30° above the corner.
    #expect(abs(top(1.99) + 2.5) < 0.01)
  }
}

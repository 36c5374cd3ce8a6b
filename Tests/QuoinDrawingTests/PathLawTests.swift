import Foundation
import QuoinGeometry
import Testing

/// Laws of paths that hold for any numbers.
@Suite("Laws of paths") struct PathLawTests {
  /// Numbers from a seed: the linear congruence of Knuth's MMIX.
  struct Numbers {
    private var state: UInt64
    init(_ seed: Int) { state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }
    mutating func next(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Double(state >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
    }
  }

  private func distance(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> Double {
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    let square = dx * dx + dy * dy
    let t = square == 0 ? 0 : max(0, min(1, (Double(p.x - a.x) * dx + Double(p.y - a.y) * dy) / square))
    return hypot(Double(p.x) - Double(a.x) - t * dx, Double(p.y) - Double(a.y) - t * dy)
  }

  private func polyline(_ points: [CGPoint], closed: Bool) -> Path {
    var path = Path()
    path.addLines(points)
    if closed { path.closeSubpath() }
    return path
  }

  @Test("what a round pen covers is what lies within half its width, whatever the line", arguments: 0..<60)
  func roundPen(seed: Int) {
    var numbers = Numbers(seed)
    let points = (0..<(3 + seed % 5)).map { _ in CGPoint(x: numbers.next(10...90), y: numbers.next(10...90)) }
    let closed = seed % 3 == 0
    let width = numbers.next(1...25)
    let sides = zip(points, points.dropFirst() + (closed ? [points[0]] : []))
    let drawn = polyline(points, closed: closed).strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    for _ in 0..<300 {
      let point = CGPoint(x: numbers.next(0...100), y: numbers.next(0...100))
      let away = sides.map { distance(point, $0, $1) }.min()! - width / 2
      if abs(away) > 0.15 { #expect(drawn.contains(point) == (away < 0), "seed \(seed), \(point), \(away) from the edge") }
    }
  }

  @Test("a bevelled line lies within a round one, a round one within a mitred one", arguments: 0..<30)
  func joins(seed: Int) {
    var numbers = Numbers(seed)
    let points = (0..<4).map { _ in CGPoint(x: numbers.next(20...80), y: numbers.next(20...80)) }
    func drawn(_ join: CGLineJoin) -> Path {
      polyline(points, closed: true).strokedPath(StrokeStyle(lineWidth: 14, lineJoin: join, miterLimit: 1e6))
    }
    let (bevel, round, miter) = (drawn(.bevel), drawn(.round), drawn(.miter))
    for _ in 0..<200 {
      let point = CGPoint(x: numbers.next(0...100), y: numbers.next(0...100))
      let side = zip(points, points.dropFirst() + [points[0]]).map { distance(point, $0, $1) }.min()!
      // At the edge itself a curve's pieces may lie a hair beside it.
      guard abs(side - 7) > 0.15 else { continue }
      if bevel.contains(point) { #expect(round.contains(point), "seed \(seed), \(point)") }
      if round.contains(point) { #expect(miter.contains(point), "seed \(seed), \(point)") }
    }
  }

  @Test("a line with flat ends is the rectangle around it") func flatEnds() {
    var path = Path()
    path.move(to: CGPoint(x: 20, y: 20))
    path.addLine(to: CGPoint(x: 60, y: 50))
    for (cap, beyond) in [(CGLineCap.butt, 0.0), (.square, 5)] {
      let drawn = path.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
      // Along (0.8, 0.6) and across it.
      for along in stride(from: -9.5, through: 59, by: 2) {
        for across in stride(from: -8.0, through: 8, by: 1.9) {
          let point = CGPoint(x: 20 + 0.8 * along - 0.6 * across, y: 20 + 0.6 * along + 0.8 * across)
          let isIn = along > -beyond && along < 50 + beyond && abs(across) < 5
          #expect(drawn.contains(point) == isIn, "\(cap) \(along) \(across)")
        }
      }
    }
  }

  @Test("a part of a square has the length it should, and is open, even where it ends at a corner", arguments: [0.25, 0.5, 0.75, 0.6])
  func parts(share: Double) {
    let part = Path(CGRect(x: 10, y: 10, width: 40, height: 40)).trimmedPath(from: 0, to: share)
    var length = 0.0
    var last = CGPoint.zero
    var isClosed = false
    part.forEach { element in
      switch element {
      case .move(let to): last = to
      case .line(let to):
        length += hypot(Double(to.x - last.x), Double(to.y - last.y))
        last = to
      case .closeSubpath: isClosed = true
      default: Issue.record("a curve in a square")
      }
    }
    #expect(abs(length - 160 * share) < 1e-6 && !isClosed)
  }

  @Test("a dash covers what lies in one: any pattern, any phase, along any line", arguments: 0..<40) func dashes(seed: Int) {
    var numbers = Numbers(seed)
    let pattern = (0..<(1 + seed % 4)).map { _ in CGFloat(numbers.next(0.4...9)) }
    let phase = CGFloat(numbers.next(-20...20))
    // To the right and then down, so that a dash may bend.
    let path = polyline([CGPoint(x: 10, y: 10), CGPoint(x: 52, y: 10), CGPoint(x: 52, y: 47)], closed: false)
    let drawn = path.dashedPath(pattern, phase: phase).strokedPath(StrokeStyle(lineWidth: 2))
    let period = pattern + (pattern.count.isMultiple(of: 2) ? [] : pattern)
    let whole = period.reduce(0, +)
    for step in stride(from: 0.13, to: 78.5, by: 0.37) {
      var rest = (CGFloat(step) + phase).truncatingRemainder(dividingBy: whole)
      if rest < 0 { rest += whole }
      var index = 0
      while rest >= period[index] {
        rest -= period[index]
        index = (index + 1) % period.count
      }
      // Not so near an end that rounding decides.
      guard rest > 0.02, rest < period[index] - 0.02 else { continue }
      let point = step < 42 ? CGPoint(x: 10 + step, y: 10) : CGPoint(x: 52, y: 10 + step - 42)
      guard abs(step - 42) > 1.1 else { continue }
      #expect(drawn.contains(point) == index.isMultiple(of: 2), "seed \(seed), at \(step)")
    }
  }

  @Test("paths of endless numbers end nothing", arguments: [CGFloat.infinity, .greatestFiniteMagnitude, 1e200, .nan])
  func endless(_ far: CGFloat) {
    var curve = Path()
    curve.move(to: .zero)
    curve.addLine(to: CGPoint(x: far, y: 0))
    curve.addQuadCurve(to: CGPoint(x: 3, y: far), control: CGPoint(x: -far, y: 4))
    curve.addCurve(to: .zero, control1: CGPoint(x: far, y: far), control2: CGPoint(x: 1, y: -far))
    curve.closeSubpath()
    var arcs = Path()
    arcs.addArc(center: .zero, radius: far, startRadians: 0, endRadians: 1.5, clockwise: false)
    arcs.addArc(center: .zero, radius: 5, startRadians: Double(far), endRadians: 1.5, clockwise: true)
    arcs.addRelativeArc(center: CGPoint(x: far, y: 0), radius: 5, startRadians: 0, deltaRadians: Double(far))
    arcs.addArc(tangent1End: CGPoint(x: far, y: 0), tangent2End: CGPoint(x: 3, y: far), radius: far)
    let paths = [
      curve, arcs, Path(CGRect(x: 0, y: 0, width: far, height: far)), Path(ellipseIn: CGRect(x: -far, y: 0, width: far, height: 5)),
      Path(roundedRect: CGRect(x: 0, y: 0, width: far, height: 50), cornerRadius: far),
    ]
    for path in paths {
      for (from, to) in [(0, 0.5), (0.25, 0.75), (0.5, 1)] as [(CGFloat, CGFloat)] { _ = path.trimmedPath(from: from, to: to).boundingRect }
      _ = path.strokedPath(StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [4, 2])).boundingRect
      _ = polyline([.zero, CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 9)], closed: false)
        .strokedPath(StrokeStyle(lineWidth: far, lineCap: .round, lineJoin: .round, miterLimit: far, dash: [4, far], dashPhase: far))
      _ = path.contains(CGPoint(x: 1, y: 1))
      _ = path.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: far)).boundingRect
    }
  }

  @Test("two corners that want more than their side shrink, and all others by as much", arguments: 0..<4) func crowdedCorners(turn: Int) {
    // 80 and 80 on one side of 100: five eighths of each; the third wants 40 and gets 25, the last none.
    let wanted = [80.0, 80, 40, 0]
    let at = (0..<4).map { wanted[($0 + 4 - turn) % 4] }
    let radii = RectangleCornerRadii(topLeading: at[0], bottomLeading: at[3], bottomTrailing: at[2], topTrailing: at[1])
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadii: radii, style: .circular)
    let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100)]
    for (corner, own) in zip(corners, at) {
      let radius = own * 0.625
      let inwards = CGVector(dx: corner.x == 0 ? 1 : -1, dy: corner.y == 0 ? 1 : -1)
      // A quarter circle leaves (1 − √½) of its radius free on the way to the middle.
      let free = radius * (1 - 0.5.squareRoot())
      func at(_ depth: Double) -> CGPoint { CGPoint(x: corner.x + inwards.dx * depth, y: corner.y + inwards.dy * depth) }
      #expect(path.contains(at(free + 0.4)), "\(at)")
      if free > 0.4 { #expect(!path.contains(at(free - 0.4)), "\(at)") }
    }
  }

  @Test("points of a sheared, turned or mirrored shape are those that come from within it", arguments: 0..<20) func moved(seed: Int) {
    var numbers = Numbers(seed)
    func some() -> Double { seed % 4 == 0 ? numbers.next(0.5...2) : numbers.next(-2...2) }
    let flat = seed % 4 == 0 ? 0 : 1.0
    let matrix = CGAffineTransform(
      a: some(), b: flat * some(), c: seed % 4 == 1 ? 0 : flat * some(), d: some(), tx: some() * 9, ty: some() * 9)
    guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > 0.1 else { return }
    let (rect, ellipse) = (CGRect(x: -10, y: -5, width: 20, height: 10), CGRect(x: -8, y: -8, width: 16, height: 10))
    let (movedRect, movedEllipse) = (Path(rect).applying(matrix), Path(ellipseIn: ellipse).applying(matrix))
    for _ in 0..<200 {
      let point = CGPoint(x: numbers.next(-15...15), y: numbers.next(-15...15))
      let away = max(abs(point.x) - 10, abs(point.y) - 5)
      if abs(away) > 0.1 { #expect(movedRect.contains(point.applying(matrix)) == (away < 0), "\(matrix) \(point)") }
      let round = hypot((point.x - ellipse.midX) / 8, (point.y - ellipse.midY) / 5) - 1
      if abs(round) > 0.02 { #expect(movedEllipse.contains(point.applying(matrix)) == (round < 0), "\(matrix) \(point)") }
    }
  }
}

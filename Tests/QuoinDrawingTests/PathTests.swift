import Foundation
import QuoinGeometry
import Testing

/// Paths, against figures from geometry.
@Suite struct PathTests {
  static let square = Path(CGRect(x: 10, y: 20, width: 30, height: 40))

  private func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 0.01) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
      && abs(a.maxY - b.maxY) < tolerance
  }

  /// The area by the shoelace formula over a fine polygon of the path.
  private func area(_ path: Path) -> Double {
    var sum = 0.0
    var last = CGPoint.zero
    var start = CGPoint.zero
    func add(_ next: CGPoint) {
      sum += Double(last.x * next.y - next.x * last.y) / 2
      last = next
    }
    path.forEach { element in
      switch element {
      case .move(let point): (last, start) = (point, point)
      case .line(let point): add(point)
      case .quadCurve(let end, let control):
        let from = last
        for step in 1...64 {
          let t = CGFloat(step) / 64
          let s = 1 - t
          add(CGPoint(x: s * s * from.x + 2 * s * t * control.x + t * t * end.x, y: s * s * from.y + 2 * s * t * control.y + t * t * end.y))
        }
      case .curve(let end, let a, let b):
        let from = last
        for step in 1...64 {
          let t = CGFloat(step) / 64
          let s = 1 - t
          let (k0, k1, k2, k3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          add(CGPoint(x: k0 * from.x + k1 * a.x + k2 * b.x + k3 * end.x, y: k0 * from.y + k1 * a.y + k2 * b.y + k3 * end.y))
        }
      case .closeSubpath: add(start)
      }
    }
    return sum
  }

  @Test func `known shapes stay known, until something is added`() {
    #expect(Path { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4)) }.form == .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(Self.square.offsetBy(dx: 5, dy: 5).form == .rect(CGRect(x: 15, y: 25, width: 30, height: 40)))
    #expect(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 0).form == .rect(CGRect(x: 0, y: 0, width: 9, height: 9)))
    var path = Self.square
    path.addLine(to: .zero)
    guard case .outline = path.form else { return #expect(Bool(false), "still a rectangle") }
    #expect(Path().isEmpty && !Self.square.isEmpty)
  }

  @Test func `areas are those of the textbook`() {
    #expect(abs(area(Self.square) - 1200) < 1e-9)
    #expect(abs(area(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))) - .pi * 50) < 0.1)
    // A square of 100 less four corners of (4 - π)·r²/4 each.
    let round = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20, style: .circular)
    #expect(abs(area(round) - (10_000 - (4 - .pi) * 400)) < 0.5)
  }

  @Test func `a continuous corner lies a little inside a circular one and bends without a jump`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let round = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    let smooth = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    let lost = area(round) - area(smooth)
    #expect(lost > 0 && lost < 30)
    // It begins 1.528665 radii from the corner.
    var starts: [CGFloat] = []
    smooth.forEach { if case .line(let point) = $0, point.x == 100, point.y > 50 { starts.append(point.y) } }
    #expect(starts.count == 1 && abs(starts[0] - (100 - 20 * 1.528665)) < 1e-4)
    #expect(smooth.boundingRect == rect)
  }

  @Test func `a capsule's continuous corners leave nothing straight to bend and stay inside`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let capsule = Path(roundedRect: rect, cornerRadius: 999, style: .continuous)
    #expect(capsule.boundingRect == rect && capsule.contains(CGPoint(x: 1, y: 20)) && !capsule.contains(CGPoint(x: 1, y: 5)))
  }

  @Test func `radii that exceed a side shrink together`() {
    // CSS Backgrounds §5.5: 60 + 60 on a side of 100 shrink to 50 + 50, and with them the third.
    let radii = RectangleCornerRadii(topLeading: 60, bottomLeading: 0, bottomTrailing: 30, topTrailing: 60)
    guard case .roundedRect(let form) = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadii: radii).form else {
      return #expect(Bool(false), "not a rounded rectangle")
    }
    #expect(form.topLeft.width == 50 && form.topRight.width == 50 && form.bottomRight.width == 25 && form.bottomLeft.width == 0)
  }

  @Test func `bounds are those of the curve, not of its control points`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    // A quadratic's height is half of its control point's.
    #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50)))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(Path().boundingRect.isNull)
  }

  @Test func `a point is inside by either rule`() {
    let ring = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(ring.contains(CGPoint(x: 15, y: 15)) && !ring.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(ring.contains(CGPoint(x: 5, y: 5), eoFill: true) && !ring.contains(CGPoint(x: 40, y: 5)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.contains(CGPoint(x: 10 + 9.9 / 2.0.squareRoot(), y: 10 + 9.9 / 2.0.squareRoot())))
    #expect(!circle.contains(CGPoint(x: 10 + 10.1 / 2.0.squareRoot(), y: 10 + 10.1 / 2.0.squareRoot())))
  }

  @Test func `an arc goes the way the angles say`() {
    // Clockwise false runs towards larger angles, which is down where y points down.
    var path = Path()
    path.addArc(center: .zero, radius: 10, startRadians: 0, endRadians: .pi / 2, clockwise: false)
    #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
    var back = Path()
    back.addArc(center: .zero, radius: 10, startRadians: 0, endRadians: .pi / 2, clockwise: true)
    #expect(near(back.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
    var relative = Path()
    relative.addRelativeArc(center: .zero, radius: 10, startRadians: .pi, deltaRadians: -.pi / 2)
    #expect(near(relative.boundingRect, CGRect(x: -10, y: 0, width: 10, height: 10)))
  }

  @Test func `an arc between two lines touches both`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 30)
    #expect(abs((path.currentPoint?.x ?? 0) - 100) < 1e-9 && abs((path.currentPoint?.y ?? 0) - 30) < 1e-9)
    #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 30)))
    #expect(path.description.hasPrefix("0 0 m 70 0 l"))
  }

  @Test func `a path is cut by its length`() {
    // The square's sides are 30 and 40 long: half of 140 ends at the far corner.
    let half = Self.square.trimmedPath(from: 0, to: 0.5)
    #expect(half.description == "10 20 m 40 20 l 40 60 l")
    #expect(Self.square.trimmedPath(from: 0.5, to: 1).description == "40 60 m 10 60 l 10 20 l")
    #expect(Self.square.trimmedPath(from: 0, to: 1) == Self.square && Self.square.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    let quarter = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0, to: 0.25)
    #expect(abs((quarter.currentPoint?.x ?? 9)) < 0.01 && abs((quarter.currentPoint?.y ?? 0) - 10) < 0.01)
  }

  @Test func `a line's outline is as wide as the line`() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]) }
    #expect(near(line.strokedPath(StrokeStyle(lineWidth: 10)).boundingRect, CGRect(x: 0, y: -5, width: 100, height: 10)))
    #expect(near(line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square)).boundingRect, CGRect(x: -5, y: -5, width: 110, height: 10)))
    let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(near(round.boundingRect, CGRect(x: -5, y: -5, width: 110, height: 10), 0.05))
    #expect(abs(abs(area(round)) - (1000 + .pi * 25)) < 1)
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test func `a frame's outline is a ring`() {
    let ring = Self.square.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(ring.contains(CGPoint(x: 10, y: 40)) && !ring.contains(CGPoint(x: 20, y: 40)))
    // A sharp corner reaches to the corner of the wider rectangle; a cut one doesn't.
    #expect(ring.contains(CGPoint(x: 8.1, y: 18.1)))
    #expect(!Self.square.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(CGPoint(x: 8.1, y: 18.1)))
    #expect(!Self.square.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(CGPoint(x: 8.1, y: 18.1)))
  }

  @Test func `dashes and gaps take turns`() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0)]) }
    #expect(line.dashedPath([5, 3]).description == "0 0 m 5 0 l 8 0 m 13 0 l 16 0 m 20 0 l")
    #expect(line.dashedPath([5, 3], phase: 6).description == "2 0 m 7 0 l 10 0 m 15 0 l 18 0 m 20 0 l")
    #expect(line.dashedPath([4]).description == "0 0 m 4 0 l 8 0 m 12 0 l 16 0 m 20 0 l")
    #expect(line.dashedPath([0, 0]) == line && line.dashedPath([-1, 2]) == line)
  }

  @Test func `a path and its text are the same`() {
    let text = "0 0 m 10 0 l 10 5 15 5 q 1 1 2 2 3.5 3 c h"
    #expect(Path(text)?.description == text)
    #expect(Path("1 2 3 4 re") == Path { $0.addPath(Path("1 2 m 4 2 l 4 6 l 1 6 l h")!) })
    for wrong in ["1 m", "x", "1 2", "1 2 3 l"] { #expect(Path(wrong) == nil) }
  }

  @Test func `transforms follow Core Graphics`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
    // translatedBy happens first: scale 2 after a shift of 3 is a shift of 6.
    #expect(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 3, y: 0) == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 6, ty: 0))
    let mixed = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5)
    let same = mixed.concatenating(mixed.inverted())
    #expect(abs(same.a - 1) < 1e-12 && abs(same.b) < 1e-12 && abs(same.tx) < 1e-12)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1)) == CGRect(x: -2, y: 0, width: 2, height: 4))
  }

  @Test func `geometry prints as on the phone`() {
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect("\(CGSize(width: 3, height: 4.5))" == "(3.0, 4.5)")
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\([CGPoint(x: 1, y: 2)])" == "[(1.0, 2.0)]")
    #expect("\(CGVector(dx: 1, dy: 2))" == "CGVector(dx: 1.0, dy: 2.0)")
    #expect("\(CGAffineTransform.identity)" == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
  }

  @Test func `a path by reference is the same path`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0), transform: CGAffineTransform(scaleX: 2, y: 1))
    let copy = path.copy()
    path.closeSubpath()
    #expect(Path(path).description == "0 0 m 20 0 l h" && copy?.currentPoint == CGPoint(x: 20, y: 0))
    #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil) == Path(CGRect(x: 0, y: 0, width: 2, height: 2)).cgPath)
  }
}

import Foundation
import Testing

@testable import QuoinGeometry

/// Areas put together: by hand where they are squares, by laws where they are anything.
@Suite struct PathBooleanTests {
  /// The area that a path's outlines go around, counter-clockwise ones less.
  private func area(_ path: Path) -> Double {
    PathBoolean.polygons(of: path).reduce(0) { sum, polygon in
      sum
        + polygon.points.indices.reduce(0.0) { part, index in
          let (a, b) = (polygon.points[index], polygon.points[(index + 1) % polygon.points.count])
          return part + a.x * b.y - b.x * a.y
        } / 2
    }
  }

  @Test("Two squares of 10 by 10, one 5 to the right and down: 175, 25, 75 and 150")
  func squares() {
    let one = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(abs(area(one.union(other)) - 175) < 1e-9)
    #expect(abs(area(one.intersection(other)) - 25) < 1e-9)
    #expect(abs(area(one.subtracting(other)) - 75) < 1e-9)
    #expect(abs(area(one.symmetricDifference(other)) - 150) < 1e-9)
    #expect(one.union(other).outline.points.count == 8)
    #expect(one.subtracting(one).isEmpty && one.intersection(Path()).isEmpty)
    #expect(one.subtracting(other).contains(CGPoint(x: 2, y: 2)) && !one.subtracting(other).contains(CGPoint(x: 7, y: 7)))
  }

  @Test("A hole is no part of the area, whichever way it is filled")
  func holes() {
    let ring = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).subtracting(Path(CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(abs(area(ring) - 64) < 1e-9)
    for rule in [false, true] {
      #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: rule) && ring.contains(CGPoint(x: 1, y: 5), eoFill: rule))
    }
    let disc = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).intersection(Path(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 6)))
    // A polygon of a hundredth of a point's error along a circumference of 19.
    #expect(abs(area(disc) - 9 * .pi) < 0.2)
  }

  @Test("A line is cut where it meets the other area")
  func lines() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(line.lineIntersection(square).outline.points == [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    #expect(line.lineSubtraction(square).outline.points.count == 4)
  }

  @Test("Of any line and area: what is cut lies within, what is left outside, and both are as long as the line")
  func cutLines() {
    var state: UInt64 = 11
    func next() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 33) / CGFloat(1 << 31) * 10
    }
    func points(_ count: Int) -> [CGPoint] { (0..<count).map { _ in CGPoint(x: next(), y: next()) } }
    /// The pieces of a path of straight lines.
    func pieces(_ path: Path) -> [(from: CGPoint, to: CGPoint)] {
      var (found, last): ([(from: CGPoint, to: CGPoint)], CGPoint) = ([], .zero)
      path.forEach { element in
        switch element {
        case .move(let point): last = point
        case .line(let point):
          found.append((last, point))
          last = point
        default: break
        }
      }
      return found
    }
    func length(_ pieces: [(from: CGPoint, to: CGPoint)]) -> CGFloat {
      pieces.reduce(0) { $0 + hypot($1.to.x - $1.from.x, $1.to.y - $1.from.y) }
    }
    for trial in 0..<40 {
      var (line, area) = (Path(), Path())
      line.addLines(points(4))
      area.addLines(points(5))
      area.closeSubpath()
      let (inside, outside) = (pieces(line.lineIntersection(area)), pieces(line.lineSubtraction(area)))
      #expect(abs(length(inside) + length(outside) - length(pieces(line))) < 1e-6, "\(trial)")
      for (kept, isInside) in [(inside, true), (outside, false)] {
        for piece in kept where length([piece]) > 1e-3 {
          let strays = [0.05, 0.3, 0.7, 0.95].filter { area.contains(piece.from.toward(piece.to, $0)) != isInside }
          #expect(strays.isEmpty, "\(trial): \(piece) at \(strays)")
        }
      }
    }
  }

  @Test("Of any polygons: both areas are their union and their intersection, and a difference and the intersection are the first")
  func laws() {
    var state: UInt64 = 7
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31) * 10
    }
    func polygon() -> Path {
      var path = Path()
      path.addLines((0..<3 + Int(next()) % 5).map { _ in CGPoint(x: next(), y: next()) })
      path.closeSubpath()
      return path
    }
    for trial in 0..<100 {
      let (one, other) = (polygon(), polygon())
      let both = area(one.intersection(other))
      let first = area(one.normalized(eoFill: false))
      #expect(abs(area(one.union(other)) + both - first - area(other.normalized(eoFill: false))) < 1e-6, "\(trial)")
      #expect(abs(area(one.subtracting(other)) + both - first) < 1e-6, "\(trial)")
      #expect(abs(area(one.symmetricDifference(other)) + both - area(one.union(other))) < 1e-6, "\(trial)")
    }
  }
}

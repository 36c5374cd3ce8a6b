import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Laws that hold whatever a chart shows.
extension ChartsTests {
  /// A path's pieces: from where, by which two controls, to where; those of a line lie on its ends.
  private func pieces(_ path: Path) -> [[CGPoint]] {
    var (found, at): ([[CGPoint]], CGPoint) = ([], .zero)
    path.forEach { element in
      switch element {
      case .move(let to): at = to
      case .line(let to):
        found.append([at, at, to, to])
        at = to
      case .quadCurve(let to, let control):
        found.append([at, control, control, to])
        at = to
      case .curve(let to, let one, let other):
        found.append([at, one, other, to])
        at = to
      case .closeSubpath: break
      }
    }
    return found
  }
  private func same(_ one: [[CGPoint]], _ other: [[CGPoint]]) -> Bool {
    one.count == other.count && zip(one.joined(), other.joined()).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 1e-6 }
  }
  private static let methods: [InterpolationMethod] = [
    .linear, .monotone, .catmullRom, .catmullRom(alpha: 0), .catmullRom(alpha: 0.8), .cardinal, .cardinal(tension: 0.4), .stepStart,
    .stepCenter, .stepEnd,
  ]

  @Test("a curve is the same from its other end, and turned where the axes are", arguments: 0..<6) func turnedCurves(seed: Int) {
    let points = (0..<7).map { CGPoint(x: Double($0 * 10 + ($0 * (seed + 3)) % 7), y: Double(($0 * $0 * (seed * 5 + 11) + seed) % 90)) }
    func turned(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
    for method in Self.methods {
      let plain = pieces(Curve(points, method, isHorizontal: false).path)
      let backwards = pieces(Curve(points.reversed(), method.reversed, isHorizontal: false).path)
      #expect(same(plain, backwards.reversed().map { $0.reversed() }), "\(method)")
      let across = pieces(Curve(points.map(turned), method, isHorizontal: true).path)
      #expect(same(plain, across.map { $0.map(turned) }), "\(method)")
      // Through every point, and nowhere else at a piece's end but where steps turn.
      let ends = Set(plain.map { [$0[3].x, $0[3].y] })
      #expect(points.dropFirst().allSatisfy { ends.contains([$0.x, $0.y]) }, "\(method)")
    }
  }

  @Test(
    "both edges of an area step where its method says", arguments: [(InterpolationMethod.stepStart, 0.0), (.stepCenter, 5), (.stepEnd, 10)])
  func steppedAreas(method: InterpolationMethod, turn: Double) throws {
    let area = figure {
      AreaMark(x: .value("x", 0), yStart: .value("y", 0), yEnd: .value("y", 10)).interpolationMethod(method)
      AreaMark(x: .value("x", 10), yStart: .value("y", 50), yEnd: .value("y", 60)).interpolationMethod(method)
    }
    let proxy = ChartProxy(figure: area, frame: nil)
    let path = try #require(area.drawn.first?.path)
    for x in stride(from: 0.5, through: 9.5, by: 1.5) {
      for y in [5.0, 30, 55] {
        let place = try #require(proxy.position(for: (x: x, y: y)))
        #expect(path.contains(place) == (y == (x < turn ? 5 : 55)), "\(x) \(y)")
      }
    }
  }

  @Test("bands of words lie one behind the other; what stands within one is its word, on both axes at once") func bands() throws {
    let bars = figure {
      BarMark(x: .value("x", "a"), y: .value("y", 4.0))
      BarMark(x: .value("x", "b"), y: .value("y", 8.0))
      BarMark(x: .value("x", "c"), y: .value("y", 2.0))
    }
    let proxy = ChartProxy(figure: bars, frame: nil)
    #expect(proxy.positionRange(forX: "a") == 0...100 && proxy.positionRange(forX: "b") == 100...200)
    #expect(proxy.positionRange(forX: "c") == 200...300 && proxy.positionRange(forX: "d") == nil)
    let height = try #require(proxy.position(forY: 8.0))
    let found = try #require(proxy.value(at: CGPoint(x: 150, y: height), as: (String, Double).self))
    #expect(found.0 == "b" && abs(found.1 - 8) < 1e-6 && proxy.value(atX: 301, as: String.self) == nil)
  }

  @Test("a chart's own parts are nobody's mistake: what sticks out of it is told to nobody") func ownParts() {
    let renderer = ImageRenderer(
      content: GroupBox("S") {
        Chart {
          RuleMark(y: .value("Goal", 5)).annotation(position: .top, alignment: .trailing) { Text("Goal secondary").font(.caption2) }
        }
      }.frame(width: 300, height: 160))
    #expect(renderer.page().findings.isEmpty)
  }

  @Test("a mark's annotation goes where the mark goes") func movedAnnotations() throws {
    func target(_ x: CGFloat, _ y: CGFloat) throws -> CGRect {
      let figure = figure { PointMark(x: .value("x", 5), y: .value("y", 5)).annotation { Text("a") }.offset(x: x, y: y) }
      return try #require(figure.views.first?.target)
    }
    let plain = try target(0, 0)
    #expect(try target(7, 11) == plain.offsetBy(dx: 7, dy: 11) && target(-3, -20) == plain.offsetBy(dx: -3, dy: -20))
  }

  @Test("bars between two values, and between two points of the plot") func spans() {
    let upright = boxes(
      figure {
        BarMark(x: .value("x", "a"), yStart: .value("y", 2), yEnd: .value("y", 6))
        BarMark(x: .value("x", "b"), yStart: .value("y", 0), yEnd: .value("y", 8))
      })
    #expect(abs(upright[0].height * 2 - upright[1].height) < 0.01 && abs(upright[0].midY - upright[1].midY) < 0.01)
    let lying = boxes(
      figure {
        BarMark(xStart: .value("x", 2), xEnd: .value("x", 6), y: .value("y", "a"))
        BarMark(xStart: .value("x", 0), xEnd: .value("x", 8), y: .value("y", "b"))
      })
    #expect(abs(lying[0].width * 2 - lying[1].width) < 0.01 && abs(lying[0].midX - lying[1].midX) < 0.01)
    let places = boxes(
      figure {
        BarMark(xStart: 30, xEnd: 90, y: .value("y", "a"))
        BarMark(xStart: 30, y: .value("y", "b"))
        BarMark(xEnd: 90, y: .value("y", "c"))
      })
    #expect(places[0].minX == 30 && places[0].maxX == 90)
    #expect(places[1].minX == 30 && places[1].maxX == 300 && places[2].minX == 0 && places[2].maxX == 90)
  }

  @Test("marks within a plot, or whose type is not told, are those marks; a function's line goes through its values") func wrapped() throws
  {
    func bar(_ word: String) -> BarMark { BarMark(x: .value("x", word), y: .value("y", 3)) }
    let plain = boxes(
      figure {
        bar("a")
        bar("b")
      })
    let wrapped = boxes(
      figure {
        Plot { bar("a") }
        AnyChartContent(bar("b"))
      })
    #expect(plain.count == 2 && plain == wrapped)
    let line = figure { LinePlot(x: "x", y: "y", domain: 0...10) { 2 * $0 } }
    let proxy = ChartProxy(figure: line, frame: nil)
    let path = try #require(line.drawn.first?.path.boundingRect)
    let (low, high) = (try #require(proxy.position(for: (x: 0.0, y: 0.0))), try #require(proxy.position(for: (x: 10.0, y: 20.0))))
    #expect(
      abs(path.minX - low.x) < 0.01 && abs(path.maxY - low.y) < 0.01 && abs(path.maxX - high.x) < 0.01 && abs(path.minY - high.y) < 0.01)
    let area = figure { AreaPlot(x: "x", y: "y", domain: 0...10) { 2 * $0 } }
    let filled = try #require(area.drawn.first?.path)
    let inside = ChartProxy(figure: area, frame: nil)
    #expect(
      try filled.contains(#require(inside.position(for: (x: 5.0, y: 5.0))))
        && !filled.contains(#require(inside.position(for: (x: 5.0, y: 15.0)))))
  }

  // A year of the Gregorian calendar has 365.2425 days.
  @Test("the mean lengths of a calendar's units add up; numbers that cannot be written are none") func lengths() {
    func seconds(_ unit: Calendar.Component, _ count: Int) -> Double { NiceSteps.DateStep(unit: unit, count: count).seconds }
    #expect(seconds(.year, 1) == 365.2425 * 86_400 && seconds(.month, 12) == seconds(.year, 1) && seconds(.quarter, 4) == seconds(.year, 1))
    #expect(
      seconds(.weekOfYear, 1) == seconds(.day, 7) && seconds(.day, 1) == seconds(.hour, 24) && seconds(.hour, 1) == seconds(.minute, 60))
    #expect(seconds(.minute, 1) == seconds(.second, 60) && seconds(.second, 1) == 1)
    #expect(Decimal(_chartValue: .number(.infinity)) == nil && Decimal(_chartValue: .number(2.5)) == 2.5)
  }
}

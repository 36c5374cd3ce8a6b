import Foundation
import QuoinDrawing
import SwiftUI
import Testing

@testable import Charts

@MainActor @Suite("Charts") struct ChartsTests {
  func figure(
    _ size: CGSize = CGSize(width: 300, height: 200), _ choices: ChartChoices = ChartChoices(),
    @ChartContentBuilder _ content: () -> some ChartContent
  )
    -> ChartFigure
  {
    var marks = _ChartMarks()
    content()._addMarks(to: &marks)
    return ChartFigure(marks.list, axes: ChartAxes(marks.list, choices, in: size), styles: SeriesStyles(marks.list, choices), size: size)
  }
  func boxes(_ figure: ChartFigure) -> [CGRect] { figure.drawn.map { $0.path.boundingRect } }

  @Test("Bars of one word stand on each other, those of another beside; together they reach a round number")
  func stacking() {
    let figure = figure {
      BarMark(x: .value("m", "a"), y: .value("v", 3))
      BarMark(x: .value("m", "a"), y: .value("v", 5))
      BarMark(x: .value("m", "b"), y: .value("v", -2))
    }
    // The axis reaches from -2 to 8: four steps of at most five.
    guard case .number(let low, let high) = figure.y.kind else { return #expect(Bool(false)) }
    #expect((low, high) == (-5, 10))
    let boxes = boxes(figure)
    let unit = 200.0 / 15
    #expect(abs(boxes[0].maxY - 10 * unit) < 0.01 && abs(boxes[0].height - 3 * unit) < 0.01)
    #expect(abs(boxes[1].maxY - boxes[0].minY) < 0.01 && abs(boxes[1].height - 5 * unit) < 0.01)
    #expect(abs(boxes[2].minY - 10 * unit) < 0.01 && abs(boxes[2].height - 2 * unit) < 0.01)
    #expect(abs(boxes[0].midX - 75) < 0.01 && abs(boxes[2].midX - 225) < 0.01)
  }

  @Test("Normalized bars fill the whole, centred ones lie around zero")
  func otherStacking() {
    let whole = figure {
      BarMark(x: .value("m", "a"), y: .value("v", 1), stacking: .normalized)
      BarMark(x: .value("m", "a"), y: .value("v", 3), stacking: .normalized)
    }
    #expect(boxes(whole).map(\.height).map { ($0 * 100).rounded() / 100 } == [50, 150])
    let middle = figure {
      BarMark(x: .value("m", "a"), y: .value("v", 4), stacking: .center)
      BarMark(x: .value("m", "a"), y: .value("v", 4), stacking: .center)
    }
    #expect(abs(boxes(middle)[0].minY - 100) < 0.01 && abs(boxes(middle)[1].maxY - 100) < 0.01)
  }

  @Test("A bar whose word is on y grows along x, and words are read from the top")
  func horizontal() {
    let boxes = boxes(
      figure {
        BarMark(x: .value("v", 10), y: .value("m", "first"))
        BarMark(x: .value("v", 5), y: .value("m", "second"))
      })
    #expect(boxes[0].width == 300 && boxes[1].width == 150)
    #expect(boxes[0].midY == 50 && boxes[1].midY == 150)
  }

  @Test("A date's unit is filled from its beginning to its end")
  func units() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    func date(_ month: Int) -> Date { calendar.date(from: DateComponents(year: 2024, month: month, day: 10))! }
    let boxes = boxes(
      figure(CGSize(width: 60, height: 100)) {
        BarMark(x: .value("d", date(1), unit: .month, calendar: calendar), y: .value("v", 1), width: .ratio(1))
        BarMark(x: .value("d", date(2), unit: .month, calendar: calendar), y: .value("v", 1), width: .ratio(1))
      })
    // 31 and 29 days.
    #expect(abs(boxes[0].width - 31) < 0.01 && abs(boxes[1].minX - 31) < 0.01 && abs(boxes[1].maxX - 60) < 0.01)
  }

  @Test("Sectors share the circle from the top clockwise")
  func sectors() {
    let figure = figure(CGSize(width: 100, height: 100)) {
      SectorMark(angle: .value("v", 1), innerRadius: .ratio(0.5))
      SectorMark(angle: .value("v", 3), innerRadius: .ratio(0.5))
    }
    let first = figure.drawn[0].path
    #expect(first.contains(CGPoint(x: 50 + 27, y: 50 - 27)))
    #expect(!first.contains(CGPoint(x: 50 + 10, y: 50 - 10)) && !first.contains(CGPoint(x: 50 - 27, y: 50 - 27)))
    #expect(figure.drawn[1].path.contains(CGPoint(x: 50 - 27, y: 50 + 27)))
  }

  @Test("A monotone curve stays within its data, a Catmull-Rom curve passes through them")
  func curves() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 100), CGPoint(x: 30, y: 100)]
    let monotone = Curve(points, .monotone, isHorizontal: false).path.boundingRect
    #expect(monotone.minY >= -0.01 && monotone.maxY <= 100.01)
    let free = Curve(points, .cardinal, isHorizontal: false).path.boundingRect
    #expect(free.minY < -0.5 && free.maxY > 100.5)
  }

  /// Recorded: home-assistant/iOS, its energy widgets on iOS 26; what bars reach to, and the values beside them.
  @Test(
    "Upright axes end at round values, and have five at most",
    arguments: [
      (-1.35, 1.25, [-2.0, -1, 0, 1, 2]), (0, 1.6, [0, 0.5, 1, 1.5, 2]), (0, 1.25, [0, 0.5, 1, 1.5]), (-6.1, 1.2, [-10, -5, 0, 5]),
      (0, 6.4, [0, 2, 4, 6, 8]),
    ]) func uprightTicks(low: Double, high: Double, expected: [Double])
  {
    let found = NiceSteps.ticks(from: low, to: high, count: ChartPlot.upright, covering: true)
    #expect(found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
  }

  @Test("Round ticks", arguments: [(0.0, 17.0, 5, [0.0, 5, 10, 15]), (0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]), (-3, 3, 3, [-2, 0, 2])])
  func ticks(low: Double, high: Double, count: Int, expected: [Double]) {
    let found = NiceSteps.ticks(from: low, to: high, count: count)
    #expect(found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("Values that are no numbers leave no trap, and nothing draws nothing")
  func badValues() {
    #expect(figure { LineMark(x: .value("x", Double.nan), y: .value("y", Double.infinity)) }.drawn.count <= 1)
    #expect(figure { if false { BarMark(x: .value("x", 1), y: .value("y", 1)) } }.drawn.isEmpty)
    #expect(figure { SectorMark(angle: .value("x", 0)) }.drawn.isEmpty)
    #expect(figure(.zero) { BarMark(x: .value("x", "a"), y: .value("y", 1)) }.drawn.count == 1)
  }

  @Test("A proxy finds places of values and values of places")
  func proxy() {
    let proxy = ChartProxy(figure: figure { LineMark(x: .value("x", 10), y: .value("y", 20)) }, frame: nil)
    #expect(proxy.position(forX: 5) == 150 && proxy.position(forY: 5) == 150)
    #expect(proxy.value(atX: 150, as: Double.self) == 5 && proxy.value(atY: 200, as: Int.self) == 0)
  }

  @Test("places of values and values of places are each other's, on both axes")
  func proxyLaws() throws {
    let bars = figure {
      BarMark(x: .value("x", 30), y: .value("y", "b"))
      BarMark(x: .value("x", 20), y: .value("y", "a"))
    }
    let proxy = ChartProxy(figure: bars, frame: nil)
    for place in stride(from: 0, through: 300, by: 30) as StrideThrough<CGFloat> {
      let value = try #require(proxy.value(atX: place, as: Double.self))
      let again = try #require(proxy.position(forX: value))
      #expect(abs(again - place) < 1e-6)
    }
    // Words are read from the top, each in the middle of its band of half the height.
    #expect(proxy.position(forY: "b") == 50 && proxy.position(forY: "a") == 150)
    #expect(proxy.positionRange(forY: "b") == 0...100 && proxy.positionRange(forY: "a") == 100...200)
    #expect(proxy.position(for: (x: 0, y: "a")) == CGPoint(x: 0, y: 150) && proxy.position(forY: "c") == nil)
    let found = try #require(proxy.value(at: CGPoint(x: 300, y: 20), as: (Double, String).self))
    #expect(found.1 == "b" && found.0 >= 30)
    #expect(proxy.plotSize == CGSize(width: 300, height: 200) && proxy.plotAreaSize == proxy.plotSize)
  }

  @Test("a range beside a number is the place of what is counted, as wide as the range; beside a word it is a length")
  func ranges() {
    let histogram = boxes(
      figure {
        BarMark(x: .value("bin", 0..<10), y: .value("count", 2))
        BarMark(x: .value("bin", 10..<20), y: .value("count", 4))
      })
    #expect(histogram == [CGRect(x: 0, y: 100, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 200)])
    let spans = boxes(figure { BarMark(x: .value("from", 5..<10), y: .value("task", "a"), height: .ratio(1)) })
    #expect(spans == [CGRect(x: 150, y: 0, width: 150, height: 200)])
    let pie = figure(CGSize(width: 100, height: 100)) {
      SectorMark(angle: .value("v", 4..<5))
      SectorMark(angle: .value("v", 0..<3))
    }
    // A quarter, from the top clockwise.
    #expect(pie.drawn[0].path.contains(CGPoint(x: 90, y: 40)) && !pie.drawn[0].path.contains(CGPoint(x: 60, y: 90)))
  }

  @Test("a bar of four bounds lies between them; its ends are moved each by itself")
  func fourBounds() {
    func bar(_ change: (BarMark) -> some ChartContent) -> CGRect {
      boxes(
        figure {
          change(BarMark(xStart: .value("x", 5), xEnd: .value("x", 10), yStart: .value("y", 2), yEnd: .value("y", 4)))
        })[0]
    }
    #expect(bar { $0 } == CGRect(x: 150, y: 0, width: 150, height: 100))
    #expect(bar { $0.offset(xStart: 10, xEnd: -20, yStart: -30, yEnd: 40) } == CGRect(x: 160, y: 40, width: 120, height: 30))
    #expect(bar { $0.offset(x: 5, yStart: 0, yEnd: 7) } == CGRect(x: 155, y: 7, width: 150, height: 93))
    #expect(bar { $0.offset(xStart: 5, xEnd: 0, y: 7) } == CGRect(x: 155, y: 7, width: 145, height: 100))
  }

  @Test("symbols are as wide and as high as they are said to be")
  func symbolBoxes() {
    let box = boxes(
      figure { PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(CGSize(width: 40, height: 10)) })[0]
    #expect(abs(box.width - 40) < 0.01 && abs(box.height - 10) < 0.01)
    let square = boxes(
      figure { PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(.square).symbolSize(CGSize(width: 10, height: 50)) })[0]
    #expect(abs(square.height - 5 * square.width) < 0.01)
  }

  @Test("logarithms around zero spread small numbers as far as their slope says, the same on both sides")
  func symmetricLogarithms() throws {
    func place(_ value: Double, _ type: ScaleType) throws -> CGFloat {
      var choices = ChartChoices()
      choices.x.scale = ScaleChoice(domain: _ScaleDomain(kind: .values([.number(-1000), .number(1000)])), type: type)
      let figure = figure(CGSize(width: 2, height: 2), choices) { PointMark(x: .value("x", 10.0), y: .value("y", 0.0)) }
      let found = try #require(figure.coordinate(.number(value), isX: true))
      guard case .number(let back)? = figure.x.value(at: found / 2) else { throw CancellationError() }
      #expect(abs(back - value) < 1e-6)
      return found - 1
    }
    // ln 51 ÷ ln 5001, and ln 11 ÷ ln 1001.
    #expect(abs(try place(10, .symmetricLog(slopeAtZero: 5)) - 0.461623) < 1e-5)
    #expect(abs(try place(10, .symmetricLog) - 0.347072) < 1e-5)
    #expect(abs(try place(-10, .symmetricLog(slopeAtZero: 5)) + place(10, .symmetricLog(slopeAtZero: 5))) < 1e-9)
    #expect(try place(10, .symmetricLog(slopeAtZero: -.nan)) == place(10, .symmetricLog))
  }

  @Test("a proxy tells what the axes and the legend reach over, and angles with what lies there")
  func proxyDomains() {
    let proxy = ChartProxy(
      figure: figure {
        PointMark(x: .value("x", 10), y: .value("y", "b")).foregroundStyle(by: .value("s", "two")).symbol(by: .value("k", "m"))
        PointMark(x: .value("x", 0), y: .value("y", "a")).foregroundStyle(by: .value("s", "one"))
      }, frame: nil)
    #expect(proxy.xDomain(dataType: Int.self) == [0, 10] && proxy.yDomain(dataType: String.self) == ["b", "a"])
    #expect(proxy.yDomain(dataType: Int.self).isEmpty)
    #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["two", "one"] && proxy.symbolDomain(dataType: String.self) == ["m"])
    #expect(proxy.foregroundStyle(for: "one") != nil && proxy.foregroundStyle(for: "three") == nil)
    #expect(proxy.lineStyleDomain(dataType: String.self).isEmpty && proxy.symbolSizeDomain(dataType: Int.self).isEmpty)
    let pie = ChartProxy(
      figure: figure(CGSize(width: 100, height: 100)) {
        SectorMark(angle: .value("v", 1))
        SectorMark(angle: .value("v", 3))
      }, frame: nil)
    let right = pie.angle(at: CGPoint(x: 90, y: 50))
    #expect(abs(right.degrees - 90) < 1e-9 && abs(pie.angle(at: CGPoint(x: 50, y: 90)).degrees - 180) < 1e-9)
    #expect(pie.value(atAngle: right, as: Double.self) == 1 && pie.value(atAngle: .degrees(270), as: Double.self) == 3)
    #expect(proxy.value(atAngle: right, as: Double.self) == nil)
  }

  @Test("bins are no narrower than they are said to be")
  func narrowBins() {
    #expect(NumberBins(data: [0.0, 10], desiredCount: 10, minimumStride: 5).thresholds == [0, 5, 10])
    #expect(NumberBins(data: [0.0, 10], desiredCount: 2, minimumStride: 1).count == 2)
  }

  @Test("bins: each holds what is between its bounds, the first and last what lies outside")
  func bins() {
    for bins in [
      NumberBins(range: 0.0...100, desiredCount: 5), NumberBins(size: 20, range: 0.0...100),
      NumberBins(data: [3.0, 55, 97], desiredCount: 5),
    ] {
      #expect(bins.thresholds == [0, 20, 40, 60, 80, 100] && bins.count == 5)
      for (value, index) in [(-5.0, 0), (0, 0), (19.9, 0), (20, 1), (59, 2), (60, 3), (99, 4), (100, 4), (500, 4)] {
        #expect(bins.index(for: value) == index, "\(value)")
      }
      for index in bins.indices {
        #expect(bins[index].lowerBound == Double(index) * 20 && bins[index].upperBound == Double(index + 1) * 20)
        #expect(bins[index].contains(bins[index].lowerBound) && !bins[index].contains(bins[index].upperBound))
      }
    }
  }

  @Test("marks stand where the labels of the axes say, however small the plot is")
  func marksAgreeWithLabels() throws {
    let chart = Chart {
      PointMark(x: .value("x", 0), y: .value("y", 0))
      PointMark(x: .value("x", 6), y: .value("y", 240))
    }
    let renderer = ImageRenderer(content: chart.frame(width: 200, height: 140))
    renderer.scale = 1
    let picture = try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: renderer.page().displayList())
    // The axis has room for 0, 2, 4 and 6, so the second point stands at the plot's end, of which labels leave more than 150 points.
    let blue = (0..<200).filter { x in (0..<140).contains { picture[x, $0].red < 0.1 && picture[x, $0].blue > 0.9 } }
    #expect((blue.max() ?? 0) > 150)
  }
}

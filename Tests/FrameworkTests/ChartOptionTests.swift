import Charts
import Foundation
import Quoin
import SwiftUI
import Testing

/// Whatever is said of a chart or of a mark shows: of all ways to say it, no two look alike (law).
@MainActor struct ChartOptionTests {
  private struct Datum: Identifiable {
    let id: Int
    let word: String
    let number: Double
    let series: String
    var date: Date { Date(timeIntervalSince1970: 1_700_000_000 + Double(id) * 86_400) }
  }
  private let data = [
    Datum(id: 0, word: "one", number: 3, series: "a"), Datum(id: 1, word: "two", number: 17, series: "b"),
    Datum(id: 2, word: "three", number: 8, series: "a"), Datum(id: 3, word: "one", number: 5, series: "b"),
    Datum(id: 4, word: "two", number: 2, series: "a"), Datum(id: 5, word: "three", number: 11, series: "b"),
  ]
  private func chart<Content: ChartContent>(@ChartContentBuilder _ content: @escaping (Datum) -> Content) -> Chart<some ChartContent> {
    Chart(data) { content($0) }
  }
  /// Ways to write a chart, and which of them look alike.
  @MainActor private final class Ways {
    private var seen: [String: String] = [:]
    private(set) var twins: [String] = []
    func add(_ name: String, _ chart: some View) {
      let picture = (try? ImageRenderer(content: chart.frame(width: 260, height: 200)).page().svg()) ?? ""
      if let twin = seen[picture] { twins.append("\(name) looks as \(twin)") }
      seen[picture] = name
    }
  }

  private func bar(_ datum: Datum) -> BarMark { BarMark(x: .value("W", datum.word), y: .value("N", datum.number)) }
  private func line(_ datum: Datum) -> LineMark { LineMark(x: .value("D", datum.date), y: .value("N", datum.number)) }
  private func area(_ datum: Datum) -> AreaMark { AreaMark(x: .value("D", datum.date), y: .value("N", datum.number)) }
  private func point(_ datum: Datum) -> PointMark { PointMark(x: .value("D", datum.date), y: .value("N", datum.number)) }

  @Test("bars") func bars() throws {
    let ways = Ways()
    ways.add("plain", chart { bar($0) })
    ways.add("round", chart { bar($0).cornerRadius(9) })
    ways.add("pale", chart { bar($0).opacity(0.4) })
    ways.add("moved across", chart { bar($0).offset(x: 5) })
    ways.add("moved down", chart { bar($0).offset(y: 5) })
    ways.add("ends moved", chart { bar($0).offset(xStart: 3, xEnd: -3, yStart: 0, yEnd: 4) })
    ways.add("red", chart { bar($0).foregroundStyle(.red) })
    ways.add("gradient", chart { bar($0).foregroundStyle(.red.gradient) })
    ways.add("by series", chart { bar($0).foregroundStyle(by: .value("S", $0.series)) })
    ways.add("beside", chart { bar($0).foregroundStyle(by: .value("S", $0.series)).position(by: .value("S", $0.series)) })
    ways.add("narrow", chart { BarMark(x: .value("W", $0.word), y: .value("N", $0.number), width: 8) })
    ways.add("share", chart { BarMark(x: .value("W", $0.word), y: .value("N", $0.number), width: .ratio(0.3)) })
    ways.add("inset", chart { BarMark(x: .value("W", $0.word), y: .value("N", $0.number), width: .inset(4)) })
    ways.add(
      "normalized",
      chart {
        BarMark(x: .value("W", $0.word), y: .value("N", $0.number), stacking: .normalized).foregroundStyle(by: .value("S", $0.series))
      })
    ways.add(
      "centred",
      chart { BarMark(x: .value("W", $0.word), y: .value("N", $0.number), stacking: .center).foregroundStyle(by: .value("S", $0.series)) })
    ways.add(
      "unstacked",
      chart {
        BarMark(x: .value("W", $0.word), y: .value("N", $0.number), stacking: .unstacked).foregroundStyle(by: .value("S", $0.series))
      })
    ways.add("across", chart { BarMark(x: .value("N", $0.number), y: .value("W", $0.word)) })
    ways.add("of days", chart { BarMark(x: .value("D", $0.date, unit: .day), y: .value("N", $0.number)) })
    ways.add("of weeks", chart { BarMark(x: .value("D", $0.date, unit: .weekOfYear), y: .value("N", $0.number)) })
    ways.add("between", chart { BarMark(x: .value("W", $0.word), yStart: .value("L", $0.number), yEnd: .value("H", $0.number + 4)) })
    ways.add("told above", chart { datum in bar(datum).annotation { Text("\(datum.id)") } })
    ways.add("told over", chart { datum in bar(datum).annotation(position: .overlay) { Text("\(datum.id)") } })
    ways.add("told below", chart { datum in bar(datum).annotation(position: .bottom) { Text("\(datum.id)") } })
    ways.add("told at the side", chart { datum in bar(datum).annotation(position: .trailing, spacing: 9) { Text("\(datum.id)") } })
    #expect(ways.twins == [])
  }

  @Test("lines, areas, points and sectors") func others() throws {
    let ways = Ways()
    let methods: [(String, InterpolationMethod)] = [
      ("linear", .linear), ("monotone", .monotone), ("catmullRom", .catmullRom), ("cardinal", .cardinal),
      ("tense", .cardinal(tension: 0.9)), ("start", .stepStart), ("center", .stepCenter), ("end", .stepEnd),
    ]
    for (name, method) in methods {
      ways.add("line \(name)", chart { line($0).interpolationMethod(method) })
      ways.add("area \(name)", chart { area($0).interpolationMethod(method) })
    }
    let shapes: [(String, BasicChartSymbolShape)] = [
      ("circle", .circle), ("square", .square), ("diamond", .diamond), ("cross", .cross), ("plus", .plus), ("triangle", .triangle),
    ]
    for (name, shape) in shapes {
      ways.add("points \(name)", chart { point($0).symbol(shape) })
      ways.add("line with \(name)", chart { line($0).symbol(shape) })
    }
    ways.add("thick", chart { line($0).lineStyle(StrokeStyle(lineWidth: 6)) })
    ways.add("dashed", chart { line($0).lineStyle(StrokeStyle(lineWidth: 2, dash: [6, 3])) })
    ways.add("by series", chart { line($0).foregroundStyle(by: .value("S", $0.series)) })
    ways.add("series alone", chart { LineMark(x: .value("D", $0.date), y: .value("N", $0.number), series: .value("S", $0.series)) })
    ways.add("series by line", chart { line($0).lineStyle(by: .value("S", $0.series)) })
    ways.add("large points", chart { point($0).symbolSize(300) })
    ways.add("small points", chart { point($0).symbolSize(CGSize(width: 3, height: 3)) })
    ways.add("wide points", chart { point($0).symbolSize(CGSize(width: 20, height: 5)) })
    ways.add("points by series", chart { point($0).symbol(by: .value("S", $0.series)) })
    ways.add("points of views", chart { _ in PointMark(x: .value("N", 1), y: .value("N", 2)).symbol { Text("x") } })
    ways.add("areas stacked", chart { area($0).foregroundStyle(by: .value("S", $0.series)) })
    ways.add(
      "areas of a share",
      chart {
        AreaMark(x: .value("D", $0.date), y: .value("N", $0.number), stacking: .normalized).foregroundStyle(by: .value("S", $0.series))
      })
    ways.add("areas between", chart { AreaMark(x: .value("D", $0.date), yStart: .value("L", $0.number / 2), yEnd: .value("H", $0.number)) })
    ways.add("rules across", chart { RuleMark(y: .value("N", $0.number)) })
    ways.add("rules up", chart { RuleMark(x: .value("D", $0.date)) })
    ways.add("rules in part", chart { RuleMark(x: .value("D", $0.date), yStart: .value("L", 2), yEnd: .value("H", $0.number)) })
    ways.add("rectangles", chart { RectangleMark(x: .value("D", $0.date), y: .value("N", $0.number), width: 12, height: 7) })
    ways.add("sectors", chart { SectorMark(angle: .value("N", $0.number)).foregroundStyle(by: .value("S", $0.series)) })
    ways.add(
      "a ring", chart { SectorMark(angle: .value("N", $0.number), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("S", $0.series)) })
    ways.add(
      "a small ring",
      chart {
        SectorMark(angle: .value("N", $0.number), innerRadius: 20, outerRadius: .inset(20)).foregroundStyle(by: .value("S", $0.series))
      })
    ways.add("gaps", chart { SectorMark(angle: .value("N", $0.number), angularInset: 4).foregroundStyle(by: .value("S", $0.series)) })
    #expect(ways.twins == [])
  }

  @Test("axes, scales, legends and what lies around the plot") func around() throws {
    let base = chart { bar($0).foregroundStyle(by: .value("S", $0.series)) }
    let dates = chart { line($0) }
    let ways = Ways()
    ways.add("plain", base)
    ways.add("no x", base.chartXAxis(.hidden))
    ways.add("no y", base.chartYAxis(.hidden))
    ways.add("no legend", base.chartLegend(.hidden))
    ways.add("legend above", base.chartLegend(position: .top))
    ways.add("legend beside", base.chartLegend(position: .trailing))
    ways.add("legend at the end", base.chartLegend(position: .bottom, alignment: .trailing))
    ways.add("legend apart", base.chartLegend(position: .bottom, spacing: 30))
    ways.add("own legend", base.chartLegend { Text("own") })
    ways.add("x label", base.chartXAxisLabel("across"))
    ways.add("x label above", base.chartXAxisLabel("across", position: .top))
    ways.add("x label at the end", base.chartXAxisLabel("across", position: .bottom, alignment: .trailing))
    ways.add("y label", base.chartYAxisLabel("up"))
    ways.add("y label beside", base.chartYAxisLabel("up", position: .leading))
    ways.add("domain", base.chartYScale(domain: 0...100))
    ways.add("range", base.chartYScale(range: .plotDimension(padding: 30)))
    ways.add("roots", base.chartYScale(type: .squareRoot))
    ways.add("logarithms", base.chartYScale(domain: 1...100, type: .log))
    ways.add("words' order", base.chartXScale(domain: ["three", "two", "one"]))
    ways.add("words' room", base.chartXScale(range: .plotDimension(padding: 20)))
    ways.add("colours", base.chartForegroundStyleScale(["a": Color.red, "b": Color.green]))
    ways.add("colours in order", base.chartForegroundStyleScale(range: [Color.black, Color.yellow]))
    ways.add("ground", base.chartPlotStyle { $0.background(.yellow) })
    ways.add("border", base.chartPlotStyle { $0.border(.red) })
    ways.add("size of the plot", base.chartPlotStyle { $0.frame(width: 100, height: 80) })
    ways.add("over it", base.chartOverlay { _ in Text("over") })
    ways.add("over its corner", base.chartOverlay(alignment: .topLeading) { _ in Text("over") })
    ways.add("behind it", base.chartBackground { _ in Color.red.frame(width: 30, height: 30) })
    ways.add("y at the left", base.chartYAxis { AxisMarks(position: .leading) })
    ways.add("lines alone", base.chartYAxis { AxisMarks { AxisGridLine() } })
    ways.add("labels alone", base.chartYAxis { AxisMarks { AxisValueLabel() } })
    ways.add("thick lines", base.chartYAxis { AxisMarks { AxisGridLine(stroke: StrokeStyle(lineWidth: 3)) } })
    ways.add("red lines", base.chartYAxis { AxisMarks { AxisGridLine().foregroundStyle(.red) } })
    ways.add("long ticks", base.chartYAxis { AxisMarks { AxisTick(length: 15) } })
    ways.add("short ticks", base.chartYAxis { AxisMarks { AxisTick() } })
    ways.add(
      "labels beyond long ticks",
      base.chartYAxis {
        AxisMarks {
          AxisTick(length: 15)
          AxisValueLabel()
        }
      })
    ways.add(
      "labels over long ticks",
      base.chartYAxis {
        AxisMarks {
          AxisTick(length: 15)
          AxisValueLabel(horizontalSpacing: 4)
        }
      })
    ways.add("x axis' ground", base.chartXAxisStyle { $0.background(.yellow) })
    ways.add("y axis' ground", base.chartYAxisStyle { $0.background(.yellow) })
    ways.add("y axis' room", base.chartYAxisStyle { $0.frame(width: 60) })
    ways.add("logarithms around zero", base.chartYScale(type: .symmetricLog))
    ways.add("steep logarithms around zero", base.chartYScale(type: .symmetricLog(slopeAtZero: 8)))
    ways.add("a domain that is changed", base.chartYScale(domain: .automatic(dataType: Double.self) { $0.append(31) }))
    ways.add("large labels", base.chartYAxis { AxisMarks { AxisValueLabel().font(.title) } })
    ways.add("turned labels", base.chartYAxis { AxisMarks { AxisValueLabel(orientation: .vertical) } })
    ways.add("labels turned the other way", base.chartYAxis { AxisMarks { AxisValueLabel(orientation: .verticalReversed) } })
    ways.add("moved labels", base.chartYAxis { AxisMarks { AxisValueLabel().offset(x: 9, y: 3) } })
    ways.add("many marks", base.chartYAxis { AxisMarks(values: .automatic(desiredCount: 12)) })
    ways.add("strides", base.chartYAxis { AxisMarks(values: .stride(by: 4)) })
    ways.add("told values", base.chartYAxis { AxisMarks(values: [1, 7, 13]) })
    ways.add("percent", base.chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) })
    ways.add("dates", dates)
    ways.add("months", dates.chartXAxis { AxisMarks(values: .stride(by: .month)) })
    ways.add("each day", dates.chartXAxis { AxisMarks(values: .stride(by: .day)) })
    ways.add("days in the middle", dates.chartXAxis { AxisMarks(values: .stride(by: .day)) { AxisValueLabel(centered: true) } })
    ways.add("weekdays", dates.chartXAxis { AxisMarks(values: .stride(by: .day)) { AxisValueLabel(format: .dateTime.weekday()) } })
    ways.add("some dates", dates.chartXScale(domain: data[1].date...data[3].date))
    #expect(ways.twins == [])
  }
}

import Foundation
import Quoin
import QuoinDrawing
import SwiftUI
import Testing

@testable import Charts

/// Charts as they are seen: a mark stands where the labels of its values stand, a legend's colours are the marks'.
@MainActor @Suite("What a chart shows") struct ChartPictureTests {
  /// A chart of 400 by 300 points on white.
  private struct Stage {
    let tree: LayoutTree
    let picture: Bitmap

    @MainActor init(_ chart: some View, _ size: CGSize = CGSize(width: 400, height: 300)) throws {
      let renderer = ImageRenderer(content: chart.frame(width: size.width, height: size.height))
      renderer.scale = 1
      let page = renderer.page()
      tree = page.layoutTree()
      picture = try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: page.displayList())
    }

    /// The frame of the first text with these words.
    func words(_ words: String) -> CGRect? {
      func find(_ tree: LayoutTree) -> CGRect? {
        if tree.text == words { return tree.frame.cgRect }
        for child in tree.children { if let found = find(child) { return found } }
        return nil
      }
      return find(tree)
    }
    var texts: [String] {
      func all(_ tree: LayoutTree) -> [String] { (tree.text.map { [$0] } ?? []) + tree.children.flatMap(all) }
      return all(tree)
    }
    /// The smallest rectangle around the pixels of a kind.
    func area(in rect: CGRect? = nil, _ matches: (PaintColor) -> Bool) -> CGRect {
      var found = CGRect.null
      for y in 0..<picture.height {
        for x in 0..<picture.width
        where (rect?.contains(CGPoint(x: x, y: y)) ?? true) && matches(picture[x, y]) {
          found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return found
    }
    var red: CGRect { area { $0.red > 0.9 && $0.green < 0.3 && $0.blue < 0.3 } }
    func color(_ x: CGFloat, _ y: CGFloat) -> PaintColor { picture[Int(x), Int(y)] }
  }
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func near(_ a: CGFloat?, _ b: CGFloat?, _ tolerance: CGFloat = 1.2) -> Bool {
    guard let a, let b else { return false }
    return abs(a - b) <= tolerance
  }
  /// A chart whose axes count in tens across and in hundreds upwards, so that no two labels are the same.
  private func stage(@ChartContentBuilder _ content: () -> some ChartContent) throws -> Stage {
    try Stage(
      Chart(content: content).foregroundStyle(Self.red)
        .chartXScale(domain: 10...70).chartYScale(domain: 100...500)
        .chartXAxis { AxisMarks(values: .stride(by: 10)) }.chartYAxis { AxisMarks(values: .stride(by: 100)) }, Self.odd)
  }
  /// Leaves the plot an odd height, so that a line of a point in its middle fills whole pixels.
  private static let odd = CGSize(width: 400, height: 301)

  @Test("a point lies where the labels of its two values meet", arguments: [(20.0, 400.0), (50, 200), (60, 300)])
  func points(x: Double, y: Double) throws {
    let stage = try stage { PointMark(x: .value("x", x), y: .value("y", y)).foregroundStyle(Self.red) }
    #expect(near(stage.red.midX, stage.words("\(Int(x))")?.midX) && near(stage.red.midY, stage.words("\(Int(y))")?.midY))
    // All of the domain, and no more; larger numbers to the right and above.
    #expect(stage.texts.sorted() == ["10", "100", "20", "200", "30", "300", "40", "400", "50", "500", "60", "70"])
    #expect(stage.words("10")!.midX < stage.words("70")!.midX && stage.words("500")!.midY < stage.words("100")!.midY)
    // Labels stand below and at the trailing side.
    #expect(stage.words("10")!.minY > stage.words("100")!.midY && stage.words("300")!.minX > stage.words("60")!.midX)
  }

  /// Recorded (home-assistant/iOS, energy widgets on iOS 26): hours every six over a day, days every seven over a month.
  @Test("lines of dates are dashed, one ends the plot, and words begin 4 behind theirs") func datesAlong() throws {
    let calendar = Calendar.current
    let start = calendar.startOfDay(for: Date(timeIntervalSince1970: 1_700_000_000))
    let end = try #require(calendar.date(byAdding: .day, value: 4, to: start))
    let line = Self.red
    let stage = try Stage(
      Chart {
        BarMark(x: .value("day", start, unit: .day), yStart: .value("y", 0.0), yEnd: .value("y", 1.0)).opacity(0)
      }
      .chartXScale(domain: start...end).chartYAxis(.hidden)
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisGridLine().foregroundStyle(line)
          AxisValueLabel(format: .dateTime.day())
        }
      })
    #expect(stage.texts.count == 4, "the plot's end has a line and no words: \(stage.texts)")
    for day in 0..<4 {
      let words = try #require(stage.words((start + Double(day) * 86_400).formatted(.dateTime.day())))
      #expect(near(words.minX, CGFloat(day) * 100 + 4, 0.5))
    }
    // Two points of ink, two of none; a line is half a point wide.
    for x in [100, 200, 300, 399] {
      let inked = (0..<240).filter { stage.picture[x, $0].green < 0.9 || stage.picture[x - 1, $0].green < 0.9 }
      #expect(inked.count > 100 && inked.count < 140, "\(x): \(inked.count)")
      #expect(inked.contains(0) && inked.contains(1) && !inked.contains(2) && !inked.contains(3) && inked.contains(4), "\(x)")
    }
  }

  /// A day is named once, in its own middle: the last line is the beginning of a day that the plot does not show.
  @Test("words in the middle of days stand for the days of the plot, and for no other") func centredDays() throws {
    let start = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_700_000_000))
    let stage = try Stage(
      Chart {
        ForEach(0..<4) { day in
          BarMark(x: .value("day", start + Double(day) * 86_400, unit: .day), yStart: .value("y", 0.0), yEnd: .value("y", 1.0)).opacity(0)
        }
      }
      .chartYAxis(.hidden)
      .chartXAxis { AxisMarks(values: .stride(by: .day)) { _ in AxisValueLabel(format: .dateTime.day(), centered: true) } })
    #expect(stage.texts.count == 4, "\(stage.texts)")
    for day in 0..<4 {
      let words = try #require(stage.words((start + Double(day) * 86_400).formatted(.dateTime.day())))
      #expect(near(words.midX, CGFloat(day) * 100 + 50, 0.5), "\(day): \(words)")
    }
  }

  @Test("every kind of mark reaches from the label of one value to the label of the other")
  func reaches() throws {
    let axes = try stage { PointMark(x: .value("x", 10), y: .value("y", 100)).opacity(0) }
    func x(_ value: Int) -> CGFloat? { axes.words("\(value)")?.midX }
    func y(_ value: Int) -> CGFloat? { axes.words("\(value)")?.midY }
    func expect(
      _ x0: Int?, _ x1: Int?, _ y0: Int?, _ y1: Int?, line: Int = #line, @ChartContentBuilder _ content: () -> some ChartContent
    ) throws {
      let stage = try Stage(
        Chart { content().foregroundStyle(Self.red) }.chartXScale(domain: 10...70).chartYScale(domain: 100...500)
          .chartXAxis { AxisMarks(values: .stride(by: 10)) }.chartYAxis { AxisMarks(values: .stride(by: 100)) }, Self.odd)
      let red = stage.red
      if let x0 { #expect(near(red.minX, x(x0), 1.6), "line \(line): left \(red) \(x0)") }
      if let x1 { #expect(near(red.maxX, x(x1), 1.6), "line \(line): right \(red) \(x1)") }
      if let y0 { #expect(near(red.maxY, y(y0), 1.6), "line \(line): bottom \(red) \(y0)") }
      if let y1 { #expect(near(red.minY, y(y1), 1.6), "line \(line): top \(red) \(y1)") }
    }
    try expect(20, 50, 200, 300) {
      RectangleMark(xStart: .value("a", 20), xEnd: .value("b", 50), yStart: .value("c", 200), yEnd: .value("d", 300))
    }
    try expect(20, 50, 200, 400) {
      LineMark(x: .value("x", 20), y: .value("y", 200)).lineStyle(StrokeStyle(lineWidth: 1))
      LineMark(x: .value("x", 50), y: .value("y", 400)).lineStyle(StrokeStyle(lineWidth: 1))
    }
    try expect(30, 60, 200, 400) {
      AreaMark(x: .value("x", 30), yStart: .value("a", 200), yEnd: .value("b", 400))
      AreaMark(x: .value("x", 60), yStart: .value("a", 300), yEnd: .value("b", 350))
    }
    try expect(20, 50, 200, 400) {
      AreaMark(xStart: .value("x", 20), xEnd: .value("x", 30), y: .value("y", 200))
      AreaMark(xStart: .value("x", 40), xEnd: .value("x", 50), y: .value("y", 400))
    }
    try expect(nil, nil, 200, 400) { BarMark(x: .value("x", 40), yStart: .value("a", 200), yEnd: .value("b", 400)) }
    try expect(30, 60, nil, nil) { BarMark(xStart: .value("a", 30), xEnd: .value("b", 60), y: .value("y", 300)) }
    // (From zero, which lies below this domain: how far down it is drawn hangs on clipping.)
    try expect(nil, nil, nil, 400) { BarMark(x: .value("x", 40), y: .value("y", 400)) }
    try expect(20, 60, nil, nil) { RuleMark(xStart: .value("a", 20), xEnd: .value("b", 60), y: .value("y", 300)) }
    try expect(nil, nil, 200, 400) { RuleMark(x: .value("x", 30), yStart: .value("a", 200), yEnd: .value("b", 400)) }
    try expect(nil, nil, 100, 500) { RuleMark(x: .value("x", 30)) }
    try expect(10, 70, nil, nil) { RuleMark(y: .value("y", 300)) }
    try expect(nil, nil, 200, 300) { RectangleMark(x: .value("x", 30), yStart: .value("a", 200), yEnd: .value("b", 300), width: 8) }
    try expect(20, 40, nil, nil) { RectangleMark(xStart: .value("a", 20), xEnd: .value("b", 40), y: .value("y", 300), height: 8) }
    try expect(10, 70, 200, 300) { RectangleMark(yStart: .value("a", 200), yEnd: .value("b", 300)) }
    try expect(20, 40, 100, 500) { RectangleMark(xStart: .value("a", 20), xEnd: .value("b", 40)) }
  }

  @Test("bars stand over the words they are of, in the order of the words; the tallest is of the largest number")
  func categories() throws {
    let numbers = [("north", 20.0), ("south", 50), ("east", 30)]
    let stage = try Stage(
      Chart(numbers, id: \.0) { BarMark(x: .value("where", $0.0), y: .value("many", $0.1)).foregroundStyle(Self.red) }
        .chartYAxis { AxisMarks(values: [0, 20, 30, 50]) }.chartYScale(domain: 0...50))
    var last = -CGFloat.infinity
    for (word, number) in numbers {
      let label = try #require(stage.words(word))
      #expect(label.midX > last)
      last = label.midX
      let bar = stage.area(in: CGRect(x: label.midX - 30, y: 0, width: 60, height: 300)) { $0.red > 0.9 && $0.green < 0.3 }
      #expect(near(bar.midX, label.midX) && near(bar.minY, stage.words("\(Int(number))")?.midY), "\(word): \(bar)")
      #expect(near(bar.maxY, stage.words("0")?.midY))
    }
    // Lying down: read from the top.
    let lying = try Stage(
      Chart(numbers, id: \.0) { BarMark(x: .value("many", $0.1), y: .value("where", $0.0)).foregroundStyle(Self.red) }
        .chartXAxis { AxisMarks(values: [0, 20, 30, 50]) }.chartXScale(domain: 0...50))
    last = -.infinity
    for (word, number) in numbers {
      let label = try #require(lying.words(word))
      #expect(label.midY > last)
      last = label.midY
      let bar = lying.area(in: CGRect(x: 0, y: label.midY - 20, width: 400, height: 40)) { $0.red > 0.9 && $0.green < 0.3 }
      #expect(near(bar.midY, label.midY) && near(bar.maxX, lying.words("\(Int(number))")?.midX), "\(word): \(bar)")
    }
  }

  @Test("a legend tells the colours, in the order of the words, below the plot or where it is told to be")
  func legend() throws {
    let words = ["north", "south", "east", "west"]
    func chart(_ words: [String]) -> some View {
      Chart(words, id: \.self) { BarMark(x: .value("w", $0 + "!"), y: .value("n", 5)).foregroundStyle(by: .value("w", $0)) }
    }
    let stage = try Stage(chart(words))
    var colors: [PaintColor] = []
    var last = CGFloat(0)
    for word in words {
      let (label, bar) = (try #require(stage.words(word)), try #require(stage.words(word + "!")))
      // The swatch stands before its word: 8 wide, a gap of 4.
      let swatch = stage.color(label.minX - 8, label.midY)
      colors.append(swatch)
      #expect(swatch == stage.color(bar.midX, 200), "\(word)")
      #expect(label.minY > bar.maxY && label.minX > last)
      last = label.maxX
    }
    #expect(Set(colors.map { "\($0)" }).count == 4)
    // The first four of the documented order: blue, green, orange, purple; read as which parts are large.
    #expect(colors[0].blue > 0.9 && colors[0].red < 0.3 && colors[1].green > 0.6 && colors[1].red < 0.4)
    #expect(colors[2].red > 0.9 && colors[2].green > 0.4 && colors[2].blue < 0.3 && colors[3].blue > 0.7 && colors[3].red > 0.5)

    let own = try Stage(
      chart(["north", "south"]).chartForegroundStyleScale(["north": Self.red, "south": Self.green]))
    #expect(own.color(own.words("north")!.minX - 8, own.words("north")!.midY) == PaintColor(red: 1, green: 0, blue: 0))
    #expect(own.color(own.words("south!")!.midX, 200) == PaintColor(red: 0, green: 1, blue: 0))
    let ranged = try Stage(
      chart(["north", "south"]).chartForegroundStyleScale(domain: ["south", "north"], range: [Self.red, Self.green]))
    #expect(ranged.color(ranged.words("north!")!.midX, 200) == PaintColor(red: 0, green: 1, blue: 0))
    #expect(ranged.words("south")!.minX < ranged.words("north")!.minX)

    func place(_ position: AnnotationPosition) throws -> (legend: CGRect, bar: CGRect) {
      let stage = try Stage(chart(["north", "south"]).chartLegend(position: position))
      return (try #require(stage.words("north")), try #require(stage.words("north!")))
    }
    let (top, bottom) = (try place(.top), try place(.bottom))
    #expect(top.legend.maxY < 30 && top.legend.minX < 60 && bottom.legend.minY > bottom.bar.maxY && bottom.legend.minX < 60)
    let (leading, trailing) = (try place(.leading), try place(.trailing))
    #expect(leading.legend.maxX < leading.bar.minX && trailing.legend.minX > trailing.bar.maxX)
    // Entries stand below each other beside the plot, in a line above and below it.
    for (position, isBeside) in [(AnnotationPosition.leading, true), (.trailing, true), (.top, false), (.bottom, false)] {
      let stage = try Stage(chart(["north", "south"]).chartLegend(position: position))
      let (north, south) = (try #require(stage.words("north")), try #require(stage.words("south")))
      #expect(isBeside ? abs(north.minX - south.minX) < 0.1 && south.minY > north.maxY : abs(north.midY - south.midY) < 0.1, "\(position)")
    }
    let hidden = try Stage(chart(["north", "south"]).chartLegend(.hidden))
    #expect(!hidden.texts.contains("north") && hidden.texts.contains("north!"))
    let many = try Stage(chart((0..<14).map { "number \($0)" }))
    #expect(many.words("number 13")!.minY > many.words("number 0")!.maxY && many.words("number 13")!.maxX < 400)
    #expect((0..<14).allSatisfy { many.words("number \($0)")!.maxX <= 400 })
  }

  // MARK: Scales

  private func figure(
    _ size: CGSize = CGSize(width: 300, height: 200), _ change: (inout ChartChoices) -> Void = { _ in },
    @ChartContentBuilder content: () -> some ChartContent
  ) -> ChartFigure {
    var marks = _ChartMarks()
    content()._addMarks(to: &marks)
    var choices = ChartChoices()
    change(&choices)
    return ChartFigure(marks.list, axes: ChartAxes(marks.list, choices, in: size), styles: SeriesStyles(marks.list, choices), size: size)
  }
  private func boxes(_ figure: ChartFigure) -> [CGRect] { figure.drawn.map { $0.path.boundingRect } }

  @Test("places on each kind of scale are by its formula, and back", arguments: [1.0, 10, 250, 1000]) func scales(value: Double) {
    let part: [(ScaleType, (Double) -> Double)] = [
      (.linear, { $0 }), (.log, { log10($0) }), (.squareRoot, { $0.squareRoot() }), (.symmetricLog, { log1p($0) }),
    ]
    for (type, formula) in part {
      let expected = 300 * (formula(value) - formula(1)) / (formula(1000) - formula(1))
      for isReversed in [false, true] {
        let figure = figure {
          $0.x.scale.type = type
          $0.x.scale.domain = isReversed ? [1000.0, 1]._domain : (1.0...1000)._domain
        } content: {
          PointMark(x: .value("x", 1.0), y: .value("y", 1))
        }
        let proxy = ChartProxy(figure: figure, frame: nil)
        #expect(near(proxy.position(forX: value), isReversed ? 300 - expected : expected, 0.001))
        #expect(near(proxy.value(atX: isReversed ? 300 - expected : expected, as: Double.self).map { CGFloat($0) }, value, 0.001))
      }
    }
    // Below zero a root and a logarithm are the same, turned.
    for type in [ScaleType.squareRoot, .symmetricLog] {
      let figure = figure {
        $0.y.scale.type = type
        $0.y.scale.domain = (-1000.0...1000)._domain
      } content: {
        PointMark(x: .value("x", 1.0), y: .value("y", 1))
      }
      let proxy = ChartProxy(figure: figure, frame: nil)
      for value in [value, 0.4] {
        #expect(near((proxy.position(forY: value) ?? 0) + (proxy.position(forY: -value) ?? 0), 200, 0.001))
        #expect(near(proxy.value(atY: proxy.position(forY: -value) ?? 0, as: Double.self).map { CGFloat($0) }, -value, 0.01))
      }
    }
  }

  @Test("what is not chosen reaches from zero to round numbers, and zero may be left out")
  func domains() {
    func domain(_ numbers: [Double], _ change: (inout ChartChoices) -> Void = { _ in }) -> [Double] {
      let found = figure(CGSize(width: 300, height: 220), change) {
        ForEach(numbers, id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) }
      }
      guard case .number(let low, let high) = found.y.kind else { return [] }
      return [low, high]
    }
    // Four steps at most, of 1, 2 or 5 by a power of ten.
    #expect(domain([3, 17]) == [0, 20] && domain([-3, 17]) == [-10, 20] && domain([-40, -7]) == [-40, 0])
    #expect(domain([120, 380]) == [0, 400] && domain([120, 480]) == [0, 600])
    #expect(domain([120, 480]) { $0.y.scale.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain } == [100, 500])
    #expect(domain([7]) == [0, 8] && domain([0]) == [0, 1])
    #expect(domain([3, 700]) { $0.y.scale.type = .log } == [1, 1000])
    let upsideDown = figure {
      $0.y.scale.domain = AutomaticScaleDomain.automatic(reversed: true)._domain
    } content: {
      PointMark(x: .value("x", 1), y: .value("y", 0))
      PointMark(x: .value("x", 1), y: .value("y", 10))
    }
    #expect(upsideDown.coordinate(.number(0), isX: false) == 0 && upsideDown.coordinate(.number(10), isX: false) == 200)
    let padded = figure {
      $0.x.scale.domain = (0...10)._domain
      $0.x.scale.padding = 30
    } content: {
      PointMark(x: .value("x", 1), y: .value("y", 0))
    }
    #expect(padded.coordinate(_ChartValue.number(0), isX: true) == 30 && padded.coordinate(_ChartValue.number(10), isX: true) == 270)
    let seen = figure {
      $0.x.scale.domain = (0...100)._domain
      $0.x.scale.visibleLength = 20
      $0.x.scale.visibleStart = .number(40)
    } content: {
      PointMark(x: .value("x", 1), y: .value("y", 0))
    }
    #expect(seen.coordinate(.number(40), isX: true) == 0 && seen.coordinate(.number(50), isX: true) == 150)
  }

  // MARK: Marks

  @Test("stacked parts add up from zero, those below it downwards; areas of series as bars of words", arguments: 0..<8)
  func sums(seed: Int) {
    let numbers = (0..<4).map { Double((seed * 7 + $0 * 5) % 11 - (seed % 2 == 0 ? 0 : 4)) + 0.5 }
    let bars = figure { ForEach(numbers.indices, id: \.self) { BarMark(x: .value("m", "a"), y: .value("v", numbers[$0])) } }
    func y(_ number: Double) -> CGFloat { bars.coordinate(.number(number), isX: false)! }
    var (above, below) = (0.0, 0.0)
    for (box, number) in zip(boxes(bars), numbers) {
      let from = number < 0 ? below : above
      #expect(near(box.maxY, max(y(from), y(from + number)), 0.001) && near(box.minY, min(y(from), y(from + number)), 0.001))
      if number < 0 { below += number } else { above += number }
    }
    let areas = figure {
      ForEach(numbers.indices, id: \.self) { index in
        AreaMark(x: .value("x", 0), y: .value("v", abs(numbers[index])), series: .value("s", index))
        AreaMark(x: .value("x", 10), y: .value("v", abs(numbers[index]) * 2), series: .value("s", index))
      }
    }
    var sum = 0.0
    for (box, number) in zip(boxes(areas), numbers.map(abs)) {
      let (low, high) = (areas.coordinate(.number(sum), isX: false)!, areas.coordinate(.number((sum + number) * 2), isX: false)!)
      #expect(near(box.maxY, low, 0.001) && near(box.minY, high, 0.001))
      sum += number
    }
    let alone = figure {
      ForEach(numbers.indices, id: \.self) { BarMark(x: .value("m", "a"), y: .value("v", numbers[$0]), stacking: .unstacked) }
    }
    for (box, number) in zip(boxes(alone), numbers) {
      let (zero, end) = (alone.coordinate(.number(0), isX: false)!, alone.coordinate(.number(number), isX: false)!)
      #expect(near(box.maxY, max(zero, end), 0.001) && near(box.minY, min(zero, end), 0.001))
    }
  }

  @Test("a bar is as wide as it is told: points, a share of its room, its room less some on both sides")
  func widths() {
    // Two words on 300 points: a room of 150 each.
    let widths: [(MarkDimension, CGFloat)] = [(.fixed(20), 20), (30, 30), (.ratio(0.5), 75), (.inset(10), 130), (.ratio(1), 150)]
    for (dimension, expected) in widths {
      let standing = boxes(
        figure {
          BarMark(x: .value("m", "a"), y: .value("v", 1), width: dimension)
          BarMark(x: .value("m", "b"), y: .value("v", 1), width: dimension)
        })
      #expect(near(standing[0].width, expected, 0.001) && near(standing[0].midX, 75, 0.001) && near(standing[1].midX, 225, 0.001))
      let lying = boxes(
        figure(CGSize(width: 200, height: 300)) {
          BarMark(x: .value("v", 1), y: .value("m", "a"), height: dimension)
          BarMark(x: .value("v", 1), y: .value("m", "b"), height: dimension)
        })
      #expect(near(lying[0].height, expected, 0.001) && near(lying[0].midY, 75, 0.001))
      let rectangle = boxes(
        figure {
          RectangleMark(x: .value("m", "a"), y: .value("n", "c"), width: dimension, height: .ratio(0.5))
          RectangleMark(x: .value("m", "b"), y: .value("n", "d"), width: dimension)
        })
      #expect(near(rectangle[0].width, expected, 0.001) && near(rectangle[0].height, 50, 0.001) && near(rectangle[1].height, 100, 0.001))
    }
    // Side by side: equal parts of the bar's own width, in the order of their first coming.
    let beside = boxes(
      figure {
        ForEach(["x", "y", "z"], id: \.self) {
          BarMark(x: .value("m", "a"), y: .value("v", 1), width: .fixed(90)).position(by: .value("p", $0))
        }
      })
    #expect(beside.map(\.width) == [30, 30, 30] && beside.map(\.minX) == [105, 135, 165])
    let points = boxes(
      figure {
        ForEach(["x", "y"], id: \.self) { PointMark(x: .value("m", "a"), y: .value("v", 1)).position(by: .value("p", $0)) }
      })
    // A bar's width of 0.7 · 300 = 210 in two halves: their middles 52.5 to each side.
    #expect(near(points[0].midX, 97.5, 0.001) && near(points[1].midX, 202.5, 0.001))
  }

  @Test("a shape of SwiftUI's or of one's own is a symbol, filled or as a line within it, where it says that it looks as large as others")
  func shapesAsSymbols() {
    func drawn(_ symbol: some ChartSymbolShape) -> Path {
      figure {
        $0.x.scale.domain = (0...10)._domain
        $0.y.scale.domain = (0...10)._domain
      } content: {
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(symbol).symbolSize(400)
      }.drawn[0].path
    }
    // 400 square points: 20 by 20 about the middle of 300 by 200.
    #expect(drawn(Circle()).boundingRect == CGRect(x: 140, y: 90, width: 20, height: 20))
    #expect(drawn(Circle()).contains(CGPoint(x: 150, y: 100)))
    let ring = drawn(Circle().strokeBorder(lineWidth: 4))
    #expect(near(ring.boundingRect.width, 20, 0.1) && near(ring.boundingRect.midX, 150, 0.1))
    #expect(ring.contains(CGPoint(x: 158, y: 100)) && !ring.contains(CGPoint(x: 154, y: 100)))
    let dashed = drawn(Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [4, 4])))
    #expect(dashed.boundingRect.width <= 20.001 && !dashed.contains(CGPoint(x: 150, y: 100)))
    #expect(drawn(HalfSquare()).boundingRect == CGRect(x: 145, y: 95, width: 10, height: 10))
    #expect(near(drawn(HalfSquare().strokeBorder(lineWidth: 2)).boundingRect.width, 10, 0.001))
  }
  /// A square that looks as large as the others when it is half as wide.
  private struct HalfSquare: ChartSymbolShape, InsettableShape {
    var amount: CGFloat = 0
    var perceptualUnitRect: CGRect { CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
    func inset(by amount: CGFloat) -> HalfSquare { HalfSquare(amount: amount) }
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  }

  private struct Sale {
    let month: String
    let count: Double
    let kind: String
  }
  @Test("a plot of a collection draws what marks for each of its elements draw")
  func plotsOfCollections() {
    let sales = [Sale(month: "a", count: 3, kind: "x"), Sale(month: "b", count: 5, kind: "y"), Sale(month: "c", count: 4, kind: "x")]
    func same(_ plot: ChartFigure, _ marks: ChartFigure) -> Bool {
      let (one, other) = (plot.drawn.map(\.path), marks.drawn.map(\.path))
      return !one.isEmpty && one == other
    }
    #expect(
      same(
        figure { BarPlot(sales, x: .value("m", \.month), y: .value("n", \.count)) },
        figure { ForEach(sales, id: \.month) { BarMark(x: .value("m", $0.month), y: .value("n", $0.count)) } }))
    #expect(
      same(
        figure { PointPlot(sales, x: .value("m", \.month), y: .value("n", \.count)).symbol(by: .value("k", \.kind)) },
        figure {
          ForEach(sales, id: \.month) { PointMark(x: .value("m", $0.month), y: .value("n", $0.count)).symbol(by: .value("k", $0.kind)) }
        }))
    #expect(
      same(
        figure { LinePlot(sales, x: .value("m", \.month), y: .value("n", \.count)) },
        figure { ForEach(sales, id: \.month) { LineMark(x: .value("m", $0.month), y: .value("n", $0.count)) } }))
    #expect(
      same(
        figure { AreaPlot(sales, x: .value("m", \.month), y: .value("n", \.count)) },
        figure { ForEach(sales, id: \.month) { AreaMark(x: .value("m", $0.month), y: .value("n", $0.count)) } }))
  }

  @Test("symbols are centred on their point, of the area they are told, and no two are alike")
  func symbols() throws {
    let shapes: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk]
    var seen: [Path] = []
    for shape in shapes {
      let figure = figure {
        $0.x.scale.domain = (0...10)._domain
        $0.y.scale.domain = (0...10)._domain
      } content: {
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(shape).symbolSize(400)
      }
      let path = figure.drawn[0].path
      let box = path.boundingRect
      #expect(near(box.midX, 150, 2.5) && near(box.midY, 100, 4) && box.width > 14 && box.width < 28, "\(box)")
      #expect(!seen.contains(path))
      seen.append(path)
      // As it stands it is its own mirror image.
      for (x, y) in [(3.0, 4.0), (6, -2), (8, 7), (2, -8), (5, 5.5), (9, 1)] {
        let (right, left) = (CGPoint(x: 150 + x, y: 100 + y), CGPoint(x: 150 - x, y: 100 + y))
        #expect(path.contains(right) == path.contains(left), "\(x) \(y)")
      }
    }
    // The point of a triangle is above, a diamond's sides slope, a plus has arms along the axes and a cross has not.
    #expect(!seen[2].contains(CGPoint(x: 143, y: 93)) && seen[2].contains(CGPoint(x: 143, y: 104)))
    #expect(
      seen[3].contains(CGPoint(x: 158, y: 100)) && !seen[3].contains(CGPoint(x: 158, y: 92)) && seen[1].contains(CGPoint(x: 158, y: 92)))
    #expect(seen[5].contains(CGPoint(x: 158, y: 100)) && !seen[5].contains(CGPoint(x: 156, y: 94)))
    #expect(!seen[6].contains(CGPoint(x: 158, y: 100)) && seen[6].contains(CGPoint(x: 156, y: 94)))
    #expect(seen[7].contains(CGPoint(x: 150, y: 92)) && !seen[7].contains(CGPoint(x: 159, y: 100)))
    // 36 square points when nothing is said, a square of 6; by a value the area grows with it.
    let sizes = boxes(
      figure {
        PointMark(x: .value("x", 5), y: .value("y", 5))
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(CGSize(width: 4, height: 9))
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(by: .value("s", 1))
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(by: .value("s", 4))
      })
    #expect(
      near(sizes[0].width, 6, 0.001) && near(sizes[1].width, 4, 0.001) && near(sizes[1].height, 9, 0.001)
        && sizes[3].width > sizes[2].width + 3)
    // By a value: a symbol each, as in the legend.
    let by = figure {
      ForEach(["a", "b", "c"], id: \.self) { PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(by: .value("s", $0)) }
    }
    #expect(Set(by.drawn.map(\.path)).count == 3)
  }

  @Test("a line goes from value to value as its method says")
  func methods() {
    let points = [CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 30), CGPoint(x: 20, y: 20)]
    func path(_ method: InterpolationMethod, _ isHorizontal: Bool = false) -> String {
      Curve(points, method, isHorizontal: isHorizontal).path.description
    }
    #expect(path(.linear) == "0 10 m 10 30 l 20 20 l")
    #expect(path(.stepStart) == "0 10 m 0 10 l 0 30 l 10 30 l 10 30 l 10 20 l 20 20 l")
    #expect(path(.stepCenter) == "0 10 m 5 10 l 5 30 l 10 30 l 15 30 l 15 20 l 20 20 l")
    #expect(path(.stepEnd) == "0 10 m 10 10 l 10 30 l 10 30 l 20 30 l 20 20 l 20 20 l")
    #expect(path(.stepCenter, true) == "0 10 m 0 20 l 10 20 l 10 30 l 10 25 l 20 25 l 20 20 l")
    // Without slack a cardinal spline is made of straight lines.
    let tight = Curve(points, .cardinal(tension: 1), isHorizontal: false).path
    for step in 1...9 {
      let cut = tight.trimmedPath(from: 0, to: CGFloat(step) / 10).currentPoint!
      let line = cut.x <= 10 ? 10 + 2 * cut.x : 30 - (cut.x - 10)
      #expect(near(cut.y, line, 0.05))
    }
    // All curves pass through the values, the smooth ones without a corner at the middle one.
    for method in [InterpolationMethod.monotone, .catmullRom, .catmullRom(alpha: 0.3), .cardinal, .cardinal(tension: 0.4)] {
      var ends: [CGPoint] = []
      var controls: [(CGPoint, CGPoint)] = []
      Curve(points, method, isHorizontal: false).path.forEach { element in
        switch element {
        case .move(let to): ends.append(to)
        case .curve(let to, let a, let b):
          ends.append(to)
          controls.append((a, b))
        default: break
        }
      }
      #expect(ends == points)
      let (into, out) = (controls[0].1, controls[1].0)
      let cross = (10 - into.x) * (out.y - 30) - (30 - into.y) * (out.x - 10)
      #expect(abs(cross) < 0.001, "\(method)")
    }
    // A cardinal spline of no tension: tangents are half of the way between the neighbours.
    var first: CGPoint?
    Curve(points, .cardinal(tension: 0), isHorizontal: false).path.forEach { if case .curve(_, _, let b) = $0, first == nil { first = b } }
    #expect(near(first?.x, 10 - 20.0 / 6, 0.001) && near(first?.y, 30 - 10.0 / 6, 0.001))
    // Centripetal (½) and uniform (0) Catmull-Rom curves are the same where points are equally far apart.
    let even = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)]
    let (one, other) = (
      Curve(even, .catmullRom(alpha: 0.5), isHorizontal: false).path, Curve(even, .cardinal(tension: 0), isHorizontal: false).path
    )
    for share in [0.2, 0.4, 0.5, 0.7] {
      let (a, b) = (one.trimmedPath(from: 0, to: share).currentPoint!, other.trimmedPath(from: 0, to: share).currentPoint!)
      #expect(hypot(a.x - b.x, a.y - b.y) < 1.2)
    }
    // Data that rise make a curve that rises.
    let rising = [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 1), CGPoint(x: 4, y: 30), CGPoint(x: 20, y: 31), CGPoint(x: 21, y: 60)]
    for isHorizontal in [false, true] {
      let turned = rising.map { isHorizontal ? CGPoint(x: $0.y, y: $0.x) : $0 }
      let curve = Curve(turned, .monotone, isHorizontal: isHorizontal).path
      var last = CGPoint(x: -1, y: -1)
      for step in 1...60 {
        let point = curve.trimmedPath(from: 0, to: CGFloat(step) / 61).currentPoint!
        #expect(point.x > last.x - 0.001 && point.y > last.y - 0.001)
        last = point
      }
    }
  }

  @Test("sectors: angles by their shares from the top clockwise, radii as they are told, gaps between them")
  func sectors() {
    func pie(_ inner: MarkDimension, _ outer: MarkDimension, _ inset: CGFloat? = nil) -> [Path] {
      figure(CGSize(width: 200, height: 200)) {
        SectorMark(angle: .value("v", 1), innerRadius: inner, outerRadius: outer, angularInset: inset)
        SectorMark(angle: .value("v", 2), innerRadius: inner, outerRadius: outer, angularInset: inset)
        SectorMark(angle: .value("v", 1), innerRadius: inner, outerRadius: outer, angularInset: inset)
      }.drawn.map(\.path)
    }
    func at(_ degrees: Double, _ radius: Double) -> CGPoint {
      CGPoint(x: 100 + radius * sin(degrees * .pi / 180), y: 100 - radius * cos(degrees * .pi / 180))
    }
    let cases: [(MarkDimension, MarkDimension, inner: Double, outer: Double)] = [
      (.automatic, .automatic, 0, 100), (.ratio(0.5), .automatic, 50, 100), (.fixed(30), .fixed(80), 30, 80),
      (.inset(20), .inset(10), 70, 90), (.ratio(0.5), .ratio(0.6), 30, 60),
    ]
    for (inner, outer, from, to) in cases {
      let pieces = pie(inner, outer)
      for degrees in stride(from: 3.0, to: 360, by: 12) {
        let index = degrees < 90 ? 0 : degrees < 270 ? 1 : 2
        for (number, piece) in pieces.enumerated() {
          #expect(piece.contains(at(degrees, (from + to) / 2)) == (number == index), "\(degrees)")
          #expect(!piece.contains(at(degrees, to + 1)))
          if from > 0 { #expect(!piece.contains(at(degrees, from - 1))) }
          if number == index { #expect(piece.contains(at(degrees, to - 1)) && piece.contains(at(degrees, from + 1))) }
        }
      }
    }
    // Four points are left free on both sides of a cut: at 90° between the first and the second.
    let apart = pie(.ratio(0.5), .automatic, 4)
    #expect(!apart[0].contains(CGPoint(x: 170, y: 97)) && apart[0].contains(CGPoint(x: 170, y: 95)))
    #expect(!apart[1].contains(CGPoint(x: 170, y: 103)) && apart[1].contains(CGPoint(x: 170, y: 105)))
    let ring = figure(CGSize(width: 200, height: 200)) { SectorMark(angle: .value("v", 1), innerRadius: .ratio(0.5)) }.drawn[0].path
    #expect(ring.contains(at(10, 75)) && ring.contains(at(350, 75)) && !ring.contains(at(180, 40)))
  }

  // MARK: Axes and annotations

  @Test("axes stand at the side they are told; lines and ticks at their values; what is hidden is not there")
  func axes() throws {
    func chart(_ x: AxisMarkPosition, _ y: AxisMarkPosition) throws -> Stage {
      try Stage(
        Chart { PointMark(x: .value("x", 20), y: .value("y", 400)).opacity(0) }.chartXScale(domain: 10...70).chartYScale(domain: 100...500)
          .chartXAxis {
            AxisMarks(position: x, values: [20, 50]) {
              AxisGridLine(stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(Self.red)
              AxisValueLabel()
            }
          }
          .chartYAxis {
            AxisMarks(position: y, values: [200, 400]) {
              AxisTick(length: CGFloat(10), stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(Self.green)
              AxisValueLabel(horizontalSpacing: 14)
            }
          })
    }
    let (usual, other) = (try chart(.bottom, .trailing), try chart(.top, .leading))
    let lines = usual.red
    #expect(near(lines.minX + 1, usual.words("20")?.midX) && near(lines.maxX - 1, usual.words("50")?.midX))
    #expect(usual.words("20")!.minY > lines.maxY - 1 && other.words("20")!.maxY < other.red.minY + 1)
    func green(_ stage: Stage) -> CGRect { stage.area { $0.green > 0.9 && $0.red < 0.3 } }
    #expect(near(green(usual).maxY - 1, usual.words("200")?.midY) && near(green(usual).minY + 1, usual.words("400")?.midY))
    #expect(near(green(usual).width, 10, 0.6) && near(green(other).width, 10, 0.6))
    // A tick points out of the plot, towards its label.
    #expect(near(usual.words("200")!.minX - green(usual).maxX, 4, 1.1) && near(green(other).minX - other.words("200")!.maxX, 4, 1.1))
    #expect(usual.words("200")!.minX > lines.maxX && other.words("200")!.maxX < other.red.minX)

    // Labels of one's own keep the distance that is said, below the plot and beside it, and turn as they are told.
    func labelled(_ label: @escaping () -> AxisValueLabel) throws -> Stage {
      try Stage(
        Chart { PointMark(x: .value("x", 20), y: .value("y", 400)).opacity(0) }.chartYAxis(.hidden)
          .chartXAxis {
            AxisMarks(values: [20]) {
              AxisGridLine(stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(Self.red)
              label()
            }
          })
    }
    for spacing in [10.0, 30] {
      let low = try labelled { AxisValueLabel("Own", verticalSpacing: spacing) }
      #expect(near(low.words("Own")!.minY - low.red.maxY, spacing))
    }
    let upright = try labelled { AxisValueLabel("Own words", orientation: .vertical) }
    let reversed = try labelled { AxisValueLabel("Own words", orientation: .verticalReversed) }
    func ink(_ stage: Stage) -> CGRect { stage.area(in: CGRect(x: 0, y: 200, width: 400, height: 100)) { $0.red < 0.7 && $0.blue < 0.7 } }
    #expect(ink(upright).height > ink(upright).width && ink(reversed).height > ink(reversed).width)
    #expect(try upright.picture.pngData() != reversed.picture.pngData())

    let bare = try Stage(Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }.chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(bare.texts.isEmpty)
    let one = try Stage(Chart { PointMark(x: .value("x", 1), y: .value("y", 40)) }.chartXAxis(.hidden))
    #expect(one.texts.contains("40") && !one.texts.contains("1"))
    let titled = try Stage(
      Chart { PointMark(x: .value("x", 1), y: .value("y", 40)) }.chartXAxisLabel("across").chartYAxisLabel("upwards"))
    #expect(titled.words("across")!.maxY > 290 && titled.words("upwards")!.maxY < 30 && titled.words("upwards")!.maxX > 300)
    let moved = try Stage(
      Chart { PointMark(x: .value("x", 1), y: .value("y", 40)) }.chartXAxisLabel("across", position: .top, alignment: .leading)
        .chartYAxisLabel("upwards", position: .leading))
    #expect(moved.words("across")!.maxY < 30 && moved.words("upwards")!.minX < 5 && near(moved.words("upwards")?.midY, 150, 25))
    let written = try Stage(
      Chart { PointMark(x: .value("x", 1), y: .value("y", 0.5)) }.chartYScale(domain: 0...1)
        .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0.25, 0.5]) })
    #expect(written.texts.contains("25%") && written.texts.contains("50%"))
  }

  @Test("an annotation stands at the side it is told, as far as it is told")
  func annotations() throws {
    func place(_ position: AnnotationPosition, _ alignment: Alignment = .center, _ spacing: CGFloat? = nil) throws -> (CGRect, CGRect) {
      let stage = try Stage(
        Chart {
          RectangleMark(xStart: .value("a", 4), xEnd: .value("b", 6), yStart: .value("c", 4), yEnd: .value("d", 6)).foregroundStyle(
            Self.red
          )
          .annotation(position: position, alignment: alignment, spacing: spacing) { Self.blue.frame(width: 20, height: 10) }
        }.chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden))
      return (CGRect(x: 160, y: 120, width: 80, height: 60), stage.area { $0.blue > 0.9 && $0.red < 0.1 && $0.green < 0.1 })
    }
    let cases: [(AnnotationPosition, Alignment, CGFloat?, x: CGFloat, y: CGFloat)] = [
      (.top, .center, 6, 190, 104), (.bottom, .center, 6, 190, 186), (.leading, .center, 6, 134, 145), (.trailing, .center, 6, 246, 145),
      (.overlay, .center, nil, 190, 145), (.top, .leading, 0, 160, 110), (.top, .trailing, 0, 220, 110), (.leading, .top, 0, 140, 120),
      (.trailing, .bottom, 0, 240, 170), (.overlay, .topLeading, nil, 160, 120), (.overlay, .bottomTrailing, nil, 220, 170),
      (.topLeading, .center, 0, 140, 110), (.topTrailing, .center, 0, 240, 110), (.bottomLeading, .center, 0, 140, 180),
      (.bottomTrailing, .center, 0, 240, 180), (.top, .center, nil, 190, 106),
    ]
    for (position, alignment, spacing, x, y) in cases {
      let (_, found) = try place(position, alignment, spacing)
      #expect(found == CGRect(x: x, y: y, width: 20, height: 10), "\(position) \(alignment): \(found)")
    }
  }

  @Test("marks lie on each other as they are written or as they are told, as opaque, moved and rounded as they are told")
  func attributes() throws {
    func color(_ z: Double, _ opacity: Double = 1) throws -> PaintColor {
      try Stage(
        Chart {
          RectangleMark(yStart: .value("a", 0), yEnd: .value("b", 1)).foregroundStyle(Self.red).zIndex(z)
          RectangleMark(yStart: .value("a", 0), yEnd: .value("b", 1)).foregroundStyle(Self.blue).opacity(opacity)
        }.chartXAxis(.hidden).chartYAxis(.hidden)
      ).color(200, 150)
    }
    #expect(try color(0) == PaintColor(red: 0, green: 0, blue: 1) && color(1) == PaintColor(red: 1, green: 0, blue: 0))
    let half = try color(0, 0.5)
    #expect(near(half.red, 0.5, 0.01) && near(half.blue, 0.5, 0.01))
    let figure = figure {
      $0.x.scale.domain = (0...10)._domain
    } content: {
      RectangleMark(x: .value("x", 5), yStart: 20, yEnd: 50, width: 50).offset(x: 5, y: -3)
      RectangleMark(x: .value("x", 5), yStart: 20, yEnd: 50, width: 50).cornerRadius(10)
      RectangleMark(x: .value("x", 5), yStart: 20, yEnd: 50, width: 50).cornerRadius(100)
    }
    #expect(figure.drawn[0].path.boundingRect == CGRect(x: 130, y: 17, width: 50, height: 30))
    #expect(!figure.drawn[1].path.contains(CGPoint(x: 127, y: 22)) && figure.drawn[1].path.contains(CGPoint(x: 129, y: 24)))
    #expect(!figure.drawn[2].path.contains(CGPoint(x: 128, y: 23)) && figure.drawn[2].path.boundingRect.width == 50)
    let lines = self.figure {
      LineMark(x: .value("x", 0), y: .value("y", 0), series: .value("s", "a"))
      LineMark(x: .value("x", 1), y: .value("y", 1), series: .value("s", "c")).lineStyle(StrokeStyle(lineWidth: 7))
      LineMark(x: .value("x", 0), y: .value("y", 0), series: .value("s", "b")).lineStyle(StrokeStyle(lineWidth: 7, dash: [3, 1]))
      RuleMark(y: .value("y", 1))
    }
    #expect(lines.drawn.map { $0.stroke?.lineWidth } == [2, 7, 7, 1] && lines.drawn[2].stroke?.dash == [3, 1])
    #expect(lines.drawn[0].stroke?.lineCap == .round && lines.drawn[3].stroke?.lineCap == .butt)
  }

  @Test("a mark shows where its mask is, and one that is blurred or has a shadow beside it too")
  func masked() throws {
    func box(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> some ChartContent {
      RectangleMark(
        xStart: .value("x", x.lowerBound), xEnd: .value("x", x.upperBound), yStart: .value("y", y.lowerBound),
        yEnd: .value("y", y.upperBound)
      )
      .foregroundStyle(Self.red)
    }
    let whole = try stage { box(20...60, 200...400) }
    #expect(near(whole.red.maxX, whole.words("60")?.midX) && near(whole.red.maxY, whole.words("200")?.midY))
    // A mask of two marks, one of which lies outside, and a mask within that.
    let part = try stage {
      box(20...60, 200...400).mask {
        box(10...40, 300...500)
        box(65...70, 100...200)
      }
      .mask { box(30...70, 100...500) }
    }
    #expect(near(part.red.minX, part.words("30")?.midX) && near(part.red.maxX, part.words("40")?.midX))
    #expect(near(part.red.minY, part.words("400")?.midY) && near(part.red.maxY, part.words("300")?.midY))
    func inked(_ stage: Stage) -> CGRect { stage.area { $0.green < 0.9 && $0.red > $0.green + 0.05 } }
    let blurred = try stage { box(20...60, 200...400).blur(radius: 6) }
    #expect(inked(blurred).width > whole.red.width + 4 && blurred.red.width < whole.red.width)
    let shadowed = try stage { box(20...60, 200...400).shadow(color: Self.green, radius: 1, x: 10, y: 0) }
    let shadow = shadowed.area { $0.green > 0.8 && $0.red < 0.3 }
    #expect(near(shadow.maxX, whole.red.maxX + 10, 2) && near(shadow.minX, whole.red.maxX, 2), "\(shadow) \(whole.red)")
  }
}

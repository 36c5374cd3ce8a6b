import Foundation
import QuoinDrawing
import Testing

@testable import SwiftUI

/// Halfway along a linear animation a view looks as one that is written with the mean of both values, whatever the modifier or shape:
/// `Animatable`'s numbers are interpolated, each by itself (swiftui/animatable).
@Suite("Halfway between two looks") @MainActor struct HalfwayTests {
  @Observable @MainActor fileprivate final class Share { var value = 0.0 }

  private struct Turned<Content: View>: View {
    let share: Share
    @ViewBuilder let content: (Double) -> Content
    var body: some View { content(share.value) }
  }

  private func page(_ view: some View) -> LivePage {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 80, height: 60))
    options.scale = 1
    return LivePage(view, options: options, patience: 0, time: .isTold)
  }
  private func picture(_ page: LivePage, at time: TimeInterval) throws -> Bitmap {
    page.advance(to: time)
    return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: page.current.displayList())
  }
  private func apart(_ one: Bitmap, _ other: Bitmap) -> Int { one.difference(to: other, tolerance: 6)?.pixels ?? 0 }

  private func halfway(_ what: String, but pixels: Int = 0, line: Int = #line, @ViewBuilder _ content: @escaping (Double) -> some View)
    throws
  {
    let share = Share()
    let live = page(Turned(share: share, content: content))
    let start = try picture(live, at: 0)
    withAnimation(.linear(duration: 1)) { share.value = 1 }
    let (quarter, middle, end) = (try picture(live, at: 0.25), try picture(live, at: 0.5), try picture(live, at: 1.5))
    func still(_ value: Double) throws -> Bitmap { try picture(page(content(value)), at: 0) }
    let (begin, last) = (try still(0), try still(1))
    #expect(apart(start, begin) == 0 && apart(end, last) == 0, "\(what), line \(line): ends")
    let (first, second) = (apart(quarter, try still(0.25)), apart(middle, try still(0.5)))
    #expect(first <= pixels && second <= pixels, "\(what), line \(line): \(first), \(second) pixels")
    #expect(apart(middle, begin) > 8 && apart(middle, last) > 8, "\(what), line \(line): nothing moves")
  }

  /// Something that no turn or mirroring leaves as it is.
  private var figure: some View {
    HStack(alignment: .top, spacing: 0) {
      Color(red: 0.9, green: 0.2, blue: 0.1).frame(width: 16, height: 10)
      Color(red: 0.1, green: 0.4, blue: 0.8).frame(width: 20, height: 24)
    }
  }

  @Test("effects") func effects() throws {
    let figure = figure
    try halfway("opacity") { figure.opacity(0.2 + 0.6 * $0) }
    try halfway("rotation") { figure.rotationEffect(.degrees(90 * $0), anchor: .topLeading) }
    try halfway("rotation from an angle") { figure.rotationEffect(.degrees(30 - 90 * $0), anchor: .bottom) }
    for axis in [(1.0, 0, 0), (0, 1, 0), (0.3, 0.2, 1)] as [(CGFloat, CGFloat, CGFloat)] {
      try halfway("rotation in space") { figure.rotation3DEffect(.degrees(70 * $0), axis: axis, anchor: .leading, perspective: 0) }
    }
    try halfway("scale") { figure.scaleEffect(x: 1 + $0, y: 1 - 0.5 * $0, anchor: .bottom) }
    try halfway("offset") { figure.offset(x: 20 * $0, y: -12 * $0) }
    try halfway("transform") {
      figure.transformEffect(CGAffineTransform(a: 1 + $0, b: 0.2 * $0, c: -0.3 * $0, d: 1 - 0.4 * $0, tx: 8 * $0, ty: -6 * $0))
    }
    try halfway("blur") { figure.blur(radius: 1 + 4 * $0) }
    try halfway("shadow") { figure.shadow(color: .black, radius: 1 + 3 * $0, x: 8 * $0, y: -6 * $0) }
    try halfway("saturation") { figure.saturation(1 - $0) }
    try halfway("contrast") { figure.contrast(1 - 0.8 * $0) }
    try halfway("hue") { figure.hueRotation(.degrees(160 * $0)) }
    try halfway("grey") { figure.grayscale($0) }
    try halfway("brightness") { figure.brightness(0.5 * $0) }
  }

  @Test("frames and places") func frames() throws {
    let figure = figure
    try halfway("frame") { Color.red.frame(width: 20 + 40 * $0, height: 40 - 24 * $0) }
    try halfway("padding") { Color.red.padding(.leading, 32 * $0).padding(.bottom, 16 * $0) }
    try halfway("position") { figure.position(x: 20 + 40 * $0, y: 40 - 20 * $0) }
    try halfway("gap") { share in
      HStack(spacing: 20 * share) {
        Color.red.frame(width: 10)
        Color.blue.frame(width: 10)
      }
    }
    try halfway("guide") { share in
      HStack(alignment: .top) {
        Color.red.frame(width: 10, height: 20)
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.top) { _ in -16 * share }
      }.frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("shapes") func shapes() throws {
    try halfway("trim") { Circle().trim(from: 0.1 * $0, to: 0.4 + 0.4 * $0) }
    try halfway("corner") { RoundedRectangle(cornerRadius: 24 * $0) }
    try halfway("corner size") { RoundedRectangle(cornerSize: CGSize(width: 24 * $0, height: 12 * $0), style: .circular) }
    try halfway("upper corners") { UnevenRoundedRectangle(topLeadingRadius: 24 * $0, topTrailingRadius: 16 - 16 * $0) }
    try halfway("lower corners") { UnevenRoundedRectangle(bottomLeadingRadius: 24 * $0, bottomTrailingRadius: 16 - 16 * $0) }
    try halfway("rectangle's inset") { Rectangle().inset(by: 16 * $0) }
    try halfway("circle's inset") { Circle().inset(by: 16 * $0) }
    try halfway("ellipse's inset") { Ellipse().inset(by: 16 * $0) }
    try halfway("capsule's inset") { Capsule().inset(by: 16 * $0) }
    try halfway("rounded rectangle's inset") { RoundedRectangle(cornerRadius: 20).inset(by: 16 * $0) }
    try halfway("turned shape") { Ellipse().rotation(.degrees(60 * $0), anchor: .leading) }
    try halfway("scaled shape") { Rectangle().scale(x: 1 - 0.6 * $0, y: 0.4 + 0.4 * $0, anchor: .topLeading) }
    try halfway("moved shape") { Circle().offset(x: 20 * $0, y: -8 * $0) }
    try halfway("line") { Circle().inset(by: 10).stroke(lineWidth: 2 + 12 * $0) }
    try halfway("dashes") { Circle().inset(by: 10).stroke(style: StrokeStyle(lineWidth: 6, dash: [12, 12], dashPhase: 12 * $0)) }
    try halfway("clip", but: 2) { Color.red.clipShape(RoundedRectangle(cornerRadius: 28 * $0)) }
  }

  @Test("controls show a value halfway") func controls() throws {
    try halfway("progress") { ProgressView(value: 0.2 + 0.6 * $0) }
    try halfway("slider") { Slider(value: .constant($0)) }
    try halfway("gauge") { Gauge(value: 0.1 + 0.8 * $0) { EmptyView() } }
    try halfway("ring") { Gauge(value: 0.1 + 0.8 * $0) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity) }
  }

  @Test("letters grow from one size to the other, as dark as they are") func letters() throws {
    let share = Share()
    let live = page(Turned(share: share) { Text(verbatim: "I").font(.system(size: 16 + 32 * $0, weight: .heavy)) })
    func letter(_ picture: Bitmap) -> (height: Int, isBlack: Bool) {
      let rows = (0..<picture.height).filter { y in (0..<picture.width).contains { picture[$0, y].green < 0.5 } }
      return (rows.count, rows.contains { y in (0..<picture.width).contains { picture[$0, y].green < 0.02 } })
    }
    let small = letter(try picture(live, at: 0))
    withAnimation(.linear(duration: 1)) { share.value = 1 }
    let (middle, large) = (letter(try picture(live, at: 0.5)), letter(try picture(live, at: 2)))
    #expect(abs(Double(middle.height) - Double(small.height + large.height) / 2) <= 1 && middle.isBlack, "\(small), \(middle), \(large)")
    #expect(large.height > small.height + 15)
  }

  @Test("a switch's knob goes over") func switchKnob() throws {
    let share = Share()
    let live = page(Turned(share: share) { Toggle("", isOn: .constant($0 > 0)).labelsHidden() })
    func knob(_ picture: Bitmap) -> Double {
      // The middle of what is white in the track.
      let row = picture.height / 2
      let white = (0..<picture.width).filter { $0 > 14 && $0 < 66 && picture[$0, row].green > 0.98 && picture[$0, row].red > 0.98 }
      return Double(white.reduce(0, +)) / Double(max(1, white.count))
    }
    let start = knob(try picture(live, at: 0))
    withAnimation(.linear(duration: 1)) { share.value = 1 }
    let middle = knob(try picture(live, at: 0.5))
    let end = knob(try picture(live, at: 2))
    #expect(start + 15 < end && abs(middle - (start + end) / 2) < 1, "\(start), \(middle), \(end)")
  }

  @Test("another layout moves the views that it arranges") func anotherLayout() throws {
    let share = Share()
    let live = page(
      Turned(share: share) { value in
        let layout = value > 0 ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 20, height: 20)
        }
      })
    func colors(_ places: [(Int, Int)], _ picture: Bitmap) -> [String] {
      places.map { x, y in
        let color = picture[x, y]
        return color.red > 0.9 && color.blue < 0.5
          ? "red" : color.blue > 0.9 && color.red < 0.5 ? "blue" : color.green > 0.95 ? "-" : "mixed"
      }
    }
    #expect(colors([(25, 25), (45, 35), (39, 5)], try picture(live, at: 0)) == ["red", "blue", "-"])
    withAnimation(.linear(duration: 1)) { share.value = 1 }
    // Red goes from (20, 20) to (30, 10), blue from (40, 20) to (30, 30): halfway they begin at (25, 15) and (35, 25).
    let middle = try picture(live, at: 0.5)
    #expect(colors([(27, 17), (44, 33), (53, 43), (22, 22), (57, 33)], middle) == ["red", "blue", "blue", "-", "-"])
    #expect(colors([(35, 15), (35, 45), (22, 25)], try picture(live, at: 2)) == ["red", "blue", "-"])
  }

  @Test("words whose room narrows break by the room there is") func narrowing() throws {
    let share = Share()
    // Where it begins stays, as the middle of what is rounded would not.
    let live = page(
      Turned(share: share) {
        Text(verbatim: "aa bb").frame(width: 80 - 50 * $0, alignment: .leading).frame(width: 80, height: 60, alignment: .topLeading)
      })
    let start = try picture(live, at: 0)
    withAnimation(.linear(duration: 1)) { share.value = 1 }
    #expect(apart(try picture(live, at: 0.0001), start) == 0)
  }

  /// How dark the pixels are that `mask` has, all together.
  private func ink(_ picture: Bitmap, where mask: (Int, Int) -> Bool) -> Double {
    var sum = 0.0
    for y in 0..<picture.height { for x in 0..<picture.width where mask(x, y) { sum += 1 - Double(picture[x, y].green) } }
    return sum
  }

  @Test("where there is no way between two looks, one fades as the other appears, each by its share") func crossFades() throws {
    let ways: [(String, (Bool) -> AnyView)] = [
      // Both as large, so that nothing moves besides.
      ("texts", { AnyView(Text(verbatim: $0 ? "-_-_" : "HIHI").monospaced()) }),
      ("symbols", { AnyView(Image(systemName: $0 ? "star.fill" : "square").resizable().frame(width: 60, height: 50)) }),
    ]
    for (name, way) in ways {
      let share = Share()
      let live = page(Turned(share: share) { way($0 > 0) })
      let begin = try picture(live, at: 0)
      withAnimation(.linear(duration: 1)) { share.value = 1 }
      let pictures = try [0.25, 0.75].map { try picture(live, at: $0) }
      let end = try picture(live, at: 2)
      func isOnly(_ one: Bitmap, _ other: Bitmap) -> (Int, Int) -> Bool { { one[$0, $1].green < 0.9 && other[$0, $1].green > 0.999 } }
      let (old, new) = (isOnly(begin, end), isOnly(end, begin))
      #expect(ink(begin, where: old) > 5 && ink(end, where: new) > 5, "\(name)")
      for (part, picture) in zip([0.25, 0.75], pictures) {
        func still(_ isNew: Bool, _ opacity: Double, _ mask: (Int, Int) -> Bool) throws -> Double {
          try ink(self.picture(page(way(isNew).opacity(opacity)), at: 0), where: mask)
        }
        let (goes, comes) = (try still(false, 1 - part, old), try still(true, part, new))
        #expect(abs(ink(picture, where: old) / goes - 1) < 0.05, "\(name): what goes, at \(part): \(ink(picture, where: old)), \(goes)")
        #expect(abs(ink(picture, where: new) / comes - 1) < 0.05, "\(name): what comes, at \(part): \(ink(picture, where: new)), \(comes)")
      }
    }
  }

  @Test("what changes again while it moves goes on from where it is, and comes to where it is to be") func changedAgain() throws {
    let figure = figure
    func goesOn(_ name: String, @ViewBuilder _ content: @escaping (Double) -> some View) throws {
      let share = Share()
      let live = page(Turned(share: share, content: content))
      _ = try picture(live, at: 0)
      for (time, value) in [(0.0, 1.0), (0.4, 0.1), (0.7, 0.9)] {
        let before = try picture(live, at: time)
        withAnimation(.linear(duration: 1)) { share.value = value }
        let after = try picture(live, at: time + 0.001)
        #expect(apart(before, after) <= 20, "\(name): it jumps at \(time)")
      }
      #expect(try apart(picture(live, at: 3), picture(page(content(0.9)), at: 0)) == 0, "\(name): the end")
    }
    try goesOn("colour") { Color(red: $0, green: 1 - $0, blue: 0.5) }
    try goesOn("opacity") { figure.opacity($0) }
    try goesOn("offset") { figure.offset(x: 30 * $0, y: -12 * $0) }
    try goesOn("size") { Color.red.frame(width: 10 + 60 * $0, height: 50 - 40 * $0) }
    try goesOn("place") { figure.frame(width: 80, height: 60, alignment: $0 > 0.5 ? .bottomTrailing : .topLeading) }
    try goesOn("turn") { figure.rotationEffect(.degrees(120 * $0)) }
    try goesOn("scale") { figure.scaleEffect(0.5 + $0) }
    try goesOn("shape") { RoundedRectangle(cornerRadius: 30 * $0).padding(4) }
    try goesOn("gradient") { LinearGradient(colors: [Color(red: $0, green: 0, blue: 1), .green], startPoint: .top, endPoint: .bottom) }
    try goesOn("line") { Circle().inset(by: 10).stroke(lineWidth: 2 + 12 * $0) }
    try goesOn("no way between") { Text(verbatim: ["– –", "‖‖", "××", "++"][Int($0 * 3)]).frame(width: 40, height: 40) }
  }

  @Test("gradients") func gradients() throws {
    let colors = Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.5), .init(color: .green, location: 0.5)])
    try halfway("linear") {
      LinearGradient(gradient: colors, startPoint: UnitPoint(x: 0.4 * $0, y: 0), endPoint: UnitPoint(x: 1, y: $0))
    }
    try halfway("radial") {
      RadialGradient(
        gradient: colors, center: UnitPoint(x: 0.2 + 0.4 * $0, y: 0.5 - 0.2 * $0), startRadius: 4 * $0, endRadius: 60 - 20 * $0)
    }
    try halfway("elliptical") {
      EllipticalGradient(
        gradient: colors, center: UnitPoint(x: 0.2 + 0.4 * $0, y: 0.5), startRadiusFraction: 0.2 * $0, endRadiusFraction: 0.6 + 0.2 * $0)
    }
    try halfway("angular", but: 12) {
      AngularGradient(
        gradient: colors, center: UnitPoint(x: 0.2 + 0.4 * $0, y: 0.5), startAngle: .degrees(40 * $0), endAngle: .degrees(200 + 100 * $0))
    }
  }
}

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

import Foundation
import Testing

@testable import SwiftUI

/// What is left out of a call is what its documentation says it is: the same page, the same value.
@Suite("Arguments that are left out") @MainActor struct DefaultArgumentTests {
  private func svg(_ view: some View) throws -> String {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 160, height: 120))
    options.scale = 2
    return try Page(view, options: options).settle().svg()
  }
  /// Both are the same page, and `third`, which says something else, is another.
  private func same(_ one: some View, _ other: some View, not third: (some View)? = EmptyView?.none, line: Int = #line) throws {
    let first = try svg(one)
    let isSame = try first == svg(other)
    #expect(isSame, "line \(line): what is left out is not what is documented")
    if let third { #expect(try first != svg(third), "line \(line): the argument is not looked at") }
  }
  private var figure: some View {
    HStack(alignment: .top, spacing: 0) {
      Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10)
      Color(red: 0, green: 0, blue: 1).frame(width: 30, height: 24)
    }
  }
  private let stops = [Gradient.Stop(color: .red, location: 0.2), .init(color: .blue, location: 1)]

  @Test("gradients") func gradients() throws {
    let (gradient, colors) = (Gradient(colors: [.red, .blue]), [Color.red, .blue])
    let box = Rectangle()
    try same(
      box.fill(.radialGradient(gradient, endRadius: 40)),
      box.fill(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 40)),
      not: box.fill(.radialGradient(gradient, center: .top, startRadius: 9, endRadius: 40)))
    try same(
      box.fill(.radialGradient(colors: colors, startRadius: 3, endRadius: 40)),
      box.fill(.radialGradient(colors: colors, center: .center, startRadius: 3, endRadius: 40)),
      not: box.fill(.radialGradient(colors: colors, center: .top, startRadius: 3, endRadius: 40)))
    try same(
      box.fill(.radialGradient(stops: stops, startRadius: 3, endRadius: 40)),
      box.fill(.radialGradient(stops: stops, center: .center, startRadius: 3, endRadius: 40)),
      not: box.fill(.radialGradient(stops: stops, center: .leading, startRadius: 3, endRadius: 40)))
    try same(
      box.fill(.ellipticalGradient(gradient)),
      box.fill(.ellipticalGradient(gradient, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)),
      not: box.fill(.ellipticalGradient(gradient, center: .top, startRadiusFraction: 0.2, endRadiusFraction: 0.4)))
    try same(
      box.fill(.ellipticalGradient(colors: colors)),
      box.fill(.ellipticalGradient(colors: colors, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)))
    try same(
      box.fill(.ellipticalGradient(stops: stops)),
      box.fill(.ellipticalGradient(stops: stops, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)))
    try same(
      EllipticalGradient(gradient: gradient),
      EllipticalGradient(gradient: gradient, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5))
    try same(
      EllipticalGradient(stops: stops), EllipticalGradient(stops: stops, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5))
    try same(
      box.fill(.angularGradient(gradient, startAngle: .zero, endAngle: .degrees(90))),
      box.fill(.angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(90))))
    let (points, four) = ([SIMD2<Float>(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)], [Color.red, .green, .blue, .yellow])
    try same(
      MeshGradient(width: 2, height: 2, points: points, colors: four),
      MeshGradient(width: 2, height: 2, points: points, colors: four, background: .clear, smoothsColors: true))
    let star = Image(systemName: "star.fill")
    try same(Rectangle().fill(.image(star)), Rectangle().fill(.image(star, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1)))
    try same(ImagePaint(image: star), ImagePaint(image: star, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1))
  }

  @Test("effects") func effects() throws {
    let turn = Angle.degrees(50)
    try same(figure.scaleEffect(x: 0.5), figure.scaleEffect(x: 0.5, y: 1, anchor: .center), not: figure.scaleEffect(x: 0.5, y: 0.5))
    try same(figure.scaleEffect(y: 0.5), figure.scaleEffect(x: 1, y: 0.5, anchor: .center), not: figure.scaleEffect(x: 0.5, y: 0.5))
    try same(figure.scaleEffect(CGSize(width: 2, height: 1)), figure.scaleEffect(x: 2, y: 1, anchor: .center))
    try same(
      figure.rotation3DEffect(turn, axis: (0, 1, 0)),
      figure.rotation3DEffect(turn, axis: (0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1),
      not: figure.rotation3DEffect(turn, axis: (0, 1, 0), anchor: .leading))
    try same(figure.rotationEffect(turn), figure.rotationEffect(turn, anchor: .center), not: figure.rotationEffect(turn, anchor: .top))
    try same(
      figure.mask { Circle().frame(width: 9) }, figure.mask(alignment: .center) { Circle().frame(width: 9) },
      not: figure.mask(alignment: .leading) { Circle().frame(width: 9) })
    func effect<Effect: VisualEffect>(_ change: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect) -> some View {
      figure.visualEffect(change)
    }
    try same(
      effect { one, _ in one.offset(x: 5) }, effect { one, _ in one.offset(x: 5, y: 0) }, not: effect { one, _ in one.offset(x: 5, y: 5) })
    try same(
      effect { one, _ in one.offset(y: 5) }, effect { one, _ in one.offset(x: 0, y: 5) }, not: effect { one, _ in one.offset(x: 5, y: 5) })
    try same(effect { one, _ in one.offset(CGSize(width: 5, height: 3)) }, effect { one, _ in one.offset(x: 5, y: 3) })
    try same(
      effect { one, _ in one.scaleEffect(x: 0.5) }, effect { one, _ in one.scaleEffect(x: 0.5, y: 1, anchor: .center) },
      not: effect { one, _ in one.scaleEffect(x: 0.5, y: 0.5) })
    try same(
      effect { one, _ in one.scaleEffect(y: 0.5) }, effect { one, _ in one.scaleEffect(x: 1, y: 0.5, anchor: .center) },
      not: effect { one, _ in one.scaleEffect(y: 0.5, anchor: .top) })
    try same(effect { one, _ in one.scaleEffect(0.5) }, effect { one, _ in one.scaleEffect(x: 0.5, y: 0.5, anchor: .center) })
    try same(
      effect { one, _ in one.scaleEffect(0.5) }, effect { one, _ in one.scaleEffect(CGSize(width: 0.5, height: 0.5), anchor: .center) })
    try same(
      effect { one, _ in one.rotationEffect(turn) }, effect { one, _ in one.rotationEffect(turn, anchor: .center) },
      not: effect { one, _ in one.rotationEffect(turn, anchor: .topLeading) })
    try same(
      effect { one, _ in one.rotation3DEffect(turn, axis: (0, 1, 0)) },
      effect { one, _ in one.rotation3DEffect(turn, axis: (0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1) })
  }

  @Test("shapes") func shapes() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 5)
    try same(shape.scale(x: 0.5), shape.scale(x: 0.5, y: 1, anchor: .center), not: shape.scale(x: 0.5, y: 0.5))
    try same(shape.scale(y: 0.5), shape.scale(x: 1, y: 0.5, anchor: .center), not: shape.scale(x: 0.5, y: 0.5))
    try same(shape.offset(CGPoint(x: 5, y: 7)), shape.offset(x: 5, y: 7), not: shape.offset(x: 5, y: -7))
    try same(shape.offset(CGSize(width: 5, height: 7)), shape.offset(x: 5, y: 7))
    try same(shape.offset(y: 7), shape.offset(x: 0, y: 7))
    try same(shape.stroke(.red), shape.stroke(.red, lineWidth: 1), not: shape.stroke(.red, lineWidth: 2))
    try same(shape.stroke(), shape.stroke(lineWidth: 1))
    try same(shape.strokeBorder(), shape.strokeBorder(lineWidth: 1), not: shape.strokeBorder(lineWidth: 2))
    try same(
      shape.fill(.green).stroke(.red), shape.fill(.green).stroke(.red, lineWidth: 1), not: shape.fill(.green).stroke(.red, lineWidth: 3))
    try same(
      shape.stroke(.green, lineWidth: 9).stroke(.red), shape.stroke(.green, lineWidth: 9).stroke(.red, lineWidth: 1),
      not: shape.stroke(.green, lineWidth: 9).stroke(.red, lineWidth: 2))
    try same(
      shape.fill(.green).strokeBorder(.red), shape.fill(.green).strokeBorder(.red, lineWidth: 1),
      not: shape.fill(.green).strokeBorder(.red, lineWidth: 2))
    try same(UnevenRoundedRectangle(topLeadingRadius: 9), UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 9)))
    try same(UnevenRoundedRectangle(bottomLeadingRadius: 9), UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(bottomLeading: 9)))
    try same(UnevenRoundedRectangle(bottomTrailingRadius: 9), UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(bottomTrailing: 9)))
    try same(UnevenRoundedRectangle(topTrailingRadius: 9), UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topTrailing: 9)))
    let box = Rectangle()
    try same(box.clipShape(.rect(topLeadingRadius: 9)), box.clipShape(UnevenRoundedRectangle(topLeadingRadius: 9)))
    try same(box.clipShape(.rect(bottomLeadingRadius: 9)), box.clipShape(UnevenRoundedRectangle(bottomLeadingRadius: 9)))
    try same(box.clipShape(.rect(bottomTrailingRadius: 9)), box.clipShape(UnevenRoundedRectangle(bottomTrailingRadius: 9)))
    try same(box.clipShape(.rect(topTrailingRadius: 9)), box.clipShape(UnevenRoundedRectangle(topTrailingRadius: 9)))
    // A star of five whose middle is empty where crossings count by pairs.
    let star = Path { path in
      for corner in 0..<5 {
        let angle = Double(corner) * 0.8 * .pi
        let point = CGPoint(x: 60 + 50 * sin(angle), y: 60 - 50 * cos(angle))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    let other = Path(CGRect(x: 10, y: 50, width: 100, height: 20))
    try same(star.union(other), star.union(other, eoFill: false), not: star.union(other, eoFill: true))
    try same(star.intersection(other), star.intersection(other, eoFill: false), not: star.intersection(other, eoFill: true))
    try same(star.subtracting(other), star.subtracting(other, eoFill: false), not: star.subtracting(other, eoFill: true))
    try same(
      star.symmetricDifference(other), star.symmetricDifference(other, eoFill: false), not: star.symmetricDifference(other, eoFill: true))
    try same(
      other.lineIntersection(star).stroke(), other.lineIntersection(star, eoFill: false).stroke(),
      not: other.lineIntersection(star, eoFill: true).stroke())
    try same(
      other.lineSubtraction(star).stroke(), other.lineSubtraction(star, eoFill: false).stroke(),
      not: other.lineSubtraction(star, eoFill: true).stroke())
  }

  @Test("texts") func texts() throws {
    let text = Text("Hamburg")
    try same(text.underline(), text.underline(true, pattern: .solid, color: nil), not: text.underline(false))
    try same(text.strikethrough(), text.strikethrough(true, pattern: .solid, color: nil), not: text.strikethrough(false))
    try same(text.bold(), text.bold(true), not: text.bold(false))
    try same(text.italic(), text.italic(true), not: text.italic(false))
    let views = HStack { text }
    try same(views.underline(), views.underline(true, pattern: .solid, color: nil), not: views.underline(false))
    try same(views.strikethrough(), views.strikethrough(true, pattern: .solid, color: nil), not: views.strikethrough(false))
    try same(views.bold(), views.bold(true), not: views.bold(false))
    try same(views.italic(), views.italic(true), not: views.italic(false))
    try same(views.monospaced(), views.monospaced(true), not: views.monospaced(false))
    try same(text.monospaced(), text.monospaced(true), not: text.monospaced(false))
  }

  @Test("containers") func containers() throws {
    @ViewBuilder var parts: some View {
      Color.red.frame(width: 20, height: 10)
      Color.blue.frame(width: 30, height: 24)
    }
    try same(VStack(content: { parts }), VStack(alignment: .center, spacing: nil) { parts }, not: VStack(alignment: .trailing) { parts })
    try same(HStack(content: { parts }), HStack(alignment: .center, spacing: nil) { parts }, not: HStack(alignment: .top) { parts })
    try same(ZStack(content: { parts }), ZStack(alignment: .center) { parts }, not: ZStack(alignment: .trailing) { parts })
    try same(ScrollView { parts }, ScrollView(.vertical) { parts }, not: ScrollView(.horizontal) { parts })
    let wide = Color.red.frame(width: 400, height: 10)
    func fitting(_ view: some View) -> some View { view.frame(width: 90, height: 90) }
    try same(
      fitting(
        ViewThatFits {
          wide
          Color.blue
        }),
      fitting(
        ViewThatFits(in: [.horizontal, .vertical]) {
          wide
          Color.blue
        }),
      not: fitting(
        ViewThatFits(in: .vertical) {
          wide
          Color.blue
        }))
    try same(Image(systemName: "star").resizable(), Image(systemName: "star").resizable(capInsets: EdgeInsets(), resizingMode: .stretch))
    try same(
      figure.containerRelativeFrame(.horizontal, count: 3, spacing: 4).background(.green),
      figure.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 4).background(.green),
      not: figure.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 4).background(.green))
    try same(
      figure.backgroundPreferenceValue(Worded.self) { _ in Color.green.frame(width: 90, height: 90) },
      figure.backgroundPreferenceValue(Worded.self, alignment: .center) { _ in Color.green.frame(width: 90, height: 90) },
      not: figure.backgroundPreferenceValue(Worded.self, alignment: .trailing) { _ in Color.green.frame(width: 90, height: 90) })
    try same(
      figure.overlayPreferenceValue(Worded.self) { _ in Color.green.frame(width: 9, height: 9) },
      figure.overlayPreferenceValue(Worded.self, alignment: .center) { _ in Color.green.frame(width: 9, height: 9) },
      not: figure.overlayPreferenceValue(Worded.self, alignment: .trailing) { _ in Color.green.frame(width: 9, height: 9) })
    try same(figure.scenePadding().background(.green), figure.padding(16).background(.green), not: figure.background(.green))
    try same(figure.scenePadding(.horizontal).background(.green), figure.padding(.horizontal, 16).background(.green))
    func barred(_ view: some View) -> some View { view.frame(maxWidth: .infinity, maxHeight: .infinity) }
    try same(
      barred(figure.safeAreaInset(edge: .bottom) { Text("x") }),
      barred(figure.safeAreaInset(edge: .bottom, alignment: .center) { Text("x") }),
      not: barred(figure.safeAreaInset(edge: .bottom, alignment: .trailing) { Text("x") }))
    func canvas(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> some View { Canvas(renderer: draw) }
    try same(
      canvas { context, _ in context.draw(Text("x"), at: CGPoint(x: 50, y: 50)) },
      canvas { context, _ in context.draw(Text("x"), at: CGPoint(x: 50, y: 50), anchor: .center) },
      not: canvas { context, _ in context.draw(Text("x"), at: CGPoint(x: 50, y: 50), anchor: .trailing) })
    try same(
      canvas { context, _ in context.draw(context.resolve(Text("x")), at: CGPoint(x: 50, y: 50)) },
      canvas { context, _ in context.draw(context.resolve(Text("x")), at: CGPoint(x: 50, y: 50), anchor: .center) })
    try same(
      canvas { context, _ in context.draw(Image(systemName: "star"), at: CGPoint(x: 50, y: 50)) },
      canvas { context, _ in context.draw(Image(systemName: "star"), at: CGPoint(x: 50, y: 50), anchor: .center) })
    let area = Path(CGRect(x: 5, y: 5, width: 40, height: 40))
    try same(
      canvas { context, _ in context.fill(area, with: .color(red: 1, green: 0, blue: 0)) },
      canvas { context, _ in context.fill(area, with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)) },
      not: canvas { context, _ in context.fill(area, with: .color(red: 1, green: 0, blue: 0, opacity: 0.5)) })
    try same(
      canvas { context, _ in context.fill(area, with: .color(white: 0.5)) },
      canvas { context, _ in context.fill(area, with: .color(.sRGB, white: 0.5, opacity: 1)) })
    try same(
      canvas { context, _ in context.stroke(area, with: .color(.red)) },
      canvas { context, _ in context.stroke(area, with: .color(.red), lineWidth: 1) },
      not: canvas { context, _ in context.stroke(area, with: .color(.red), lineWidth: 2) })
  }
  private struct Worded: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) {}
  }

  /// The documentation's own words: bounds of 0 to 1, a step and a whole of 1.
  @Test("controls") func controls() throws {
    func gauge(_ gauge: some View) -> some View { gauge.gaugeStyle(.linearCapacity) }
    let (label, now) = (Text("L"), { Text("now") })
    try same(
      gauge(Gauge(value: 0.25) { label }), gauge(Gauge(value: 0.25, in: 0...1) { label }),
      not: gauge(Gauge(value: 0.25, in: 0...2) { label }))
    try same(
      gauge(
        Gauge(value: 0.25) {
          label
        } currentValueLabel: {
          now()
        }),
      gauge(
        Gauge(value: 0.25, in: 0...1) {
          label
        } currentValueLabel: {
          now()
        }),
      not: gauge(
        Gauge(value: 0.25, in: 0...2) {
          label
        } currentValueLabel: {
          now()
        }))
    let (half, one) = (Binding.constant(0.5), Text("1"))
    try same(Slider(value: half) { label }, Slider(value: half, in: 0...1) { label }, not: Slider(value: half, in: 0...2) { label })
    try same(
      Slider(value: half, label: { label }, minimumValueLabel: { one }, maximumValueLabel: { one }),
      Slider(value: half, in: 0...1, label: { label }, minimumValueLabel: { one }, maximumValueLabel: { one }),
      not: Slider(value: half, in: 0...2, label: { label }, minimumValueLabel: { one }, maximumValueLabel: { one }))
    try same(
      Slider(value: half, minimumValueLabel: one, maximumValueLabel: one) { label },
      Slider(value: half, in: 0...1, minimumValueLabel: one, maximumValueLabel: one) { label },
      not: Slider(value: half, in: 0...2, minimumValueLabel: one, maximumValueLabel: one) { label })
    try same(
      Slider(value: half, onEditingChanged: { _ in }, label: { label }),
      Slider(value: half, in: 0...1, onEditingChanged: { _ in }, label: { label }),
      not: Slider(value: half, in: 0...2, onEditingChanged: { _ in }, label: { label }))
    // A step of 1 puts 2.4 at 2.
    let odd = Binding.constant(2.4)
    try same(Slider(value: odd, in: 0...4, step: 1), Slider(value: odd, in: 0...4, label: { label }), not: Color.red)
    try same(ProgressView(value: 0.25), ProgressView(value: 0.25, total: 1), not: ProgressView(value: 0.25, total: 2))
    try same(
      ProgressView(value: 0.25) { label }, ProgressView(value: 0.25, total: 1) { label }, not: ProgressView(value: 0.25, total: 2) { label }
    )
    try same(
      ProgressView(value: 0.25) {
        label
      } currentValueLabel: {
        now()
      },
      ProgressView(value: 0.25, total: 1) {
        label
      } currentValueLabel: {
        now()
      },
      not: ProgressView(value: 0.25, total: 2) {
        label
      } currentValueLabel: {
        now()
      })
    try same(ProgressView("L", value: 0.25), ProgressView("L", value: 0.25, total: 1), not: ProgressView("L", value: 0.25, total: 2))
    func stack(_ view: some View) -> some View { NavigationStack { view.navigationTitle("T").navigationBarTitleDisplayMode(.inline) } }
    try same(
      stack(Color.red.navigationBarBackButtonHidden()), stack(Color.red.navigationBarBackButtonHidden(true)))
  }

  /// A curve is the identity after its inverse; a circle's own curve is a quarter of it (x² + (1 - y)² = 1 at the beginning).
  @Test("curves", arguments: [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut])
  func curves(_ curve: UnitCurve) {
    for x in [0, 0.1, 0.35, 0.5, 0.8, 1] as [Double] {
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 0.001 || curve == .circularEaseInOut, "\(x)")
    }
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
  }
  @Test("circles") func circles() {
    for x in [0.1, 0.3, 0.45] as [Double] {
      let (entry, exit, both) = (UnitCurve.circularEaseIn.value(at: x), UnitCurve.circularEaseOut.value(at: x), UnitCurve.circularEaseInOut)
      #expect(abs(x * x + (1 - entry) * (1 - entry) - 1) < 1e-6)
      #expect(abs((1 - x) * (1 - x) + exit * exit - 1) < 1e-6)
      #expect(abs(both.value(at: x) - UnitCurve.circularEaseIn.value(at: 2 * x) / 2) < 1e-6)
      #expect(abs(both.value(at: x) + both.value(at: 1 - x) - 1) < 1e-6)
    }
  }

  @Test("animations are those of the arguments that are documented") func animations() {
    let pairs: [(Animation, Animation)] = [
      (.bouncy, .bouncy(duration: 0.5, extraBounce: 0)), (.smooth, .smooth(duration: 0.5, extraBounce: 0)),
      (.snappy, .snappy(duration: 0.5, extraBounce: 0)), (.bouncy(duration: 0.7), .bouncy(duration: 0.7, extraBounce: 0)),
      (.smooth(duration: 0.7), .smooth(duration: 0.7, extraBounce: 0)), (.snappy(duration: 0.7), .snappy(duration: 0.7, extraBounce: 0)),
      (.bouncy(extraBounce: 0.1), .bouncy(duration: 0.5, extraBounce: 0.1)),
      (.smooth(extraBounce: 0.1), .smooth(duration: 0.5, extraBounce: 0.1)),
      (.snappy(extraBounce: 0.1), .snappy(duration: 0.5, extraBounce: 0.1)),
      (.timingCurve(0.1, 0.2, 0.3, 0.9), .timingCurve(0.1, 0.2, 0.3, 0.9, duration: 0.35)),
      (.interpolatingSpring(stiffness: 50, damping: 5), .interpolatingSpring(mass: 1, stiffness: 50, damping: 5, initialVelocity: 0)),
      (.linear, .linear(duration: 0.35)), (.easeIn, .easeIn(duration: 0.35)), (.easeOut, .easeOut(duration: 0.35)),
      (.easeInOut, .easeInOut(duration: 0.35)),
    ]
    for (number, (one, other)) in pairs.enumerated() { #expect(one == other, "pair \(number)") }
    let springs: [(Spring, Spring)] = [
      (.bouncy, .bouncy(duration: 0.5, extraBounce: 0)), (.smooth, .smooth(duration: 0.5, extraBounce: 0)),
      (.snappy, .snappy(duration: 0.5, extraBounce: 0)), (Spring(), Spring(duration: 0.5, bounce: 0)),
      (.bouncy(extraBounce: 0.1), Spring(duration: 0.5, bounce: 0.4)), (.snappy(extraBounce: 0.1), Spring(duration: 0.5, bounce: 0.25)),
      (.smooth(extraBounce: 0.1), Spring(duration: 0.5, bounce: 0.1)),
    ]
    for (number, (one, other)) in springs.enumerated() {
      #expect(abs(one.value(target: 1.0, time: 0.2) - other.value(target: 1.0, time: 0.2)) < 1e-9, "spring \(number)")
    }
  }

  @Test("sets of words are made of words that are one each") func words() {
    func apart<Words: SetAlgebra>(_ words: [Words], all: Words? = nil) {
      for (index, word) in words.enumerated() {
        #expect(!word.isEmpty)
        for other in words[..<index] { #expect(word.isDisjoint(with: other), "\(word) and \(other)") }
      }
      if let all { #expect(words.reduce(into: Words()) { $0.formUnion($1) } == all) }
    }
    apart([TableColumnCustomizationBehavior.visibility, .reorder, .resize], all: .all)
    apart([TextInputFormattingControlPlacement.Set.contextMenu, .inputAssistant], all: .all)
    #expect(Text.Layout.DrawingOptions.disablesSubpixelQuantization.rawValue == 1)
    #expect(
      TableColumnAlignment.trailing == .numeric && TableColumnAlignment.leading == .automatic && TableColumnAlignment.center != .leading)
    #expect(TableColumnAlignment.trailing != .leading && TableColumnAlignment.trailing != .center)
    var bounds = Text.Layout.TypographicBounds()
    #expect(bounds.rect == .zero && bounds.leading == 0)
    (bounds.origin, bounds.width, bounds.ascent, bounds.descent) = (CGPoint(x: 3, y: 20), 9, 8, 2)
    #expect(bounds.rect == CGRect(x: 3, y: 12, width: 9, height: 10))
    #expect(KeyboardShortcut("a").modifiers == .command && KeyboardShortcut("a", modifiers: .shift).modifiers == .shift)
    #expect(KeyboardShortcut.defaultAction == KeyboardShortcut(.return, modifiers: []))
    #expect(KeyboardShortcut.cancelAction == KeyboardShortcut(.escape, modifiers: []))
    #expect(DragGesture().minimumDistance == 10)
  }
}

import Foundation
import QuoinDrawing
import QuoinLayout
import Testing

@testable import SwiftUI

/// What can be written in several ways is the same, whichever is chosen; what says the same in another place looks the same there.
@Suite("Every way to write it") @MainActor struct WrittenWaysTests {
  private func page(_ view: some View, _ size: CGSize = CGSize(width: 240, height: 320)) -> PlacedPage {
    var options = PageOptions()
    options.canvas = .fixed(size)
    options.scale = 1
    return Page(view, options: options).settle()
  }
  private func texts(_ view: some View) -> [String] {
    func all(_ tree: LayoutTree) -> [String] { (tree.text.map { [$0] } ?? []) + tree.children.flatMap(all) }
    return all(page(view).layoutTree())
  }
  private func same(_ one: some View, _ other: some View, line: Int = #line) throws {
    let (a, b) = (try page(one).pngData(), try page(other).pngData())
    let isSame = a == b
    #expect(isSame, "line \(line)")
  }

  @Test("gradients: colours, places or both; as a view, as a style, around a centre of its own") func gradients() throws {
    let colors = [Color.red, .green, .blue]
    let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .green, location: 0.5), .init(color: .blue, location: 1)]
    let gradient = Gradient(colors: colors)
    let (corner, other) = (UnitPoint(x: 0.2, y: 0.3), UnitPoint(x: 0.9, y: 0.6))
    let (begin, end) = (Angle.degrees(30), Angle.degrees(200))
    let angular = AngularGradient(gradient: gradient, center: corner, startAngle: begin, endAngle: end)
    try same(angular, AngularGradient(colors: colors, center: corner, startAngle: begin, endAngle: end))
    try same(angular, AngularGradient(stops: stops, center: corner, startAngle: begin, endAngle: end))
    try same(angular, Rectangle().fill(.angularGradient(gradient, center: corner, startAngle: begin, endAngle: end)))
    try same(angular, Rectangle().fill(.angularGradient(colors: colors, center: corner, startAngle: begin, endAngle: end)))
    try same(angular, Rectangle().fill(.angularGradient(stops: stops, center: corner, startAngle: begin, endAngle: end)))
    let conic = AngularGradient(gradient: gradient, center: corner, angle: begin)
    try same(conic, AngularGradient(colors: colors, center: corner, angle: begin))
    try same(conic, AngularGradient(stops: stops, center: corner, angle: begin))
    try same(conic, AngularGradient(gradient: gradient, center: corner, startAngle: begin, endAngle: begin + .degrees(360)))
    try same(conic, Rectangle().fill(.conicGradient(gradient, center: corner, angle: begin)))
    try same(conic, Rectangle().fill(.conicGradient(colors: colors, center: corner, angle: begin)))
    let linear = LinearGradient(gradient: gradient, startPoint: corner, endPoint: other)
    try same(linear, LinearGradient(colors: colors, startPoint: corner, endPoint: other))
    try same(linear, LinearGradient(stops: stops, startPoint: corner, endPoint: other))
    try same(linear, Rectangle().fill(.linearGradient(gradient, startPoint: corner, endPoint: other)))
    try same(linear, Rectangle().fill(.linearGradient(colors: colors, startPoint: corner, endPoint: other)))
    try same(linear, Rectangle().fill(.linearGradient(stops: stops, startPoint: corner, endPoint: other)))
    let radial = RadialGradient(gradient: gradient, center: corner, startRadius: 20, endRadius: 120)
    try same(radial, RadialGradient(colors: colors, center: corner, startRadius: 20, endRadius: 120))
    try same(radial, RadialGradient(stops: stops, center: corner, startRadius: 20, endRadius: 120))
    try same(radial, Rectangle().fill(.radialGradient(gradient, center: corner, startRadius: 20, endRadius: 120)))
    try same(radial, Rectangle().fill(.radialGradient(colors: colors, center: corner, startRadius: 20, endRadius: 120)))
    try same(radial, Rectangle().fill(.radialGradient(stops: stops, center: corner, startRadius: 20, endRadius: 120)))
    let elliptical = EllipticalGradient(gradient: gradient, center: corner, startRadiusFraction: 0.1, endRadiusFraction: 0.6)
    try same(elliptical, EllipticalGradient(colors: colors, center: corner, startRadiusFraction: 0.1, endRadiusFraction: 0.6))
    try same(elliptical, EllipticalGradient(stops: stops, center: corner, startRadiusFraction: 0.1, endRadiusFraction: 0.6))
    try same(
      elliptical, Rectangle().fill(.ellipticalGradient(gradient, center: corner, startRadiusFraction: 0.1, endRadiusFraction: 0.6)))
    try same(
      elliptical, Rectangle().fill(.ellipticalGradient(colors: colors, center: corner, startRadiusFraction: 0.1, endRadiusFraction: 0.6)))
    try same(
      elliptical, Rectangle().fill(.ellipticalGradient(stops: stops, center: corner, startRadiusFraction: 0.1, endRadiusFraction: 0.6)))
    // A turn of hues ends where it begins.
    try same(Color(hue: 1, saturation: 0.8, brightness: 0.9), Color(hue: 0, saturation: 0.8, brightness: 0.9))
  }

  @Test("what is left out of a trim or of a picture's part is the whole") func wholes() throws {
    try same(Circle().trim(from: 0.25), Circle().trim(from: 0.25, to: 1))
    try same(Circle().trim(to: 0.6), Circle().trim(from: 0, to: 0.6))
    let star = Image(systemName: "star.fill")
    try same(
      Rectangle().fill(ImagePaint(image: star)),
      Rectangle().fill(ImagePaint(image: star, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1)))
  }

  @Test("a visual effect is the modifier of its name") func visualEffects() throws {
    let figure = HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: 40, height: 20)
      Color.blue.frame(width: 30, height: 50)
    }
    let corner = UnitPoint(x: 0.1, y: 0.8)
    try same(figure.opacity(0.4), figure.visualEffect { view, _ in view.opacity(0.4) })
    try same(figure.offset(x: 9, y: -7), figure.visualEffect { view, _ in view.offset(x: 9, y: -7) })
    try same(figure.offset(CGSize(width: 9, height: -7)), figure.visualEffect { view, _ in view.offset(CGSize(width: 9, height: -7)) })
    try same(figure.scaleEffect(1.4, anchor: corner), figure.visualEffect { view, _ in view.scaleEffect(1.4, anchor: corner) })
    try same(
      figure.scaleEffect(x: 1.4, y: 0.6, anchor: corner),
      figure.visualEffect { view, _ in view.scaleEffect(x: 1.4, y: 0.6, anchor: corner) })
    try same(
      figure.scaleEffect(CGSize(width: 1.4, height: 0.6), anchor: corner),
      figure.visualEffect { view, _ in view.scaleEffect(CGSize(width: 1.4, height: 0.6), anchor: corner) })
    try same(
      figure.rotationEffect(.degrees(25), anchor: corner),
      figure.visualEffect { view, _ in view.rotationEffect(.degrees(25), anchor: corner) })
    try same(
      figure.rotation3DEffect(.degrees(50), axis: (0.3, 1, 0.2), anchor: corner),
      figure.visualEffect { view, _ in view.rotation3DEffect(.degrees(50), axis: (0.3, 1, 0.2), anchor: corner) })
    try same(figure.blur(radius: 4), figure.visualEffect { view, _ in view.blur(radius: 4) })
    try same(figure.brightness(0.3), figure.visualEffect { view, _ in view.brightness(0.3) })
    try same(figure.contrast(0.5), figure.visualEffect { view, _ in view.contrast(0.5) })
    try same(figure.saturation(0.3), figure.visualEffect { view, _ in view.saturation(0.3) })
    try same(figure.grayscale(0.6), figure.visualEffect { view, _ in view.grayscale(0.6) })
    try same(figure.hueRotation(.degrees(80)), figure.visualEffect { view, _ in view.hueRotation(.degrees(80)) })
  }

  private struct Asked: Identifiable { let id: Int }

  @Test("alerts and dialogs: title and message however they are written; nothing without data, no title unless it is wanted")
  func alerts() throws {
    let (on, data) = (Binding.constant(true), Optional("it"))
    let (key, words, text) = (LocalizedStringKey("Sure?"), String("Sure?"), Text("Sure?"))
    let base = Color.white
    func button(_ data: String) -> Button<Text> { Button("Do " + data) {} }
    func message(_ data: String) -> Text { Text("About " + data) }
    let whole = Set(["Sure?", "Do it", "About it"])
    let plain = Set(["Sure?", "Do it"])
    #expect(Set(texts(base.alert(key, isPresented: on, presenting: data) { button($0) })) == plain)
    #expect(Set(texts(base.alert(words, isPresented: on, presenting: data) { button($0) })) == plain)
    #expect(Set(texts(base.alert(text, isPresented: on, presenting: data) { button($0) })) == plain)
    #expect(
      Set(
        texts(
          base.alert(key, isPresented: on, presenting: data) {
            button($0)
          } message: {
            message($0)
          })) == whole)
    #expect(
      Set(
        texts(
          base.alert(words, isPresented: on, presenting: data) {
            button($0)
          } message: {
            message($0)
          })) == whole)
    #expect(
      Set(
        texts(
          base.alert(text, isPresented: on, presenting: data) {
            button($0)
          } message: {
            message($0)
          })) == whole)
    let nothing = String?.none
    let without = texts(base.alert(key, isPresented: on, presenting: nothing) { button($0) })
    let withoutEither = texts(
      base.alert(words, isPresented: on, presenting: nothing) {
        button($0)
      } message: {
        message($0)
      })
    #expect(without.isEmpty && withoutEither.isEmpty)
    for visibility in [Visibility.visible, .hidden] {
      // A dialog adds a way out of it where nobody wrote one.
      func shows(_ view: some View, _ expected: Set<String>, line: Int = #line) {
        let found = Set(texts(view)).subtracting(["Cancel"])
        let wanted = visibility == .visible ? expected : expected.subtracting(["Sure?"])
        #expect(found == wanted, "line \(line), \(visibility): \(found)")
      }
      shows(base.confirmationDialog(key, isPresented: on, titleVisibility: visibility) { button("it") }, plain)
      shows(base.confirmationDialog(words, isPresented: on, titleVisibility: visibility) { button("it") }, plain)
      shows(base.confirmationDialog(text, isPresented: on, titleVisibility: visibility) { button("it") }, plain)
      shows(
        base.confirmationDialog(key, isPresented: on, titleVisibility: visibility) {
          button("it")
        } message: {
          message("it")
        }, whole)
      shows(
        base.confirmationDialog(words, isPresented: on, titleVisibility: visibility) {
          button("it")
        } message: {
          message("it")
        }, whole)
      shows(
        base.confirmationDialog(text, isPresented: on, titleVisibility: visibility) {
          button("it")
        } message: {
          message("it")
        }, whole)
      shows(base.confirmationDialog(key, isPresented: on, titleVisibility: visibility, presenting: data) { button($0) }, plain)
      shows(base.confirmationDialog(words, isPresented: on, titleVisibility: visibility, presenting: data) { button($0) }, plain)
      shows(base.confirmationDialog(text, isPresented: on, titleVisibility: visibility, presenting: data) { button($0) }, plain)
      shows(
        base.confirmationDialog(key, isPresented: on, titleVisibility: visibility, presenting: data) {
          button($0)
        } message: {
          message($0)
        },
        whole)
      shows(
        base.confirmationDialog(words, isPresented: on, titleVisibility: visibility, presenting: data) {
          button($0)
        } message: {
          message($0)
        },
        whole)
      shows(
        base.confirmationDialog(text, isPresented: on, titleVisibility: visibility, presenting: data) {
          button($0)
        } message: {
          message($0)
        },
        whole)
      shows(base.confirmationDialog(key, isPresented: on, titleVisibility: visibility, presenting: nothing) { button($0) }, [])
    }
  }

  private func shown(_ row: some View) -> some View { NavigationStack { List { row } } }

  @Test("lists and links: whichever way they are made") func lists() throws {
    let names = ["Ada", "Ben", "Cyd"]
    let written = List { ForEach(names, id: \.self) { Text($0) } }
    try same(written, List(names, id: \.self) { Text($0) })
    try same(written, List(names, id: \.self, selection: .constant(Set<String>())) { Text($0) })
    try same(written, List(names, id: \.self, selection: .constant(String?.none)) { Text($0) })
    try same(List { ForEach(0..<3) { Text(names[$0]) } }, List(0..<3) { Text(names[$0]) })
    struct Item: Identifiable {
      let id: Int
      var words: String
    }
    let items = names.enumerated().map { Item(id: $0, words: $1) }
    try same(written, List(items) { Text($0.words) })
    let bound = Binding.constant(items)
    try same(written, List(bound) { $item in Text(item.words) })
    try same(written, List(items, selection: .constant(Int?.none)) { Text($0.words) })
    try same(shown(NavigationLink("Go", value: 3)), shown(NavigationLink(value: 3) { Text("Go") }))
    try same(shown(NavigationLink("Go", value: 3)), shown(NavigationLink("Go") { Text("there") }))
    try same(shown(NavigationLink("Go", value: 3)), shown(NavigationLink("Go", destination: Text("there"))))
    try same(shown(Text("there").navigationTitle("T")), shown(Text("there").navigationTitle(Text("T"))))
  }

  @Test("transitions: halfway a view that comes looks as the transition says") func transitions() throws {
    struct Coming: View {
      let model: Visible
      let transition: AnyTransition
      var body: some View {
        ZStack {
          Color.white
          if model.isOn { Color.red.frame(width: 40, height: 20).transition(transition) }
        }
      }
    }
    func live(_ view: some View) -> LivePage {
      var options = PageOptions()
      options.canvas = .fixed(CGSize(width: 100, height: 80))
      options.scale = 1
      return LivePage(view, options: options, patience: 0, time: .isTold)
    }
    func picture(_ page: LivePage, at time: TimeInterval) throws -> Bitmap {
      page.advance(to: time)
      return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: page.current.displayList())
    }
    func halfway(_ transition: AnyTransition, line: Int = #line, @ViewBuilder _ expected: () -> some View) throws {
      let model = Visible()
      let page = live(Coming(model: model, transition: transition))
      _ = try picture(page, at: 0)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      let middle = try picture(page, at: 0.5)
      let still = try picture(
        live(
          ZStack {
            Color.white
            expected()
          }), at: 0)
      let count = middle.difference(to: still, tolerance: 8)?.pixels ?? -1
      #expect(count == 0, "line \(line): \(count) pixels")
    }
    let box = Color.red.frame(width: 40, height: 20)
    try halfway(.opacity) { box.opacity(0.5) }
    try halfway(.offset(x: 12, y: -20)) { box.offset(x: 6, y: -10) }
    try halfway(.offset(CGSize(width: -8, height: 16))) { box.offset(x: -4, y: 8) }
    try halfway(.scale) { box.scaleEffect(0.5) }
    try halfway(.scale(scale: 0.2, anchor: .topLeading)) { box.scaleEffect(0.6, anchor: .topLeading) }
    try halfway(.move(edge: .leading)) { box.offset(x: -20) }
    try halfway(.move(edge: .trailing)) { box.offset(x: 20) }
    try halfway(.move(edge: .top)) { box.offset(y: -10) }
    try halfway(.move(edge: .bottom)) { box.offset(y: 10) }
    try halfway(.slide) { box.offset(x: -20) }
    try halfway(.identity) { box }
    try halfway(.opacity.combined(with: .offset(x: 12))) { box.opacity(0.5).offset(x: 6) }
    try halfway(.asymmetric(insertion: .offset(y: 20), removal: .opacity)) { box.offset(y: 10) }
  }
  @Observable @MainActor fileprivate final class Visible { var isOn = false }
}

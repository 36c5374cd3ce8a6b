import Foundation
import QuoinDrawing
import Testing

@testable import QuoinLayout
@testable import SwiftUI

@Observable private final class Model { var width: CGFloat = 10 }

@Suite("State, preferences and settling") @MainActor struct SettlingTests {
  private struct SizeKey: PreferenceKey {
    static let defaultValue: [Int: CGFloat] = [:]
    static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) { value.merge(nextValue()) { $1 } }
  }

  @Test("a size fed back through a preference settles in the second pass") func preference() {
    struct Equal: View {
      @State private var widths: [Int: CGFloat] = [:]
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<2) { index in
            Leaf("leaf\(index)", index == 0 ? 20 : 50, 10)
              .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: [index: $0.size.width]) })
              .frame(width: widths.values.max()).accessibilityIdentifier("cell\(index)")
          }
        }
        .onPreferenceChange(SizeKey.self) { widths = $0 }
      }
    }
    let found = frames(200, 10) { Equal() }
    #expect(found["cell0"]?.width == 50 && found["cell1"]?.width == 50)
  }

  @Test("onAppear, onChange and observable models evaluate the page again") func reactions() {
    struct Reacting: View {
      @State private var model = Model()
      @State private var seen: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Leaf("model", model.width, 10)
          Leaf("seen", seen, 10)
        }
        .onAppear { model.width = 30 }
        .onChange(of: model.width) { _, new in seen = new }
      }
    }
    let found = frames(100, 100) { Reacting() }
    #expect(found["model"]?.width == 30 && found["seen"]?.width == 30)
  }

  @Test("a page that never settles is shown, with a finding") func endless() {
    struct Endless: View {
      @State private var count = 0
      var body: some View { Leaf("leaf", 10, 10).onChange(of: count, initial: true) { count += 1 } }
    }
    let page = placed(100, 100) { Endless() }
    #expect(page.findings.contains { $0.kind == .unsettledState } && page.framesByIdentifier()["leaf"] != nil)
  }

  @Test("a view that contains itself, or is a class, is left out with a finding") func recursion() {
    struct Itself: View { var body: some View { AnyView(Itself()) } }
    #expect(placed(100, 100) { Itself() }.findings.contains { $0.kind == .badArgument })
  }

  @Test("state follows identity: ForEach by id, branches apart") func identity() {
    struct Counter: View {
      let id: String
      @State private var width: CGFloat = 5
      var body: some View { Leaf(id, width, 10).onAppear { width += 10 } }
    }
    struct Lists: View {
      @State private var order = ["a", "b"]
      var body: some View {
        HStack(spacing: 0) { ForEach(order, id: \.self) { Counter(id: $0) } }.onAppear { order = ["b", "a", "c"] }
      }
    }
    let found = frames(100, 10) { Lists() }
    #expect(["a", "b", "c"].allSatisfy { found[$0]?.width == 15 })
  }

  @Test("anchors and named spaces") func anchors() {
    struct Marks: PreferenceKey {
      static var defaultValue: [Anchor<CGRect>] { [] }
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }
    let found = frames(100, 100) {
      VStack(spacing: 0) {
        Leaf("a", 20, 10).anchorPreference(key: Marks.self, value: .bounds) { [$0] }
        Leaf("b", 40, 30)
      }
      .overlayPreferenceValue(Marks.self) { marks in
        GeometryReader { proxy in
          let rect = proxy[marks[0]]
          Color.clear.frame(width: rect.width, height: rect.height).named("ring").offset(x: rect.minX, y: rect.minY)
        }
      }
      .coordinateSpace(name: "column")
    }
    #expect(found["ring"] == found["a"])
  }

  @Test("what lies elsewhere is found anew when the view that asks moves") func anchorsOfViewsThatMove() {
    struct Marks: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
    }
    let room = StateBox(10.0)
    struct Asking: View {
      let room: Binding<Double>
      var body: some View {
        Color.red.frame(width: 80, height: 10).anchorPreference(key: Marks.self, value: .bounds) { $0 }
          .frame(maxHeight: .infinity, alignment: .top)
          .overlayPreferenceValue(Marks.self) { mark in Below(room: room, mark: mark) }
      }
      struct Below: View {
        let room: Binding<Double>
        let mark: Anchor<CGRect>?
        var body: some View {
          VStack(spacing: 0) {
            Gap(room: room)
            GeometryReader { proxy in
              let way = mark.map { -proxy[$0].minY } ?? 0
              Color.blue.frame(width: way, height: 4).accessibilityIdentifier("way")
            }
            .frame(height: 4)
            Spacer(minLength: 0)
          }
        }
      }
      struct Gap: View {
        @Binding var room: Double
        var body: some View { Color.clear.frame(height: room) }
      }
    }
    let page = played(Asking(room: Binding(room)))
    #expect(page.frame("way", at: 0)?.width == 10)
    room.value = 30
    #expect(page.frame("way", at: 0.1)?.width == 30)
  }
}

@Suite @MainActor struct PreferredColorSchemeTests {
  @Test("a view that prefers the dark makes its whole page dark, the ground too") func dark() throws {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 4, height: 4))
    options.scale = 1
    options.isOpaque = true
    let page = Page(Color.clear.preferredColorScheme(.dark), options: options).settle()
    let list = page.displayList()
    guard case .fill(_, .color(let ground), _) = list.items.first else {
      Issue.record("the page has no ground")
      return
    }
    #expect(ground.red == 0 && ground.green == 0 && ground.blue == 0 && ground.alpha == 1)
  }
}

import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// Views that a reader of sizes or a lazy container makes once the page is laid out: they live and present as any others.
@MainActor @Suite("Views made late") struct LateViewTests {
  @Observable final class Switch { var isOn = false }
  /// A view of one's own, which has a record.
  struct Presenter: View {
    let state: Switch
    var body: some View {
      Color.yellow.sheet(isPresented: .constant(true)) { Text(state.isOn ? "New" : "Old").presentationDetents([.medium]) }
    }
  }
  struct Appearing: View {
    @State var isThere = false
    var body: some View { Text(isThere ? "there" : "not yet").onAppear { isThere = true } }
  }
  private func live(_ view: some View) -> LivePage {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 300, height: 400))
    return LivePage(view, options: options, patience: 0, time: .isTold)
  }
  private func texts(_ page: LivePage) -> [String] {
    func visit(_ tree: LayoutTree) -> [String] { [tree.text].compactMap { $0 } + tree.children.flatMap(visit) }
    return visit(page.current.layoutTree())
  }

  @Test("a view of one's own appears, alone in a reader of sizes too")
  func appearing() {
    for view in [
      AnyView(GeometryReader { _ in Appearing() }), AnyView(GeometryReader { _ in VStack { Appearing() } }),
      AnyView(ScrollView { LazyVStack { Appearing() } }), AnyView(ViewThatFits { GeometryReader { _ in Appearing() } }),
      AnyView(GeometryReader { _ in GeometryReader { _ in Appearing() } }),
      AnyView(Color.clear.overlayPreferenceValue(Note.self) { _ in Appearing() }),
    ] {
      let page = live(view)
      page.advance(to: 1)
      #expect(texts(page) == ["there"])
    }
  }
  enum Note: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  @Test("a sheet that such a view presents follows what it is made of")
  func sheet() {
    let state = Switch()
    for view in [
      AnyView(Presenter(state: state)),
      AnyView(GeometryReader { _ in Presenter(state: state) }), AnyView(GeometryReader { _ in VStack { Presenter(state: state) } }),
      AnyView(ScrollView { LazyVStack { Presenter(state: state) } }),
    ] {
      let page = live(view)
      for round in 0...6 {
        page.advance(to: Double(round))
        #expect(texts(page) == [state.isOn ? "New" : "Old"])
        state.isOn.toggle()
      }
    }
  }

  @Test("what such a view presents is let go of with the view")
  func letGo() {
    struct Switched<Content: View>: View {
      let state: Switch
      @ViewBuilder let content: (Bool) -> Content
      var body: some View { content(state.isOn) }
    }
    let state = Switch()
    let view = GeometryReader { _ in
      VStack {
        Switched(state: state) { isOn in
          Color.yellow.sheet(isPresented: .constant(true)) { Text(isOn ? "New" : "Old").presentationDetents([.medium]) }
        }
      }
    }
    let page = live(view.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white).environment(\.colorScheme, .light))
    for round in 0...6 {
      page.advance(to: Double(round))
      #expect(texts(page) == [state.isOn ? "New" : "Old"])
      state.isOn.toggle()
    }
  }
}

import Foundation
import Testing

@testable import QuoinLayout
@testable import SwiftUI

/// Lays a view out on a 100×200 screen with a safe area of 20 above and 10 below.
@MainActor private func onScreen(@ViewBuilder _ view: () -> some View) -> [String: CGRect] {
  var options = PageOptions()
  options.canvas = .device(CGSize(width: 100, height: 200), EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
  options.scale = 2
  return Page(view(), options: options).settle().framesByIdentifier()
}

@Suite("Facts 113, 116: safe areas") @MainActor struct SafeAreaFactTests {
  @Test("the root is proposed the safe area and centred in it") func root() {
    #expect(onScreen { Color.red.named("c") }["c"] == box(0, 20, 100, 170))
    #expect(onScreen { Leaf("leaf", 10, 10) }["leaf"] == box(45, 100, 10, 10))
  }

  @Test("fact 113: a view that ignores the safe area reaches out where it touches it, and reports the same size") func fact113() {
    #expect(onScreen { Color.red.named("c").ignoresSafeArea().named("outer") }["c"] == box(0, 0, 100, 200))
    #expect(onScreen { Color.red.named("c").ignoresSafeArea(edges: .top) }["c"] == box(0, 0, 100, 190))
    #expect(onScreen { Color.red.frame(height: 50).named("c").ignoresSafeArea() }["c"] == box(0, 80, 100, 50))
    let stacked = onScreen {
      VStack(spacing: 0) {
        Color.red.named("top").ignoresSafeArea(edges: .top)
        Color.blue.named("rest")
      }.named("stack")
    }
    #expect(stacked["stack"] == box(0, 20, 100, 170) && stacked["top"] == box(0, 0, 100, 105) && stacked["rest"] == box(0, 105, 100, 85))
    #expect(onScreen { Color.red.named("c").ignoresSafeArea(.keyboard) }["c"] == box(0, 20, 100, 170))
  }

  @Test("fact 116: a style behind a view reaches into the safe area, a view behind it does not") func fact116() {
    let page = { (view: AnyView) -> CGRect in
      var options = PageOptions()
      options.canvas = .device(CGSize(width: 100, height: 200), EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
      let tree = Page(view, options: options).settle().layoutTree()
      func deepest(_ node: LayoutTree) -> CGRect {
        let own = node.frame.cgRect
        return node.children.map(deepest).reduce(own) { $0.union($1) }
      }
      return tree.children.map(deepest).reduce(.null) { $0.union($1) }
    }
    #expect(page(AnyView(Color.clear.background(.red))) == box(0, 0, 100, 200))
    #expect(page(AnyView(Color.clear.background { Color.red })) == box(0, 20, 100, 170))
  }

  @Test("a reader tells the insets that lie over it") func proxy() {
    final class Seen: @unchecked Sendable { var insets = EdgeInsets() }
    let seen = Seen()
    _ = onScreen { GeometryReader { proxy in Color.clear.onAppear { seen.insets = proxy.safeAreaInsets } } }
    #expect(seen.insets == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
  }
}

import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// Rows of many lengths, scrolled to one of them before anybody has seen them all.
private struct Chat: View {
  let isLazy: Bool
  let target: Int
  let anchor: UnitPoint?
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        Group { if isLazy { LazyVStack(spacing: 8) { rows } } else { VStack(spacing: 8) { rows } } }.padding(16)
      }
      .onAppear { proxy.scrollTo(target, anchor: anchor) }
    }
  }
  private var rows: some View {
    ForEach(0..<40) { Color.gray.frame(height: CGFloat(20 + $0 % 7 * 15)).accessibilityIdentifier("row\($0)") }
  }
}

@Suite("Lazy stacks that are scrolled to a row") @MainActor struct LazyScrollTests {
  private func frames(_ view: some View) -> [String: CGRect] {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 100, height: 300))
    return Page(view, options: options).finish().framesByIdentifier().filter { $0.value.maxY > 0 && $0.value.minY < 300 }
  }

  @Test("show what a stack shows that knows all its rows", arguments: [0, 3, 19, 20, 33, 37, 39], ["top", "center", "bottom", "none"])
  func target(_ row: Int, _ anchor: String) {
    let point: UnitPoint? = ["top": .top, "center": .center, "bottom": .bottom][anchor]
    let lazy = frames(Chat(isLazy: true, target: row, anchor: point))
    let eager = frames(Chat(isLazy: false, target: row, anchor: point))
    #expect(lazy["row\(row)"] != nil)
    #expect(lazy == eager)
  }
}

import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

private enum Screen: Hashable { case home, list, search }

/// A tab view whose tabs are written by the selection's members.
private struct Tabs: View {
  @State var screen: Screen
  var hasMore = true
  var body: some View {
    TabView(selection: $screen) {
      Tab("Home", systemImage: "house", value: .home) { Text("home").accessibilityIdentifier("home") }
      if hasMore { Tab("List", systemImage: "list.bullet", value: .list) { Text("list").accessibilityIdentifier("list") }.badge(2) }
      TabSection("More") { Tab(value: Screen.search, role: .search) { Text("search").accessibilityIdentifier("search") } }
    }
  }
}

@Suite("Ways to write tabs") @MainActor struct TabWaysTests {
  private func page(_ view: some View) -> PlacedPage {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 300, height: 400))
    return Page(view, options: options).finish()
  }

  @Test("values by the selection's members", arguments: [Screen.home, .list, .search]) fileprivate func members(_ screen: Screen) {
    let frames = page(Tabs(screen: screen)).framesByIdentifier()
    #expect(Set(["home", "list", "search"]).intersection(frames.keys) == ["\(screen)"])
  }

  @Test("a tab that is not there is not shown; the first stands for it") func condition() {
    #expect(page(Tabs(screen: .list, hasMore: false)).framesByIdentifier()["home"] != nil)
  }

  @Test("a tab without a label or a role has nothing in the bar") func bare() {
    func texts(_ tree: LayoutTree) -> [String] { (tree.text.map { [$0] } ?? []) + tree.children.flatMap(texts) }
    let bare = page(TabView(selection: .constant(Screen.home)) { Tab(value: .home) { Text("home") } })
    #expect(texts(bare.layoutTree()) == ["home"])
    let search = page(TabView(selection: .constant(Screen.home)) { Tab(value: .home, role: .search) { Text("home") } })
    #expect(texts(search.layoutTree()) == ["home", "Search"])
  }
}

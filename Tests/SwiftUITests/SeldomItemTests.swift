import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

@Suite("Toolbar items that one seldom wants") @MainActor struct SeldomItemTests {
  private func live(_ view: some View) -> LivePage {
    var options = PageOptions()
    options.canvas = .device(CGSize(width: 390, height: 844), EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    return LivePage(view, options: options, patience: 0)
  }
  private func texts(_ page: LivePage) -> [String] {
    func texts(_ tree: LayoutTree) -> [String] { (tree.text.map { [$0] } ?? []) + tree.children.flatMap(texts) }
    return texts(page.current.layoutTree())
  }

  @Test("stand in one menu, the last of the bar") func menu() throws {
    let page = live(
      NavigationStack {
        Color.white.toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("Rename") {}.accessibilityIdentifier("rename") }
          ToolbarItem(placement: .primaryAction) { Button("Add") {}.accessibilityIdentifier("add") }
          ToolbarItemGroup(placement: .secondaryAction) {
            Button("Copy") {}
            Button("Move") {}
          }
        }
      })
    #expect(texts(page) == ["Add"])
    let add = try #require(page.current.framesByIdentifier()["add"])
    #expect(add.maxX < 350 && add.maxX > 250, "room is left for the menu: \(add)")
  }
}

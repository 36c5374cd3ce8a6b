import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

@MainActor @Suite("Lists and bars") struct ContainersListTests {
  @Test("rows are at least 44 high and stand 16 + 16 in; sections 35 apart")
  func rows() {
    let frames = frames(393, 852) {
      List {
        Section { Leaf("a", 40, 10) }
        Section {
          Leaf("b", 40, 10)
          Leaf("c", 40, 60)
        }
      }
    }
    #expect(frames["a"] == box(32, 35 + 17, 40, 10))
    #expect(frames["b"]?.minY == CGFloat(131))
    // 60 and the insets of 11 above and below make a row of 82.
    #expect(frames["c"] == box(32, 35 + 44 + 35 + 44 + 11, 40, 60))
  }

  @Test("row insets, minimum height and plain style")
  func insets() {
    let frames = frames(393, 300) {
      List {
        Leaf("a", 40, 10).listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0))
        Leaf("b", 40, 10)
      }
      .listStyle(.plain).environment(\.defaultMinListRowHeight, 20)
    }
    #expect(frames["a"] == box(3, 5, 40, 10))
    #expect(frames["b"] == box(20, 20 + 11, 40, 10))
  }

  @Test("a large title takes 44 + 52, an inline one 44, a hidden bar nothing", arguments: [0, 1, 2])
  func titles(_ kind: Int) {
    let frames = frames(393, 852) {
      NavigationStack {
        Color.red.accessibilityIdentifier("page").navigationTitle(Text(verbatim: "Title"))
          .navigationBarTitleDisplayMode(kind == 1 ? .inline : .automatic).navigationBarHidden(kind == 2)
      }
    }
    #expect(frames["page"]?.minY == [96, 44, 0][kind])
  }

  @Test("a tab bar takes 49 below the chosen page")
  func tabs() {
    let frames = frames(393, 852) {
      TabView(selection: .constant("two")) {
        Color.red.accessibilityIdentifier("one").tabItem { Text(verbatim: "One") }.tag("one")
        Color.blue.accessibilityIdentifier("two").tabItem { Text(verbatim: "Two") }.tag("two")
      }
    }
    #expect(frames == ["two": box(0, 0, 393, 852 - 49)])
  }

  @Test("the last value of a path decides the page in sight")
  func path() {
    let frames = frames(393, 852) {
      NavigationStack(path: .constant([1, 7])) {
        Leaf("root").navigationDestination(for: Int.self) { Leaf("page\($0)") }
      }
    }
    #expect(frames.keys.sorted() == ["page7"])
  }

  @Test("bad input: a tab view without pages")
  func emptyTabs() {
    let page = placed(100, 100) { TabView { EmptyView() } }
    #expect(page.findings.contains { $0.view == "TabView" })
  }
}

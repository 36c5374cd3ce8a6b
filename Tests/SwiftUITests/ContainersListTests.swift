import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// A tree of rows, whose type holds itself.
private struct OwnTree: View {
  let depth: Int
  var body: some View {
    Leaf("tree\(depth)", 40, 10)
    ForEach(0..<(depth > 0 ? 1 : 0), id: \.self) { _ in OwnTree(depth: depth - 1) }
  }
}

private struct OwnSection: View {
  let number: Int
  var body: some View { Section { Leaf("row\(number)", 40, 10) } }
}

@MainActor @Suite("Lists and bars") struct ContainersListTests {
  // Recorded on iOS 17.5 at 393 (cashapp/AccessibilitySnapshot).
  @Test("rows are at least 44 high and stand 20 + 20 in; sections 35 apart")
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
    #expect(frames["a"] == box(40, 35 + 17, 40, 10))
    #expect(frames["b"]?.minY == CGFloat(131))
    // 60 and the insets of 11 above and below make a row of 82.
    #expect(frames["c"] == box(40, 35 + 44 + 35 + 44 + 11, 40, 60))
  }

  /// The measures are those of `rows`; a section is one however it is written.
  @Test("sections that a ForEach makes are sections: from a view of one's own, beside rows, behind a choice")
  func sectionsOfForEach() {
    let frames = frames(393, 852) {
      List {
        ForEach([1, 2], id: \.self) { OwnSection(number: $0) }
        ForEach([3, 4], id: \.self) { number in
          if number == 3 { OwnSection(number: number) } else { Leaf("loose\(number)", 40, 10) }
        }
      }
    }
    #expect(frames["row1"] == box(40, 35 + 17, 40, 10))
    #expect(frames["row2"]?.minY == CGFloat(35 + 44 + 35 + 17))
    #expect(frames["row3"]?.minY == CGFloat(35 + 2 * (44 + 35) + 17))
    #expect(frames["loose4"]?.minY == CGFloat(35 + 3 * (44 + 35) + 17))
  }

  @Test("a list goes to a section by the id of its element, and rows that open within a ForEach are rows")
  func goingToSections() {
    let moved = frames(393, 300) {
      ScrollViewReader { reader in
        List { ForEach(1..<20) { OwnSection(number: $0) } }.listStyle(.plain).onAppear { reader.scrollTo(9, anchor: .top) }
      }
    }
    #expect(moved["row9"]?.midY == 22)
    let opened = frames(393, 852) {
      List {
        ForEach([1, 2], id: \.self) { number in
          DisclosureGroup(isExpanded: .constant(true)) {
            Leaf("in\(number)", 40, 10)
          } label: {
            Leaf("out\(number)", 40, 10)
          }
        }
      }
    }
    let tops = ["out1", "in1", "out2", "in2"].map { opened[$0]?.minY }
    #expect(tops == [52, 96, 140, 184])
  }

  @Test("views whose type holds itself stand in a ForEach of a list")
  func treesOfForEach() {
    let frames = frames(393, 852) { List { ForEach([2], id: \.self) { OwnTree(depth: $0) } } }
    #expect(frames["tree2"]?.minY == 52 && frames["tree0"] != nil)
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

  /// As on iOS 16 and later: the separator's leading guide is the first text's.
  @Test("a row's separator begins under its first text, in both directions", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func separators(_ direction: LayoutDirection) {
    let lines = lines(direction) {
      List {
        HStack(spacing: 10) {
          Color.red.frame(width: 30, height: 10)
          Text(verbatim: "first")
          Text(verbatim: "second")
        }
        Color.red.frame(width: 30, height: 10)
        Text(verbatim: "moved").alignmentGuide(.listRowSeparatorLeading) { _ in 7 }
        Text(verbatim: "last")
      }
    }
    // Rows of a phone's list begin 20 + 20 from its edge; their lines end at the group's, 20 before the other (recorded, iOS 17.5).
    let starts: [CGFloat] = [40 + 40, 40, 40 + 7]
    #expect(lines.map { direction == .leftToRight ? $0.minX : 393 - $0.maxX } == starts)
    #expect(lines.allSatisfy { (direction == .leftToRight ? 393 - $0.maxX : $0.minX) == 20 })
  }

  @Test("section separators can be hidden; groups with rounded corners have none")
  func sectionSeparators() {
    func count(_ visibility: Visibility, _ style: some ListStyle) -> Int {
      lines(.leftToRight) {
        List {
          Section {
            Text(verbatim: "a")
            Text(verbatim: "b")
          }
          .listSectionSeparator(visibility)
        }
        .listStyle(style)
      }.count
    }
    #expect(count(.automatic, .plain) == 3)
    #expect(count(.hidden, .plain) == 1)
    #expect(count(.visible, .insetGrouped) == 1)
  }

  /// The frames of what is one pixel high.
  private func lines(_ direction: LayoutDirection, @ViewBuilder _ content: () -> some View) -> [CGRect] {
    var found: [CGRect] = []
    func visit(_ tree: LayoutTree) {
      if tree.children.isEmpty, tree.frame.height == 0.5 || tree.frame.height == 1 { found.append(tree.frame.cgRect) }
      for child in tree.children { visit(child) }
    }
    visit(placed(393, 852) { content().environment(\.layoutDirection, direction) }.layoutTree())
    return found.sorted { $0.minY < $1.minY }
  }

  @Test("a sheet of a height stands at the page's end, over the safe area; a cover covers all")
  func sheets() {
    let half = frames(393, 800) {
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.accessibilityIdentifier("sheet").presentationDetents([.height(300), .large])
      }
    }
    #expect(half["sheet"] == box(0, 500, 393, 300))
    let medium = frames(393, 800) {
      Color.red.sheet(isPresented: .constant(true)) { Color.blue.accessibilityIdentifier("sheet").presentationDetents([.medium]) }
    }
    #expect(medium["sheet"] == box(0, 400, 393, 400))
    let cover = frames(393, 800) {
      Color.red.fullScreenCover(isPresented: .constant(true)) {
        Color.blue.accessibilityIdentifier("cover").sheet(isPresented: .constant(true)) {
          Color.green.accessibilityIdentifier("above").presentationDetents([.fraction(0.25)])
        }
      }
    }
    #expect(cover["cover"] == box(0, 0, 393, 800) && cover["above"] == box(0, 600, 393, 200))
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

import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// Counts how often a body was evaluated.
private final class Counter: @unchecked Sendable { var count = 0 }

private struct CountedRow: View {
  let index: Int
  let counter: Counter
  var body: some View {
    let _ = (counter.count += 1)
    Text("Row \(index)").padding(.horizontal)
  }
}

@MainActor @Suite("Lazy containers") struct ContainersLazyTests {
  @Test("a million rows: only those in sight are made", arguments: [1_000, 1_000_000])
  func million(_ rows: Int) {
    let counter = Counter()
    _ = placed(390, 844) {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(0..<rows, id: \.self) { CountedRow(index: $0, counter: counter) } }
      }
    }
    #expect(counter.count <= 60)
    #expect(counter.count >= 41)
  }

  @Test("a million rows in a list within bars: only those in sight are made")
  func millionInList() {
    let counter = Counter()
    _ = placed(390, 844) {
      NavigationStack {
        List { ForEach(0..<1_000_000, id: \.self) { CountedRow(index: $0, counter: counter) } }.navigationTitle(Text(verbatim: "Rows"))
      }
    }
    #expect(counter.count <= 60)
  }

  @Test("fact 85: a lazy stack fills the width, proposes no height, and puts its views like a stack")
  func lazyStack() {
    let frames = frames(200, 300) {
      ScrollView {
        LazyVStack(alignment: .trailing, spacing: 5) {
          Leaf("a", 50, 20)
          Rectangle().accessibilityIdentifier("shape")
          Leaf("b", 20, 20)
        }
      }
    }
    #expect(frames["a"] == box(150, 0, 50, 20))
    #expect(frames["shape"] == box(0, 25, 200, 10))
    #expect(frames["b"] == box(180, 40, 20, 20))
  }

  @Test("fact 86 d: the columns of a lazy grid are resolved again in its own width")
  func twoPasses() {
    let frames = frames(200, 50) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
        Color.teal.frame(height: 50).accessibilityIdentifier("left")
        Color.mint.frame(height: 50).accessibilityIdentifier("right")
      }
    }
    #expect(frames["left"]?.width == 108)
    #expect(frames["right"]?.width == 120)
    // The block of 236 stands around the reported 224.
    #expect(frames["left"]?.minX == -18)
  }

  @Test("fact 86 e: fixed and adaptive columns")
  func adaptive() {
    let frames = frames(200, 50) {
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
        ForEach(0..<3) { Color.teal.frame(height: 50).accessibilityIdentifier("c\($0)") }
      }
    }
    #expect(frames["c0"] == box(0, 0, 70, 50))
    #expect(frames["c1"] == box(78, 0, 57, 50))
    #expect(frames["c2"] == box(143, 0, 57, 50))
  }

  @Test("fact 87: a row is as high as its highest cell; shapes fill it")
  func rows() {
    let frames = frames(108, 100) {
      LazyVGrid(columns: [GridItem(), GridItem(alignment: .bottomTrailing)], spacing: 4) {
        Rectangle().accessibilityIdentifier("shape")
        Leaf("tall", 20, 60)
        Leaf("next", 50, 20)
        Leaf("low", 10, 10)
      }
    }
    #expect(frames["shape"] == box(0, 8, 50, 60))
    #expect(frames["tall"] == box(88, 8, 20, 60))
    #expect(frames["low"] == box(98, 82, 10, 10))
  }

  /// Keeps no distance.
  private struct Tight: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 20, height: 20) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
  }

  @Test("fact 87: the gap of two rows is the largest that one column asks for", arguments: [false, true])
  func rowGaps(isTightLast: Bool) {
    let frames = frames(200, 100) {
      LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))]) {
        ForEach(0..<2) { row in
          if isTightLast { Leaf("r\(row)", 20, 20) }
          Tight {}
          if !isTightLast { Leaf("r\(row)", 20, 20) }
        }
      }
    }
    #expect(frames["r1"]!.minY - frames["r0"]!.maxY == 8)
  }

  @Test("a grid that is scrolled to a cell has all its cells in their columns, whatever its sections hold", arguments: [1, 4, 5])
  func scrolledColumns(before: Int) {
    for target in [30, 31, 32, 700] {
      let frames = frames(90, 100) {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(30), spacing: 0), count: 3), spacing: 0) {
              Section { ForEach(0..<before, id: \.self) { Leaf("a\($0)", 30, 20) } }
              Section {
                ForEach(0..<900, id: \.self) { Leaf("b\($0)", 30, 20).id($0 + 1000) }
              } header: {
                Leaf("head", 90, 10)
              }
            }
          }
          .onAppear { proxy.scrollTo(target + 1000, anchor: .top) }
        }
      }
      let cells = (0..<900).compactMap { cell in frames["b\(cell)"].map { (cell, $0) } }.filter { $1.maxY > 0 && $1.minY < 100 }
      // How far it is to where nothing has been measured is only estimated.
      #expect(cells.count >= 15 && (target > 100 || cells.contains { $0.0 == target }), "\(target): \(cells.map(\.0))")
      for (cell, frame) in cells where frame.minX != CGFloat(cell % 3) * 30 { Issue.record("\(cell) at \(frame), to \(target)") }
    }
  }

  @Test("fact 89: headers span the columns; a pinned one stays where its section is scrolled through")
  func pinned() {
    let frames = frames(100, 100) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: [.sectionHeaders]) {
            Section {
              ForEach(0..<20) { Leaf("r\($0)", 10, 20) }
            } header: {
              Color.red.frame(height: 20).accessibilityIdentifier("head")
            }
          }
        }
        .onAppear { proxy.scrollTo(10, anchor: .top) }
      }
    }
    #expect(frames["head"] == box(0, 0, 100, 20))
    #expect(frames["r10"]?.minY == 0)
  }

  @Test("fact 89: a pinned footer stays at the end of what shows, below its header, until its own place is in sight")
  func pinnedFooter() {
    func lay(_ target: Int, rows: Int = 20) -> [String: CGRect] {
      frames(100, 100) {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
              Section {
                ForEach(0..<rows) { Leaf("r\($0)", 10, 20) }
              } header: {
                Color.red.frame(height: 10).accessibilityIdentifier("head")
              } footer: {
                Color.red.frame(height: 30).accessibilityIdentifier("foot")
              }
              Section { ForEach(100..<120) { Leaf("r\($0)", 10, 20) } }
            }
          }
          .onAppear { proxy.scrollTo(target, anchor: .top) }
        }
      }
    }
    #expect(lay(0)["foot"] == box(0, 70, 100, 30))
    #expect(lay(10)["foot"] == box(0, 70, 100, 30) && lay(10)["head"] == box(0, 0, 100, 10))
    // Rows 18 and 19, then the footer in its own place.
    #expect(lay(18)["foot"] == box(0, 40, 100, 30))
    #expect(lay(0, rows: 2)["foot"] == box(0, 40, 100, 30))
  }

  @Test("the end of a million rows lies at the end of the scroll view")
  func end() {
    let frames = frames(390, 844) {
      ScrollView {
        LazyVStack { ForEach(0..<1_000_000, id: \.self) { index in Leaf(index == 999_999 ? "last" : "row", 50, 20) } }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(frames["last"]?.maxY == 844)
  }

  @Test("bad input: contradictory and empty grid items, an adaptive minimum of 0")
  func badItems() {
    let page = placed(200, 50) {
      VStack {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 90, maximum: 20))]) { Leaf("a", 10, 10) }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))]) { Leaf("b", 10, 10) }
        LazyVGrid(columns: []) { Leaf("c", 10, 10) }
        LazyVGrid(columns: [GridItem(.fixed(-3), spacing: -4)]) { Leaf("d", 10, 10) }
      }
    }
    #expect(page.findings.count { $0.view == "GridItem" } == 3)
    #expect(page.findings.contains { $0.view == "LazyVGrid" && $0.message.contains("no columns") })
    #expect(page.framesByIdentifier().count == 4)
  }

  @Test("bad input: more views than are made outside a scroll view")
  func unbounded() {
    let page = placed(200, 50) {
      LazyVStack { ForEach(0..<LazyRule.limit + 1, id: \.self) { _ in Color.red.frame(height: 1) } }
    }
    #expect(page.findings.contains { $0.kind == .unboundedSize && $0.view == "LazyVStack" && $0.message.contains("ScrollView") })
  }
}

import SwiftUI

extension Ledger {
  func lazyGrids() {
    topic("Layout containers: lazy stacks and grids")

    row(
      "LazyVStack", says: "as wide as proposed, its views one under the other at the guide, from the top",
      from: .documented("swiftui/lazyvstack"), in: .fixed(200, 200)
    ) {
      LazyVStack(alignment: .trailing, spacing: 5) {
        Box("a", 20, 30)
        Box("b", 50, 10)
      }.accessibilityIdentifier("all")
    } holds: {
      $0.frame("all", 0, 77.5, 200, 45)
      $0.frame("a", 180, 77.5, 20, 30)
      $0.frame("b", 150, 112.5, 50, 10)
      let centred = try $0.other { LazyVStack(spacing: 5) { Box("a", 20, 30) } }
      centred.frame("a", 90, 85, 20, 30)
      let gap = try $0.other {
        LazyVStack(alignment: .leading) {
          Box("a", 20, 30)
          Box("b", 20, 30)
        }
      }
      gap.near(gap.place("b").minY - gap.place("a").maxY, 8, within: 0.01)
      gap.frame("a", 0, nil, 20, 30)
    }
    row(
      "LazyHStack", says: "as high as proposed, its views beside each other at the guide, from the start",
      from: .documented("swiftui/lazyhstack"), in: .fixed(200, 200)
    ) {
      LazyHStack(alignment: .bottom, spacing: 5) {
        Box("a", 20, 30)
        Box("b", 50, 10)
      }.accessibilityIdentifier("all")
    } holds: {
      $0.frame("all", 62.5, 0, 75, 200)
      $0.frame("a", 62.5, 170, 20, 30)
      $0.frame("b", 87.5, 190, 50, 10)
      try $0.other { LazyHStack(spacing: 5) { Box("a", 20, 30) } }.frame("a", 90, 85, 20, 30)
      let gap = try $0.other {
        LazyHStack {
          Box("a", 20, 30)
          Box("b", 20, 30)
        }
      }
      gap.near(gap.place("b").minX - gap.place("a").maxX, 8, within: 0.01)
      let mirrored = try $0.other {
        LazyHStack(spacing: 5) {
          Box("a", 20, 30)
          Box("b", 50, 10)
        }.rightToLeft()
      }
      mirrored.frame("a", 117.5, nil, 20, 30)
      mirrored.frame("b", 62.5, nil, 50, 10)
    }
    row(
      "LazyVStack", says: "in a scroll view, only what is in sight is made", from: .documented("swiftui/lazyvstack"), in: .fixed(200, 200)
    ) {
      ScrollView { LazyVStack { ForEach(0..<3_000) { Text("n\(String($0))") } } }
    } holds: {
      $0.expect($0.texts.contains("n0") && $0.texts.count < 60, "\($0.texts.count) are made")
      let sideways = try $0.other { ScrollView(.horizontal) { LazyHStack { ForEach(0..<3_000) { Text("n\(String($0))") } } } }
      sideways.expect(sideways.texts.contains("n0") && sideways.texts.count < 60, "\(sideways.texts.count) are made")
    }
    row(
      "LazyVGrid", "GridItem", "GridItem.size", "GridItem.Size",
      says: "fixed columns keep their width, flexible ones share what is left, 8 apart",
      from: .documented("swiftui/lazyvgrid"), in: .fixed(200, 200)
    ) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.flexible())], spacing: 3) {
        ForEach(0..<4) { Color.pureRed.frame(height: 10 + CGFloat($0) * 10).accessibilityIdentifier("\($0)") }
      }
    } holds: {
      // 200 − 50 − 16 in two; a row is as high as its highest cell: 30 and 40.
      $0.frame("0", 0, 73.5, 50, 10, within: 10.01)
      $0.frame("1", 58, nil, 67, 20)
      $0.frame("2", 133, 63.5, 67, 30)
      $0.frame("3", 0, 96.5, 50, 40)
      $0.near($0.place("0").midY, 78.5, within: 0.01, "cells are centred upright")
    }
    row(
      "GridItem.Size", says: "flexible columns keep to their limits; adaptive ones are as many as fit",
      from: .recorded("macOS 26: lazy grids"), in: .fixed(200, 60)
    ) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 20, maximum: 30), spacing: 0), GridItem(.flexible(minimum: 50))]) {
        ForEach(0..<2) { Color.pureRed.frame(height: 10).accessibilityIdentifier("\($0)") }
      }
    } holds: {
      $0.frame("0", 0, nil, 30, 10)
      $0.frame("1", 30, nil, 170, 10)
      $0.findsNothing()
      // 70, then 122 for columns of at least 40, 8 apart: two of 57.
      let mixed = try $0.other {
        LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
          ForEach(0..<4) { Color.pureRed.frame(height: 10).accessibilityIdentifier("\($0)") }
        }
      }
      mixed.frame("1", 78, nil, 57, 10)
      mixed.frame("2", 143, nil, 57, 10)
      mixed.frame("3", 0, nil, 70, 10)
      // Two of 44 and 8 between them take a share of 96; the other column has the same.
      let shared = try $0.other {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40)), GridItem(.flexible())]) {
          ForEach(0..<3) { Color.pureRed.frame(height: 10).accessibilityIdentifier("\($0)") }
        }
      }
      shared.frame("0", 0, nil, 44, 10)
      shared.frame("1", 52, nil, 44, 10)
      shared.frame("2", 104, nil, 96, 10)
      // 136 are just enough for three of 40, 8 apart.
      let three = try $0.other {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
          ForEach(0..<3) { Color.pureRed.frame(height: 10).accessibilityIdentifier("\($0)") }
        }.frame(width: 136)
      }
      three.frame("2", 32 + 96, nil, 40, 10)
      // Three of at least 60 fit into 200, no wider than 62.
      let wide = try $0.other {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60, maximum: 62), spacing: 5)]) {
          ForEach(0..<4) { Color.pureRed.frame(height: 10).accessibilityIdentifier("\($0)") }
        }
      }
      wide.near(wide.place("1").minX - wide.place("0").minX, 67, within: 0.01)
      wide.near(wide.place("0").width, 62, within: 0.01)
      wide.near(wide.place("3").minX, wide.place("0").minX, within: 0.01)
    }
    row(
      "GridItem.alignment", "GridItem.spacing", says: "where a column's cells lie, and how far the next column is",
      from: .documented("swiftui/griditem"), in: .fixed(200, 100)
    ) {
      LazyVGrid(columns: [GridItem(.fixed(60), spacing: 20, alignment: .bottomTrailing), GridItem(.fixed(40))], alignment: .leading) {
        Box("a", 20, 10)
        Box("b", 10, 50)
      }
    } holds: {
      // 60 + 20 + 40 in the middle of 200.
      $0.frame("a", 80, 65, 20, 10)
      $0.frame("b", 135, 25, 10, 50)
      var item = GridItem()
      $0.judge.expect(item.alignment == nil && item.spacing == nil)
      if case .flexible(let least, let most) = item.size {
        $0.expect(least == 10 && most == .infinity, "flexible from \(least) to \(most)")
      }
      (item.alignment, item.spacing, item.size) = (.top, 3, .fixed(7))
      $0.judge.expect(item.alignment == .top && item.spacing == 3)
    }
    row(
      "LazyVGrid", says: "columns that need more than there is lie at the alignment; rows are 8 apart unless said",
      from: .worked("columns are resolved once in 200, and again in the 224 they took"), in: .fixed(200, 100)
    ) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))], alignment: .trailing) {
        ForEach(0..<4) { Color.pureRed.frame(height: 20).accessibilityIdentifier("\($0)") }
      }
    } holds: {
      // 96 + 8 + 120 are 224, which hang over by 12 on both sides; in those, 108 + 8 + 120 are 12 too long.
      $0.frame("0", -24, 26, 108, 20)
      $0.frame("1", 92, 26, 120, 20)
      $0.frame("2", -24, 54, 108, 20)
      @MainActor func grid(_ alignment: HorizontalAlignment, _ shown: Shown) throws -> Shown {
        try shown.other {
          LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))], alignment: alignment, spacing: 0) {
            ForEach(0..<4) { Color.pureRed.frame(height: 20).accessibilityIdentifier("\($0)") }
          }
        }
      }
      try grid(.leading, $0).frame("0", -12, 30, 108, 20)
      try grid(.center, $0).frame("0", -18, 30, 108, 20)
      let mirrored = try $0.other {
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(30))]) {
          Box("a", 50, 20)
          Box("b", 30, 20)
        }.rightToLeft()
      }
      mirrored.frame("a", 94, 40, 50, 20)
      mirrored.frame("b", 56, 40, 30, 20)
    }
    row(
      "LazyHGrid", says: "rows of given heights, filled column after column", from: .documented("swiftui/lazyhgrid"), in: .fixed(200, 100)
    ) {
      LazyHGrid(rows: [GridItem(.fixed(30), spacing: 10), GridItem(.flexible())], alignment: .top, spacing: 5) {
        ForEach(0..<3) { Color.pureRed.frame(width: 20 + CGFloat($0) * 10).accessibilityIdentifier("\($0)") }
      }
    } holds: {
      // Columns of 30 and 40, 5 apart, in the middle of 200; rows of 30 and 60.
      $0.frame("0", 67.5, 0, 20, 30)
      $0.frame("1", 62.5, 40, 30, 60)
      $0.frame("2", 97.5, 0, 40, 30)
      let gap = try $0.other {
        LazyHGrid(rows: [GridItem(.flexible(minimum: 20)), GridItem(.flexible(minimum: 60))], alignment: .bottom) {
          ForEach(0..<4) { Color.pureRed.frame(width: 20).accessibilityIdentifier("\($0)") }
        }
      }
      // 46 and 60 high, 8 apart: 14 too long, twice; columns are 8 apart.
      gap.near(gap.place("2").minX - gap.place("0").maxX, 8, within: 0.01)
      gap.near(gap.place("1").minY - gap.place("0").maxY, 8, within: 0.01)
      gap.expect(gap.place("1").maxY < 112, "the rows do not lie at the bottom: \(gap.place("1"))")
    }
    row(
      "LazyVGrid", says: "a section's header and footer take lines of their own", from: .documented("swiftui/lazyvgrid"),
      in: .fixed(200, 200)
    ) {
      LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))], alignment: .leading, spacing: 0) {
        Box("x", 50, 10)
        Section {
          Box("a", 50, 10)
          Box("b", 50, 10)
        } header: {
          Box("head", 100, 6)
        } footer: {
          Box("foot", 100, 6)
        }
      }
    } holds: {
      $0.near($0.place("head").minY, $0.place("x").maxY, within: 0.01)
      $0.near($0.place("a").minY, $0.place("head").maxY, within: 0.01)
      $0.near($0.place("foot").minY, $0.place("b").maxY, within: 0.01)
      $0.near($0.place("b").minX, $0.place("a").maxX, within: 0.01)
    }
    row(
      "PinnedScrollableViews", "PinnedScrollableViews.*",
      says: "pinned headers and footers stay in sight while their section goes by; others go with it",
      from: .documented("swiftui/pinnedscrollableviews"), in: .fixed(100, 100)
    ) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<10) { Text("\($0)").frame(height: 30) }
          } header: {
            Box("head", 40, 10)
          }
        }
      }.defaultScrollAnchor(.bottom)
    } holds: {
      $0.frame("head", 30, 0, 40, 10)
      @MainActor func stack(_ pins: PinnedScrollableViews, _ anchor: UnitPoint, _ shown: Shown) throws -> Shown {
        try shown.other {
          ScrollView {
            LazyVStack(spacing: 0, pinnedViews: pins) {
              Section {
                ForEach(0..<10) { Text("\($0)").frame(height: 30) }
              } header: {
                Box("head", 40, 10)
              } footer: {
                Box("foot", 40, 12)
              }
            }
          }.defaultScrollAnchor(anchor)
        }
      }
      // The next section's header pushes the one before it out: at 95 of 195 − 100.
      let pushed = try $0.other {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<3) { Text("\($0)").frame(height: 30) }
            } header: {
              Box("one", 40, 10)
            }
            Section {
              Color.clear.frame(height: 85)
            } header: {
              Box("two", 40, 10)
            }
          }
        }.defaultScrollAnchor(.bottom)
      }
      pushed.frame("one", 30, -5, 40, 10, within: 0.6)
      pushed.frame("two", 30, 5, 40, 10, within: 0.6)
      let free = try stack([], .bottom, $0)
      free.expect((free.frame("head")?.minY ?? -1) < 0, "the header stays")
      let foot = try stack(.sectionFooters, .top, $0)
      foot.frame("foot", 30, 88, 40, 12)
      foot.frame("head", 30, 0, 40, 10)
      let both = try stack([.sectionFooters, .sectionHeaders], .center, $0)
      both.frame("head", 30, 0, 40, 10)
      both.frame("foot", 30, 88, 40, 12)
      let grid = try $0.other {
        ScrollView {
          LazyVGrid(columns: [GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<10) { Text("\($0)").frame(height: 30) }
            } header: {
              Box("head", 40, 10)
            }
          }
        }.defaultScrollAnchor(.bottom)
      }
      grid.frame("head", 30, 0, 40, 10)
      let sideways = try $0.other {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<10) { Text("\($0)").frame(width: 30) }
            } header: {
              Box("head", 10, 40)
            }
          }
        }.defaultScrollAnchor(.trailing)
      }
      sideways.frame("head", 0, 30, 10, 40)
    }
    row("GridItem", says: "what cannot be meant is found, and mended", from: .law("what cannot be meant is told"), in: .fixed(200, 60)) {
      LazyVGrid(columns: []) { Color.pureRed.frame(height: 10).accessibilityIdentifier("a") }
    } holds: {
      $0.finds(.badArgument, "has no columns")
      $0.frame("a", 0, 25, 200, 10)
      let items: [(GridItem, String)] = [
        (GridItem(.fixed(-3)), "fixed"), (GridItem(.flexible(minimum: 9, maximum: 3)), "flexible"),
        (GridItem(.adaptive(minimum: 0)), "adaptive"), (GridItem(.adaptive(minimum: 9, maximum: 3)), "adaptive"),
        (GridItem(spacing: -1), "spacing"),
      ]
      for (item, words) in items { try $0.other { LazyVGrid(columns: [item]) { Box("a") } }.finds(.badArgument, words) }
      try $0.other { LazyHGrid(rows: [GridItem(.flexible(minimum: 3, maximum: 9))]) { Box("a") } }.findsNothing()
      try $0.other { LazyVStack(spacing: -2) { Box("a") } }.finds(.badArgument, "spacing -2")
    }
  }
}

import SwiftUI

extension Ledger {
  func grids() {
    topic("Layout containers: grids")

    row(
      "Grid", "GridRow", says: "a column is as wide as its widest cell, a row as high as its highest; gaps as given",
      from: .documented("swiftui/grid"), in: .fixed(200, 200)
    ) {
      Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Box("a", 20, 30)
          Box("b", 50, 10)
        }
        GridRow {
          Box("c", 40, 10)
          Box("d", 10, 20)
        }
      }
    } holds: {
      // 40 + 10 + 50 by 30 + 4 + 20, in the middle; each cell's view in its middle.
      $0.frame("a", 60, 73, 20, 30)
      $0.frame("b", 100, 83, 50, 10)
      $0.frame("c", 50, 112, 40, 10)
      $0.frame("d", 120, 107, 10, 20)
    }
    row("Grid", says: "gaps are 8 between plain views unless given", from: .recorded("macOS 26, grids"), in: .fixed(200, 200)) {
      Grid {
        GridRow {
          Box("a", 20, 30)
          Box("b", 20, 30)
        }
        GridRow {
          Box("c", 20, 30)
          Box("d", 20, 30)
        }
      }
    } holds: {
      $0.frame("a", 76, 66, 20, 30)
      $0.frame("d", 104, 104, 20, 30)
      // Of all pairs at a gap, the largest counts: a spacer asks for none.
      let mixed = try $0.other {
        Grid {
          GridRow {
            Box("a", 20, 30)
            Spacer(minLength: 5).frame(width: 10, height: 10)
          }
          GridRow {
            Box("b", 20, 30)
            Box("c", 20, 30)
          }
          GridRow {
            Box("d", 20, 30)
            Spacer(minLength: 5).frame(width: 10, height: 10)
          }
        }
      }
      mixed.near(mixed.place("c").minX - mixed.place("b").maxX, 8, within: 0.01)
      mixed.near(mixed.place("b").minY - mixed.place("a").maxY, 8, within: 0.01)
    }
    row(
      "Grid", says: "the alignment is that of every cell",
      from: .documented("swiftui/grid/init(alignment:horizontalspacing:verticalspacing:content:)"), in: .fixed(200, 200)
    ) {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 40, 40)
          Box("b", 10, 10)
        }
        GridRow {
          Box("c", 10, 10)
          Box("d", 20, 30)
        }
      }.frame(width: 200, height: 200, alignment: .topLeading)
    } holds: {
      $0.frame("a", 0, 0, 40, 40)
      $0.frame("b", 50, 30, 10, 10)
      $0.frame("c", 30, 60, 10, 10)
      $0.frame("d", 40, 40, 20, 30)
    }
    row("Grid", says: "mirrored where text runs right to left", from: .law("right to left is the mirror image"), in: .fixed(200, 100)) {
      Grid(alignment: .topLeading, horizontalSpacing: 6) {
        GridRow {
          Box("a", 40, 40)
          Box("b", 10, 10, .pureBlue)
        }
        GridRow { Box("c", 10, 10, .pureGreen) }
      }.rightToLeft()
    } holds: {
      $0.mirrors(
        try $0.other {
          Grid(alignment: .topLeading, horizontalSpacing: 6) {
            GridRow {
              Box("a", 40, 40)
              Box("b", 10, 10, .pureBlue)
            }
            GridRow { Box("c", 10, 10, .pureGreen) }
          }
        })
    }
    row("Grid", says: "equal flexible columns share the room: (200 − 2·10) / 3", from: .worked("as a stack shares it"), in: .fixed(200, 60))
    {
      Grid(horizontalSpacing: 10) {
        GridRow {
          Color.pureRed.accessibilityIdentifier("a")
          Color.pureBlue.accessibilityIdentifier("b")
          Color.pureGreen.frame(height: 30).accessibilityIdentifier("c")
        }
      }
    } holds: {
      $0.frame("a", 0, nil, 60, nil)
      $0.frame("b", 70, nil, 60, nil)
      $0.frame("c", 140, nil, 60, 30)
    }
    row("Grid", says: "a view outside rows has a row to itself, over all columns", from: .documented("swiftui/grid"), in: .fixed(200, 100))
    {
      Grid(horizontalSpacing: 10, verticalSpacing: 2) {
        GridRow {
          Box("a", 30, 20)
          Box("b", 40, 20)
        }
        Color.pureGreen.frame(height: 6).accessibilityIdentifier("wide")
      }.fixedSize()
    } holds: {
      $0.frame("wide", 60, 58, 80, 6)
      $0.frame("a", 60, 36, 30, 20)
    }
    row(
      "GridRow", says: "short rows leave their last cells empty; outside a grid the cells stand for themselves",
      from: .documented("swiftui/gridrow"), in: .fixed(200, 100)
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box("a", 30, 20)
          Box("b", 40, 20)
          Box("c", 20, 20)
        }
        GridRow { Box("d", 10, 10) }
      }
    } holds: {
      $0.frame("a", 45, 35, 30, 20)
      $0.frame("d", 45, 55, 10, 10)
      let loose = try $0.other {
        HStack(spacing: 0) {
          GridRow {
            Box("a", 30, 20)
            Box("b", 40, 20)
          }
        }
      }
      loose.frame("b", 95, 40, 40, 20)
    }
    row(
      "GridRow", says: "a row's alignment goes before the grid's, upright only",
      from: .documented("swiftui/gridrow/init(alignment:content:)"), in: .fixed(200, 100)
    ) {
      Grid(alignment: .bottomLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          Box("a", 30, 40)
          Box("b", 20, 10)
        }
        GridRow {
          Box("c", 30, 40)
          Box("d", 10, 10)
        }
      }.frame(width: 200, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("b", 30, 0, 20, 10)
      $0.frame("d", 30, 70, 10, 10)
    }
    row(
      "View.gridCellColumns", says: "a cell spans columns with the gaps between them",
      from: .documented("swiftui/view/gridcellcolumns(_:)"), in: .fixed(200, 100)
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box("a", 30, 20)
          Box("b", 40, 20)
          Box("c", 20, 20)
        }
        GridRow {
          Color.pureGreen.frame(height: 8).accessibilityIdentifier("two").gridCellColumns(2)
          Box("d", 10, 10)
        }
      }.fixedSize().frame(width: 200, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("two", 0, 20, 80, 8)
      $0.frame("d", 90, 20, 10, 10)
      let wide = try $0.other {
        Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            Box("a", 30, 20)
            Box("b", 40, 20)
          }
          GridRow { Box("two", 100, 8).gridCellColumns(2) }
        }.frame(width: 200, height: 100, alignment: .topLeading)
      }
      let trailing = try $0.other {
        Grid(alignment: .topTrailing, horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            Box("a", 30, 20)
            Box("b", 40, 20)
          }
          GridRow { Box("two", 100, 8).gridCellColumns(2) }
        }.frame(width: 200, height: 100, alignment: .topLeading)
      }
      trailing.frame("a", 10, 0, 30, 20)
      trailing.frame("b", 60, 0, 40, 20)
      // The 20 that are missing are shared by both columns.
      wide.frame("b", 50, 0, 40, 20)
      let none = try $0.other { Grid { GridRow { Box("x").gridCellColumns(0) } } }
      none.finds(.badArgument, "1 was taken")
    }
    row("Grid", says: "a span beyond the other rows' columns is found", from: .law("what cannot be meant is told")) {
      Grid {
        GridRow {
          Box("a", 5)
          Box("b", 5)
        }
        GridRow { Box("c", 5).gridCellColumns(3) }
      }
    } holds: {
      $0.finds(.badArgument, "has 2 columns, but a row with gridCellColumns takes 3")
    }
    row(
      "View.gridCellUnsizedAxes", says: "a cell that asks for no room on these axes takes what the others need",
      from: .documented("swiftui/view/gridcellunsizedaxes(_:)"), in: .fixed(200, 100)
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Box("a", 60, 20) }
        Color.pureGreen.frame(height: 3).accessibilityIdentifier("line").gridCellUnsizedAxes(.horizontal)
      }
    } holds: {
      $0.frame("line", 70, nil, 60, 3)
      let sized = try $0.other {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { Box("a", 60, 20) }
          Color.pureGreen.frame(height: 3).accessibilityIdentifier("line")
        }
      }
      sized.frame("line", 0, nil, 200, 3)
      let upright = try $0.other {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Box("a", 60, 20)
            Color.pureGreen.frame(width: 3).accessibilityIdentifier("line").gridCellUnsizedAxes(.vertical)
          }
        }
      }
      upright.frame("line", nil, 40, 3, 20)
    }
    row(
      "View.gridColumnAlignment", says: "aligns a whole column sideways, said on one of its cells",
      from: .documented("swiftui/view/gridcolumnalignment(_:)"), in: .fixed(200, 100)
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 50, 20)
          Box("x", 50, 20)
        }
        GridRow {
          Box("b", 10, 20).gridColumnAlignment(.trailing)
          Box("y", 10, 20)
        }
        GridRow {
          Box("c", 20, 20)
          Box("z", 20, 20)
        }
      }.frame(width: 200, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("b", 40, 20, 10, 20)
      $0.frame("c", 30, 40, 20, 20)
      $0.frame("y", 50, 20, 10, 20)
    }
    row(
      "View.gridCellAnchor", says: "puts a point of the view at the same point of its cell, before all alignments",
      from: .documented("swiftui/view/gridcellanchor(_:)"), in: .fixed(200, 100)
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 50, 20)
          Box("b", 20, 60)
        }
        GridRow(alignment: .top) {
          Box("c", 10, 20).gridCellAnchor(UnitPoint(x: 0.75, y: 1)).gridColumnAlignment(.leading)
          Box("d", 20, 40)
        }
      }.frame(width: 200, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("c", 30, 80, 10, 20)
      $0.frame("a", 0, 0, 50, 20)
    }
    row(
      "GridLayout", "GridLayout.alignment", "GridLayout.horizontalSpacing", "GridLayout.verticalSpacing",
      says: "is the same grid as a layout; its parts can be read and set", from: .documented("swiftui/gridlayout"), in: .fixed(200, 100)
    ) {
      AnyLayout(GridLayout(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 4)) {
        GridRow {
          Box("a", 20, 30)
          Box("b", 50, 10, .pureBlue)
        }
        GridRow { Box("c", 40, 10, .pureGreen) }
      }
    } holds: {
      $0.same {
        Grid(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 4) {
          GridRow {
            Box("a", 20, 30)
            Box("b", 50, 10, .pureBlue)
          }
          GridRow { Box("c", 40, 10, .pureGreen) }
        }
      }
      $0.same {
        GridLayout(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 4) {
          GridRow {
            Box("a", 20, 30)
            Box("b", 50, 10, .pureBlue)
          }
          GridRow { Box("c", 40, 10, .pureGreen) }
        }
      }
      var layout = GridLayout()
      $0.judge.equal(layout.alignment, .center)
      $0.judge.equal(layout.horizontalSpacing, nil)
      $0.judge.equal(layout.verticalSpacing, nil)
      (layout.alignment, layout.horizontalSpacing, layout.verticalSpacing) = (.top, 3, 7)
      $0.judge.equal(layout, GridLayout(alignment: .top, horizontalSpacing: 3, verticalSpacing: 7))
    }
    row("Grid", says: "a gap below zero is found", from: .law("what cannot be meant is told")) {
      Grid(horizontalSpacing: -3) { GridRow { Box("a") } }
    } holds: {
      $0.finds(.badArgument, "spacing -3")
      try $0.other { Grid(verticalSpacing: 3) { GridRow { Box("a") } } }.findsNothing()
    }
  }
}

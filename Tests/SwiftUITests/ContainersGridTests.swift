import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

@MainActor @Suite("Grid") struct ContainersGridTests {
  @Test("fact 94: four equal flexible columns in 500 with spacing 10 are 117.5 each")
  func equalColumns() {
    let frames = frames(500, 100) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow { ForEach(0..<4) { Rectangle().accessibilityIdentifier("r\($0)") } }
      }
    }
    #expect(frames["r0"] == box(0, 0, 117.5, 100))
    #expect(frames["r3"] == box(382.5, 0, 117.5, 100))
  }

  @Test("fact 94: fixed cells make their column and row as large as the largest")
  func fixedCells() {
    let frames = frames(300, 200) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Leaf("a", 40, 20)
          Leaf("b", 100, 30)
        }
        GridRow {
          Leaf("c", 80, 20)
          Leaf("d", 20, 10)
        }
      }
    }
    #expect(frames["a"] == box(55, 77.5, 40, 20))
    #expect(frames["b"] == box(145, 72.5, 100, 30))
    #expect(frames["c"] == box(55, 107.5, 80, 20))
    #expect(frames["d"] == box(145, 112.5, 20, 10))
  }

  @Test("fact 91: a view outside a row spans all columns; short rows leave cells empty")
  func looseViews() {
    let frames = frames(210, 40) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Leaf("a", 100, 20)
          Leaf("b", 100, 20)
        }
        Rectangle().accessibilityIdentifier("wide")
      }
    }
    #expect(frames["wide"] == box(0, 20, 210, 20))
  }

  @Test("fact 95: an unsized cell takes what the others need")
  func unsized() {
    let frames = frames(300, 100) {
      Grid(verticalSpacing: 0) {
        GridRow { Leaf("a", 60, 20) }
        Rectangle().frame(height: 10).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
      }
    }
    #expect(frames["line"]?.width == 60)
  }

  @Test("fact 96: a span shares what its columns do not give")
  func span() {
    let frames = frames(400, 60) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Leaf("a", 40, 20)
          Leaf("b", 60, 20)
        }
        GridRow { Leaf("wide", 150, 20).gridCellColumns(2) }
      }
    }
    // 150 − (40 + 10 + 60) = 40, so each column gets 20 more.
    #expect(frames["a"]?.minX == 125)
    #expect(frames["b"]?.minX == CGFloat(195))
  }

  @Test("fact 96: a span that fits adds nothing")
  func fittingSpan() {
    let frames = frames(400, 60) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Leaf("a", 40, 20)
          Leaf("b", 60, 20)
        }
        GridRow { Leaf("wide", 100, 20).gridCellColumns(2) }
      }
    }
    #expect(frames["b"]?.minX == CGFloat(195))
  }

  @Test("facts 97, 98: anchor before column and row alignment before the grid's")
  func alignments() {
    let frames = frames(200, 100) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Leaf("a", 20, 20).gridColumnAlignment(.trailing)
          Leaf("b", 100, 60)
          Leaf("c", 20, 20).gridCellAnchor(.center)
        }
        GridRow {
          Leaf("d", 60, 20)
          Leaf("e", 40, 40)
          Leaf("f", 40, 20)
        }
      }
    }
    #expect(frames["a"] == box(40, 40, 20, 20))
    #expect(frames["c"] == box(170, 20, 20, 20))
    #expect(frames["e"] == box(60, 60, 40, 40))
    #expect(frames["d"] == box(0, 60, 60, 20))
  }

  @Test("fact 92: modifiers on a row apply to each cell")
  func rowModifiers() {
    let frames = frames(100, 40) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Leaf("a", 20, 20)
          Leaf("b", 20, 20)
        }
        .padding(5)
      }
    }
    #expect(frames["a"]?.minX == 25)
    #expect(frames["b"]?.minX == 55)
  }

  @Test("facts 35, 93: default gaps are those that neighbours ask for")
  func defaultGaps() {
    let frames = frames(100, 100) {
      Grid {
        GridRow {
          Leaf("a", 20, 20)
          Leaf("b", 20, 20)
        }
        GridRow { Leaf("c", 20, 20) }
      }
    }
    #expect(frames["b"]!.minX - frames["a"]!.maxX == 8)
    #expect(frames["c"]!.minY - frames["a"]!.maxY == 8)
  }

  @Test("fact 99: GridLayout in AnyLayout is the same grid")
  func layoutTwin() {
    let frames = frames(500, 100) {
      AnyLayout(GridLayout(horizontalSpacing: 10)) {
        GridRow { ForEach(0..<4) { Rectangle().accessibilityIdentifier("r\($0)") } }
      }
    }
    #expect(frames["r3"] == box(382.5, 0, 117.5, 100))
  }

  @Test("a grid mirrors where text runs right to left")
  func rightToLeft() {
    let frames = frames(100, 20) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Leaf("a", 40, 20)
          Leaf("b", 60, 20)
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(frames["a"] == box(60, 0, 40, 20))
  }

  @Test("bad input: spans beyond the columns, spans below one, negative gaps")
  func badInput() {
    let page = placed(300, 100) {
      Grid(horizontalSpacing: -5) {
        GridRow {
          Leaf("a", 20, 20)
          Leaf("b", 20, 20)
        }
        GridRow { Leaf("c", 20, 20).gridCellColumns(5) }
        GridRow { Leaf("d", 20, 20).gridCellColumns(0) }
      }
    }
    #expect(page.findings.contains { $0.view == "Grid" && $0.message.contains("2 columns") && $0.message.contains("5") })
    #expect(page.findings.contains { $0.view == "gridCellColumns" && $0.message.contains("0 columns") })
    #expect(page.findings.contains { $0.view == "Grid" && $0.message.contains("spacing -5") })
    #expect(page.framesByIdentifier()["d"] != nil)
  }
}

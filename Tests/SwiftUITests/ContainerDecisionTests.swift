import Foundation
import Testing

@testable import QuoinLayout
@testable import SwiftUI

@Suite("Decisions D5, D6, D9: containers") @MainActor struct ContainerDecisionTests {
  @Test("D5: a span asks only for what its columns lack, shared equally") func grid() {
    let found = frames(200, 20) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Leaf("a", 20, 10)
          Leaf("b", 30, 10)
        }
        GridRow { Leaf("span", 80, 10).gridCellColumns(2) }
      }
    }
    // 80 − 50 = 30 are missing: the columns are 35 and 45, centred in 200 from 60 on.
    #expect(found["a"] == box(67.5, 0, 20, 10) && found["b"] == box(102.5, 0, 30, 10) && found["span"] == box(60, 10, 80, 10))
    // Least flexible first: the fixed column keeps its 40, the other two share 160.
    let flexible = frames(200, 10) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.named("x")
          Leaf("y", 40, 10)
          Color.blue.named("z")
        }
      }
    }
    #expect(flexible["x"]?.width == 80 && flexible["y"]?.width == 40 && flexible["z"]?.width == 80)
  }

  @Test("D6: a lazy column is as wide as proposed, else as its widest row") func lazyWidth() {
    #expect(
      frames(100, 50) {
        LazyVStack {
          Leaf("a", 30, 10)
          Leaf("b", 20, 10)
        }.named("lazy")
      }["lazy"]?.width == 100)
    let ideal = frames(100, 50) {
      LazyVStack {
        Leaf("a", 30, 10)
        Leaf("b", 20, 10)
      }.fixedSize(horizontal: true, vertical: false).named("lazy")
    }
    #expect(ideal["lazy"]?.width == 30)
  }

  @Test("D9: a scroll view takes the proposal along its axis and its content's size across") func scroll() {
    #expect(frames(100, 200) { ScrollView { Leaf("a", 30, 10) }.named("scroll") }["scroll"] == box(35, 0, 30, 200))
    #expect(frames(100, 200) { ScrollView(.horizontal) { Leaf("a", 30, 10) }.named("scroll") }["scroll"] == box(0, 95, 100, 10))
  }
}

import Foundation
import Testing

@testable import QuoinLayout
@testable import SwiftUI

@Suite("Facts 1–10: the model") @MainActor struct ModelFactTests {
  @Test("fact 1: nil asks for the ideal, 0 for the minimum, ∞ for the maximum") func fact1() {
    #expect(ProposedViewSize.unspecified == offer(nil, nil))
    #expect(ProposedViewSize.zero == offer(0, 0))
    #expect(ProposedViewSize.infinity == offer(.infinity, .infinity))
  }

  @Test("fact 2: what is not specified is 10") func fact2() {
    #expect(offer(nil, 7).replacingUnspecifiedDimensions() == CGSize(width: 10, height: 7))
    let found = frames(100, 100) { Color.red.named("colour").fixedSize() }
    #expect(found["colour"] == box(45, 45, 10, 10))
  }

  @Test("fact 3: guides belong to a size and the proposal that made it") func fact3() {
    // The guide is half the width, so it moves with the offer: 50 of 100, 20 of 40.
    let context = LayoutContext(scale: 1)
    let leaf = LayoutNode(ShapeRule("leaf"), in: context)
    let node = LayoutNode(AlignmentGuideRule(VerticalAlignment.center.key) { $0.width / 2 }, [leaf], in: context)
    #expect(node.dimensions(in: offer(100, 10))[VerticalAlignment.center] == 50)
    #expect(node.dimensions(in: offer(40, 10))[VerticalAlignment.center] == 20)
  }

  @Test("facts 4, D12: a proposal is answered once, however often it is asked") func fact4() {
    let log = Log()
    _ = frames(300, 100) {
      HStack(spacing: 0) {
        recording(log)
        Color.red
        Color.blue
      }
    }
    #expect(Set(log.proposals).count == log.proposals.count)
  }

  @Test("fact 5: a parent places with a proposal; the child's answer is its size") func fact5() {
    struct Offering: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 100) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 80, height: 80))
      }
    }
    let found = frames(100, 100) { Offering() { Color.red.frame(width: 30).named("child") } }
    #expect(found["child"] == box(0, 0, 30, 80))
  }

  @Test("fact 6: corners snap to the nearest pixel, halves up; the size is their difference") func fact6() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.snap(23.75) == 24 && grid.snap(358.25) == 358.5)
    #expect(grid.snap(box(23.75, 0.2, 334.5, 10.1)) == box(24, 0, 334.5, 10.5))
    #expect(PixelGrid(scale: 1).snap(-0.5) == 0)
  }

  @Test("fact 8: a root smaller than its host is centred in it") func fact8() {
    #expect(frames(93, 16) { Leaf("leaf", 92.5, 16) }["leaf"] == box(0.25, 0, 92.5, 16))
    #expect(PixelGrid(scale: 2).snap(0.25) == 0.5)
  }

  @Test("fact 9: several views at the root stand in a column, in an overlay on top of each other") func fact9() {
    let root = frames(100, 100) {
      Leaf("a", 10, 10)
      Leaf("b", 10, 10)
    }
    #expect(root["a"] == box(45, 36, 10, 10) && root["b"] == box(45, 54, 10, 10))
    let over = frames(100, 100) {
      Color.clear.overlay {
        Leaf("a", 10, 10)
        Leaf("b", 20, 20)
      }
    }
    #expect(over["a"] == box(45, 45, 10, 10) && over["b"] == box(40, 40, 20, 20))
    let under = frames(100, 100) {
      Color.clear.background {
        Leaf("a", 10, 10)
        Leaf("b", 20, 20)
      }
    }
    #expect(under == over)
  }

  @Test("fact 10: groups, loops and conditions are flattened; modifiers on a group go to each view") func fact10() {
    let flag = false
    let found = frames(100, 10) {
      HStack(spacing: 10) {
        Group {
          Leaf("a", 10, 10)
          Leaf("b", 10, 10)
        }.padding(.leading, 5)
        if flag { Leaf("never") }
        EmptyView()
        ForEach(0..<2) { Leaf("c\($0)", 10, 10) }
      }
    }
    // 5+10, gap 10, 5+10, gap 10, 10, gap 10, 10 = 80
    #expect(found["a"] == box(15, 0, 10, 10) && found["b"] == box(40, 0, 10, 10))
    #expect(found["c0"] == box(60, 0, 10, 10) && found["c1"] == box(80, 0, 10, 10) && found["never"] == nil)
  }
}

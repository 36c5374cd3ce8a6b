import Foundation
import Testing

@testable import QuoinLayout
@testable import SwiftUI

@Suite("Facts 11–24: stacks") @MainActor struct StackFactTests {
  @Test("fact 11: the least flexible child is sized first") func fact11() {
    // 40…60 has 20 to give, the colour everything: the first takes 60 of its half of 200, the colour the other 140.
    let found = frames(200, 10) {
      HStack(spacing: 0) {
        Color.red.named("colour")
        stretch("narrow", 40, 60)
      }
    }
    #expect(found["colour"]?.width == 140 && found["narrow"] == box(140, 0, 60, 10))
  }

  @Test("fact 12: of two without a limit the one with the larger minimum comes first") func fact12() {
    let found = frames(100, 10) {
      HStack(spacing: 0) {
        Color.red.named("a")
        stretch("b", 70, .infinity)
      }
    }
    #expect(found["a"]?.width == 30 && found["b"]?.width == 70)
  }

  @Test("fact 13: one child alone in its priority is not probed") func fact13() {
    let log = Log()
    _ = frames(200, 10) {
      HStack(spacing: 0) {
        recording(log).layoutPriority(1)
        Leaf("x", 20, 10)
      }
    }
    #expect(log.proposals.allSatisfy { $0.width != 0 && $0.width != .infinity })
  }

  @Test("fact 14: lower priorities keep their minimum while higher ones are sized") func fact14() {
    let found = frames(100, 10) {
      HStack(spacing: 0) {
        stretch("low", 10, .infinity)
        Color.blue.named("high").layoutPriority(1)
      }
    }
    #expect(found["low"]?.width == 10 && found["high"]?.width == 90)
  }

  @Test("fact 15: equal shares of what is left; a child may exceed its own") func fact15() {
    let found = frames(150, 10) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100).named("max")
        Color.blue.frame(minWidth: 100).named("min")
      }
    }
    #expect(found["max"] == box(-12.5, 0, 75, 10) && found["min"] == box(62.5, 0, 100, 10))
  }

  @Test("fact 16: without a proposal every child gets its ideal length") func fact16() {
    let log = Log()
    _ = frames(200, 50) {
      HStack(spacing: 0) {
        recording(log)
        Leaf("x", 20, 10)
      }.fixedSize(horizontal: true, vertical: false)
    }
    #expect(log.proposals.allSatisfy { $0.width == nil })
  }

  @Test("fact 17: proposals 0 and ∞ give the sums of the minimums and maximums") func fact17() {
    let context = LayoutContext(scale: 1)
    func leaf(_ least: CGFloat, _ most: CGFloat) -> LayoutNode {
      LayoutNode(MeasuredRule("leaf") { CGSize(width: min(max($0.width ?? 10, least), most), height: 10) }, in: context)
    }
    let stack = LayoutNode(HStackLayout(spacing: 5).makeRule(), [leaf(10, 50), leaf(20, 70), leaf(5, 5)], in: context)
    #expect(stack.size(for: offer(0, 10)).width == 45)
    #expect(stack.size(for: offer(.infinity, 10)).width == 135)
  }

  @Test("fact 18: across, the stack is the union of the aligned children") func fact18() {
    let found = frames(100, 100) {
      HStack(alignment: .top, spacing: 0) {
        Leaf("a", 10, 40).alignmentGuide(.top) { _ in 15 }
        Leaf("b", 10, 30)
      }.named("row")
    }
    // b begins 15 below a's top: the row reaches from 0 to 45.
    #expect(found["row"] == box(40, 27.5, 20, 45))
    #expect(found["a"] == box(40, 27.5, 10, 40) && found["b"] == box(50, 42.5, 10, 30))
  }

  @Test("facts 19, 20: measured without a width, a column gives its own to the children when it places them") func fact19() {
    let found = frames(100, 60) {
      VStack(spacing: 0) {
        Leaf("a", 40, 10)
        Color.red.frame(height: 10).named("fills")
      }.fixedSize()
    }
    #expect(found["fills"] == box(30, 30, 40, 10))
  }

  @Test("fact 21: an empty stack is 0×0") func fact21() {
    #expect(frames(100, 100) { VStack {}.named("empty") }["empty"] == box(50, 50, 0, 0))
  }

  @Test("fact 22: a stack of one child stands for the child: its priority counts outside") func fact22() {
    let found = frames(100, 10) {
      HStack(spacing: 0) {
        VStack { Color.red.layoutPriority(1) }.named("one")
        stretch("other", 10, .infinity)
      }
    }
    #expect(found["one"]?.width == 90 && found["other"]?.width == 10)
  }

  @Test("fact 23: the defaults are centred, with the pairs' own spacing") func fact23() {
    #expect(HStackLayout().alignment == .center && HStackLayout().spacing == nil)
    #expect(VStackLayout().alignment == .center && VStackLayout().spacing == nil)
  }

  @Test("fact 24: a stack's orientation makes spacers and dividers what they are; ZStack has none") func fact24() {
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
    #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
    let found = frames(100, 50) {
      HStack(spacing: 0) {
        Leaf("a", 10, 10)
        Divider().named("line")
        Leaf("b", 10, 10)
      }
    }
    #expect(found["line"] == box(49.75, 0, 0.5, 50))
  }

  @Test("published: a row of text-like leaves in 150, 100 (the textbook's own pictures)") func publishedRows() {
    // A word of 50 on one line or two lines of 25: stands for a text that wraps.
    let found = frames(100, 50) {
      HStack(spacing: 0) {
        Color.cyan.named("cyan")
        stretch("word", 0, 30)
        Color.teal.named("teal")
      }
    }
    #expect(found["cyan"]?.width == 35 && found["word"] == box(35, 20, 30, 10) && found["teal"]?.minX == 65)
  }
}

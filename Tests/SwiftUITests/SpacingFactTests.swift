import Foundation
import Testing

@testable import QuoinLayout
@testable import SwiftUI

@Suite("Facts 25–35: spacing") @MainActor struct SpacingFactTests {
  private let text = TextSpacingMetrics(above: 3, below: 4, leading: 1)

  @Test("facts 25, 27: leaf to leaf is 8 on both axes") func fact25() {
    for axis in Axis.allCases { #expect(ViewSpacing.leaf.distance(to: .leaf, along: axis) == 8) }
    let found = frames(100, 100) {
      HStack {
        Leaf("a", 10, 10)
        Leaf("b", 10, 10)
      }
    }
    #expect(found["a"] == box(36, 45, 10, 10) && found["b"] == box(54, 45, 10, 10))
  }

  @Test("fact 26: a text's metrics next to a plain edge of 0 give the metrics' own distance") func fact26() {
    #expect(ViewSpacing(text: text).distance(to: .leaf, along: .vertical) == 4)
  }

  @Test("fact 28: nothing asked is 8, zero asked is 0") func fact28() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
  }

  @Test("fact 29: text over text stands apart by the lower one's leading, side by side by 8") func fact29() {
    #expect(ViewSpacing(text: text).distance(to: ViewSpacing(text: text), along: .vertical) == 1)
    #expect(ViewSpacing(text: text).distance(to: ViewSpacing(text: text), along: .horizontal) == 8)
  }

  @Test("facts 30, D7: text and other views, by the lines' metrics, rounded up to the pixel") func fact30() {
    // A line of 10 with an ascent of 8 and a cap height of 7: above 11 − 8 = 3; below 11 − 7 = 4. QuoinText reckons it.
    #expect(ViewSpacing.leaf.distance(to: ViewSpacing(text: text), along: .vertical) == 3)
    #expect(ViewSpacing(text: text).distance(to: .leaf, along: .vertical) == 4)
  }

  @Test("fact 31: a spacer asks for no gap along its axis") func fact31() {
    let found = frames(100, 10) {
      HStack {
        Leaf("a", 10, 10)
        Spacer().named("s")
        Leaf("b", 10, 10)
      }
    }
    #expect(found["s"] == box(10, 5, 80, 0))
  }

  @Test("fact 32: a framed axis forgets what the child asked for, the other does not; a spacer stays a spacer") func fact32() {
    let found = frames(100, 100) {
      VStack {
        Leaf("a", 10, 10)
        Spacer().frame(height: 20).named("s")
        Leaf("b", 10, 10)
      }
    }
    #expect(found["s"]?.minY == (found["a"]?.maxY))
    let context = LayoutContext(scale: 2)
    let inner = LayoutNode(TextLikeRule(text: text), in: context)
    let wide = LayoutNode(FixedFrameRule(width: 50, height: nil, alignment: .center), [inner], in: context)
    let high = LayoutNode(FixedFrameRule(width: nil, height: 50, alignment: .center), [inner], in: context)
    #expect(wide.spacing.distance(to: ViewSpacing(text: text), along: .vertical) == 1)
    #expect(high.spacing.distance(to: ViewSpacing(text: text), along: .vertical) == 3)
    // Of a child that asks for no gap at all a framed axis asks for the usual one, at both of its edges.
    let bare = LayoutNode(BareRule(), in: context)
    func gaps(_ rule: some LayoutRule, _ axis: Axis) -> [CGFloat] {
      let spacing = LayoutNode(rule, [bare], in: context).spacing
      return [ViewSpacing().distance(to: spacing, along: axis), spacing.distance(to: ViewSpacing(), along: axis)]
    }
    let limits = FrameLimits(min: nil, ideal: nil, max: .infinity)
    let none = FrameLimits(min: nil, ideal: nil, max: nil)
    for (axis, other) in [(Axis.horizontal, Axis.vertical), (.vertical, .horizontal)] {
      let (width, height): (CGFloat?, CGFloat?) = axis == .horizontal ? (50, nil) : (nil, 50)
      let fixed = FixedFrameRule(width: width, height: height, alignment: .center)
      let flexible = FlexibleFrameRule(
        horizontal: axis == .horizontal ? limits : none, vertical: axis == .vertical ? limits : none, alignment: .center)
      #expect(gaps(fixed, axis) == [8, 8] && gaps(fixed, other) == [0, 0])
      #expect(gaps(flexible, axis) == [8, 8] && gaps(flexible, other) == [0, 0])
    }
  }

  @Test("fact 33: padding resets only the edges it pads; offset and the like pass spacing through") func fact33() {
    let context = LayoutContext(scale: 2)
    let inner = LayoutNode(TextLikeRule(text: text), in: context)
    let padded = LayoutNode(PaddingRule(EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0)), [inner], in: context)
    let other = ViewSpacing(text: text)
    #expect(other.distance(to: padded.spacing, along: .vertical) == 4)
    #expect(padded.spacing.distance(to: other, along: .vertical) == 1)
    let moved = LayoutNode(OffsetRule(CGSize(width: 3, height: 3)), [inner], in: context)
    #expect(moved.spacing.distance(to: other, along: .vertical) == 1)
    let positioned = LayoutNode(PositionRule(.zero), [inner], in: context)
    #expect(positioned.spacing.distance(to: other, along: .vertical) == 3)
  }

  @Test("fact 34: a stack's ends are its first and last child's, its sides all; a ZStack's are all of all") func fact34() {
    let context = LayoutContext(scale: 2)
    func spacer() -> LayoutNode { LayoutNode(SpacerRule(minLength: nil), in: context) }
    func leaf() -> LayoutNode { LayoutNode(ShapeRule("leaf"), in: context) }
    let row = LayoutNode(HStackLayout().makeRule(), [spacer(), leaf()], in: context)
    #expect(ViewSpacing.leaf.distance(to: row.spacing, along: .horizontal) == 0)
    #expect(row.spacing.distance(to: .leaf, along: .horizontal) == 8)
    let empty = LayoutNode(ZStackLayout().makeRule(), [], in: context)
    #expect(empty.spacing.distance(to: ViewSpacing(), along: .vertical) == 0)
  }
}

/// A leaf that stands as far from others as a text.
struct BareRule: GuidelessRule {
  var name: String { "bare" }
  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { CGSize(width: 20, height: 10) }
  func spacing(_ node: LayoutNode) -> ViewSpacing { .zero }
}
struct TextLikeRule: GuidelessRule {
  let text: TextSpacingMetrics
  var name: String { "text-like" }
  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { CGSize(width: 20, height: 10) }
  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing(text: text) }
}

import Foundation
import Testing

@testable import QuoinLayout
@testable import SwiftUI

@Suite("Facts 36–47: ZStack and frames") @MainActor struct ZStackAndFrameFactTests {
  @Test("facts 36, D1: the size is the union of the aligned frames") func fact36() {
    let found = frames(100, 100) {
      ZStack(alignment: .topLeading) {
        Leaf("a", 20, 10)
        Leaf("b", 20, 10).alignmentGuide(.leading) { _ in -15 }
      }.named("z")
    }
    #expect(found["z"] == box(32.5, 45, 35, 10))
    #expect(found["a"] == box(32.5, 45, 20, 10) && found["b"] == box(47.5, 45, 20, 10))
  }

  @Test("facts 37, 38: only the highest priority sizes it; all are then proposed that size") func fact37() {
    let found = frames(100, 100) {
      ZStack {
        Leaf("a", 30, 20).layoutPriority(1)
        Color.red.named("fill")
      }.named("z")
    }
    #expect(found["z"] == box(35, 40, 30, 20) && found["fill"] == box(35, 40, 30, 20))
  }

  @Test("fact 39: the guides coincide") func fact39() {
    let found = frames(100, 100) {
      ZStack(alignment: .bottomTrailing) {
        Leaf("a", 40, 40)
        Leaf("b", 10, 10)
      }
    }
    #expect(found["a"] == box(30, 30, 40, 40) && found["b"] == box(60, 60, 10, 10))
  }

  @Test("fact 40: a fixed frame replaces what is proposed; impossible lengths are ignored with a finding") func fact40() {
    let log = Log()
    let page = placed(100, 80) { recording(log).frame(width: 30).frame(width: -5).frame(height: .infinity) }
    #expect(log.proposals.last == offer(30, 80))
    #expect(page.findings.contains { $0.kind == .contradictoryFrame })
  }

  @Test("fact 41: the child is aligned in the frame and may stand out of it") func fact41() {
    let found = frames(100, 100) { Leaf("big", 60, 60).frame(width: 20, height: 20, alignment: .bottomLeading).named("frame") }
    #expect(found["frame"] == box(40, 40, 20, 20) && found["big"] == box(40, 0, 60, 60))
  }

  @Test("fact 42: min, then ideal, then max; contradictions are raised and told") func fact42() {
    let page = placed(100, 100) { Color.red.named("c").frame(minWidth: 50, maxWidth: 20) }
    #expect(page.framesByIdentifier()["c"]?.width == 50)
    #expect(page.findings.contains { $0.kind == .contradictoryFrame })
  }

  @Test(
    "fact 43: the child is proposed the clamped proposal, or the ideal length",
    arguments: [
      (CGFloat?.none, CGFloat?.none, CGFloat?.none, CGFloat?(100), CGFloat?(100)),
      (120, nil, nil, 100, 120), (nil, nil, 60, 100, 60), (nil, 70, nil, nil, 70), (nil, nil, nil, nil, nil),
      (20, 30, 40, .infinity, 40), (20, 30, 40, 0, 20),
    ]) func fact43(least: CGFloat?, ideal: CGFloat?, most: CGFloat?, offered: CGFloat?, expected: CGFloat?)
  {
    #expect(FrameLimits(min: least, ideal: ideal, max: most).childProposal(offered) == expected)
  }

  @Test(
    "fact 44: the frame's own length",
    arguments: [
      // min, ideal, max, proposal, child's answer, expected
      (CGFloat?(20), CGFloat?.none, CGFloat?(80), CGFloat?(50), CGFloat(10), CGFloat(50)),
      (20, nil, 80, nil, 10, 20), (20, nil, 80, nil, 50, 50), (20, nil, 80, 500, 10, 80),
      (nil, 33, nil, nil, 10, 33), (20, 33, 80, nil, 10, 33),
      (20, nil, nil, 100, 50, 50), (20, nil, nil, 100, 150, 100), (20, nil, nil, 10, 5, 20), (20, nil, nil, nil, 50, 50),
      (nil, nil, 80, 50, 10, 50), (nil, nil, 80, 500, 10, 80), (nil, nil, 80, nil, 10, 10), (nil, nil, 80, nil, 100, 80),
      (nil, nil, nil, 50, 33, 33),
    ]) func fact44(least: CGFloat?, ideal: CGFloat?, most: CGFloat?, offered: CGFloat?, child: CGFloat, expected: CGFloat)
  {
    #expect(FrameLimits(min: least, ideal: ideal, max: most).length(offered, child: child) == expected)
  }

  @Test("fact 45: recorded: frames in 400×600") func fact45() {
    func size(_ view: some View) -> CGSize? { frames(400, 600) { view.named("v") }["v"]?.size }
    #expect(size(Color.red.frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)) == CGSize(width: 300, height: 150))
    #expect(size(Leaf("t", 40, 16).frame(maxWidth: .infinity)) == CGSize(width: 400, height: 16))
    #expect(size(Leaf("t", 40, 16).frame(maxWidth: .infinity, minHeight: 180)) == CGSize(width: 400, height: 180))
  }

  @Test("fact 46: a frame places its child with its own size, but leaves an ideal length within its limits alone") func fact46() {
    let log = Log()
    _ = frames(100, 100) {
      recording(log) { _ in CGSize(width: 40, height: 10) }.frame(minWidth: 20, maxWidth: 80).fixedSize()
    }
    #expect(log.placed.last == offer(nil, nil))
    let other = Log()
    _ = frames(100, 100) { recording(other) { _ in CGSize(width: 10, height: 10) }.frame(minWidth: 20, maxWidth: 80).fixedSize() }
    #expect(other.placed.last == offer(20, nil))
  }

  @Test("a frame as large as the container along one axis is as large as its child along the other") func containerFrames() {
    let across = frames(100, 60) { Leaf("it", 30, 20).containerRelativeFrame(.horizontal).accessibilityIdentifier("frame") }
    #expect(across["frame"]?.size == CGSize(width: 100, height: 20))
    let down = frames(100, 60) { Leaf("it", 30, 20).containerRelativeFrame(.vertical).accessibilityIdentifier("frame") }
    #expect(down["frame"]?.size == CGSize(width: 30, height: 60))
    let both = frames(100, 60) { Leaf("it", 30, 20).containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("frame") }
    #expect(both["frame"]?.size == CGSize(width: 100, height: 60))
  }

  @Test("a view whose ideal size is no area is square where its own ratio is asked for") func noRatio() {
    struct Thin: Layout {
      let ideal: CGSize
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    for ideal in [CGSize(width: 0, height: 10), CGSize(width: 10, height: 0), CGSize(width: CGFloat.infinity, height: 10)] {
      let found = frames(100, 60) { Thin(ideal: ideal) {}.accessibilityIdentifier("thin").aspectRatio(contentMode: .fit) }
      #expect(found["thin"]?.size == CGSize(width: 60, height: 60), "\(ideal)")
    }
    let wide = frames(100, 60) {
      Thin(ideal: CGSize(width: 20, height: 10)) {}.accessibilityIdentifier("thin").aspectRatio(contentMode: .fit)
    }
    #expect(wide["thin"]?.size == CGSize(width: 100, height: 50))
  }

  @Test("fact 47: frames hide the child's priority") func fact47() {
    func widths(_ view: some View) -> CGFloat? {
      frames(100, 10) {
        HStack(spacing: 0) {
          view.named("a")
          Color.blue
        }
      }["a"]?.width
    }
    #expect(widths(Color.red.layoutPriority(1).frame(maxWidth: .infinity)) == 50)
    #expect(widths(Color.red.frame(maxWidth: .infinity).layoutPriority(1)) == 100)
  }
}

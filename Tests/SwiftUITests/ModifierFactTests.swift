import Foundation
import QuoinDrawing
import Testing

@testable import QuoinLayout
@testable import SwiftUI

@Suite("Facts 48–65: modifiers and leaves") @MainActor struct ModifierFactTests {
  @Test("fact 48: padding takes from the proposal, never below 0, and adds to the size; 16 by default") func fact48() {
    let log = Log()
    let found = frames(100, 100) { recording(log).padding(30).named("padded") }
    #expect(log.proposals.last == offer(40, 40) && found["padded"] == box(0, 0, 100, 100))
    let small = Log()
    _ = frames(100, 100) { recording(small).padding(80) }
    #expect(small.proposals.last == offer(0, 0))
    #expect(frames(100, 100) { Leaf("leaf", 10, 10).padding().named("p") }["p"] == box(29, 29, 42, 42))
    let edges = frames(100, 100) { Leaf("leaf", 10, 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).named("p") }
    #expect(edges["p"] == box(42, 43, 16, 14) && edges["leaf"] == box(44, 44, 10, 10))
  }

  // `tint(_:)` sets the tint "within this view": a style that speaks of a tint means the one around.
  @Test("a tint that speaks of the tint means the one around, however often") func tintOfTint() throws {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Rectangle().fill(.tint).frame(width: 10, height: 10).tint(AnyShapeStyle(.tint)).tint(TintShapeStyle())
        Rectangle().fill(.tint).frame(width: 10, height: 10).tint(TintShapeStyle().opacity(0.5)).tint(TintShapeStyle())
      }.tint(Color(red: 1, green: 0, blue: 0)))
    renderer.scale = 1
    let picture = try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: renderer.page().displayList())
    #expect(picture[5, 5] == PaintColor(red: 1, green: 0, blue: 0))
    #expect(picture[15, 5].red == 1 && abs(picture[15, 5].green - 0.5) < 0.01)
  }

  @Test("fact 49: fixedSize asks for the ideal length on its axes, sizing and placing") func fact49() {
    let log = Log()
    _ = frames(100, 80) { recording(log).fixedSize(horizontal: true, vertical: false) }
    #expect(log.proposals.allSatisfy { $0 == offer(nil, 80) } && log.placed.last == offer(nil, 80))
  }

  @Test(
    "facts 50, D4: aspectRatio changes what is proposed; the size is the child's",
    arguments: [
      (CGFloat?(100), CGFloat?(100), ContentMode.fit, CGFloat?(100), CGFloat?(56.25)),
      (100, 100, .fill, 177.7777, 100), (160, nil, .fit, 160, 90), (160, nil, .fill, 160, 90), (nil, 90, .fit, 160, 90),
      (nil, 90, .fill, 160, 90), (nil, nil, .fit, nil, nil),
    ]) func fact50(width: CGFloat?, height: CGFloat?, mode: ContentMode, w: CGFloat?, h: CGFloat?)
  {
    let context = LayoutContext(scale: 1)
    let node = LayoutNode(AspectRatioRule(ratio: 16 / 9, mode: mode), [LayoutNode(ShapeRule("leaf"), in: context)], in: context)
    let offered = (node.rule as! AspectRatioRule).childProposal(node, for: offer(width, height))
    #expect(abs((offered.width ?? -1) - (w ?? -1)) < 0.001 && abs((offered.height ?? -1) - (h ?? -1)) < 0.001)
  }

  @Test("facts 50, 51: without a ratio the child's ideal size gives it; a child of one size stays") func fact51() {
    let found = frames(200, 200) { Leaf("leaf", 100, 30).scaledToFit().named("fit") }
    #expect(found["fit"] == box(50, 85, 100, 30))
    let log = Log()
    _ = frames(200, 200) { recording(log) { $0.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 30)) }.scaledToFill() }
    let last = log.proposals.last
    #expect(abs((last?.width ?? 0) - 2000 / 3) < 0.001 && last?.height == 200)
  }

  @Test("fact 52: offset only moves; position takes all and puts the centre") func fact52() {
    let found = frames(100, 100) {
      HStack(spacing: 0) {
        Leaf("a", 10, 10).offset(x: 5, y: 7).named("outer")
        Leaf("b", 10, 10)
      }
    }
    #expect(found["a"] == box(45, 52, 10, 10) && found["b"] == box(50, 45, 10, 10))
    let placed = frames(100, 100) { Leaf("p", 10, 10).position(x: 20, y: 30).named("all") }
    #expect(placed["p"] == box(15, 25, 10, 10) && placed["all"] == box(0, 0, 100, 100))
  }

  @Test("fact 53: the default priority is 0, a spacer's −∞") func fact53() {
    let context = LayoutContext(scale: 1)
    #expect(LayoutNode(ShapeRule("leaf"), in: context).priority == 0)
    #expect(LayoutNode(SpacerRule(minLength: nil), in: context).priority == -.infinity)
  }

  @Test("fact 54: the primary decides; the other is proposed its size and aligned with its guides") func fact54() {
    let found = frames(100, 100) {
      Leaf("main", 40, 20).overlay(alignment: .topTrailing) {
        Leaf("badge", 10, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
      }.named("both")
    }
    #expect(found["both"] == box(30, 40, 40, 20) && found["badge"] == box(65, 35, 10, 10))
    let fills = frames(100, 100) { Leaf("main", 40, 20).background { Color.red.named("behind") } }
    #expect(fills["behind"] == box(30, 40, 40, 20))
    #expect(frames(100, 100) { Leaf("x", 10, 10).border(.red, width: 3).named("b") }["b"] == box(45, 45, 10, 10))
    let explicit = frames(100, 100) {
      Leaf("m", 40, 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.overlay { Leaf("o", 10, 10) }
    }
    #expect(explicit["o"] == box(25, 45, 10, 10))
  }

  @Test("fact 55: a guide's closure gets the child's size and inner guides; the size stays") func fact55() {
    let found = frames(100, 60) {
      HStack(alignment: .top, spacing: 0) {
        Leaf("a", 10, 10).alignmentGuide(.top) { _ in 4 }.alignmentGuide(.top) { $0[.top] + 6 }
        Leaf("b", 10, 30)
      }
    }
    #expect(found["a"]?.minY == 15 - 5 && found["b"]?.minY == 20)
  }

  @Test("fact 56: hidden keeps its room; looks are neutral") func fact56() {
    let plain = frames(100, 20) {
      HStack(spacing: 0) {
        Leaf("a", 20, 10)
        Leaf("b", 20, 10)
      }
    }
    let looks = frames(100, 20) {
      HStack(spacing: 0) {
        Leaf("a", 20, 10).hidden()
        Leaf("b", 20, 10).rotationEffect(.degrees(45)).scaleEffect(3).opacity(0.5).clipped().shadow(radius: 4).blur(radius: 2)
      }
    }
    #expect(plain == looks)
  }

  @Test("facts 57–59: spacers") func fact57() {
    // Recorded: 400 − 80 − 60 − 8 = 252.
    let recorded = frames(400, 50) {
      HStack(spacing: 0) {
        Leaf("a", 80, 10)
        Spacer()
        Color.red.named("c")
        Leaf("b", 60, 10)
      }
    }
    #expect(recorded["c"]?.width == 252)
    let shares = frames(552, 50) {
      HStack {
        Spacer().named("1")
        Spacer().named("2")
        Spacer().named("3")
      }
    }
    #expect(["1", "2", "3"].allSatisfy { shares[$0]?.width == 184 })
    #expect(frames(400, 600) { VStack { Spacer() }.named("s") }["s"]?.size == CGSize(width: 0, height: 600))
    #expect(frames(50, 40) { Spacer().named("free") }["free"] == box(0, 0, 50, 40))
    #expect(
      frames(50, 40) {
        HStack(spacing: 0) {
          Spacer(minLength: 20)
          Leaf("x", 10, 10)
        }.fixedSize().named("row")
      }["row"]?.width == 30)
    #expect(
      frames(5, 40) {
        HStack(spacing: 0) {
          Spacer()
          Leaf("x", 10, 10)
        }.named("row")
      }["row"]?.width == 18)
  }

  @Test("facts 60, D8: a divider is one pixel across its stack, a horizontal line outside") func fact60() {
    #expect(frames(100, 50, scale: 3) { VStack { Divider().named("d") }.padding() }["d"]?.height == CGFloat(1) / 3)
    #expect(frames(100, 50) { Divider().named("d") }["d"] == box(0, 24.75, 100, 0.5))
    #expect(frames(100, 50) { Divider().fixedSize().named("d") }["d"]?.width == 10)
  }

  @Test("facts 61, 62: shapes take what is proposed, 10 where nothing is; a circle the smaller side; strokes do not grow") func fact61() {
    #expect(frames(80, 50) { Rectangle().named("r") }["r"] == box(0, 0, 80, 50))
    #expect(frames(80, 50) { Capsule().fixedSize().named("r") }["r"]?.size == CGSize(width: 10, height: 10))
    #expect(frames(80, 50) { Circle().named("r") }["r"] == box(15, 0, 50, 50))
    #expect(frames(80, 50) { Rectangle().stroke(.red, lineWidth: 20).named("r") }["r"] == box(0, 0, 80, 50))
    let ideal = frames(80, 50) { LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).fixedSize().named("g") }
    #expect(ideal["g"]?.size == CGSize(width: 10, height: 10))
    struct Wide: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 33, height: 11) }
    }
    #expect(frames(80, 50) { Wide().fill(.red).named("w") }["w"]?.size == CGSize(width: 33, height: 11))
  }

  @Test("fact 64: AnyView is transparent, EmptyView nothing") func fact64() {
    let found = frames(100, 10) {
      HStack(spacing: 10) {
        AnyView(Leaf("a", 10, 10))
        EmptyView()
        AnyView(EmptyView())
        Leaf("b", 10, 10)
      }
    }
    #expect(found["a"] == box(35, 0, 10, 10) && found["b"] == box(55, 0, 10, 10))
  }

  @Test("facts 65, D3: a reader takes what is proposed, 10 where nothing is; its views lie top leading, each proposed its size")
  func fact65() {
    let found = frames(100, 60) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: 20).named("half")
        Color.blue.named("fill")
      }.named("reader")
    }
    #expect(found["reader"] == box(0, 0, 100, 60) && found["half"] == box(0, 0, 50, 20) && found["fill"] == box(0, 0, 100, 60))
    #expect(frames(100, 60) { GeometryReader { _ in Color.red }.fixedSize().named("r") }["r"]?.size == CGSize(width: 10, height: 10))
  }
}

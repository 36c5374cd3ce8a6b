import SwiftUI
import UIKit

extension Ledger {
  func glassPlates() {
    topic("Glass")
    row(
      "View.glassEffect", "Glass", "Glass.*", "DefaultGlassEffectShape", "GlassEffectContainer",
      says: "a plate with the shape's outline lies under the view and takes no room; a tint colours it, identity has none",
      from: .documented("swiftui/view/glasseffect(_:in:)"), in: .fixed(100, 60)
    ) {
      GlassEffectContainer {
        Color.clear.frame(width: 60, height: 30).glassEffect(.regular.tint(.pureRed), in: Rectangle()).accessibilityIdentifier("plate")
      }
    } holds: {
      $0.frame("plate", 20, 15, 60, 30)
      let red = $0.color(50, 30)
      $0.judge.expect(red >> 16 > 200 && red & 0xFF < 150, "the plate is reddish")
      $0.color(10, 30, is: 0xFFFFFF)
      try $0.other { Color.clear.frame(width: 60, height: 30).glassEffect(.identity) }.isBlank()
      // A capsule leaves the corners free, a rectangle does not.
      let capsule = try $0.other { Color.clear.frame(width: 60, height: 30).glassEffect(.regular.tint(.pureRed)) }
      capsule.color(21, 16, is: 0xFFFFFF, within: 12)
      $0.color(22, 17, isNot: 0xFFFFFF)
    }
    row(
      "PrimitiveButtonStyle.glass", "PrimitiveButtonStyle.glassProminent", "GlassButtonStyle", "GlassProminentButtonStyle",
      says: "a glass button has room around its words; a prominent one lies on the tint",
      from: .assumed("the system's margins of bordered buttons"), in: .fixed(120, 60)
    ) {
      Button {
      } label: {
        Color.clear.frame(width: 20, height: 10)
      }.buttonStyle(.glassProminent).tint(.pureRed)
    } holds: {
      $0.color(46, 30, is: 0xFF0000)
      $0.color(10, 30, is: 0xFFFFFF)
      try $0.other {
        Button {
        } label: {
          Color.clear.frame(width: 20, height: 10)
        }.buttonStyle(.glass).tint(.pureRed)
      }.differs(from: $0)
    }
    row(
      "View.tabViewBottomAccessory", says: "an accessory stands above the lower edge and the content ends above it",
      from: .documented("swiftui/view/tabviewbottomaccessory(content:)"), in: .fixed(100, 100)
    ) {
      Color.pureRed.accessibilityIdentifier("content").tabViewBottomAccessory {
        Color.clear.frame(height: 16).accessibilityIdentifier("extra")
      }
    } holds: {
      $0.judge.expect(($0.frame("extra")?.maxY ?? 999) <= 100, "inside")
      $0.judge.expect(($0.frame("extra")?.minY ?? 0) >= 60, "at the lower edge")
    }
    row(
      "ToolbarSpacer", "SpacerSizing", "SpacerSizing.*", "ToolbarContent.sharedBackgroundVisibility",
      says: "items of a bar share a plate of glass unless room parts them; one whose plate is hidden stands on none",
      from: .documented("swiftui/toolbarcontent/sharedbackgroundvisibility(_:)"), in: .phone
    ) {
      NavigationStack {
        Color.white.navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .topBarTrailing) { Box("a", 20, 10) }
          ToolbarSpacer(.fixed, placement: .topBarTrailing)
          ToolbarItem(placement: .topBarTrailing) { Box("b", 20, 10) }
        }
      }.environment(\.systemGeneration, .ios26)
    } holds: {
      // Round plates of 44, 8 apart (recorded: swiftui-web, uikit/nav/items); shared, 44 points an item (measured, iOS 26.1).
      $0.near($0.place("b").midX - $0.place("a").midX, 52)
      @MainActor func items(_ shown: Shown, _ between: some ToolbarContent) throws -> Shown {
        try shown.other {
          NavigationStack {
            Color.white.navigationBarTitleDisplayMode(.inline).toolbar {
              ToolbarItem(placement: .topBarTrailing) { Box("a", 20, 10) }
              between
              ToolbarItem(placement: .topBarTrailing) { Box("b", 20, 10) }
            }
          }.environment(\.systemGeneration, .ios26)
        }
      }
      let shared = try items($0, ToolbarSpacer(.fixed, placement: .topBarLeading))
      shared.near(shared.place("b").midX - shared.place("a").midX, 44)
      let bare = try items($0, ToolbarItem(placement: .topBarTrailing) { Box("c", 20, 10) }.sharedBackgroundVisibility(.hidden))
      bare.near(bare.place("b").midX - bare.place("c").midX, 44 / 2 + 8 + 44 / 2)
      let kept = try items($0, ToolbarItem(placement: .topBarTrailing) { Box("c", 20, 10) }.sharedBackgroundVisibility(.visible))
      kept.near(kept.place("b").midX - kept.place("c").midX, 44)
      // In the bar below flexible room grows.
      let below = try $0.other {
        NavigationStack {
          Color.white.toolbar {
            ToolbarItem(placement: .bottomBar) { Box("a", 20, 10) }
            ToolbarSpacer(.flexible, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Box("b", 20, 10) }
          }
        }.environment(\.systemGeneration, .ios26)
      }
      below.near(below.place("b").midX - below.place("a").midX, 320 - 2 * 28 - 48)
    }
    none(
      "View.glassEffectID", "View.glassEffectUnion", "View.glassEffectTransition", "GlassEffectTransition", "GlassEffectTransition.*",
      "View.tabBarMinimizeBehavior", "TabBarMinimizeBehavior", "TabBarMinimizeBehavior.*", "View.scrollEdgeEffectStyle",
      "View.scrollEdgeEffectHidden", "ScrollEdgeEffectStyle", "ScrollEdgeEffectStyle.*", "View.backgroundExtensionEffect",
      why: "nothing moves and nobody scrolls"
    ) {
      $0.tabBarMinimizeBehavior(.onScrollDown).scrollEdgeEffectStyle(.soft, for: .top).scrollEdgeEffectHidden().backgroundExtensionEffect()
        .glassEffectTransition(.materialize)
    }
  }

  func strokesAgain() {
    topic("Outlines over outlines")
    row(
      "Color.cgColor", says: "an outline of an outlined shape is drawn above, on the same shape",
      from: .documented("swiftui/shapeview/stroke(_:linewidth:antialiased:)"), in: .fixed(60, 60)
    ) {
      Rectangle().stroke(Color.pureRed, lineWidth: 10).stroke(Color.pureBlue, lineWidth: 2).frame(width: 40, height: 40)
    } holds: {
      $0.color(10, 30, is: 0x0000FF)
      $0.color(7, 30, is: 0xFF0000)
      $0.color(13, 30, is: 0xFF0000)
      $0.color(30, 30, is: 0xFFFFFF)
      $0.judge.equal(Color.pureRed.cgColor?.components, UIColor.pureRed.cgColor.components, "Core Graphics' colour")
      $0.judge.equal(UIColor(Color.pureBlue), .pureBlue, "UIKit's colour")
      $0.judge.equal("\(Color.pureGreen)", "#00FF00FF", "its words")
    }
    row(
      "VisualEffect.rotation3DEffect", says: "a visual effect turns as the modifier does",
      from: .documented("swiftui/visualeffect/rotation3deffect(_:axis:anchor:anchorz:perspective:)"), in: .fixed(100, 60)
    ) {
      Box("box", 40, 20).visualEffect { effect, _ in effect.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
    } holds: {
      $0.looks { Box("box", 40, 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
      $0.differs { Box("box", 40, 20) }
    }
    measure(
      "ImageRenderer.cgImage", says: "a picture for Core Graphics has the view's pixels", from: .documented("swiftui/imagerenderer/cgimage")
    ) { judge in
      let renderer = ImageRenderer(content: Box("box", 30, 20))
      renderer.scale = 2
      judge.equal(renderer.cgImage?.width, 60)
      judge.equal(renderer.cgImage?.height, 40)
      judge.equal(renderer.uiImage?.size, CGSize(width: 30, height: 20))
    }
    value(
      "CGRectMake", "CGPointMake", "CGSizeMake", "CGVectorMake", "CFAbsoluteTimeGetCurrent", says: "C's words for geometry and time",
      from: .documented("coregraphics/cgrectmake")
    ) { judge in
      judge.equal(CGRectMake(1, 2, 3, 4), CGRect(x: 1, y: 2, width: 3, height: 4))
      judge.equal(CGPointMake(1, 2), CGPoint(x: 1, y: 2))
      judge.equal(CGSizeMake(3, 4), CGSize(width: 3, height: 4))
      judge.equal(CGVectorMake(5, 6), CGVector(dx: 5, dy: 6))
      judge.expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 1)
    }
    value(
      "CGRectGetMidX", "CGRectGetMidY", "CGRectGetMinX", "CGRectGetMinY", "CGRectGetMaxX", "CGRectGetMaxY", "CGRectGetWidth",
      "CGRectGetHeight", "CGRectInset", "CGRectOffset", "CGRectUnion", "CGRectIntersection", "CGRectContainsPoint", "CGRectContainsRect",
      "CGRectIntersectsRect", "CGRectIsEmpty", says: "C's questions to a rectangle", from: .documented("coregraphics/cgrectgetmidx")
    ) { judge in
      let (rect, other) = (CGRectMake(10, 20, 30, 40), CGRectMake(20, 30, 100, 100))
      judge.equal([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)], [10, 25, 40])
      judge.equal([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)], [20, 40, 60])
      judge.equal([CGRectGetWidth(rect), CGRectGetHeight(rect)], [30, 40])
      judge.equal(CGRectInset(rect, 1, 2), CGRectMake(11, 22, 28, 36))
      judge.equal(CGRectOffset(rect, 1, 2), CGRectMake(11, 22, 30, 40))
      judge.equal(CGRectUnion(rect, other), CGRectMake(10, 20, 110, 110))
      judge.equal(CGRectIntersection(rect, other), CGRectMake(20, 30, 20, 30))
      judge.expect(
        CGRectContainsPoint(rect, CGPoint(x: 11, y: 21)) && !CGRectContainsRect(rect, other) && CGRectIntersectsRect(rect, other))
      judge.expect(CGRectIsEmpty(CGRectMake(1, 1, 0, 3)) && !CGRectIsEmpty(rect))
    }
    measure(
      "CGPath.apply", "CGPath.applyWithBlock", "CGPathElement", "CGPathElement.*", "CGPathElementType",
      says: "a path's steps come in order, each with its control points and its end",
      from: .documented("coregraphics/cgpath/applywithblock(_:)")
    ) { judge in
      let path = Path {
        $0.move(to: CGPoint(x: 1, y: 2))
        $0.addLine(to: CGPoint(x: 3, y: 4))
        $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        $0.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
        $0.closeSubpath()
      }.cgPath
      let counts: [CGPathElementType: Int] = [.moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3]
      var told: [String] = []
      path.applyWithBlock { step in
        let points = (0..<(counts[step.pointee.type] ?? 0)).map { Int(step.pointee.points[$0].x) }
        told.append("\(step.pointee.type) \(points)")
      }
      judge.equal(
        told, ["moveToPoint [1]", "addLineToPoint [3]", "addQuadCurveToPoint [7, 5]", "addCurveToPoint [11, 13, 9]", "closeSubpath []"])
      var steps = 0
      withUnsafeMutablePointer(to: &steps) { pointer in
        path.apply(info: pointer) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
      }
      judge.equal(steps, 5)
    }
    value(
      "CGSize.equalTo", "CGPoint.equalTo", "CGRect.equalTo", says: "lengths are compared one by one",
      from: .documented("corefoundation/cgsize/equalto(_:)")
    ) {
      judge in
      judge.expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)) && !CGSize(width: 1, height: 2).equalTo(.zero))
      judge.expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 3)))
      judge.expect(CGRect(x: 4, y: 4, width: -4, height: -4).equalTo(CGRect(x: 0, y: 0, width: 4, height: 4)))
    }
  }
}

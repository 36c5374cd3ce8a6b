import QuartzCore
import SwiftUI

extension Ledger {
  func visualEffects() {
    topic("Drawing and graphics: geometry and visual effects")

    row(
      "View.visualEffect", "VisualEffect", "EmptyVisualEffect", "VisualEffect.offset",
      says: "moves the drawing by what the geometry says; layout does not notice", from: .documented("swiftui/view/visualeffect(_:)")
    ) {
      Box("a", 30, 20).visualEffect { content, proxy in content.offset(x: proxy.size.width, y: -proxy.size.height / 2) }
    } holds: {
      $0.frame("a", 35, 40, 30, 20)
      $0.area(0xFF0000, 65, 30, 30, 20)
      $0.looks { Box("a", 30, 20).visualEffect { content, proxy in content.offset(CGSize(width: 30, height: -10)) } }
      $0.same(Box("a", 30, 20).visualEffect { content, _ in content }, Box("a", 30, 20))
      try $0.other { Box("a", 30, 20).visualEffect { content, _ in content.offset(x: 3).offset(y: 5) } }.area(0xFF0000, 38, 45, 30, 20)
    }
    row(
      "VisualEffect.opacity", "VisualEffect.scaleEffect", "VisualEffect.rotationEffect", "VisualEffect.blur", "VisualEffect.brightness",
      "VisualEffect.contrast", "VisualEffect.saturation", "VisualEffect.grayscale", "VisualEffect.hueRotation",
      says: "each is the view's own effect, and the last is the outermost", from: .documented("swiftui/visualeffect")
    ) {
      mark.visualEffect { content, _ in content.opacity(0.3) }
    } holds: { shown in
      shown.looks { mark.opacity(0.3) }
      shown.same(mark.visualEffect { content, _ in content.scaleEffect(0.5) }, mark.scaleEffect(0.5))
      shown.same(mark.visualEffect { content, _ in content.scaleEffect(0.5, anchor: .top) }, mark.scaleEffect(0.5, anchor: .top))
      shown.same(
        mark.visualEffect { content, _ in content.scaleEffect(x: 0.5, y: 1.5, anchor: .trailing) },
        mark.scaleEffect(x: 0.5, y: 1.5, anchor: .trailing))
      shown.same(mark.visualEffect { content, _ in content.scaleEffect(x: 0.5) }, mark.scaleEffect(x: 0.5))
      shown.same(
        mark.visualEffect { content, _ in content.scaleEffect(CGSize(width: 1.5, height: 0.5), anchor: .leading) },
        mark.scaleEffect(CGSize(width: 1.5, height: 0.5), anchor: .leading))
      shown.same(
        mark.visualEffect { content, _ in content.rotationEffect(.degrees(30), anchor: .bottomLeading) },
        mark.rotationEffect(.degrees(30), anchor: .bottomLeading))
      shown.same(mark.visualEffect { content, _ in content.rotationEffect(.degrees(30)) }, mark.rotationEffect(.degrees(30)))
      shown.same(mark.visualEffect { content, _ in content.blur(radius: 3) }, mark.blur(radius: 3))
      shown.same(mark.visualEffect { content, _ in content.brightness(0.2) }, mark.brightness(0.2))
      shown.same(mark.visualEffect { content, _ in content.contrast(0.4) }, mark.contrast(0.4))
      shown.same(mark.visualEffect { content, _ in content.saturation(0.4) }, mark.saturation(0.4))
      shown.same(mark.visualEffect { content, _ in content.grayscale(0.7) }, mark.grayscale(0.7))
      shown.same(mark.visualEffect { content, _ in content.hueRotation(.degrees(70)) }, mark.hueRotation(.degrees(70)))
      shown.same(
        mark.visualEffect { content, _ in content.offset(x: 10).scaleEffect(2, anchor: .leading) },
        mark.offset(x: 10).scaleEffect(2, anchor: .leading))
      shown.same(mark.visualEffect { content, _ in content.opacity(0.5).opacity(0.5) }, mark.opacity(0.25), but: 0)
    }
    row(
      "GeometryEffect", "GeometryEffect.effectValue", "GeometryEffect.ignoredByLayout",
      says: "changes the drawing by the size, from the top left",
      from: .documented("swiftui/geometryeffect")
    ) {
      Box("a", 30, 20).modifier(Slide(share: 0.5))
    } holds: {
      $0.frame("a", 35, 40, 30, 20)
      $0.area(0xFF0000, 50, 35, 30, 20)
      $0.looks { Box("a", 30, 20).modifier(Slide(share: 0.5).ignoredByLayout()) }
    }
    measure(
      "ProjectionTransform", "ProjectionTransform.m11", "ProjectionTransform.m12", "ProjectionTransform.m13", "ProjectionTransform.m21",
      "ProjectionTransform.m22", "ProjectionTransform.m23", "ProjectionTransform.m31", "ProjectionTransform.m32", "ProjectionTransform.m33",
      "ProjectionTransform.isIdentity", "ProjectionTransform.concatenating",
      says: "a matrix whose third row is the shift; this change, then the other", from: .documented("swiftui/projectiontransform")
    ) { judge in
      let one = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
      judge.equal([one.m11, one.m12, one.m13, one.m21, one.m22, one.m23, one.m31, one.m32, one.m33], [1, 2, 0, 3, 4, 0, 5, 6, 1])
      judge.expect(ProjectionTransform().isIdentity && !one.isIdentity, "identity")
      let none = ProjectionTransform()
      judge.equal([none.m11, none.m12, none.m13, none.m21, none.m22, none.m23, none.m31, none.m32, none.m33], [1, 0, 0, 0, 1, 0, 0, 0, 1])
      let both = one.concatenating(ProjectionTransform(CGAffineTransform(a: 7, b: 8, c: 9, d: 10, tx: 11, ty: 12)))
      judge.equal([both.m11, both.m12, both.m21, both.m22, both.m31, both.m32], [25, 28, 57, 64, 100, 112])
      let space = ProjectionTransform(CATransform3DMakeTranslation(3, 4, 5))
      judge.equal([space.m11, space.m12, space.m21, space.m22, space.m31, space.m32], [1, 0, 0, 1, 3, 4])
    }
    measure(
      "ProjectionTransform.inverted", "ProjectionTransform.invert", says: "the way back; nothing changes where there is none",
      from: .documented("swiftui/projectiontransform")
    ) { judge in
      var back = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)).inverted()
      judge.equal([back.m11, back.m12, back.m21, back.m22, back.m31, back.m32, back.m33], [0.5, 0, 0, 0.25, -3, -2, 1])
      judge.expect(back.invert() && back.m31 == 6, "there and back")
      var flat = ProjectionTransform(CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 6, ty: 8))
      judge.expect(!flat.invert() && flat.m31 == 6, "no way back")
    }
    none("View.geometryGroup", why: "geometry changes together in a still picture anyway") { $0.geometryGroup() }
  }
}

/// A box that looks different on all sides.
@MainActor private var mark: some View {
  Color(red: 0.8, green: 0.4, blue: 0.2).frame(width: 40, height: 20)
    .overlay(alignment: .topLeading) { Color.pureBlue.frame(width: 10, height: 5) }
}

/// Moves by a share of the width to the right and a quarter of the height up.
private struct Slide: GeometryEffect {
  var share: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: -size.height / 4))
  }
}

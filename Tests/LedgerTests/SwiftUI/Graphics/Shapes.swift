import SwiftUI

extension Ledger {
  func shapes() {
    topic("Shapes")

    row("Rectangle", says: "fills what is proposed; asked for nothing it is 10 by 10", from: .documented("swiftui/rectangle")) {
      VStack(spacing: 0) {
        Rectangle().fill(Color.pureRed).frame(width: 60, height: 30)
        Rectangle().fill(Color.pureBlue).accessibilityIdentifier("ideal").fixedSize()
      }
    } holds: {
      $0.area(0xFF0000, 20, 30, 60, 30)
      $0.area(0x0000FF, 45, 60, 10, 10)
      $0.frame("ideal", 45, 60, 10, 10)
      $0.isTheSameInSVG()
      $0.svg(says: "<rect x=\"20\" y=\"30\" width=\"60\" height=\"30\" fill=\"#ff0000\"/>")
    }
    row("Circle", says: "as large as the shorter side, in the middle, and a square as a view", from: .documented("swiftui/circle")) {
      Circle().fill(Color.pureRed).accessibilityIdentifier("circle").frame(width: 60, height: 30)
    } holds: {
      $0.frame("circle", 35, 35, 30, 30)
      $0.ink(35, 35, 30, 30)
      // The corner of the square lies 15·(√2 - 1) = 6.2 outside.
      $0.color(38, 38, is: 0xFFFFFF)
      $0.color(40, 40, is: 0xFF0000)
      $0.isTheSameInSVG(but: 8)
      $0.svg(says: "<circle cx=\"50\" cy=\"50\" r=\"15\"")
    }
    row("Circle", says: "drawn in a path's rectangle it stays in the middle", from: .documented("swiftui/circle"), in: .fixed(60, 30)) {
      Path { $0.addPath(Circle().path(in: CGRect(x: 10, y: 0, width: 50, height: 20))) }.fill(Color.pureRed)
    } holds: {
      $0.ink(25, 0, 20, 20)
    }
    row("Ellipse", says: "touches all four sides", from: .documented("swiftui/ellipse")) {
      Ellipse().fill(Color.pureRed).frame(width: 60, height: 30)
    } holds: {
      $0.ink(20, 35, 60, 30)
      // Half way to the side it is 15·√¾ = 13 high.
      $0.color(35, 38, is: 0xFF0000)
      $0.color(35, 35, is: 0xFFFFFF)
      $0.color(64, 61, is: 0xFF0000)
      $0.isTheSameInSVG(but: 8)
      $0.svg(says: "<ellipse cx=\"50\" cy=\"50\" rx=\"30\" ry=\"15\"")
    }
    row("Capsule", "Shape.capsule", says: "ends in half circles along its longer side", from: .documented("swiftui/capsule")) {
      ZStack {
        Capsule().fill(Color.pureRed).frame(width: 60, height: 30)
        Capsule().fill(Color.pureBlue).frame(width: 20, height: 90)
      }
    } holds: {
      // The left end's centre is (35, 50), its radius 15.
      $0.color(22, 38, is: 0xFFFFFF)
      $0.color(24, 45, is: 0xFF0000)
      $0.color(36, 35, is: 0xFF0000)
      // The upper end's centre is (50, 15), its radius 10.
      $0.color(41, 7, is: 0xFFFFFF)
      $0.color(44, 9, is: 0x0000FF)
      $0.area(0x0000FF, 40, 5, 20, 90)
      $0.isTheSameInSVG(but: 20)
    }
    measure("Capsule.style", says: "kept, continuous by default", from: .documented("swiftui/capsule/init(style:)")) { judge in
      judge.equal(Capsule().style, .continuous)
      judge.equal(Capsule(style: .circular).style, .circular)
    }
    row(
      "RoundedRectangle", "RoundedRectangle.cornerSize", says: "corners are quarters of ellipses, wide and high as said",
      from: .documented("swiftui/roundedrectangle/init(cornersize:style:)")
    ) {
      RoundedRectangle(cornerSize: CGSize(width: 30, height: 10), style: .circular).fill(Color.pureRed)
    } holds: {
      // (x - 30)² / 900 + (y - 10)² / 100: 0.93 at the first, 1.24 at the second point.
      $0.color(1, 8, is: 0xFF0000, within: 120)
      $0.color(8, 1, is: 0xFFFFFF, within: 120)
      $0.color(98, 91, is: 0xFF0000, within: 120)
      $0.color(91, 98, is: 0xFFFFFF, within: 120)
      $0.ink(0, 0, 100, 100)
      $0.isTheSameInSVG(but: 20)
    }
    row(
      "RoundedRectangle", "RoundedRectangle.style", says: "a circle's quarter leaves a corner of 0.29 radii free",
      from: .worked("r - r/√2 along both axes")
    ) {
      RoundedRectangle(cornerRadius: 30, style: .circular).fill(Color.pureRed)
    } holds: {
      $0.color(7, 7, is: 0xFFFFFF)
      $0.color(10, 10, is: 0xFF0000)
      // A quarter circle begins a radius away from the corner.
      $0.color(31, 0, is: 0xFF0000)
      $0.color(20, 0, isNot: 0xFF0000)
      $0.svg(says: "rx=\"30\"")
      $0.isTheSameInSVG(but: 20)
      $0.judge.equal(RoundedRectangle(cornerRadius: 3).style, .continuous)
      $0.judge.equal(RoundedRectangle(cornerRadius: 3).cornerSize, CGSize(width: 3, height: 3))
    }
    row(
      "RoundedCornerStyle", says: "continuous, the default, begins 1.53 radii away and runs within the circle's corner",
      from: .assumed("measured and published widely; Apple documents no numbers"), scale: 2
    ) {
      RoundedRectangle(cornerRadius: 20).fill(Color.pureRed)
    } holds: {
      $0.looks { RoundedRectangle(cornerRadius: 20, style: .continuous).fill(Color.pureRed) }
      $0.differs(by: 10) { RoundedRectangle(cornerRadius: 20, style: .circular).fill(Color.pureRed) }
      // 30.6 from the corner the side begins; a little before it, it is cut already, where the circle's is not.
      $0.color(33, 0, is: 0xFF0000)
      $0.color(22, 0, isNot: 0xFF0000)
      $0.color(0, 22, isNot: 0xFF0000)
      $0.color(99.5, 77, isNot: 0xFF0000)
      // In the middle of the corner both are a circle: 5.86 from the sides.
      $0.color(5, 5, is: 0xFFFFFF)
      $0.color(7, 7, is: 0xFF0000)
      $0.isTheSameInSVG(but: 60)
    }
    row("RoundedRectangle", says: "a radius beyond half the shorter side counts as that", from: .documented("swiftui/roundedrectangle")) {
      RoundedRectangle(cornerRadius: 70, style: .circular).fill(Color.pureRed).frame(width: 80, height: 40)
    } holds: {
      $0.looks { Capsule().fill(Color.pureRed).frame(width: 80, height: 40) }
    }
    row(
      "UnevenRoundedRectangle", "UnevenRoundedRectangle.cornerRadii", "UnevenRoundedRectangle.style", "RectangleCornerRadii.*",
      says: "each corner has its own radius", from: .documented("swiftui/unevenroundedrectangle")
    ) {
      UnevenRoundedRectangle(
        topLeadingRadius: 10, bottomLeadingRadius: 20, bottomTrailingRadius: 30, topTrailingRadius: 40, style: .circular
      ).fill(Color.pureRed)
    } holds: { shown in
      // 0.29 radii along both axes: 2.9, 5.9, 8.8 and 11.7.
      shown.color(1, 1, is: 0xFFFFFF)
      shown.color(4, 4, is: 0xFF0000)
      shown.color(4, 95, is: 0xFFFFFF)
      shown.color(7, 92, is: 0xFF0000)
      shown.color(92, 92, is: 0xFFFFFF)
      shown.color(89, 89, is: 0xFF0000)
      shown.color(89, 10, is: 0xFFFFFF)
      shown.color(86, 13, is: 0xFF0000)
      shown.looks {
        UnevenRoundedRectangle(
          cornerRadii: RectangleCornerRadii(topLeading: 10, bottomLeading: 20, bottomTrailing: 30, topTrailing: 40), style: .circular
        ).fill(Color.pureRed)
      }
      shown.differs {
        UnevenRoundedRectangle(topLeadingRadius: 10, bottomLeadingRadius: 20, bottomTrailingRadius: 30, topTrailingRadius: 40)
          .fill(Color.pureRed)
      }
      shown.isTheSameInSVG(but: 20)
      let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
      shown.judge.equal([radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing], [1, 2, 3, 4])
      shown.judge.equal(RectangleCornerRadii(), RectangleCornerRadii(topLeading: 0, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0))
      shown.judge.equal(UnevenRoundedRectangle(topLeadingRadius: 3).cornerRadii, RectangleCornerRadii(topLeading: 3))
      shown.judge.equal(UnevenRoundedRectangle(topTrailingRadius: 3).style, .continuous)
    }
    row(
      "UnevenRoundedRectangle", says: "leading is on the right where text runs from right to left",
      from: .documented("swiftui/shape/layoutdirectionbehavior")
    ) {
      UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 20).fill(Color.pureRed)
        .environment(\.layoutDirection, .rightToLeft)
    } holds: {
      let other = try $0.other({ UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 20).fill(Color.pureRed) })
      $0.mirrors(other, tolerance: 40)
      $0.color(0, 0, is: 0xFF0000)
      $0.color(99, 0, is: 0xFFFFFF)
    }
    row(
      "UnevenRoundedRectangle", says: "two radii that exceed their side shrink by the same factor, and all others with them",
      from: .specified("CSS Backgrounds 3 §5.5, which Core Graphics' behaviour is taken to follow")
    ) {
      UnevenRoundedRectangle(topLeadingRadius: 150, topTrailingRadius: 50, style: .circular).fill(Color.pureRed)
    } holds: {
      $0.looks {
        UnevenRoundedRectangle(topLeadingRadius: 75, topTrailingRadius: 25, style: .circular).fill(Color.pureRed)
      }
    }
    row(
      "Shape.rect", "Shape.circle", "Shape.ellipse", "Shape.capsule", "Shape.containerRelative", says: "short names of the built-in shapes",
      from: .documented("swiftui/shape/rect(cornerradius:style:)"), in: .fixed(80, 40)
    ) {
      Color.pureRed.clipShape(.rect(cornerRadius: 12))
    } holds: { shown in
      shown.looks { RoundedRectangle(cornerRadius: 12).fill(Color.pureRed) }
      shown.same(Color.pureRed.clipShape(.rect), Rectangle().fill(Color.pureRed))
      shown.same(Color.pureRed.clipShape(.circle), Color.pureRed.clipShape(Circle()))
      shown.same(Color.pureRed.clipShape(.ellipse), Ellipse().fill(Color.pureRed))
      shown.same(Color.pureRed.clipShape(.capsule), Capsule().fill(Color.pureRed))
      shown.same(Color.pureRed.clipShape(.capsule(style: .circular)), Capsule().fill(Color.pureRed))
      shown.same(Color.pureRed.clipShape(.containerRelative), Rectangle().fill(Color.pureRed))
      shown.same(
        Color.pureRed.clipShape(.rect(cornerRadius: 12, style: .circular)),
        RoundedRectangle(cornerRadius: 12, style: .circular).fill(Color.pureRed))
      shown.same(
        Color.pureRed.clipShape(.rect(cornerSize: CGSize(width: 20, height: 5), style: .circular)),
        RoundedRectangle(cornerSize: CGSize(width: 20, height: 5), style: .circular).fill(Color.pureRed))
      shown.same(
        Color.pureRed.clipShape(.rect(cornerSize: CGSize(width: 9, height: 9))), RoundedRectangle(cornerRadius: 9).fill(Color.pureRed))
      shown.same(
        Color.pureRed.clipShape(.rect(cornerRadii: RectangleCornerRadii(bottomLeading: 15, topTrailing: 10), style: .circular)),
        UnevenRoundedRectangle(bottomLeadingRadius: 15, topTrailingRadius: 10, style: .circular).fill(Color.pureRed))
      shown.same(
        Color.pureRed.clipShape(
          .rect(topLeadingRadius: 3, bottomLeadingRadius: 7, bottomTrailingRadius: 12, topTrailingRadius: 19, style: .circular)),
        UnevenRoundedRectangle(
          topLeadingRadius: 3, bottomLeadingRadius: 7, bottomTrailingRadius: 12, topTrailingRadius: 19, style: .circular
        ).fill(Color.pureRed))
      shown.same(Color.pureRed.clipShape(.rect(topLeadingRadius: 14)), UnevenRoundedRectangle(topLeadingRadius: 14).fill(Color.pureRed))
    }
    row(
      "AnyShape", says: "draws and measures as the shape in it", from: .documented("swiftui/anyshape")
    ) {
      AnyShape(Circle()).fill(Color.pureRed).accessibilityIdentifier("any").frame(width: 70, height: 30)
    } holds: {
      $0.frame("any", 35, 35, 30, 30)
      $0.looks { Circle().fill(Color.pureRed).frame(width: 70, height: 30) }
    }
    row(
      "ContainerRelativeShape", "View.containerShape", says: "takes the container's shape, a rectangle where there is none",
      from: .documented("swiftui/containerrelativeshape")
    ) {
      ContainerRelativeShape().fill(Color.pureRed).containerShape(Circle())
    } holds: {
      $0.looks { Circle().fill(Color.pureRed) }
      $0.differs { ContainerRelativeShape().fill(Color.pureRed) }
      let plain = try $0.other({ ContainerRelativeShape().fill(Color.pureRed) })
      plain.area(0xFF0000, 0, 0, 100, 100)
    }
    shapeInsets()
  }

  private func shapeInsets() {
    row(
      "InsettableShape", "InsettableShape.inset", "Rectangle.inset", "Circle.inset", "Ellipse.inset", "Capsule.inset",
      "ContainerRelativeShape.inset", says: "drawn smaller on all sides, as if padded, and as large as a view as before",
      from: .documented("swiftui/insettableshape/inset(by:)"), in: .fixed(80, 40)
    ) {
      Rectangle().inset(by: 7).fill(Color.pureRed).accessibilityIdentifier("shape")
    } holds: { shown in
      shown.area(0xFF0000, 7, 7, 66, 26)
      shown.frame("shape", 0, 0, 80, 40)
      shown.same(Ellipse().inset(by: 7).fill(Color.pureRed), Ellipse().fill(Color.pureRed).padding(7), but: 4)
      shown.same(Capsule().inset(by: 7).fill(Color.pureRed), Capsule().fill(Color.pureRed).padding(7), but: 4)
      shown.same(Circle().inset(by: 7).fill(Color.pureRed), Circle().fill(Color.pureRed).padding(7), but: 4)
      shown.same(ContainerRelativeShape().inset(by: 7).fill(Color.pureRed), Rectangle().fill(Color.pureRed).padding(7), but: 4)
      // Twice is the sum.
      shown.same(Rectangle().inset(by: 3).inset(by: 4).fill(Color.pureRed), Rectangle().fill(Color.pureRed).padding(7), but: 4)
      shown.same(Ellipse().inset(by: 10).inset(by: -3).fill(Color.pureRed), Ellipse().fill(Color.pureRed).padding(7), but: 4)
    }
    row(
      "RoundedRectangle.inset", "UnevenRoundedRectangle.inset", says: "radii shrink by as much, to none",
      from: .law("the parallel of a circle's arc"), in: .fixed(80, 60)
    ) {
      RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: 8).fill(Color.pureRed)
    } holds: { shown in
      shown.looks(but: 4) { RoundedRectangle(cornerRadius: 12, style: .circular).fill(Color.pureRed).padding(8) }
      shown.same(
        RoundedRectangle(cornerSize: CGSize(width: 20, height: 10), style: .circular).inset(by: 6).fill(Color.pureRed),
        RoundedRectangle(cornerSize: CGSize(width: 14, height: 4), style: .circular).fill(Color.pureRed).padding(6), but: 4)
      shown.same(RoundedRectangle(cornerRadius: 5).inset(by: 8).fill(Color.pureRed), Rectangle().fill(Color.pureRed).padding(8), but: 4)
      shown.same(
        UnevenRoundedRectangle(
          topLeadingRadius: 10, bottomLeadingRadius: 14, bottomTrailingRadius: 18, topTrailingRadius: 22, style: .circular
        ).inset(by: 8).fill(Color.pureRed),
        UnevenRoundedRectangle(
          topLeadingRadius: 2, bottomLeadingRadius: 6, bottomTrailingRadius: 10, topTrailingRadius: 14, style: .circular
        ).fill(Color.pureRed).padding(8), but: 4)
    }
  }
}

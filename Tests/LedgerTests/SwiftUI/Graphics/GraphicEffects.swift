import SwiftUI

extension Ledger {
  func graphicEffects() {
    topic("Drawing and graphics: effects")

    row(
      "View.scaleEffect", says: "draws larger or smaller from the anchor, the middle by default",
      from: .documented("swiftui/view/scaleeffect(_:anchor:)")
    ) {
      Box("a", 40, 40).scaleEffect(0.5, anchor: .bottomTrailing)
    } holds: {
      $0.frame("a", 30, 30, 40, 40)
      $0.area(0xFF0000, 50, 50, 20, 20)
      let both = try $0.other { Box("a", 40, 20).scaleEffect(x: 0.5, y: 2, anchor: .topLeading) }
      both.area(0xFF0000, 30, 40, 20, 40)
      let size = try $0.other { Box("a", 40, 20).scaleEffect(CGSize(width: 2, height: 0.5), anchor: .trailing) }
      size.area(0xFF0000, 0, 45, 70, 10)
      try $0.other { Box("a", 40, 20).scaleEffect(0.5) }.area(0xFF0000, 40, 45, 20, 10)
      try $0.other { Box("a", 40, 20).scaleEffect(x: 2) }.area(0xFF0000, 10, 40, 80, 20)
      try $0.other { Box("a", 40, 20).scaleEffect(y: 2) }.area(0xFF0000, 30, 30, 40, 40)
      try $0.other { Box("a", 40, 20).scaleEffect(x: -1, anchor: .leading) }.area(0xFF0000, 0, 40, 30, 20)
    }
    row("View.rotationEffect", says: "turns clockwise around the anchor", from: .documented("swiftui/view/rotationeffect(_:anchor:)")) {
      Box("a", 40, 20).rotationEffect(.degrees(90), anchor: .bottomLeading)
    } holds: {
      $0.frame("a", 30, 40, 40, 20)
      $0.area(0xFF0000, 30, 60, 20, 40)
      try $0.other { Box("a", 40, 20).rotationEffect(.degrees(90)) }.area(0xFF0000, 40, 30, 20, 40)
      // An eighth of a turn moves the upper edge's middle to the right.
      let eighth = try $0.other { Box("a", 60, 60).overlay(alignment: .top) { Box("b", 20, 20, .pureBlue) }.rotationEffect(.degrees(45)) }
      $0.judge.expect(eighth.area(0x0000FF).midX > 55 && eighth.area(0x0000FF).midY < 45, "the blue box is not at the upper right")
      $0.isTheSameInSVG()
    }
    row(
      "View.rotation3DEffect", says: "around an upright axis it becomes narrower, around a level one lower; without perspective",
      from: .worked("cos 60° = ½; a parallel projection, as with a perspective of 0")
    ) {
      Box("a", 40, 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    } holds: {
      $0.frame("a", 30, 40, 40, 20)
      $0.area(0xFF0000, 40, 40, 20, 20)
      try $0.other { Box("a", 40, 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 5, z: 0), anchor: .leading, perspective: 0) }
        .area(0xFF0000, 30, 40, 20, 20)
      try $0.other { Box("a", 40, 20).rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0), anchor: .top, perspective: 0) }
        .area(0xFF0000, 30, 40, 40, 10)
      let tail = Color.pureRed.overlay(alignment: .topLeading) { Color.pureBlue.frame(width: 15, height: 5) }.frame(width: 60, height: 40)
      $0.same(
        tail.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1), perspective: 0), tail.rotationEffect(.degrees(30)), but: 4)
      // Half a turn around the diagonal exchanges the axes.
      try $0.other { Box("a", 40, 20).rotation3DEffect(.degrees(180), axis: (x: 1, y: 1, z: 0), perspective: 0) }
        .area(0xFF0000, 40, 30, 20, 40)
    }
    row(
      "View.transformEffect", "View.projectionEffect", says: "moved, scaled and skewed from the frame's top left",
      from: .documented("swiftui/view/transformeffect(_:)")
    ) {
      Box("a", 40, 20).transformEffect(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 2, tx: 5, ty: -10))
    } holds: {
      $0.frame("a", 30, 40, 40, 20)
      $0.area(0xFF0000, 35, 30, 20, 40)
      $0.looks { Box("a", 40, 20).projectionEffect(ProjectionTransform(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 2, tx: 5, ty: -10))) }
    }
    row(
      "View.opacity", says: "the view as one layer lets through what lies behind", from: .documented("swiftui/view/opacity(_:)")
    ) {
      ZStack {
        Color.black
        ZStack {
          Color.pureRed.frame(width: 60, height: 60)
          Color.pureBlue.frame(width: 20, height: 20)
        }.opacity(0.4)
      }
    } holds: {
      $0.color(25, 50, is: 0x660000)
      $0.color(50, 50, is: 0x000066)
      $0.color(5, 50, is: 0)
      $0.isTheSameInSVG()
      $0.svg(says: "opacity=\"0.4\"")
      try $0.other { Box().opacity(0) }.isBlank()
      try $0.other { Box().opacity(-2) }.isBlank()
      $0.same(Text("a").opacity(7), Text("a"))
      $0.same(Box().opacity(.nan), Box())
      $0.same(Box().opacity(0.5).opacity(0.5), Box().opacity(0.25))
    }
    row("View.hidden", says: "keeps its room and shows nothing", from: .documented("swiftui/view/hidden()")) {
      HStack(spacing: 10) {
        Box("a", 30, 20).hidden()
        Box("b", 20, 20, .pureBlue)
      }
    } holds: {
      $0.frame("a", 20, 40, 30, 20)
      $0.ink(60, 40, 20, 20)
    }
    row("View.clipped", says: "cuts off what lies beyond the frame", from: .documented("swiftui/view/clipped(antialiased:)")) {
      Box("a", 80, 10).frame(width: 40, height: 30, alignment: .bottomLeading).clipped()
    } holds: {
      $0.frame("a", 30, 55, 80, 10)
      $0.ink(30, 55, 40, 10)
      $0.isTheSameInSVG()
      $0.svg(says: "clip-path=\"url(#", "<clipPath")
      $0.looks { Box("a", 80, 10).frame(width: 40, height: 30, alignment: .bottomLeading).clipped(antialiased: true) }
    }
    row("View.clipShape", "View.cornerRadius", says: "shows what lies in the shape", from: .documented("swiftui/view/clipshape(_:style:)"))
    {
      Color.pureRed.frame(width: 60, height: 40).clipShape(Ellipse())
    } holds: {
      $0.looks { Ellipse().fill(Color.pureRed).frame(width: 60, height: 40) }
      $0.isTheSameInSVG(but: 8)
      $0.same(
        Color.pureRed.clipShape(Twice(), style: FillStyle(eoFill: true)), Twice().fill(Color.pureRed, style: FillStyle(eoFill: true)))
      $0.same(Color.pureRed.clipShape(Twice()), Twice().fill(Color.pureRed))
      $0.same(Color.pureRed.cornerRadius(20), RoundedRectangle(cornerRadius: 20, style: .circular).fill(Color.pureRed))
      $0.same(Color.pureRed.cornerRadius(20, antialiased: false), Color.pureRed.cornerRadius(20))
    }
    row(
      "View.mask", says: "shows the view where the mask draws, as much as it covers, aligned",
      from: .documented("swiftui/view/mask(alignment:_:)")
    ) {
      Color.pureRed.mask(alignment: .bottomLeading) {
        VStack(spacing: 0) {
          Color.white.frame(width: 30, height: 20)
          Color.black.opacity(0.5).frame(width: 30, height: 10)
        }
      }
    } holds: {
      $0.area(0xFF0000, 0, 70, 30, 20)
      $0.ink(0, 70, 30, 30)
      $0.color(10, 95, is: 0xFF8080)
      $0.isTheSameInSVG()
      $0.svg(says: "mask-type:alpha")
      $0.pdf(says: "/SMask")
      try $0.other { Color.pureRed.mask { Circle().frame(width: 30, height: 40) } }.ink(35, 35, 30, 30)
      try $0.other { Color.pureRed.mask(Color.black.frame(width: 30, height: 40)) }.area(0xFF0000, 35, 30, 30, 40)
      try $0.other { Color.pureRed.mask { EmptyView() } }.isBlank()
      $0.same(
        Color.pureRed.mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) },
        LinearGradient(colors: [.pureRed, .pureRed.opacity(0)], startPoint: .leading, endPoint: .trailing), but: 100)
    }
    row(
      "View.compositingGroup", "View.drawingGroup", "ColorRenderingMode", says: "what blends within does not blend with what lies behind",
      from: .documented("swiftui/view/compositinggroup()")
    ) {
      ZStack {
        Color.pureRed
        HStack(spacing: 0) {
          Color.pureBlue.blendMode(.multiply).frame(width: 20, height: 20)
          Color.pureBlue.blendMode(.multiply).frame(width: 20, height: 20).compositingGroup()
          Color.pureBlue.blendMode(.multiply).frame(width: 20, height: 20).drawingGroup(opaque: true, colorMode: .linear)
        }
      }
    } holds: {
      $0.color(25, 50, is: 0)
      $0.color(50, 50, is: 0x0000FF)
      $0.color(75, 50, is: 0x0000FF)
      $0.svg(says: "isolation:isolate")
      $0.isTheSameInSVG()
      $0.judge.expect(ColorRenderingMode.linear != .extendedLinear && ColorRenderingMode.nonLinear != .linear, "modes are equal")
    }
    row(
      "View.flipsForRightToLeftLayoutDirection", says: "mirrored where text runs from right to left",
      from: .documented("swiftui/view/flipsforrighttoleftlayoutdirection(_:)")
    ) {
      Path(CGRect(x: 0, y: 0, width: 15, height: 40)).fill(Color.pureRed).environment(\.layoutDirection, .leftToRight)
        .frame(width: 60, height: 40).flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft)
    } holds: { shown in
      shown.area(0xFF0000, 65, 30, 15, 40)
      for (enabled, direction) in [(false, LayoutDirection.rightToLeft), (true, .leftToRight)] {
        let plain = try shown.other {
          Path(CGRect(x: 0, y: 0, width: 15, height: 40)).fill(Color.pureRed).environment(\.layoutDirection, .leftToRight)
            .frame(width: 60, height: 40).flipsForRightToLeftLayoutDirection(enabled).environment(\.layoutDirection, direction)
        }
        plain.area(0xFF0000, 20, 30, 15, 40)
      }
    }
    shadowsAndBlurs()
    colorFilters()
  }

  private func shadowsAndBlurs() {
    row("View.shadow", says: "moved, in its colour, below what drops it", from: .documented("swiftui/view/shadow(color:radius:x:y:)")) {
      Box("a", 30, 20).shadow(color: .pureBlue, radius: 0, x: 12, y: 7)
    } holds: {
      $0.area(0xFF0000, 35, 40, 30, 20)
      $0.color(70, 55, is: 0x0000FF)
      $0.ink(35, 40, 42, 27)
      $0.frame("a", 35, 40, 30, 20)
      $0.isTheSameInSVG()
      // A third of black, on its own place by default.
      let plain = try $0.other { Box("a", 30, 20).shadow(radius: 0, x: 40) }
      plain.color(90, 50, is: 0xABABAB)
      plain.ink(35, 40, 65, 20)
      try $0.other { Box("a", 30, 20).shadow(radius: 0, y: -15) }.ink(35, 25, 30, 35)
      try $0.other { Box("a", 30, 20).shadow(color: .pureBlue, radius: -3, x: 12, y: 7) }.color(70, 55, is: 0x0000FF)
    }
    row(
      "View.shadow", says: "softened by a Gaussian whose standard deviation is the radius: half at the edge, 16 % a radius away",
      from: .law("the normal distribution")
    ) {
      Color.clear.overlay(alignment: .leading) {
        Color.white.frame(width: 200, height: 300).offset(x: -150).shadow(color: .black, radius: 8, x: 10)
      }
    } holds: {
      // The shadow's edge is at 60: 0.475 of it half a point farther, 0.1459 at 1.05 radii.
      $0.color(60, 50, is: 0x868686, within: 3)
      $0.color(68, 50, is: 0xDBDBDB, within: 3)
      $0.color(51, 50, is: 0x262626, within: 6)
      $0.color(40, 50, is: 0xFFFFFF)
      $0.color(90, 50, is: 0xFFFFFF)
      $0.isTheSameInSVG()
    }
    row("View.blur", says: "a Gaussian of the radius; opaque ends at the frame", from: .law("the normal distribution")) {
      Box("a", 60, 60).blur(radius: 4)
    } holds: {
      // Half a point within the edge 0.55, beyond it 0.45 are covered.
      $0.color(20, 50, is: 0xFF7373, within: 4)
      $0.color(19, 50, is: 0xFF8C8C, within: 4)
      $0.color(50, 20, is: 0xFF7373, within: 4)
      $0.color(50, 50, is: 0xFF0000)
      $0.frame("a", 20, 20, 60, 60)
      $0.isTheSameInSVG(but: 40)
      $0.same(Box("a", 60, 60).blur(radius: 0), Box("a", 60, 60))
      $0.same(Box("a", 60, 60).blur(radius: -4), Box("a", 60, 60))
      let opaque = try $0.other { Box("a", 60, 60).blur(radius: 4, opaque: true) }
      opaque.ink(20, 20, 60, 60)
    }
  }

  private func colorFilters() {
    // CC6633 is (0.8, 0.4, 0.2); its lightness by Rec. 709 is 0.2126·0.8 + 0.7152·0.4 + 0.0722·0.2 = 0.4706.
    let filters: [(String, Int, @MainActor @Sendable () -> AnyView)] = [
      ("saturation 0.5", 0xA26F56, { AnyView(orange.saturation(0.5)) }), ("saturation 2", 0xFF5400, { AnyView(orange.saturation(2)) }),
      ("saturation 0", 0x787878, { AnyView(orange.saturation(0)) }), ("saturation 1", 0xCC6633, { AnyView(orange.saturation(1)) }),
      ("grayscale 0.25", 0xB76B44, { AnyView(orange.grayscale(0.25)) }), ("grayscale 1", 0x787878, { AnyView(orange.grayscale(1)) }),
      ("grayscale 0", 0xCC6633, { AnyView(orange.grayscale(0)) }), ("contrast 0.5", 0xA67359, { AnyView(orange.contrast(0.5)) }),
      ("contrast 1.5", 0xF2590D, { AnyView(orange.contrast(1.5)) }), ("contrast 1", 0xCC6633, { AnyView(orange.contrast(1)) }),
      ("brightness 0.1", 0xE6804D, { AnyView(orange.brightness(0.1)) }),
      ("brightness -0.1", 0xB34D1A, { AnyView(orange.brightness(-0.1)) }), ("brightness 1", 0xFFFFFF, { AnyView(orange.brightness(1)) }),
      ("colorInvert", 0x3399CC, { AnyView(orange.colorInvert()) }),
      ("colorMultiply", 0x66660D, { AnyView(orange.colorMultiply(Color(red: 0.5, green: 1, blue: 0.25))) }),
      ("hueRotation 90", 0x339524, { AnyView(orange.hueRotation(.degrees(90))) }),
      ("hueRotation 30", 0x9E7712, { AnyView(orange.hueRotation(.degrees(30))) }),
      ("hueRotation 360", 0xCC6633, { AnyView(orange.hueRotation(.degrees(360))) }),
      ("luminanceToAlpha", 0x878787, { AnyView(orange.luminanceToAlpha()) }),
    ]
    measure(
      "View.saturation", "View.grayscale", "View.contrast", "View.brightness", "View.colorInvert", "View.colorMultiply", "View.hueRotation",
      "View.luminanceToAlpha", says: "change every colour by the matrices of filter effects",
      from: .specified("Filter Effects 1 §5; SwiftUI's brightness adds")
    ) { judge in
      for (name, expected, view) in filters {
        let shown = try judge.show { view() }
        judge.expect(
          abs(shown.color(20, 20) - expected) == 0 || near(shown.color(20, 20), expected),
          "\(name) gives \(String(shown.color(20, 20), radix: 16))")
        shown.isTheSameInSVG()
        // Around the box nothing changes.
        shown.color(2, 2, is: 0xFFFFFF)
      }
    }
    row(
      "View.saturation", says: "works on gradients, letters and pictures as on colours", from: .law("a filter sees pixels"),
      in: .fixed(60, 60)
    ) {
      stuff.grayscale(1)
    } holds: { shown in
      // No pixel has a colour left.
      for y in stride(from: 0, to: 60, by: 3) {
        for x in stride(from: 0, to: 60, by: 3) {
          let color = shown.color(CGFloat(x), CGFloat(y))
          shown.judge.expect(abs((color >> 16 & 255) - (color & 255)) <= 2, "colour at \(x), \(y)")
        }
      }
      shown.differs { stuff }
      shown.same(stuff.colorInvert().colorInvert(), stuff, but: 200)
      shown.same(stuff.grayscale(1), stuff.compositingGroup().grayscale(1), but: 60)
    }
  }
}

/// Whether each part differs by two levels at most.
private func near(_ a: Int, _ b: Int) -> Bool { [16, 8, 0].allSatisfy { abs((a >> $0 & 255) - (b >> $0 & 255)) <= 2 } }

@MainActor private var orange: some View { Color(red: 0.8, green: 0.4, blue: 0.2).frame(width: 20, height: 20) }

@MainActor private var stuff: some View {
  VStack(spacing: 0) {
    LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
    Text("Wo").foregroundStyle(Color.pureRed).frame(height: 20)
    Image(uiImage: Pictures.fourColors).resizable().interpolation(.none)
  }
}

/// A rectangle in a rectangle.
private struct Twice: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.addRect(rect)
      $0.addRect(rect.insetBy(dx: 20, dy: 30))
    }
  }
}

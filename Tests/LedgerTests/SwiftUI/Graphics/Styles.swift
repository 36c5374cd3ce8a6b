import SwiftUI

extension Ledger {
  func styles() {
    topic("Drawing and graphics: styles")

    row(
      "View.foregroundStyle", "ForegroundStyle", "ShapeStyle.foreground", "HierarchicalShapeStyle", "HierarchicalShapeStyle.primary",
      "HierarchicalShapeStyle.secondary", "HierarchicalShapeStyle.tertiary", "HierarchicalShapeStyle.quaternary",
      "HierarchicalShapeStyle.quinary", "ShapeStyle.primary", "ShapeStyle.secondary", "ShapeStyle.tertiary", "ShapeStyle.quaternary",
      "ShapeStyle.quinary", says: "levels of labels: 100, 60, 30 and 18 % of their colour",
      from: .documented("uikit/uicolor/secondarylabel"),
      in: .fixed(60, 10)
    ) {
      levels
    } holds: { shown in
      // 3C3C43 on white: 255 - 0.6 · 195 = 138 and so on.
      fields(shown, [0, 0, 0x8A8A8E, 0xC4C4C6, 0xDCDCDD, 0xDCDCDD])
      // One style: its paler forms; the shares are believed, their order is sure.
      let red = try shown.other { levels.foregroundStyle(Color.pureRed) }
      fields(red, [0xFF0000, 0xFF0000, 0xFF8080, 0xFFBFBF, 0xFFD1D1, 0xFFE6E6])
      let two = try shown.other { levels.foregroundStyle(Color.pureRed, Color.pureBlue) }
      fields(two, [0xFF0000, 0xFF0000, 0x0000FF, 0x8080FF, 0xBFBFFF, 0xD1D1FF])
      let three = try shown.other { levels.foregroundStyle(Color.pureRed, Color.pureBlue, Color.pureGreen) }
      fields(three, [0xFF0000, 0xFF0000, 0x0000FF, 0x00FF00, 0x80FF80, 0xBFFFBF])
      // The nearest one counts, and a level of a level adds up.
      let near = try shown.other { levels.foregroundStyle(Color.pureBlue).foregroundStyle(Color.pureRed) }
      fields(near, [0x0000FF, 0x0000FF, 0x8080FF, 0xBFBFFF, 0xD1D1FF, 0xE6E6FF])
      let nested = try shown.other { Rectangle().foregroundStyle(.secondary).foregroundStyle(Color.pureRed) }
      nested.color(20, 5, is: 0xFF8080)
      let dark = try shown.other { levels.background(.black).environment(\.colorScheme, .dark) }
      // EBEBF5 on black: 0.6, 0.3 and 0.16 of it.
      fields(dark, [0xFFFFFF, 0xFFFFFF, 0x8D8D93, 0x464649, 0x262627, 0x262627])
    }
    row(
      "View.foregroundColor", says: "the older name for a colour; nil takes back what was set",
      from: .documented("swiftui/view/foregroundcolor(_:)"), in: .fixed(10, 10)
    ) {
      Rectangle().foregroundColor(.pureRed)
    } holds: {
      $0.color(5, 5, is: 0xFF0000)
      try $0.other { Rectangle().foregroundColor(nil) }.color(5, 5, is: 0)
    }
    row(
      "ShapeStyle", "ShapeStyle.opacity", "AnyShapeStyle", says: "levels and opacity of any style",
      from: .documented("swiftui/shapestyle/secondary"), in: .fixed(60, 10)
    ) {
      HStack(spacing: 0) {
        Rectangle().fill(Color.pureRed.secondary)
        Rectangle().fill(Color.pureRed.tertiary)
        Rectangle().fill(Color.pureRed.quaternary)
        Rectangle().fill(Color.pureRed.quinary)
        Rectangle().fill(AnyShapeStyle(Color.pureRed).opacity(0.4))
        Rectangle().fill(AnyShapeStyle(AnyShapeStyle(Color.pureRed.secondary)).opacity(0.5))
      }
    } holds: {
      fields($0, [0xFF8080, 0xFFBFBF, 0xFFD1D1, 0xFFE6E6, 0xFF9999, 0xFFBFBF])
      let gradient = LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
      $0.same(Rectangle().fill(gradient.opacity(0.4)), Rectangle().fill(gradient).opacity(0.4))
      $0.same(
        Rectangle().fill(.radialGradient(colors: [.pureRed, .pureBlue], startRadius: 0, endRadius: 30).opacity(0.4)),
        RadialGradient(colors: [.pureRed, .pureBlue], center: .center, startRadius: 0, endRadius: 30).opacity(0.4))
      $0.same(
        Rectangle().fill(.ellipticalGradient(colors: [.pureRed, .pureBlue]).opacity(0.4)),
        EllipticalGradient(colors: [.pureRed, .pureBlue]).opacity(0.4))
      $0.same(
        Rectangle().fill(.conicGradient(colors: [.pureRed, .pureBlue], center: .center).opacity(0.4)),
        AngularGradient(colors: [.pureRed, .pureBlue], center: .center).opacity(0.4), but: 60)
      try $0.other { Rectangle().fill(Traffic()) }.color(5, 5, is: 0x00FF00)
      try $0.other { Rectangle().fill(Traffic()).environment(\.colorScheme, .dark) }.color(5, 5, is: 0xFF0000)
    }
    row(
      "BackgroundStyle", "ShapeStyle.background", "View.backgroundStyle", "EnvironmentValues.backgroundStyle",
      says: "white, black in the dark, or what is set", from: .documented("swiftui/view/backgroundstyle(_:)"), in: .fixed(30, 10)
    ) {
      HStack(spacing: 0) {
        Rectangle().fill(.background)
        Rectangle().fill(.background).environment(\.colorScheme, .dark)
        Rectangle().fill(.background).backgroundStyle(Color.pureRed)
      }
    } holds: {
      fields($0, [0xFFFFFF, 0, 0xFF0000])
      let levels = try $0.other {
        HStack(spacing: 0) {
          Rectangle().fill(.background.secondary)
          Rectangle().fill(.background.tertiary)
          Rectangle().fill(.background.secondary).environment(\.colorScheme, .dark)
        }
      }
      fields(levels, [0xF2F2F7, 0xFFFFFF, 0x1C1C1E])
      try $0.other { Text("  ").frame(width: 30, height: 10).background().backgroundStyle(Color.pureRed) }.color(5, 5, is: 0xFF0000)
      $0.judge.expect(EnvironmentValues().backgroundStyle == nil, "a background style is set")
    }
    row(
      "TintShapeStyle", "ShapeStyle.tint", "View.tint", "View.accentColor", says: "blue, or what is set; nil takes it back",
      from: .documented("swiftui/view/tint(_:)"), in: .fixed(60, 10)
    ) {
      HStack(spacing: 0) {
        Rectangle().fill(.tint)
        Rectangle().fill(.tint).tint(Color.pureRed)
        Rectangle().fill(.tint).tint(LinearGradient(colors: [.pureGreen], startPoint: .top, endPoint: .bottom))
        Rectangle().fill(.tint).accentColor(.pureRed)
        Rectangle().fill(.tint).tint(nil as Color?).tint(Color.pureRed)
        Rectangle().fill(.tint.secondary).tint(Color.pureRed)
      }
    } holds: {
      fields($0, [0x007AFF, 0xFF0000, 0x00FF00, 0xFF0000, 0x007AFF, 0xFF8080])
    }
    row(
      "SeparatorShapeStyle", "ShapeStyle.separator", "PlaceholderTextShapeStyle", "ShapeStyle.placeholder", "LinkShapeStyle",
      "ShapeStyle.link",
      "FillShapeStyle", "ShapeStyle.fill", says: "the system's colours for lines, prompts, links and fields",
      from: .documented("uikit/uicolor/separator: 3C3C43 at 29 %, placeholder 30 %, fill 787880 at 20 %"), in: .fixed(70, 10)
    ) {
      HStack(spacing: 0) {
        Rectangle().fill(.separator)
        Rectangle().fill(.placeholder)
        Rectangle().fill(.link)
        Rectangle().fill(.fill)
        Rectangle().fill(.fill.secondary)
        Rectangle().fill(.fill.tertiary)
        Rectangle().fill(.fill.quaternary)
      }
    } holds: {
      fields($0, [0xC6C6C8, 0xC4C4C6, 0x007AFF, 0xE4E4E6, 0xE9E9EB, 0xEEEEEF, 0xF4F4F5])
    }
    row(
      "ShapeStyle.shadow", "ShadowStyle", "ShadowStyle.drop", says: "a shadow behind what is painted",
      from: .documented("swiftui/shadowstyle/drop(color:radius:x:y:)")
    ) {
      Rectangle().fill(Color.pureRed.shadow(.drop(color: .pureBlue, radius: 0, x: 12, y: 7))).frame(width: 30, height: 20)
    } holds: {
      $0.looks { Box("a", 30, 20).shadow(color: .pureBlue, radius: 0, x: 12, y: 7) }
      $0.same(
        Rectangle().fill(Color.pureRed.shadow(.drop(radius: 5, x: 3))).frame(width: 30, height: 20),
        Box("a", 30, 20).shadow(radius: 5, x: 3))
      $0.same(
        Text("Wo").foregroundStyle(Color.pureRed.shadow(.drop(color: .pureBlue, radius: 1, y: 9))),
        Text("Wo").foregroundStyle(Color.pureRed).shadow(color: .pureBlue, radius: 1, y: 9))
      $0.judge.expect(ShadowStyle.drop(radius: 3) != .inner(radius: 3) && ShadowStyle.drop(radius: 3) == .drop(radius: 3), "equality")
      // Two, the first said nearest.
      let two = try $0.other {
        Rectangle().fill(
          Color.pureRed.shadow(.drop(color: .pureBlue, radius: 0, x: 30)).shadow(.drop(color: .pureGreen, radius: 0, y: 30))
        ).frame(width: 30, height: 20)
      }
      two.color(80, 50, is: 0x0000FF)
      two.color(50, 80, is: 0x00FF00)
      two.color(50, 50, is: 0xFF0000)
    }
    row(
      "ShadowStyle.inner", says: "the edges drop a shadow into what is painted",
      from: .documented("swiftui/shadowstyle/inner(color:radius:x:y:)")
    ) {
      Rectangle().fill(Color.pureRed.shadow(.inner(color: .pureBlue, radius: 0, x: 6, y: -4))).frame(width: 40, height: 30)
    } holds: {
      $0.ink(30, 35, 40, 30)
      // Moved right and up: the left and the lower edge are in the shadow.
      $0.color(33, 45, is: 0x0000FF)
      $0.color(37, 45, is: 0xFF0000)
      $0.color(69, 45, is: 0xFF0000)
      $0.color(50, 62, is: 0x0000FF)
      $0.color(50, 59, is: 0xFF0000)
      $0.color(50, 35, is: 0xFF0000)
      // 55 % of black by default.
      let plain = try $0.other { Rectangle().fill(Color.white.shadow(.inner(radius: 0, x: 6))).frame(width: 40, height: 30) }
      plain.color(33, 45, is: 0x737373)
      // Symbols and letters have them as shapes do: at the left of the box and of the stem, and nowhere else in them.
      let style = Color.pureRed.shadow(.inner(color: .pureBlue, radius: 0, x: 6))
      let symbol = try $0.other {
        Image(systemName: "square.fill").resizable().frame(width: 40, height: 40).foregroundStyle(style)
      }
      symbol.color(33, 50, is: 0x0000FF)
      symbol.color(50, 50, is: 0xFF0000)
      symbol.color(66, 50, is: 0xFF0000)
      let letter = try $0.other { Text("|").font(.system(size: 90, weight: .black)).foregroundStyle(style) }
      letter.color(43, 50, is: 0x0000FF)
      letter.color(52, 50, is: 0xFF0000)
    }
    row(
      "Material", "Material.ultraThin", "Material.thin", "Material.regular", "Material.thick", "Material.ultraThick", "Material.bar",
      "ShapeStyle.ultraThinMaterial", "ShapeStyle.thinMaterial", "ShapeStyle.regularMaterial", "ShapeStyle.thickMaterial",
      "ShapeStyle.ultraThickMaterial", "ShapeStyle.bar", says: "from the thinnest to the thickest less of what lies behind shows",
      from: .documented("swiftui/material"), in: .fixed(60, 10)
    ) {
      materials.background(Color.black)
    } holds: { shown in
      @MainActor func lights(_ shown: Shown) -> [Int] { [5, 15, 25, 35, 45, 55].map { shown.color(CGFloat($0), 5) & 255 } }
      let light = lights(shown)
      shown.judge.expect(zip(light.prefix(5), light.prefix(5).dropFirst()).allSatisfy { $0 + 8 < $1 }, "\(light) do not grow")
      shown.judge.expect(light[0] > 60 && light[4] < 250 && light[5] > 200, "\(light) are no veils")
      let dark = try shown.other { materials.background(Color.white).environment(\.colorScheme, .dark) }
      let shades = [5, 15, 25, 35, 45].map { dark.color(CGFloat($0), 5) & 255 }
      shown.judge.expect(zip(shades, shades.dropFirst()).allSatisfy { $0 > $1 + 8 } && shades[4] < 80, "\(shades) do not fall in the dark")
      let names = try shown.other {
        HStack(spacing: 0) {
          Rectangle().fill(Material.ultraThin)
          Rectangle().fill(Material.thin)
          Rectangle().fill(Material.regular)
          Rectangle().fill(Material.thick)
          Rectangle().fill(Material.ultraThick)
          Rectangle().fill(Material.bar)
        }.background(Color.black)
      }
      names.looks(like: shown)
    }
    value(
      "Material.materialActiveAppearance", "MaterialActiveAppearance", "MaterialActiveAppearance.automatic",
      "MaterialActiveAppearance.active",
      "MaterialActiveAppearance.inactive", "MaterialActiveAppearance.matchWindow", says: "a still picture's window is as active as it is",
      from: .documented("swiftui/materialactiveappearance")
    ) {
      let all: [MaterialActiveAppearance] = [.automatic, .active, .inactive, .matchWindow]
      $0.equal(Set(all).count, 4)
      for one in all { $0.equal(Material.thick.materialActiveAppearance(one), .thick) }
    }
    row(
      "ImagePaint", "ImagePaint.image", "ImagePaint.scale", "ImagePaint.sourceRect", "ShapeStyle.image",
      says: "a picture repeated from the top left at its own size times the scale", from: .documented("swiftui/imagepaint"),
      in: .fixed(40, 40)
    ) {
      Rectangle().fill(ImagePaint(image: Image(uiImage: Pictures.big), scale: 2)).padding(.leading, 10)
    } holds: {
      // Eight by eight points a tile: red and green above blue and white, each 4 wide.
      $0.color(12, 2, is: 0xFF0000)
      $0.color(16, 2, is: 0x00FF00)
      $0.color(12, 6, is: 0x0000FF)
      $0.color(20, 2, is: 0xFF0000)
      $0.color(24, 2, is: 0x00FF00)
      $0.color(12, 10, is: 0xFF0000)
      // A symbol is repeated in the foreground style, on nothing.
      let signs = try $0.other { Rectangle().fill(.image(Image(systemName: "plus").resizable())).foregroundStyle(Color.pureRed) }
      $0.judge.expect(
        0.3...0.9 ~= signs.share(0xFFFFFF, within: 60) && !signs.area(0xFF0000, within: 60).isNull, "\(signs.share(0xFFFFFF))")
      $0.same(Rectangle().fill(.image(Image(uiImage: Pictures.big))), Rectangle().fill(ImagePaint(image: Image(uiImage: Pictures.big))))
      $0.same(ImagePaint(image: Image(uiImage: Pictures.big), scale: 3), Rectangle().fill(.image(Image(uiImage: Pictures.big), scale: 3)))
      // The right half alone: green above white.
      let half = try $0.other {
        Rectangle().fill(
          ImagePaint(image: Image(uiImage: Pictures.big), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 2))
      }
      for x in [2, 6, 10, 14] { half.color(CGFloat(x), 2, is: 0x00FF00) }
      half.color(2, 6, is: 0xFFFFFF)
      half.color(6, 10, is: 0x00FF00)
      let paint = ImagePaint(image: Image("a"))
      $0.judge.equal(paint.scale, 1)
      $0.judge.equal(paint.sourceRect, CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.judge.equal(paint.image, Image("a"))
    }
  }
}

/// One field for each level, ten wide in 60.
@MainActor private var levels: some View {
  HStack(spacing: 0) {
    Rectangle()
    Rectangle().fill(.foreground)
    Rectangle().fill(.secondary)
    Rectangle().fill(.tertiary)
    Rectangle().fill(.quaternary)
    Rectangle().fill(.quinary)
  }
}
@MainActor private var materials: some View {
  HStack(spacing: 0) {
    Rectangle().fill(.ultraThinMaterial)
    Rectangle().fill(.thinMaterial)
    Rectangle().fill(.regularMaterial)
    Rectangle().fill(.thickMaterial)
    Rectangle().fill(.ultraThickMaterial)
    Rectangle().fill(.bar)
  }
}
/// The colours in the middles of fields ten wide.
@MainActor private func fields(_ shown: Shown, _ expected: [Int], at line: Int = #line) {
  for (index, color) in expected.enumerated() { shown.color(CGFloat(10 * index + 5), 5, is: color, at: line) }
}
/// Green by day, red in the dark.
private struct Traffic: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? Color.pureRed : Color.pureGreen }
}

import SwiftUI

extension Ledger {
  func colors() {
    topic("Drawing and graphics: colours")

    // Human Interface Guidelines, Color: iOS system colours, light and dark.
    let palette: [(String, Color, Int, Int)] = [
      ("red", .red, 0xFF3B30, 0xFF453A), ("orange", .orange, 0xFF9500, 0xFF9F0A), ("yellow", .yellow, 0xFFCC00, 0xFFD60A),
      ("green", .green, 0x34C759, 0x30D158), ("mint", .mint, 0x00C7BE, 0x63E6E2), ("teal", .teal, 0x30B0C7, 0x40C8E0),
      ("cyan", .cyan, 0x32ADE6, 0x64D2FF), ("blue", .blue, 0x007AFF, 0x0A84FF), ("indigo", .indigo, 0x5856D6, 0x5E5CE6),
      ("purple", .purple, 0xAF52DE, 0xBF5AF2), ("pink", .pink, 0xFF2D55, 0xFF375F), ("brown", .brown, 0xA2845E, 0xAC8E68),
      ("gray", .gray, 0x8E8E93, 0x8E8E93), ("white", .white, 0xFFFFFF, 0xFFFFFF), ("black", .black, 0, 0),
      ("accentColor", .accentColor, 0x007AFF, 0x0A84FF), ("primary", .primary, 0, 0xFFFFFF), ("clear", .clear, 0xFFFFFF, 0xFFFFFF),
      // 60 % of 3C3C43 on white, of EBEBF5 on white.
      ("secondary", .secondary, 0x8A8A8E, 0xF3F3F9),
    ]
    measure(
      "Color.red", "Color.orange", "Color.yellow", "Color.green", "Color.mint", "Color.teal", "Color.cyan", "Color.blue", "Color.indigo",
      "Color.purple", "Color.pink", "Color.brown", "Color.gray", "Color.white", "Color.black", "Color.clear", "Color.primary",
      "Color.secondary", "Color.accentColor", says: "the system's colours, other ones in the dark",
      from: .documented("Human Interface Guidelines, Color (iOS 13 to 18)")
    ) { judge in
      for (name, color, light, dark) in palette {
        let shown = try judge.show(.fixed(8, 4)) {
          HStack(spacing: 0) {
            color
            color.environment(\.colorScheme, .dark)
          }
        }
        judge.expect(near(shown.color(1, 1), light), "\(name) is \(hex(shown.color(1, 1))), not \(hex(light))")
        judge.expect(near(shown.color(6, 1), dark), "\(name) in the dark is \(hex(shown.color(6, 1))), not \(hex(dark))")
      }
    }
    measure(
      "ShapeStyle.red", "ShapeStyle.orange", "ShapeStyle.yellow", "ShapeStyle.green", "ShapeStyle.mint", "ShapeStyle.teal",
      "ShapeStyle.cyan", "ShapeStyle.blue", "ShapeStyle.indigo", "ShapeStyle.purple", "ShapeStyle.pink", "ShapeStyle.brown",
      "ShapeStyle.gray", "ShapeStyle.white", "ShapeStyle.black", "ShapeStyle.clear",
      says: "short names of the colours where a style is asked",
      from: .documented("swiftui/shapestyle/red")
    ) { judge in
      let pairs: [(AnyShapeStyle, Color)] = [
        (AnyShapeStyle(.red), .red), (AnyShapeStyle(.orange), .orange), (AnyShapeStyle(.yellow), .yellow), (AnyShapeStyle(.green), .green),
        (AnyShapeStyle(.mint), .mint), (AnyShapeStyle(.teal), .teal), (AnyShapeStyle(.cyan), .cyan), (AnyShapeStyle(.blue), .blue),
        (AnyShapeStyle(.indigo), .indigo), (AnyShapeStyle(.purple), .purple), (AnyShapeStyle(.pink), .pink),
        (AnyShapeStyle(.brown), .brown),
        (AnyShapeStyle(.gray), .gray), (AnyShapeStyle(.white), .white), (AnyShapeStyle(.black), .black), (AnyShapeStyle(.clear), .clear),
      ]
      for (style, color) in pairs {
        let shown = try judge.show(.fixed(8, 4)) {
          HStack(spacing: 0) {
            Rectangle().fill(style)
            color
          }
        }
        judge.equal(shown.color(1, 1), shown.color(6, 1), "\(color)")
      }
      // Spelt out, so that each static name is looked up where a view asks for a style.
      let shown = try judge.show(.fixed(48, 4)) {
        HStack(spacing: 0) {
          Rectangle().fill(.red)
          Rectangle().fill(.orange)
          Rectangle().fill(.mint)
          Rectangle().fill(.teal)
          Rectangle().fill(.brown)
          Rectangle().fill(.clear)
        }
      }
      for (index, expected) in [0xFF3B30, 0xFF9500, 0x00C7BE, 0x30B0C7, 0xA2845E, 0xFFFFFF].enumerated() {
        shown.color(CGFloat(8 * index + 4), 2, is: expected)
      }
    }
    measure(
      "Color", "Color.RGBColorSpace", says: "by components: red, green, blue, grey, hue; sRGB, linear light, Display P3",
      from: .specified("IEC 61966-2-1; SMPTE RP 431-2; HSB")
    ) {
      judge in
      let made: [(Color, Int)] = [
        (Color(red: 0.2, green: 0.4, blue: 0.6), 0x336699), (Color(white: 0.6), 0x999999),
        (Color(.sRGB, red: 0.8, green: 0.4, blue: 0.2), 0xCC6633), (Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.4), 0x999999),
        (Color(white: 0, opacity: 0.2), 0xCCCCCC), (Color(.sRGBLinear, white: 0.5), 0xBCBCBC),
        (Color(.sRGBLinear, red: 0.5, green: 0.2, blue: 0), 0xBC7C00), (Color(.sRGBLinear, white: 0.002), 0x070707),
        (Color(.displayP3, red: 0.6, green: 0.4, blue: 0.4), 0xA26365), (Color(.displayP3, red: 0.4, green: 0.6, blue: 0.5), 0x559B7E),
        (Color(.displayP3, white: 0.4), 0x666666), (Color(.displayP3, red: 0, green: 0, blue: 0, opacity: 0.4), 0x999999),
        // Hue 210°: the largest part 0.8, the smallest 0.8 · (1 - ½), the third half way between.
        (Color(hue: 210 / 360, saturation: 0.5, brightness: 0.8), 0x6699CC), (Color(hue: 0, saturation: 1, brightness: 1), 0xFF0000),
        (Color(hue: 1, saturation: 1, brightness: 1), 0xFF0000), (Color(hue: 1.0 / 3, saturation: 1, brightness: 1), 0x00FF00),
        (Color(hue: 2.0 / 3, saturation: 1, brightness: 1), 0x0000FF), (Color(hue: 1.0 / 6, saturation: 1, brightness: 0.6), 0x999900),
        (Color(hue: 0.3, saturation: 0, brightness: 0.2), 0x333333), (Color(hue: 0, saturation: 1, brightness: 1, opacity: 0.4), 0xFF9999),
        (Color(uiColor: .init(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)), 0x336699), (Color(UIColorOf.green), 0x00FF00),
        (Color(cgColor: UIColorOf.green.cgColor), 0x00FF00),
      ]
      for (color, expected) in made {
        let shown = try judge.show(.fixed(4, 4)) { color }
        judge.expect(near(shown.color(1, 1), expected), "\(color) is \(hex(shown.color(1, 1))), not \(hex(expected))")
      }
    }
    row("Color", says: "as a view takes what is proposed, and 10 by 10 where nothing is", from: .documented("swiftui/color")) {
      Color.pureRed.accessibilityIdentifier("color").fixedSize(horizontal: true, vertical: false)
    } holds: {
      $0.frame("color", 45, 0, 10, 100)
      $0.area(0xFF0000, 45, 0, 10, 100)
    }
    row("Color.opacity", says: "times its own", from: .documented("swiftui/color/opacity(_:)"), in: .fixed(4, 4)) {
      Color.black.opacity(0.5).opacity(0.5)
    } holds: {
      $0.color(1, 1, is: 0xBFBFBF)
      $0.same(Color.pureRed.opacity(2), Color.pureRed)
      try $0.other { Color.pureRed.opacity(0) }.isBlank()
      try $0.other { Color.red.opacity(0.5) }.color(1, 1, is: 0xFF9D98)
    }
    row(
      "Color.mix", says: "0 is this colour, 1 the other; between them in OKLab", from: .specified("OKLab, Ottosson 2020"), in: .fixed(4, 4)
    ) {
      Color.pureRed.mix(with: .pureBlue, by: 0.5)
    } holds: {
      $0.color(1, 1, is: 0x8C53A2)
      try $0.other { Color.pureRed.mix(with: .pureBlue, by: 0.25) }.color(1, 1, is: 0xC6496D)
      try $0.other { Color.pureRed.mix(with: .pureBlue, by: 0) }.color(1, 1, is: 0xFF0000)
      try $0.other { Color.pureRed.mix(with: .pureBlue, by: 1) }.color(1, 1, is: 0x0000FF)
      try $0.other { Color.pureRed.mix(with: .pureBlue, by: 7) }.color(1, 1, is: 0x0000FF)
      try $0.other { Color.pureRed.mix(with: .pureBlue, by: -7) }.color(1, 1, is: 0xFF0000)
      try $0.other { Color.pureRed.mix(with: .pureBlue, by: 0.25, in: .device) }.color(1, 1, is: 0xBF0040)
      try $0.other { Color.pureRed.mix(with: .pureRed.opacity(0), by: 0.4) }.color(1, 1, is: 0xFF6666)
    }
    row(
      "Color.gradient", "AnyGradient", says: "runs from a lighter form at the top to the colour at the bottom",
      from: .documented("swiftui/color/gradient")
    ) {
      Rectangle().fill(Color.pureRed.gradient)
    } holds: {
      $0.color(50, 99, is: 0xFF0000, within: 3)
      $0.color(20, 0, isNot: 0xFF0000, within: 20)
      $0.color(20, 50, isNot: 0xFF0000, within: 10)
      $0.judge.equal($0.color(0, 30), $0.color(99, 30))
      $0.isTheSameInSVG()
    }
    measure(
      "Color.Resolved", "Color.Resolved.red", "Color.Resolved.green", "Color.Resolved.blue", "Color.Resolved.opacity",
      "Color.Resolved.linearRed", "Color.Resolved.linearGreen", "Color.Resolved.linearBlue", "Color.resolve",
      says: "components as sRGB encodes them and in linear light", from: .specified("IEC 61966-2-1")
    ) { judge in
      let resolved = Color(red: 0.5, green: 0.2, blue: 0.02, opacity: 0.7).resolve(in: EnvironmentValues())
      for (value, expected) in [
        (resolved.red, 0.5), (resolved.green, 0.2), (resolved.blue, 0.02), (resolved.opacity, 0.7), (resolved.linearRed, 0.21404),
        (resolved.linearGreen, 0.03310), (resolved.linearBlue, 0.001548),
      ] as [(Float, Double)] { judge.near(CGFloat(value), expected, within: 0.0001) }
      var dark = EnvironmentValues()
      dark.colorScheme = .dark
      judge.near(CGFloat(Color.primary.resolve(in: dark).red), 1)
      judge.near(CGFloat(Color.primary.resolve(in: EnvironmentValues()).red), 0)
      judge.near(CGFloat(Color.Resolved(red: 0.1, green: 0.2, blue: 0.3).opacity), 1)
      let shown = try judge.show(.fixed(8, 4)) {
        HStack(spacing: 0) {
          Color(Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 1))
          Rectangle().fill(Color.Resolved(red: 0.4, green: 0.2, blue: 0.6))
        }
      }
      shown.color(1, 1, is: 0x336699)
      shown.color(6, 1, is: 0x663399)
    }
    row(
      "ColorResource", says: "a colour that no catalogue has is told of, and nothing is painted",
      from: .documented("developertoolssupport/colorresource"),
      in: .fixed(10, 10)
    ) {
      Color(ColorResource(name: "Nowhere", bundle: .main))
    } holds: {
      $0.finds(.missingResource, "Nowhere")
      $0.isBlank()
      try $0.other { Color("Elsewhere") }.finds(.missingResource, "Elsewhere")
    }
  }
}

private enum UIColorOf { static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) } }
private func hex(_ color: Int) -> String { String(color, radix: 16) }
/// Whether each part differs by two levels at most.
private func near(_ a: Int, _ b: Int) -> Bool { [16, 8, 0].allSatisfy { abs((a >> $0 & 255) - (b >> $0 & 255)) <= 2 } }

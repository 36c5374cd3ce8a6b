import QuoinDrawing
import Testing

@testable import QuoinAppearance

/// Every row of the table "iOS system colors" and "iOS system gray colors" (Human Interface Guidelines, Color): light, dark, and both under
/// increased contrast; and UIKit's labels, fills, separators and backgrounds.
@Suite struct PublishedColorTests {
  private typealias Columns = (light: [Int], dark: [Int], lightContrast: [Int], darkContrast: [Int])

  private static let published: [(SystemColor, Columns)] = [
    (.red, ([255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97])),
    (.orange, ([255, 149, 0], [255, 159, 10], [201, 52, 0], [255, 179, 64])),
    (.yellow, ([255, 204, 0], [255, 214, 10], [178, 80, 0], [255, 212, 38])),
    (.green, ([52, 199, 89], [48, 209, 88], [36, 138, 61], [48, 219, 91])),
    (.mint, ([0, 199, 190], [99, 230, 226], [12, 129, 123], [102, 212, 207])),
    (.teal, ([48, 176, 199], [64, 200, 224], [0, 130, 153], [93, 230, 255])),
    (.cyan, ([50, 173, 230], [100, 210, 255], [0, 113, 164], [112, 215, 255])),
    (.blue, ([0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255])),
    (.indigo, ([88, 86, 214], [94, 92, 230], [54, 52, 163], [125, 122, 255])),
    (.purple, ([175, 82, 222], [191, 90, 242], [137, 68, 171], [218, 143, 255])),
    (.pink, ([255, 45, 85], [255, 55, 95], [211, 15, 69], [255, 100, 130])),
    (.brown, ([162, 132, 94], [172, 142, 104], [127, 101, 69], [181, 148, 105])),
    (.gray, ([142, 142, 147], [142, 142, 147], [108, 108, 112], [174, 174, 178])),
    (.gray2, ([174, 174, 178], [99, 99, 102], [142, 142, 147], [124, 124, 128])),
    (.gray3, ([199, 199, 204], [72, 72, 74], [174, 174, 178], [84, 84, 86])),
    (.gray4, ([209, 209, 214], [58, 58, 60], [188, 188, 192], [68, 68, 70])),
    (.gray5, ([229, 229, 234], [44, 44, 46], [216, 216, 220], [54, 54, 56])),
    (.gray6, ([242, 242, 247], [28, 28, 30], [235, 235, 240], [36, 36, 38])),
    (.tint, ([0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255])),
  ]

  @Test func everyHueAndGrey() {
    for (color, columns) in Self.published {
      for (dark, highContrast, rgb) in [
        (false, false, columns.light), (true, false, columns.dark), (false, true, columns.lightContrast),
        (true, true, columns.darkContrast),
      ] {
        for elevated in [false, true] {
          let found = color.resolved(in: Appearance(dark: dark, highContrast: highContrast, elevated: elevated))
          let expected = PaintColor(red: Double(rgb[0]) / 255, green: Double(rgb[1]) / 255, blue: Double(rgb[2]) / 255)
          #expect(found == expected, "\(color) dark \(dark) contrast \(highContrast)")
        }
      }
    }
  }

  /// UIKit's values of `UIColor.secondaryLabel` and its like: a colour and its opacity, light and dark.
  @Test func everyInkAndFill() {
    let published: [(SystemColor, UInt32, Double, UInt32, Double)] = [
      (.label, 0x000000, 1, 0xFFFFFF, 1), (.secondaryLabel, 0x3C3C43, 0.6, 0xEBEBF5, 0.6), (.tertiaryLabel, 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
      (.quaternaryLabel, 0x3C3C43, 0.18, 0xEBEBF5, 0.16), (.placeholderText, 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
      (.lightText, 0xFFFFFF, 0.6, 0xFFFFFF, 0.6), (.darkText, 0x000000, 1, 0x000000, 1), (.separator, 0x3C3C43, 0.29, 0x545458, 0.6),
      (.opaqueSeparator, 0xC6C6C8, 1, 0x38383A, 1), (.link, 0x007AFF, 1, 0x0984FF, 1), (.fill, 0x787880, 0.2, 0x787880, 0.36),
      (.secondaryFill, 0x787880, 0.16, 0x787880, 0.32), (.tertiaryFill, 0x767680, 0.12, 0x767680, 0.24),
      (.quaternaryFill, 0x747480, 0.08, 0x767680, 0.18),
    ]
    for (color, light, lightAlpha, dark, darkAlpha) in published {
      #expect(color.resolved() == PaintColor(hex: light, alpha: lightAlpha), "\(color)")
      #expect(color.resolved(in: .dark) == PaintColor(hex: dark, alpha: darkAlpha), "\(color)")
    }
  }

  /// UIKit's backgrounds: light, dark, and dark on an elevated level (a sheet).
  @Test func everyBackground() {
    let published: [(SystemColor, UInt32, UInt32, UInt32)] = [
      (.background, 0xFFFFFF, 0x000000, 0x1C1C1E), (.secondaryBackground, 0xF2F2F7, 0x1C1C1E, 0x2C2C2E),
      (.tertiaryBackground, 0xFFFFFF, 0x2C2C2E, 0x3A3A3C), (.groupedBackground, 0xF2F2F7, 0x000000, 0x1C1C1E),
      (.secondaryGroupedBackground, 0xFFFFFF, 0x1C1C1E, 0x2C2C2E), (.tertiaryGroupedBackground, 0xF2F2F7, 0x2C2C2E, 0x3A3A3C),
    ]
    for (color, light, dark, elevated) in published {
      #expect(color.resolved() == PaintColor(hex: light), "\(color)")
      #expect(color.resolved(in: .dark) == PaintColor(hex: dark), "\(color)")
      #expect(color.resolved(in: Appearance(dark: true, elevated: true)) == PaintColor(hex: elevated), "\(color)")
    }
    // Under increased contrast they are the greys' of that column: F2F2F7 is gray6, 1C1C1E gray6, 2C2C2E gray5, 3A3A3C gray4.
    let greys: [UInt32: SystemColor] = [0xF2F2F7: .gray6, 0x1C1C1E: .gray6, 0x2C2C2E: .gray5, 0x3A3A3C: .gray4]
    for (color, light, dark, elevated) in published {
      for (plain, appearance) in [
        (light, Appearance(highContrast: true)), (dark, Appearance(dark: true, highContrast: true)),
        (elevated, Appearance(dark: true, highContrast: true, elevated: true)),
      ] {
        let expected = greys[plain].map { $0.resolved(in: Appearance(dark: appearance.dark, highContrast: true)) } ?? PaintColor(hex: plain)
        #expect(color.resolved(in: appearance) == expected, "\(color) \(appearance)")
      }
    }
  }

  /// Apple publishes no numbers for these; that a lower rank is never drawn stronger than a higher one is assumed.
  @Test func moreContrastKeepsTheRanks() {
    for dark in [false, true] {
      func alpha(_ color: SystemColor, _ highContrast: Bool) -> Double {
        color.resolved(in: Appearance(dark: dark, highContrast: highContrast)).alpha
      }
      for ranks: [SystemColor] in [
        [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel], [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill],
      ] {
        let strong = ranks.map { alpha($0, true) }
        #expect(zip(strong, strong.dropFirst()).allSatisfy { $0 > $1 }, "\(ranks) \(dark)")
        for color in ranks {
          let plain = alpha(color, false)
          // More, and for what is faint not the double and a half again.
          #expect(color == .label || alpha(color, true) > plain && alpha(color, true) <= plain + 0.4, "\(color) \(dark)")
          let hue = color.resolved(in: Appearance(dark: dark))
          let strongHue = color.resolved(in: Appearance(dark: dark, highContrast: true))
          #expect((hue.red, hue.green, hue.blue) == (strongHue.red, strongHue.green, strongHue.blue), "\(color)")
        }
      }
      #expect(alpha(.placeholderText, true) == alpha(.tertiaryLabel, true))
      #expect(alpha(.separator, true) > alpha(.separator, false) && alpha(.separator, true) < 0.8)
      #expect(alpha(.lightText, true) == 0.6 && alpha(.darkText, true) == 1 && alpha(.opaqueSeparator, true) == 1)
    }
  }

  @Test func materialsInLightAndDark() {
    for kind in MaterialKind.allCases {
      let (light, dark) = (kind.veil(), kind.veil(in: .dark))
      #expect(light.red > 0.9 && dark.red < 0.2 && light.alpha == dark.alpha && light.alpha > 0.3 && light.alpha < 1, "\(kind)")
      for isDark in [false, true] {
        let solid = kind.veil(in: Appearance(dark: isDark, highContrast: true))
        let plain = kind.veil(in: Appearance(dark: isDark))
        #expect(solid.alpha == 1 && (solid.red, solid.green, solid.blue) == (plain.red, plain.green, plain.blue), "\(kind)")
      }
    }
    let alphas = [MaterialKind.ultraThin, .thin, .regular, .thick, .ultraThick].map { $0.veil().alpha }
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 < $1 })
    // A bar lets through less than a regular material.
    #expect(MaterialKind.bar.veil().alpha > MaterialKind.regular.veil().alpha)
  }
}

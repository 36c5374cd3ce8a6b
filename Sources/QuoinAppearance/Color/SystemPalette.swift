import QuoinDrawing

/// The values behind ``SystemColor``.
///
/// Source: Apple's Human Interface Guidelines, "Color", for the colours and greys in all four columns; UIKit's own values for labels,
/// fills, separators and backgrounds. For the transparent ones under increased contrast Apple publishes nothing: they
/// cover more here by a fixed step.
enum SystemPalette {
  /// A colour as `0xRRGGBB` with an opacity.
  struct Shade: Sendable {
    var rgb: UInt32
    var alpha: Double = 1

    var color: PaintColor { PaintColor(hex: rgb, alpha: alpha) }
  }

  /// One colour under every circumstance; nil elevated shades equal the base ones.
  struct Entry: Sendable {
    var light: Shade
    var dark: Shade
    var lightContrast: Shade
    var darkContrast: Shade
    var darkElevated: Shade?
    var darkContrastElevated: Shade?

    func color(in appearance: Appearance) -> PaintColor {
      let shade =
        switch (appearance.dark, appearance.highContrast) {
        case (false, false): light
        case (false, true): lightContrast
        case (true, false): appearance.elevated ? darkElevated ?? dark : dark
        case (true, true): appearance.elevated ? darkContrastElevated ?? darkContrast : darkContrast
        }
      return shade.color
    }
  }

  static func entry(_ color: SystemColor, on system: SystemGeneration = .standard) -> Entry {
    (system == .ios26 ? entries26[color] : nil) ?? entries[color]!
  }

  private static let entries: [SystemColor: Entry] = hues.merging(greys) { a, _ in a }.merging(inks) { a, _ in a }
    .merging(surfaces) { a, _ in a }

  private static func solid(_ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32) -> Entry {
    Entry(
      light: Shade(rgb: light), dark: Shade(rgb: dark), lightContrast: Shade(rgb: lightContrast), darkContrast: Shade(rgb: darkContrast))
  }

  private static func clear(
    _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double, contrast: (light: Double, dark: Double)
  ) -> Entry {
    Entry(
      light: Shade(rgb: light, alpha: lightAlpha), dark: Shade(rgb: dark, alpha: darkAlpha),
      lightContrast: Shade(rgb: light, alpha: contrast.light), darkContrast: Shade(rgb: dark, alpha: contrast.dark))
  }

  /// Two dark levels: on the base, and elevated.
  private static func surface(
    light: UInt32, dark: UInt32, elevated: UInt32, contrast: (light: UInt32, dark: UInt32, elevated: UInt32)
  ) -> Entry {
    var entry = solid(light, dark, contrast.light, contrast.dark)
    entry.darkElevated = Shade(rgb: elevated)
    entry.darkContrastElevated = Shade(rgb: contrast.elevated)
    return entry
  }

  private static let hues: [SystemColor: Entry] = [
    .red: solid(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    .orange: solid(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    .yellow: solid(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    .green: solid(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    .mint: solid(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
    .teal: solid(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    .cyan: solid(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    .blue: solid(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    .indigo: solid(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    .purple: solid(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    .pink: solid(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    .brown: solid(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    .tint: solid(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    .link: solid(0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF),
  ]

  /// Recorded: swiftui-web `ios/color/system` and `dark/system-colors`, iOS 26.0. Increased contrast is assumed to be as before.
  private static let entries26: [SystemColor: Entry] = [
    // Recorded: home-assistant/iOS and the notes on uikit/table/plain, (232, 232, 232) on white; home-assistant/iOS, (56, 56, 59) on a dark
    // card.
    .separator: clear(0x000000, 23 / 255, 0xFFFFFF, 0.123, contrast: (0.2, 0.2)),
    .red: solid(0xFF383C, 0xFF4245, 0xD70015, 0xFF6961),
    .orange: solid(0xFF8D28, 0xFF9230, 0xC93400, 0xFFB340),
    .yellow: solid(0xFFCC00, 0xFFD600, 0xB25000, 0xFFD426),
    .mint: solid(0x00C8B3, 0x00DAC3, 0x0C817B, 0x66D4CF),
    .teal: solid(0x00C3D0, 0x00D2E0, 0x008299, 0x5DE6FF),
    .cyan: solid(0x00C0E8, 0x3CD3FE, 0x0071A4, 0x70D7FF),
    .blue: solid(0x0088FF, 0x0091FF, 0x0040DD, 0x409CFF),
    .indigo: solid(0x6155F5, 0x6B5DFF, 0x3634A3, 0x7D7AFF),
    .purple: solid(0xCB30E0, 0xDB34F2, 0x8944AB, 0xDA8FFF),
    .brown: solid(0xAC7F5E, 0xB78A66, 0x7F6545, 0xB59469),
    .tint: solid(0x0088FF, 0x0091FF, 0x0040DD, 0x409CFF),
    .link: solid(0x0088FF, 0x0091FF, 0x0040DD, 0x409CFF),
  ]

  private static let greys: [SystemColor: Entry] = [
    .gray: solid(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    .gray2: solid(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    .gray3: solid(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    .gray4: solid(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    .gray5: solid(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    .gray6: solid(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  ]

  private static let inks: [SystemColor: Entry] = [
    .label: solid(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF),
    .secondaryLabel: clear(0x3C3C43, 0.6, 0xEBEBF5, 0.6, contrast: (0.8, 0.7)),
    .tertiaryLabel: clear(0x3C3C43, 0.3, 0xEBEBF5, 0.3, contrast: (0.7, 0.55)),
    .quaternaryLabel: clear(0x3C3C43, 0.18, 0xEBEBF5, 0.16, contrast: (0.55, 0.4)),
    .placeholderText: clear(0x3C3C43, 0.3, 0xEBEBF5, 0.3, contrast: (0.7, 0.55)),
    .lightText: clear(0xFFFFFF, 0.6, 0xFFFFFF, 0.6, contrast: (0.6, 0.6)),
    .darkText: solid(0x000000, 0x000000, 0x000000, 0x000000),
    .separator: clear(0x3C3C43, 0.29, 0x545458, 0.6, contrast: (0.37, 0.68)),
    .opaqueSeparator: solid(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A),
    .fill: clear(0x787880, 0.2, 0x787880, 0.36, contrast: (0.28, 0.44)),
    .secondaryFill: clear(0x787880, 0.16, 0x787880, 0.32, contrast: (0.24, 0.4)),
    .tertiaryFill: clear(0x767680, 0.12, 0x767680, 0.24, contrast: (0.2, 0.32)),
    .quaternaryFill: clear(0x747480, 0.08, 0x767680, 0.18, contrast: (0.16, 0.26)),
  ]

  private static let surfaces: [SystemColor: Entry] = [
    .background: surface(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E, contrast: (0xFFFFFF, 0x000000, 0x242426)),
    .secondaryBackground: surface(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E, contrast: (0xEBEBF0, 0x242426, 0x363638)),
    .tertiaryBackground: surface(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C, contrast: (0xFFFFFF, 0x363638, 0x444446)),
    .groupedBackground: surface(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E, contrast: (0xEBEBF0, 0x000000, 0x242426)),
    .secondaryGroupedBackground: surface(light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E, contrast: (0xFFFFFF, 0x242426, 0x363638)),
    .tertiaryGroupedBackground: surface(light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C, contrast: (0xEBEBF0, 0x363638, 0x444446)),
  ]
}

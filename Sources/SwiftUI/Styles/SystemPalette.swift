import QuoinAppearance
import QuoinDrawing

/// The system's colours by name.
enum SystemPalette: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, separator, accent
  case systemBackground, secondarySystemBackground, tertiarySystemBackground

  func color(in environment: EnvironmentValues) -> PaintColor {
    let dark = environment.colorScheme == .dark
    func pick(_ light: UInt32, _ dim: UInt32) -> PaintColor { PaintColor(hex: dark ? dim : light) }
    switch self {
    case .red: return pick(0xFF3B30, 0xFF453A)
    case .orange: return pick(0xFF9500, 0xFF9F0A)
    case .yellow: return pick(0xFFCC00, 0xFFD60A)
    case .green: return pick(0x34C759, 0x30D158)
    case .mint: return pick(0x00C7BE, 0x63E6E2)
    case .teal: return pick(0x30B0C7, 0x40CBE0)
    case .cyan: return pick(0x32ADE6, 0x64D2FF)
    case .blue, .accent: return pick(0x007AFF, 0x0A84FF)
    case .indigo: return pick(0x5856D6, 0x5E5CE6)
    case .purple: return pick(0xAF52DE, 0xBF5AF2)
    case .pink: return pick(0xFF2D55, 0xFF375F)
    case .brown: return pick(0xA2845E, 0xAC8E68)
    case .gray: return pick(0x8E8E93, 0x8E8E93)
    case .label: return pick(0x000000, 0xFFFFFF)
    case .secondaryLabel: return pick(0x3C3C43, 0xEBEBF5).opacity(0.6)
    case .tertiaryLabel: return pick(0x3C3C43, 0xEBEBF5).opacity(0.3)
    case .quaternaryLabel: return pick(0x3C3C43, 0xEBEBF5).opacity(dark ? 0.16 : 0.18)
    case .separator: return pick(0x3C3C43, 0x545458).opacity(dark ? 0.6 : 0.29)
    case .systemBackground: return pick(0xFFFFFF, 0x000000)
    case .secondarySystemBackground: return pick(0xF2F2F7, 0x1C1C1E)
    case .tertiarySystemBackground: return pick(0xFFFFFF, 0x2C2C2E)
    }
  }
}

import QuoinDrawing

/// The phone's materials, thinnest first. In a still picture a material is a veil: a colour that lets through as much as the blurred
/// glass lets through of a quiet background. What lies below is not blurred by it.
public enum MaterialKind: String, Sendable, Hashable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick, bar

  /// The veil's colour. It is opaque where the reader asked for less transparency, or for more
  /// contrast.
  public func veil(in appearance: Appearance = .light) -> PaintColor {
    let color = appearance.dark ? PaintColor(hex: 0x1E1E1E) : PaintColor(hex: 0xF9F9F9)
    guard !appearance.highContrast, !appearance.reducesTransparency else { return color }
    return color.opacity(coverage)
  }

  private var coverage: Double {
    switch self {
    case .ultraThin: 0.44
    case .thin: 0.6
    case .regular: 0.76
    case .thick: 0.88
    case .ultraThick: 0.94
    case .bar: 0.94
    }
  }
}

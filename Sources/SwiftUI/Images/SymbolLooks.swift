import QuoinLayout

/// How a symbol's layers are coloured. Only symbols of a sign in a filled field have two parts here; the others are one.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The sign in a filled field in the foreground style, the field in its second level; other symbols in the style itself.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The sign in a filled field in the primary style, the field in the secondary, where `foregroundStyle` gives two;
  /// other symbols in the primary.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// Layers in colours of their own; here all in the foreground style.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

private struct SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// How large symbols are beside text; `.medium` by default.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// The forms that symbols take here, where they exist; `.none` by default.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  /// How the layers of symbols are coloured; nil means `.palette` where `foregroundStyle` gives several styles, else `.monochrome`.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the symbols within are beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Adds a form to those that symbols within take, where they exist.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    settingEnvironment { $0.symbolVariants = $0.symbolVariants.union(variant) }
  }
  /// Sets how the layers of symbols within are coloured; nil leaves it to the number of foreground styles.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
}

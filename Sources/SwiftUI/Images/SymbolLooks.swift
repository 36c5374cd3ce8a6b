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

/// Forms of a symbol: filled, struck through, in a frame.
public struct SymbolVariants: Hashable, Sendable {
  var shape: String?
  var isFilled = false
  var isSlashed = false
  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck through.
  public static let slash = SymbolVariants(isSlashed: true)
  /// In a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// In a square.
  public static let square = SymbolVariants(shape: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// The same, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The same, struck through.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }
  /// The same in a circle, instead of another frame.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// The same in a square, instead of another frame.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// The same in a rectangle, instead of another frame.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// Whether this has every form that `other` has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }
  init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }
  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var result = self
    change(&result)
    return result
  }
  /// The name of the form; what the name already says is not said twice.
  func applied(to name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if let shape, !parts.contains(shape) { parts.append(shape) }
    if isFilled || wasFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }
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

import QuoinLayout

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

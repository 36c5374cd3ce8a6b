/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  let name: String
  /// As the effect itself has it.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// Again and again.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  /// `count` times; nil means again and again. The count is not kept: a still picture shows no movement.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .repeating }
  /// At a multiple of its speed, which is not kept: a still picture shows no movement.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// The same at a multiple of its speed, which is not kept: a still picture shows no movement.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// The same; a still picture shows no movement.
  public var repeating: SymbolEffectOptions { self }
  /// The same; a still picture shows no movement.
  public var nonRepeating: SymbolEffectOptions { self }
  /// The same; a still picture shows no movement.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}

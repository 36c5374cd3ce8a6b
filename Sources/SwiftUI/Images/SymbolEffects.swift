/// A movement of a symbol. A still picture shows the symbol at rest.
public protocol SymbolEffect: Sendable {}
/// A movement that goes on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement that happens once for a change.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A change from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A movement by its name, with what is said about it.
public struct AnySymbolMovement: IndefiniteSymbolEffect, DiscreteSymbolEffect, ContentTransitionSymbolEffect, Hashable {
  let name: String
  public var up: AnySymbolMovement { self }
  public var down: AnySymbolMovement { self }
  public var left: AnySymbolMovement { self }
  public var right: AnySymbolMovement { self }
  public var forward: AnySymbolMovement { self }
  public var backward: AnySymbolMovement { self }
  public var clockwise: AnySymbolMovement { self }
  public var counterClockwise: AnySymbolMovement { self }
  public var byLayer: AnySymbolMovement { self }
  public var wholeSymbol: AnySymbolMovement { self }
  public var iterative: AnySymbolMovement { self }
  public var cumulative: AnySymbolMovement { self }
  public var reversing: AnySymbolMovement { self }
  public var nonReversing: AnySymbolMovement { self }
  public var hideInactiveLayers: AnySymbolMovement { self }
  public var dimInactiveLayers: AnySymbolMovement { self }
  public var plain: AnySymbolMovement { self }
  public var pulse: AnySymbolMovement { self }
  public var upUp: AnySymbolMovement { self }
  public var downUp: AnySymbolMovement { self }
  public var offUp: AnySymbolMovement { self }
}

extension SymbolEffect where Self == AnySymbolMovement {
  public static var bounce: AnySymbolMovement { .init(name: "bounce") }
  public static var pulse: AnySymbolMovement { .init(name: "pulse") }
  public static var variableColor: AnySymbolMovement { .init(name: "variableColor") }
  public static var scale: AnySymbolMovement { .init(name: "scale") }
  public static var appear: AnySymbolMovement { .init(name: "appear") }
  public static var disappear: AnySymbolMovement { .init(name: "disappear") }
  public static var replace: AnySymbolMovement { .init(name: "replace") }
  public static var automatic: AnySymbolMovement { .init(name: "automatic") }
  public static var breathe: AnySymbolMovement { .init(name: "breathe") }
  public static var rotate: AnySymbolMovement { .init(name: "rotate") }
  public static var wiggle: AnySymbolMovement { .init(name: "wiggle") }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  let name: String
  public static let `default` = SymbolEffectOptions(name: "default")
  public static let repeating = SymbolEffectOptions(name: "repeating")
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .repeating }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}

extension View {
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
extension ContentTransition {
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
    -> ContentTransition
  {
    .symbolEffect
  }
}

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
  /// Upwards. A still picture shows the symbol at rest.
  public var up: AnySymbolMovement { self }
  /// Downwards. A still picture shows the symbol at rest.
  public var down: AnySymbolMovement { self }
  /// To the left. A still picture shows the symbol at rest.
  public var left: AnySymbolMovement { self }
  /// To the right. A still picture shows the symbol at rest.
  public var right: AnySymbolMovement { self }
  /// To where reading ends. A still picture shows the symbol at rest.
  public var forward: AnySymbolMovement { self }
  /// To where reading begins. A still picture shows the symbol at rest.
  public var backward: AnySymbolMovement { self }
  /// Turning to the right. A still picture shows the symbol at rest.
  public var clockwise: AnySymbolMovement { self }
  /// Turning to the left. A still picture shows the symbol at rest.
  public var counterClockwise: AnySymbolMovement { self }
  /// One layer after another. A still picture shows the symbol at rest.
  public var byLayer: AnySymbolMovement { self }
  /// All layers together. A still picture shows the symbol at rest.
  public var wholeSymbol: AnySymbolMovement { self }
  /// One layer lights up at a time. A still picture shows the symbol at rest.
  public var iterative: AnySymbolMovement { self }
  /// Layers light up and stay lit. A still picture shows the symbol at rest.
  public var cumulative: AnySymbolMovement { self }
  /// Back again at the end. A still picture shows the symbol at rest.
  public var reversing: AnySymbolMovement { self }
  /// From the start again at the end. A still picture shows the symbol at rest.
  public var nonReversing: AnySymbolMovement { self }
  /// Layers that are not lit vanish. A still picture shows the symbol at rest.
  public var hideInactiveLayers: AnySymbolMovement { self }
  /// Layers that are not lit grow pale. A still picture shows the symbol at rest.
  public var dimInactiveLayers: AnySymbolMovement { self }
  /// Without growing or shrinking. A still picture shows the symbol at rest.
  public var plain: AnySymbolMovement { self }
  /// Its opacity comes and goes. A still picture shows the symbol at rest.
  public var pulse: AnySymbolMovement { self }
  /// The old one leaves upwards, the new one comes from below. A still picture shows the symbol at rest.
  public var upUp: AnySymbolMovement { self }
  /// The old one leaves downwards, the new one comes upwards. A still picture shows the symbol at rest.
  public var downUp: AnySymbolMovement { self }
  /// The old one vanishes, the new one comes upwards. A still picture shows the symbol at rest.
  public var offUp: AnySymbolMovement { self }
}

extension SymbolEffect where Self == AnySymbolMovement {
  /// A short leap.
  public static var bounce: AnySymbolMovement { .init(name: "bounce") }
  /// Its opacity comes and goes.
  public static var pulse: AnySymbolMovement { .init(name: "pulse") }
  /// Its layers light up in turn.
  public static var variableColor: AnySymbolMovement { .init(name: "variableColor") }
  /// It grows or shrinks.
  public static var scale: AnySymbolMovement { .init(name: "scale") }
  /// It comes into sight.
  public static var appear: AnySymbolMovement { .init(name: "appear") }
  /// It goes out of sight.
  public static var disappear: AnySymbolMovement { .init(name: "disappear") }
  /// One symbol takes another's place.
  public static var replace: AnySymbolMovement { .init(name: "replace") }
  /// What suits the change.
  public static var automatic: AnySymbolMovement { .init(name: "automatic") }
  /// It slowly grows and shrinks.
  public static var breathe: AnySymbolMovement { .init(name: "breathe") }
  /// It turns.
  public static var rotate: AnySymbolMovement { .init(name: "rotate") }
  /// It shakes.
  public static var wiggle: AnySymbolMovement { .init(name: "wiggle") }
}

extension View {
  /// Would move the symbols within as long as `isActive`. The view is unchanged: a still picture shows symbols at rest.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Would move the symbols within at each change of `value`. The view is unchanged: a still picture shows symbols at rest.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Would end the movements set around it. The view is unchanged: a still picture shows symbols at rest.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// One symbol becoming another; a still picture shows the one that is there.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
    -> ContentTransition
  {
    .symbolEffect
  }
}

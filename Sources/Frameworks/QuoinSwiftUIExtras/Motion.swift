import SwiftUI

// What is said of motion that a still picture does not show: it is taken, and what can be reckoned is.

private struct ScrollAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
private struct TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
extension Transaction {
  /// By which point of it what is scrolled to is held; nil for the nearest.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
  /// Whether how fast values change is kept for the next animation.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }
}

extension KeyframeTimeline {
  /// Sets `value` to what it is after `time` seconds.
  public func update(value: inout Value, time: TimeInterval) { value = self.value(time: time) }
  /// Sets `value` to what it is at a part of the way, from 0 to 1.
  public func update(value: inout Value, progress: Double) { value = self.value(progress: progress) }
}

extension ScrollTransitionConfiguration.Threshold {
  /// Between this one and another, by a part of the way. Ignored: a still picture shows each view as it is in sight.
  public func interpolated(towards other: ScrollTransitionConfiguration.Threshold, amount: Double) -> Self { self }
}

/// How a symbol's movement comes again.
public struct SymbolEffectRepeatBehavior: Sendable {
  /// Without a pause.
  public static var continuous: SymbolEffectRepeatBehavior { .init() }
  /// With pauses.
  public static var periodic: SymbolEffectRepeatBehavior { .init() }
  /// So many times, with pauses of so many seconds; nil for what suits.
  public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> SymbolEffectRepeatBehavior { .init() }
}
extension SymbolEffectOptions {
  /// How a symbol's movement comes again.
  public typealias RepeatBehavior = SymbolEffectRepeatBehavior
  /// The same; a still picture shows no movement.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .repeating }
  /// The same; a still picture shows no movement.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}
extension AnySymbolMovement {
  /// From what both symbols share, else by another movement. A still picture shows the symbol at rest.
  public func magic(fallback: AnySymbolMovement) -> AnySymbolMovement { self }
}

/// Several values that change together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)
  /// Values.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }
  /// All 0.
  public static var zero: Self { Self(repeat (each Value).zero) }
  /// Each value and its own.
  public static func + (one: Self, other: Self) -> Self { Self(repeat (each one.value) + (each other.value)) }
  /// Each value less its own.
  public static func - (one: Self, other: Self) -> Self { Self(repeat (each one.value) - (each other.value)) }
  /// Each value so many times.
  public mutating func scale(by factor: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> V {
      var value = value
      value.scale(by: factor)
      return value
    }
    value = (repeat scaled(each value))
  }
  /// The sum of the values' own.
  public var magnitudeSquared: Double {
    var sum = 0.0
    repeat sum += (each value).magnitudeSquared
    return sum
  }
  public static func == (one: Self, other: Self) -> Bool {
    var isSame = true
    repeat isSame = isSame && (each one.value) == (each other.value)
    return isSame
  }
}

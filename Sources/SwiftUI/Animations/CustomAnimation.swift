import Foundation
import QuoinLayout

/// A way through time of one's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value after `time` seconds on the way from zero to `value`; `nil` once it is there. Called with the way of 1, which all that
  /// moves goes by.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  /// How fast it changes after `time` seconds, per second; `nil` where that is not known. Never called.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  /// Whether it takes over from `previous`, still under way, rather than adding to it. Never called: all add up.
  func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
}
extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  /// False: both add up.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation remembers from step to step.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What is kept from step to step.
  public var state = AnimationState<Value>()
  /// Whether the change counts as done, though it may still move. Kept.
  public var isLogicallyComplete = false
  /// The environment of the view that changes; the defaults where nobody set it.
  public var environment = EnvironmentValues()
}
/// Values that an animation keeps, by their keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Nothing is kept yet.
  public init() {}
  /// What is kept under the key; the key's default where nothing was set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
/// A key of an animation's state.
public protocol AnimationStateKey {
  /// What an animation keeps under the key.
  associatedtype Value
  /// What it has where nothing was set.
  static var defaultValue: Value { get }
}
extension VectorArithmetic {
  /// Every component times `rhs`.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }
  /// Goes a part of the way to `other`: 0 stays, 1 arrives, more goes past.
  public mutating func interpolate(towards other: Self, amount: Double) { self += (other - self).scaled(by: amount) }
  /// The value a part of the way to `other`: 0 is this one, 1 the other, more lies past it.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}

/// A modifier with a part that can be interpolated; write `ViewModifier, Animatable` in new files.
public protocol AnimatableModifier: Animatable, ViewModifier {}
extension ViewModifier {
  /// How what the modifier changes moves; `nil`: not at all. Ignored: the end shows at once.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }
  /// Changes how what the modifier changes moves. `transform` is never called.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}

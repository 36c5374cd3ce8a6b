import Foundation

/// A value that a gesture changes; a still picture shows its initial one.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  /// The value while no gesture is going on, which is always in a still picture.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The value while no gesture is going on, which is always in a still picture.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// The wrapper itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

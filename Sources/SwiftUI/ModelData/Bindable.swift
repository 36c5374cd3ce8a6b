import Combine
import Foundation
import Observation

/// Bindings to the properties of an observable model.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  /// The wrapper itself: `$model.name` is a binding to `name`.
  public var projectedValue: Bindable<Value> { self }
  /// The model whose properties are bound.
  public init(wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
  /// The model whose properties are bound.
  public init(_ wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
  /// The same wrapper, as a closure's `$name` parameter gets it.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
  /// A binding to a property of the model.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(wrappedValue, keyPath)
  }
}

import Combine
import Foundation
import Observation

/// A model object that the view owns.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var box: ModelBox<ObjectType>?
  /// The object is made when the view is first evaluated, and kept while the view stays in its place.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
  /// The object; before `body` is first read, a new one at each reading.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { box?.model ?? make() }
  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObjectWrapper(object: wrappedValue) }
  public mutating func _connect(_ scope: _Scope, slot: Int) {
    let make = self.make
    box = scope.box(slot) { ModelBox(make(), scope.record) }
  }
}

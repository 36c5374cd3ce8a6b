import Combine
import Foundation
import Observation

/// A model object that a view further up put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var box: ModelBox<ObjectType>?
  /// The object is found by its type, once the view stands somewhere.
  nonisolated public init() {}
  /// The object; without one further up the program stops with a sentence that says what to add.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("No ObservableObject of type \(ObjectType.self) found. Add .environmentObject(…) to a view further up.")
    }
    return object
  }
  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObjectWrapper(object: wrappedValue) }
  public mutating func _connect(_ scope: _Scope, slot: Int) {
    object = scope.environment[ObjectKey<ObjectType>.self]
    guard let object else { return }
    let kept = scope.box(slot) { ModelHolder<ObjectType>() }
    if kept.box?.model !== object { kept.box = ModelBox(object, scope.record) }
    box = kept.box
  }
}

import Combine
import Foundation
import Observation

/// A model object that somebody else owns.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  private var object: ObjectType
  private var box: ModelBox<ObjectType>?
  /// The object to watch.
  nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }
  /// The object to watch.
  nonisolated public init(initialValue: ObjectType) { object = initialValue }
  /// The object. The page is evaluated again when it says that it will change.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }
  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }
  public mutating func _connect(_ scope: _Scope, slot: Int) {
    let object = self.object
    let kept = scope.box(slot) { ModelHolder<ObjectType>() }
    if kept.box?.model !== object { kept.box = ModelBox(object, scope.record) }
    box = kept.box
  }
}

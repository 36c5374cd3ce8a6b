import Combine
import Foundation
import Observation

/// Keeps a model alive and makes the view be evaluated again when it says that it will change.
final class ModelBox<Model: AnyObject> {
  let model: Model
  private var subscription: AnyCancellable?
  init(_ model: Model, _ record: ViewRecord) {
    self.model = model
    if let observable = model as? any ObservableObject { subscription = Self.subscribe(observable, record) }
  }
  private static func subscribe<O: ObservableObject>(_ object: O, _ record: ViewRecord) -> AnyCancellable {
    let reader = Reader(record)
    return object.objectWillChange.sink { _ in reader.invalidate() }
  }
}

/// The box of the model that a view watches now; it may watch another one later.
final class ModelHolder<Model: AnyObject> {
  var box: ModelBox<Model>?
}

/// Bindings to an observed object's properties.
@dynamicMemberLookup @frozen public struct ObservedObjectWrapper<ObjectType: AnyObject> {
  let object: ObjectType
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
    Binding(object, keyPath)
  }
}

/// Where an object given to the environment is kept: by its type.
struct ObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

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
    let object = self.object
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// A model object that the view owns.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var box: ModelBox<ObjectType>?
  /// The object is made when the view is first evaluated, and kept while the view stays in its place.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
  /// The object; before `body` is first read, a new one at each reading.
  public var wrappedValue: ObjectType { box?.model ?? make() }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObjectWrapper(object: wrappedValue) }
  public mutating func _connect(_ scope: Scope, slot: Int) {
    let make = self.make
    box = scope.box(slot) { ModelBox(make(), scope.record) }
  }
}

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
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: object) }
  public mutating func _connect(_ scope: Scope, slot: Int) {
    let object = self.object
    let kept = scope.box(slot) { ModelHolder<ObjectType>() }
    if kept.box?.model !== object { kept.box = ModelBox(object, scope.record) }
    box = kept.box
  }
}

/// A model object that a view further up put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var box: ModelBox<ObjectType>?
  /// The object is found by its type, once the view stands somewhere.
  nonisolated public init() {}
  /// The object; without one further up the program stops with a sentence that says what to add.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("No ObservableObject of type \(ObjectType.self) found. Add .environmentObject(…) to a view further up.")
    }
    return object
  }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObjectWrapper(object: wrappedValue) }
  public mutating func _connect(_ scope: Scope, slot: Int) {
    object = scope.environment[ObjectKey<ObjectType>.self]
    guard let object else { return }
    let kept = scope.box(slot) { ModelHolder<ObjectType>() }
    if kept.box?.model !== object { kept.box = ModelBox(object, scope.record) }
    box = kept.box
  }
}

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
    let value = wrappedValue
    return Binding(get: { value[keyPath: keyPath] }, set: { value[keyPath: keyPath] = $0 })
  }
}

/// Where an object given to the environment is kept: by its type.
struct ObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

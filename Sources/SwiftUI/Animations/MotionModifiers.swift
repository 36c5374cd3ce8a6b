import Foundation
import Observation
import QuoinLayout

/// The view that a transition changes.
public struct PlaceholderContentView<Value> { let view: AnyView }

extension PlaceholderContentView: View { public var body: some View { view } }

extension View {
  /// The view that a page grows out of. Ignored: pages do not grow here.
  nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Runs what `body` adds to the view as `animation` says. Its end shows at once.
  nonisolated public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View {
    body(PlaceholderContentView(view: AnyView(self)))
  }
}

/// What the focused view tells others; nothing is focused in a still picture.
public protocol FocusedValueKey { associatedtype Value }

/// What the focused view tells, by keys.
public struct FocusedValues {
  /// What is told under a key: `nil`, for nothing is focused. Setting it is ignored.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// What the focused view tells under a key, to be changed: `nil`, for nothing is focused.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// What is told under `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// `nil`: nothing is focused. Setting it is ignored.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to nothing.
  @MainActor public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// What the focused view tells under a key: `nil`, for nothing is focused.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// What is told under `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// The model that is told by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  /// `nil`: nothing is focused.
  public var wrappedValue: Value? { nil }
}

extension View {
  /// Tells others a value while a view within has the focus. Ignored: nothing has it.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
  /// Tells others a value while the scene has the focus. Ignored: nothing has it.
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View { self }
  /// Tells others a model while a view within has the focus. Ignored: nothing has it.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  /// Tells others a model while the scene has the focus. Ignored: nothing has it.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
}

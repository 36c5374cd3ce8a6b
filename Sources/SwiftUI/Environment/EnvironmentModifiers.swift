import Foundation
import QuoinLayout

extension View {
  /// Sets a value that all views within find in their environment.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
  }
  /// Hands an observable model to all views within, by its type; `nil` takes it away.
  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View { environment(\.[ObjectType<T>()], object) }
  /// Hands a model to all views within, for their `@EnvironmentObject`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View { environment(\.[ObjectType<T>()], object) }
  /// Changes a value from what it is around to what views within find.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    settingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// The view under an identity of its own; another id makes it a new view with new state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(
      EmissionModifier { scope, content, nodes in
        let start = nodes.count
        content(scope.child(id: id), &nodes)
        for node in nodes[start...] { node.setValue(AnyHashable(id), for: IDTrait.self) }
      })
  }
  /// The value that stands for the view in a picker or a tab view.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait(TagTrait.self, AnyHashable(tag))
  }
}

/// The tag a view was given; read by pickers and tab views.
enum TagTrait: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

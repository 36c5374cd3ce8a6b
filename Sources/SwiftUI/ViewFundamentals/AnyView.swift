/// A view whose type is hidden; transparent to layout (fact 64).
public struct AnyView {
  private let emitBase: (_Scope, inout [_ViewNode]) -> Void
  let enumerateBase: (_Scope, inout LazyItems) -> Void
  /// Hides the type of `view`; the state of what is within is lost when the type changes.
  nonisolated public init<V: View>(_ view: V) {
    nonisolated(unsafe) let view = view
    emitBase = { scope, nodes in V._emit(view, scope.descending(into: V.self), into: &nodes) }
    enumerateBase = { scope, items in LazyItems.collect(view, scope.descending(into: V.self), into: &items) }
  }
  /// Hides the type of `view`.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }
  /// Hides the type of a value, if it is a view.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { emitBase(scope, &nodes) }
}

extension AnyView: PrimitiveView {}

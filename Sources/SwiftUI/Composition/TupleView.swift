/// Several views in a row, as a builder collects them; a container sees them one by one (fact 10).
public struct TupleView<T> {
  /// The views as a tuple.
  public var value: T
  struct Part {
    let emit: (Scope, inout [ViewNode]) -> Void
    let enumerate: (Scope, inout LazyItems) -> Void
  }
  let parts: [Part]

  nonisolated init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    var parts: [Part] = []
    func add<One: View>(_ part: One) {
      nonisolated(unsafe) let part = part
      parts.append(
        Part(
          emit: { scope, nodes in One._emit(part, scope, into: &nodes) },
          enumerate: { scope, items in LazyItems.collect(part, scope, into: &items) }))
    }
    repeat add(each content)
    self.parts = parts
  }

  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) {
    for (index, part) in parts.enumerated() { part.emit(scope.child(index), &nodes) }
  }
}

/// One of two views, as `if` and `switch` choose; each keeps its own state.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }
  let branch: Branch
  nonisolated init(_ branch: Branch) { self.branch = branch }
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) {
    switch branch {
    case .first(let view): TrueContent._emit(view, scope.child(1), into: &nodes)
    case .second(let view): FalseContent._emit(view, scope.child(2), into: &nodes)
    }
  }
}

/// A view whose type is hidden; transparent to layout (fact 64).
public struct AnyView {
  private let emitBase: (Scope, inout [ViewNode]) -> Void
  let enumerateBase: (Scope, inout LazyItems) -> Void
  /// Hides the type of `view`; the state of what is within is lost when the type changes.
  nonisolated public init<V: View>(_ view: V) {
    nonisolated(unsafe) let view = view
    emitBase = { scope, nodes in V._emit(view, scope.descending(into: V.self), into: &nodes) }
    enumerateBase = { scope, items in LazyItems.collect(view, scope.descending(into: V.self), into: &items) }
  }
  /// Hides the type of `view`.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) { emitBase(scope, &nodes) }
}

/// Views taken together; modifiers apply to each of them (fact 10).
public struct Group<Content> {
  let content: Content
}
extension Group: View where Content: View {
  /// The views of `content`, one by one.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public typealias Body = Never
  public var body: Never { fatalError("Group has no body; it is a primitive view.") }
  nonisolated public static func _emit(_ view: Group, _ scope: Scope, into nodes: inout [ViewNode]) {
    Content._emit(view.content, scope, into: &nodes)
  }
}

/// A view that is compared before it is evaluated again; on a page evaluated as a whole it is its content.
public struct EquatableView<Content: View & Equatable> {
  /// The view itself.
  public var content: Content
  /// A view that can be compared.
  nonisolated public init(content: Content) { self.content = content }
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) { Content._emit(content, scope, into: &nodes) }
}
extension View where Self: Equatable {
  /// The view, marked to be compared; it looks the same.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension TupleView: PrimitiveView {}
extension _ConditionalContent: PrimitiveView {}
extension AnyView: PrimitiveView {}
extension EquatableView: PrimitiveView {}

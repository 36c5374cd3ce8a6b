import Foundation
import QuoinLayout

extension View {
  /// Runs `action` when the view first appears on the page.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    changingNodes { node, scope in
      if let action { scope.pass.appearances.append(Appearance(identity: scope.identity.child(0xA99), node: node, action: action)) }
      return node
    }
  }
  /// Nothing disappears from a still picture; kept as written.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Runs an asynchronous `action` when the view first appears; the page waits a moment for it.
  nonisolated public func task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View {
    changingNodes { node, scope in
      let store = scope.pass.store
      scope.pass.appearances.append(
        Appearance(identity: scope.identity.child(0x7A5C), node: node) {
          store.runningTasks += 1
          nonisolated(unsafe) let action = action
          Task { @MainActor in
            await action()
            store.runningTasks -= 1
          }
        })
      return node
    }
  }
  /// The same; another `value` does not start it again.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    task(priority: priority, action)
  }

  /// Runs `action` when `value` differs from the last evaluation's.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  )
    -> some View
  {
    changingNodes { node, scope in
      scope.pass.observers.append(ChangeObserver(value: value, identity: scope.identity.child(0xC4A), initial: initial, action: action))
      return node
    }
  }
  /// The same, for those who need neither value.
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
  /// The same, with the new value alone; as it was written before iOS 17.
  @available(*, deprecated, message: "Use the action that takes the old and the new value.")
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    onChange(of: value, initial: false) { _, new in action(new) }
  }
  /// What a publisher sends while the page is made.
  nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    changingNodes { node, scope in
      let store = scope.pass.store
      scope.pass.appearances.append(
        Appearance(identity: scope.identity.child(0x5EC), node: node) {
          store.keep(publisher.sink { action($0) })
        })
      return node
    }
  }
}

private struct ChangeObserver<V: Equatable>: PageObserver {
  let value: V
  let identity: Identity
  let initial: Bool
  let action: (V, V) -> Void
  func observe(_ store: StateStore) {
    let last = store.last(identity, as: V.self)
    store.remember(value, for: identity)
    if let last { if last != value { action(last, value) } } else if initial { action(value, value) }
  }
}

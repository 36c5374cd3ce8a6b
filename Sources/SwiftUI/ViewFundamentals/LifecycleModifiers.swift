import Foundation
import QuoinFoundation
import QuoinLayout

extension View {
  /// Runs `action` each time the view appears on the page: when it is first laid out, and again after it was gone.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    whilePresent(0xA99) { _ in
      action?()
      return nil
    }
  }
  /// Runs `action` each time the view has left the page: it is not evaluated any more, or no place is given to it.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    let leaving = action.map { Appearance.Leaving.action($0) }
    return whilePresent(0xD15, leaving: leaving) { _ in leaving }
  }

  /// Runs an asynchronous `action` when the view appears; the page waits a moment for it. It is cancelled when the view leaves the page.
  nonisolated public func task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View {
    whilePresent(0x7A5C) { graph in
      let task = graph.run(priority, action)
      return .cancel { task.cancel() }
    }
  }
  /// The same; another `value` cancels it and starts it again.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    changingNodes { node, scope in
      let own = scope.child(0x7A51)
      let kept = own.box(0) { RestartingTask<T>(own.graph) }
      scope.record.react(RestartReaction(node: node, task: kept, value: value, priority: priority, action: action))
      return node
    }
  }

  /// Runs `action` when `value` differs from the last evaluation's.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  )
    -> some View
  {
    changingNodes { node, scope in
      let seen = scope.child(0xC4A).box(0) { LastSeen<V>() }
      scope.record.react(ChangeReaction(value: value, seen: seen, initial: initial, action: action))
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
  /// What a publisher sends while the view is on the page.
  nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    whilePresent(0x5EC) { _ in
      let subscription = publisher.sink { action($0) }
      return .cancel { subscription.cancel() }
    }
  }

  /// Runs `entering` when the view appears, and what it gives when the view leaves; `leaving` is the newer word for the latter.
  nonisolated private func whilePresent(
    _ step: Int, leaving: Appearance.Leaving? = nil, _ entering: @escaping (ViewGraph) -> Appearance.Leaving?
  ) -> some View {
    changingNodes { node, scope in
      let own = scope.child(step)
      let graph = own.graph
      let appearance = own.box(0) { Appearance(graph) }
      if let leaving { appearance.update(leaving) }
      scope.record.react(AppearanceReaction(node: node, appearance: appearance) { [unowned graph] in entering(graph) })
      return node
    }
  }
}

extension ViewGraph {
  /// Starts what a view asked for; the page waits a moment for it.
  fileprivate func run(_ priority: TaskPriority, _ action: @escaping () async -> Void) -> Task<Void, Never> {
    runningTasks += 1
    nonisolated(unsafe) let action = action
    return _SleepTime.$current.withValue(sleepTime) {
      Task(priority: priority) { @MainActor [weak self] in
        await action()
        self?.runningTasks -= 1
      }
    }
  }
}

/// Tells a view that a value it is made with is another than at the last layout.
private struct ChangeReaction<V: Equatable>: Reaction {
  let value: V
  let seen: LastSeen<V>
  let initial: Bool
  let action: (V, V) -> Void
  var stage: ReactionStage { .observing }
  func react(in graph: ViewGraph) {
    let last = seen.last
    seen.last = value
    if let last { if last != value { action(last, value) } } else if initial { action(value, value) }
  }
}

/// A task that begins anew with each new value.
private final class RestartingTask<Value: Equatable>: Presence {
  private let appearance: Appearance
  private var value: Value?
  init(_ graph: ViewGraph) { appearance = Appearance(graph) }

  func run(for value: Value, _ start: () -> Task<Void, Never>) {
    if let known = self.value, known != value { appearance.leavePage() }
    self.value = value
    appearance.enter {
      let task = start()
      return .cancel { task.cancel() }
    }
  }
  func leavePage() { appearance.leavePage() }
}
private struct RestartReaction<Value: Equatable>: Reaction {
  let node: _ViewNode
  let task: RestartingTask<Value>
  let value: Value
  let priority: TaskPriority
  let action: () async -> Void
  var stage: ReactionStage { .appearing }
  func react(in graph: ViewGraph) {
    guard node.current.isPlaced else { return task.leavePage() }
    nonisolated(unsafe) let action = action
    task.run(for: value) { graph.run(priority, action) }
  }
}

import Foundation
import Observation

/// What is known of hints, as long as the app runs. Reading is watched, so that pages are shown anew.
final class TipStore: Observable, @unchecked Sendable {
  static let shared = TipStore()
  enum State { case asRulesSay, shown, hidden, invalidated(Tips.InvalidationReason) }

  private let registrar = ObservationRegistrar()
  private let lock = NSRecursiveLock()
  private var closed: [String: Tips.InvalidationReason] = [:]
  private var values: [String: Any] = [:]
  private var times: [String: [Any]] = [:]
  private var forced: [String: State] = [:]
  private var forcedAll: State?
  private var listeners: [UUID: () -> Void] = [:]
  private var changes: Int { 0 }

  private func read<Value>(_ body: () -> Value) -> Value {
    registrar.access(self, keyPath: \.changes)
    return lock.withLock(body)
  }
  private func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.changes) { lock.withLock(body) }
    for listener in lock.withLock({ Array(listeners.values) }) { listener() }
  }

  func state(of id: String, _ type: String) -> State {
    read { forced[type] ?? forcedAll ?? closed[id].map(State.invalidated) ?? .asRulesSay }
  }
  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) { change { closed[id] = closed[id] ?? reason } }
  func forget(_ id: String) { change { closed[id] = nil } }
  func force(_ types: [String]?, _ state: State) {
    change {
      guard let types else {
        forcedAll = state
        return
      }
      for type in types { forced[type] = state }
    }
  }
  func value(_ key: String) -> Any? { read { values[key] } }
  func set(_ key: String, _ value: Any) { change { values[key] = value } }
  func donations(_ id: String) -> [Any] { read { times[id] ?? [] } }
  func donate(_ id: String, _ donation: Any) { change { times[id, default: []].append(donation) } }
  func reset() { change { (closed, values, times, forced, forcedAll) = ([:], [:], [:], [:], nil) } }

  /// What something is, now and with each change that makes it another.
  func updates<Value: Equatable & Sendable>(_ value: @escaping () -> Value) -> AsyncStream<Value> {
    AsyncStream { continuation in
      let id = UUID()
      var last = value()
      continuation.yield(last)
      lock.withLock {
        listeners[id] = {
          let next = value()
          guard next != last else { return }
          last = next
          continuation.yield(next)
        }
      }
      continuation.onTermination = { [weak self] _ in self?.end(id) }
    }
  }
  private func end(_ id: UUID) { lock.withLock { listeners[id] = nil } }
}

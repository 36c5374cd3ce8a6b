import Foundation

/// A value that comes later, or at once.
public struct Async<Value> {
  /// Starts the work; the callback is given the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that `run` makes and hands to its callback, once.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there already.
  public init(value: Value) { self.init { $0(value) } }

  /// What `transform` makes of the value once it is there.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }

  /// Runs the work and waits up to `timeout` seconds, the run loop turning; nil when the value did not come.
  package func wait(_ timeout: TimeInterval) -> Value? {
    let place = Held<Value?>(nil)
    run { place.value = $0 }
    let deadline = Date(timeIntervalSinceNow: timeout)
    while place.value == nil, Date() < deadline {
      // A loop without sources returns at once.
      if !RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) { Thread.sleep(forTimeInterval: 0.002) }
    }
    return place.value
  }
}

/// A place that closures share. Whoever uses it does so from one thread at a time.
final class Held<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

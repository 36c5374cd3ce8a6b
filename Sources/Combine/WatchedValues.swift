import Foundation
import OpenCombine
import QuoinObjectiveC

extension NSObject {
  /// Sends a value of an object whenever it has become another one; see `observe(_:options:changeHandler:)`.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    /// Whose value it is.
    public let object: Subject
    /// Which value.
    public let keyPath: KeyPath<Subject, Value>
    /// What is asked for: with `.initial` the value now comes first.
    public let options: NSKeyValueObservingOptions
    /// Sends the value at `keyPath` of `object`.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }
    /// Hands on the value as it is, if that was asked for, and then each change of it.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Value, Downstream.Failure == Never {
      let values = PassthroughSubject<Value, Never>()
      let keyPath = keyPath
      let observation = object.watch(keyPath) { values.send($0) }
      let first = options.contains(.initial) ? [object[keyPath: keyPath]] : []
      // Whoever listens keeps the observation.
      values.handleEvents(receiveCancel: { observation.invalidate() }).prepend(first).receive(subscriber: subscriber)
    }
    /// Sends whenever the value has changed, without it.
    public func didChange() -> Publishers.Map<Self, Void> { map { _ in } }
  }
}

extension _KeyValueCodingAndObserving {
  fileprivate func watch<Value>(_ keyPath: KeyPath<Self, Value>, _ tell: @escaping (Value) -> Void) -> NSKeyValueObservation {
    observe(keyPath) { object, _ in tell(object[keyPath: keyPath]) }
  }
  /// Sends the value at `keyPath` now, and whenever it has become another one.
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new])
    -> NSObject.KeyValueObservingPublisher<Self, Value>
  { NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options) }
}

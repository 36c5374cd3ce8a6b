import Foundation

/// The place where a state's value lives; writing to it makes the views that have read it be evaluated again.
final class StateBox<Value> {
  private let lock = NSLock()
  private var stored: Value
  /// How often it was written.
  private var writes = 0
  private var readers = Readers()
  init(_ value: Value) { stored = value }
  var value: Value {
    get {
      lock.withLock {
        readers.note()
        return stored
      }
    }
    set {
      // Comparing, and letting go of a value, may run code of the user's, which may come back here: neither is done under the lock.
      while true {
        let (old, number) = lock.withLock { (stored, writes) }
        let isSame = isSame(old, newValue)
        let waiting = withExtendedLifetime(old) {
          lock.withLock { () -> [Reader]? in
            // Somebody else was quicker: what was compared is no longer there.
            guard writes == number else { return nil }
            writes += 1
            stored = newValue
            return isSame ? [] : readers.all
          }
        }
        guard let waiting else { continue }
        for reader in waiting { reader.invalidate() }
        return
      }
    }
  }
  /// Writing what is there already changes nothing, where values can be compared.
  private func isSame(_ one: Value, _ other: Value) -> Bool {
    func compare<E: Equatable>(_ one: E) -> Bool { one == other as? E }
    return (one as? any Equatable).map { compare($0) } ?? false
  }
}
extension StateBox: @unchecked Sendable {}

/// A value that a view owns and keeps from one evaluation to the next.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var box: StateBox<Value>?

  /// The value at first; later evaluations keep what was written.
  public init(wrappedValue value: Value) { initial = value }
  /// The value at first; later evaluations keep what was written.
  public init(initialValue value: Value) { initial = value }

  /// The value as it is now; setting it makes the page evaluate again. Before `body` is first read writes are dropped.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }
  /// A binding to the value. Before `body` is first read its writes are dropped.
  public var projectedValue: Binding<Value> {
    if let box { return Binding(box) }
    let value = initial
    return Binding(get: { value }, set: { _ in })
  }

  public mutating func _connect(_ scope: _Scope, slot: Int) {
    let initial = self.initial
    box = scope.box(slot) { StateBox(initial) }
  }
}
extension State where Value: ExpressibleByNilLiteral {
  /// nil at first.
  public init() { self.init(wrappedValue: nil) }
}
extension State: @unchecked Sendable where Value: Sendable {}

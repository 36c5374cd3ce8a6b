import Foundation

/// A value that a gesture changes while it lasts; else, and in a still picture, it is the initial one.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let transaction: Transaction?
  private let onReset: ((Value, inout Transaction) -> Void)?
  private var box: StateBox<Value>?

  /// The value as it is now.
  public var wrappedValue: Value { box?.value ?? initial }
  /// The value while no gesture is going on.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
  /// The value while no gesture is going on.
  public init(initialValue: Value) { self.init(initialValue, nil, nil) }
  private init(_ initial: Value, _ transaction: Transaction?, _ onReset: ((Value, inout Transaction) -> Void)?) {
    self.initial = initial
    self.transaction = transaction
    self.onReset = onReset
  }
  /// The value while no gesture is going on, to which it returns by a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue, resetTransaction, nil) }
  /// The value while no gesture is going on, to which it returns by a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) { self.init(initialValue, resetTransaction, nil) }
  /// The value while no gesture is going on; `reset` is told the last one, and says how it returns.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue, nil, reset) }
  /// The value while no gesture is going on; `reset` is told the last one, and says how it returns.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue, nil, reset) }

  public mutating func _connect(_ scope: _Scope, slot: Int) {
    let initial = self.initial
    box = scope.box(slot) { StateBox(initial) }
  }

  /// A gesture changes the value.
  func change(_ change: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var (value, transaction) = (box.value, Transaction())
    change(&value, &transaction)
    withTransaction(transaction) { box.value = value }
  }
  /// The gesture is over.
  func reset() {
    guard let box else { return }
    var transaction = transaction ?? Transaction()
    onReset?(box.value, &transaction)
    withTransaction(transaction) { box.value = initial }
  }

  /// The wrapper itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

/// A value that lives elsewhere, to read and to write.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// Where the value lives, if it is known; `nil` for closures.
  private(set) var origin: BindingOrigin?
  /// The value as the evaluation that made the binding has read it, where that hears of every change.
  private(set) var snapshot: BindingSnapshot<Value>?
  /// The transaction that writes go with.
  public var transaction = Transaction()

  /// Reads with `get`, writes with `set`; neither is kept in between.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }
  /// Reads with `get`, writes with `set`, which is told the transaction of the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction.current ?? Transaction()) })
  }

  /// A binding to what `box` keeps.
  init(_ box: StateBox<Value>) {
    self.init(get: { box.value }, set: { box.value = $0 })
    origin = BindingOrigin(ObjectIdentifier(box))
  }
  /// A binding to a property of a model.
  init<Model>(_ model: Model, _ path: ReferenceWritableKeyPath<Model, Value>) {
    self.init(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
    if Model.self is AnyClass { origin = BindingOrigin(ObjectIdentifier(model as AnyObject)).part(.path(path)) }
  }

  /// A binding to a value that never changes; writes are dropped.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value as it is now; setting it writes it where it lives.
  public var wrappedValue: Value {
    get { snapshot?.current ?? read() }
    nonmutating set { write(newValue) }
  }
  /// The binding itself, as `$name` gives it.
  public var projectedValue: Binding<Value> { self }
  /// The same binding, as a closure's `$name` parameter gets it.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: {
        var whole = wrappedValue
        whole[keyPath: keyPath] = $0
        wrappedValue = whole
      })
    part.origin = origin?.part(.path(keyPath))
    part.snapshot = snapshot?.part(keyPath)
    return part
  }
  /// A binding to an element of the value, which was `value` when `reading` noted it, if that did. A view may be asked once more after
  /// its element has gone: then it reads what it was, and writes are dropped.
  func element(at index: Value.Index, _ value: Value.Element, _ reading: BindingReading?) -> Binding<Value.Element>
  where Value: MutableCollection {
    func holds(_ whole: Value) -> Bool { index >= whole.startIndex && index < whole.endIndex }
    var part = Binding<Value.Element>(
      get: {
        let whole = wrappedValue
        return holds(whole) ? whole[index] : value
      },
      set: {
        var whole = wrappedValue
        guard holds(whole) else { return }
        whole[index] = $0
        wrappedValue = whole
      })
    part.origin = (index as? any Hashable).flatMap { origin?.part(.element(AnyHashable($0))) }
    part.snapshot = reading.map { BindingSnapshot(value, $0) }
    return part
  }

  /// A binding that sees the value as optional; writing `nil` is dropped.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
  /// A binding to what an optional holds; `nil` where it holds nothing.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
  /// A binding to a hashable value as `AnyHashable`.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }

  /// The same binding; what is written through it changes the page as `animation` says, where that plays.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { transaction(Transaction(animation: animation)) }
  /// The same binding; writes go with `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = Binding(get: read, set: { value in withTransaction(transaction) { write(value) } })
    binding.origin = origin
    binding.snapshot = snapshot
    binding.transaction = transaction
    return binding
  }
}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the value as it is now.
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position, wrappedValue[position], BindingReading.current)
  }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}
extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

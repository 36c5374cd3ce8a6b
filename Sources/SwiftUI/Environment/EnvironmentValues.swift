/// A value that views hand down to those inside them.
public protocol EnvironmentKey {
  /// What is handed down.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// What the views around a view have set for it.
///
/// A list of what was set, the innermost first: setting costs O(1), reading O(values set above).
public struct EnvironmentValues: CustomStringConvertible {
  class Entry {
    let key: ObjectIdentifier
    let next: Entry?
    init(_ key: ObjectIdentifier, _ next: Entry?) {
      self.key = key
      self.next = next
    }
    /// Whether `other`, an entry of the same key, holds the same value.
    func isSame(as other: Entry) -> Bool { false }
  }
  private final class Typed<Value>: Entry {
    let value: Value
    init(_ key: ObjectIdentifier, _ value: Value, _ next: Entry?) {
      self.value = value
      super.init(key, next)
    }
    override func isSame(as other: Entry) -> Bool { SwiftUI.isSame(value, unsafeDowncast(other, to: Typed<Value>.self).value) }
  }
  private(set) var head: Entry?

  /// Nothing set: every key has its default value.
  public init() {}

  /// The value set for `key`, else its default. Reading: time linear in the values set; writing: O(1).
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let wanted = ObjectIdentifier(key)
      // The list is kept alive by its head, so that the walk need not count references.
      var entry = head.map { Unmanaged.passUnretained($0) }
      while let here = entry {
        let found = here._withUnsafeGuaranteedRef { $0.key == wanted }
        if found { return here._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Typed<K.Value>.self).value } }
        entry = here._withUnsafeGuaranteedRef { $0.next.map { Unmanaged.passUnretained($0) } }
      }
      return K.defaultValue
    }
    set { head = Typed(ObjectIdentifier(key), newValue, head) }
  }

  /// The observable model of this type that was put into the environment; `nil` where none was.
  public subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }

  /// The model of a type, as a place that a key path leads to.
  subscript<T: AnyObject>(type: ObjectType<T>) -> T? {
    get { self[T.self] }
    set { self[T.self] = newValue }
  }

  /// Whether both were set in the same way: time linear in what was set since they parted.
  func isSame(as other: EnvironmentValues) -> Bool {
    var (one, another) = (head, other.head)
    while one !== another {
      guard let here = one, let there = another, here.key == there.key, here.isSame(as: there) else { return false }
      (one, another) = (here.next, there.next)
    }
    return true
  }

  /// Two environments with the same mark hold the same values.
  var mark: ObjectIdentifier? { head.map { ObjectIdentifier($0) } }

  public var description: String { "EnvironmentValues" }
}
extension EnvironmentValues: @unchecked Sendable {}

/// Stands for a type in key paths, whose arguments are values.
struct ObjectType<T: AnyObject>: Hashable {}

/// Reads a value from the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  /// What is read before the body is; a missing model is missed only where the body asks for it, so that the trap has that line.
  private let find: (EnvironmentValues) -> Value?
  private var value: Value?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    find = read
  }
  /// Reads an observable model by its type.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = {
      guard let object = $0[type] else {
        fatalError("No object of type \(type) found in the environment. Add .environment(…) to a view further up.")
      }
      return object
    }
    find = { $0[type] }
  }
  /// Reads an observable model by its type, if there is one.
  public init<T: AnyObject>(_ type: T.Type) where Value == T? {
    read = { $0[type] }
    find = read
  }

  /// The value where the view stands; before `body` is read, the key's default value.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
  public mutating func _connect(_ scope: _Scope, slot: Int) { value = find(scope.environment) }
}
extension Environment: @unchecked Sendable where Value: Sendable {}

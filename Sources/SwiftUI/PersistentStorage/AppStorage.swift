import Foundation

/// A value kept under a name; here in memory, for the life of the page.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var state: State<Value>
  /// `wrappedValue` until it is written; the key and the store are not read.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { state = State(wrappedValue: wrappedValue) }
  /// The value as it was last written.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
  public mutating func _connect(_ scope: _Scope, slot: Int) { state._connect(scope, slot: slot) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// nil until it is written; the key and the store are not read.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key, store: store) }
}

import Foundation

/// A name that is unlike any other namespace's.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// The namespace's identity.
  public struct ID: Hashable, Sendable {
    let identity: Identity
    let slot: Int
  }
  private var id = ID(identity: .root, slot: 0)
  /// A namespace of its own for each place where the view stands.
  public init() {}
  /// The namespace's identity, the same at each evaluation.
  public var wrappedValue: ID { id }
  public mutating func _connect(_ scope: Scope, slot: Int) { id = ID(identity: scope.identity, slot: slot) }
}

/// A length that grows with the text size the user chose.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value
  /// A length at the default text size that grows as `textStyle` does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
    scaled = wrappedValue
  }
  /// A length at the default text size that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  /// The length at the text size of the environment, in points.
  public var wrappedValue: Value { scaled }
  public mutating func _connect(_ scope: Scope, slot: Int) {
    scaled = Value(style.scaled(Double(base), at: scope.environment.dynamicTypeSize))
  }
}
extension ScaledMetric: Sendable where Value: Sendable {}

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
  public mutating func _connect(_ scope: Scope, slot: Int) { state._connect(scope, slot: slot) }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  /// nil until it is written; the key and the store are not read.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key, store: store) }
}

/// A value kept under a name for one scene; here in memory, for the life of the page.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var state: State<Value>
  /// `wrappedValue` until it is written; the key is not read.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
  /// The value as it was last written.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
  public mutating func _connect(_ scope: Scope, slot: Int) { state._connect(scope, slot: slot) }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// nil until it is written; the key is not read.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

/// Which of a page's fields has the focus; none in a still picture until it is set.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  /// A reference to the focus, for `focused(_:)`.
  @propertyWrapper public struct Binding {
    let base: SwiftUI.Binding<Value>
    /// The focus as it is now; setting it moves it.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    /// The reference itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
  /// Whether one field has the focus; false at first.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Which of several fields has the focus; nil, none of them, at first.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
  /// The focus as it is now; setting it moves it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A reference to the focus, for `focused(_:)`.
  public var projectedValue: FocusState<Value>.Binding { Binding(base: state.projectedValue) }
  public mutating func _connect(_ scope: Scope, slot: Int) { state._connect(scope, slot: slot) }
}

/// A value that a gesture changes; a still picture shows its initial one.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  /// The value while no gesture is going on, which is always in a still picture.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The value while no gesture is going on, which is always in a still picture.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// The wrapper itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

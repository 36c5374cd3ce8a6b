import Foundation

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
  public mutating func _connect(_ scope: _Scope, slot: Int) { state._connect(scope, slot: slot) }
}

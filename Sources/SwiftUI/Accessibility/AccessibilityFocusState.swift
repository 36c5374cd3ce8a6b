import Foundation
import QuoinLayout

/// Which view has the focus of those who listen; none in a still picture.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A part to hand to a view.
  @propertyWrapper public struct Binding {
    let value: Value
    /// Whether, or which, view has the focus: none. Setting it is ignored.
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    /// Itself.
    public var projectedValue: Binding { self }
  }
  /// Whether, or which, view has the focus: none. Setting it is ignored.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  /// For one view: false.
  public init() where Value == Bool { value = false }
  /// For one of several views: `nil`.
  public init<T: Hashable>() where Value == T? { value = nil }
  /// What `accessibilityFocused` takes.
  public var projectedValue: Binding { Binding(value: value) }
}

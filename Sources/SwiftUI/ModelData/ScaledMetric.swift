import Foundation

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
  public mutating func _connect(_ scope: _Scope, slot: Int) {
    scaled = Value(style.scaled(Double(base), at: scope.environment.dynamicTypeSize))
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

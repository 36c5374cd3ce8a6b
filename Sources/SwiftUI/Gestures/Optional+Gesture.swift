/// A gesture where there is one: `gesture(isOn ? drag : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
  /// The type of its values, for gestures made of it.
  public static var _values: _GestureValues<Wrapped.Value> { _GestureValues() }
  /// It is made of nothing.
  public var body: Never { fatalError("\(Self.self) is a primitive gesture.") }
}

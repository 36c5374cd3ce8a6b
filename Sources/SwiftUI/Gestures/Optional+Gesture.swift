/// A gesture where there is one: `gesture(isOn ? drag : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
  /// It is made of nothing.
  public var body: Never { fatalError("\(Self.self) is a primitive gesture.") }
}

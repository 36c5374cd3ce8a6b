extension Slider {
  /// A knob between views for both ends, in the order of SwiftUI's first years. The label is not drawn.
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged)
  }
  /// A knob that moves in steps between views for both ends, in the order of SwiftUI's first years. The label is not drawn.
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
}
extension Slider where ValueLabel == EmptyView {
  /// A knob, in the order of SwiftUI's first years. The label is not drawn.
  @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged) }
}

extension Stepper {
  /// What plus and minus do, in the order of SwiftUI's first years; `nil` makes a sign grey.
  @_disfavoredOverload nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) { self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged) }
  /// Minus and plus for a value without ends, in the order of SwiftUI's first years.
  @_disfavoredOverload nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }
  /// Minus and plus for a value of `bounds`, in the order of SwiftUI's first years.
  @_disfavoredOverload nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
}

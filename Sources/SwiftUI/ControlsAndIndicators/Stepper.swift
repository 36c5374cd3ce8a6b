import QuoinAppearance
import QuoinLayout

/// A label with minus and plus.
public struct Stepper<Label: View> {
  let label: Label
  let canDecrement: Bool
  let canIncrement: Bool
  let increment: @MainActor () -> Void
  let decrement: @MainActor () -> Void
  nonisolated init(
    _ label: Label, down: Bool, up: Bool, decrement: @escaping @MainActor () -> Void, increment: @escaping @MainActor () -> Void
  ) {
    self.decrement = decrement
    self.label = label
    canDecrement = down
    canIncrement = up
    self.increment = increment
  }
}

extension Stepper: View {
  public var body: some View {
    ControlRow(ControlPart(TitledLabel(label))) {
      ControlFace("Stepper", width: StepperLook.size.width, height: StepperLook.size.height) { [canDecrement, canIncrement] rect, context in
        StepperLook.items(canDecrement: canDecrement, canIncrement: canIncrement, in: rect, context: context)
      }
    }
    .keeping(
      ControlAction(run: increment) { [canDecrement, canIncrement, increment, decrement] point, size in
        // Minus and plus stand at the end, each half as wide as both.
        let start = size.width - StepperLook.size.width
        if point.x >= start + StepperLook.size.width / 2 {
          if canIncrement { increment() }
        } else if point.x >= start, canDecrement {
          decrement()
        }
      })
  }
}

extension Stepper {
  /// What plus and minus do; `nil` makes a sign grey. A tap sent to the page does `onIncrement`.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    nonisolated(unsafe) let (up, down) = (onIncrement, onDecrement)
    self.init(label(), down: onDecrement != nil, up: onIncrement != nil, decrement: { down?() }, increment: { up?() })
  }
  /// Minus and plus for a value without ends. A tap sent to the page adds `step`.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    nonisolated(unsafe) let (value, step) = (value, step)
    self.init(
      label(), down: true, up: true, decrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      increment: { value.wrappedValue = value.wrappedValue.advanced(by: step) })
  }
  /// Minus and plus for a value of `bounds`, grey at its ends. A tap sent to the page adds `step`, up to the end.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    nonisolated(unsafe) let (binding, bounds, step) = (value, bounds, step)
    let now = value.wrappedValue
    self.init(
      label(), down: now > bounds.lowerBound, up: now < bounds.upperBound,
      decrement: { binding.wrappedValue = max(bounds.lowerBound, binding.wrappedValue.advanced(by: -step)) },
      increment: { binding.wrappedValue = min(bounds.upperBound, binding.wrappedValue.advanced(by: step)) })
  }
}

extension Stepper where Label == Text {
  /// Words by a key of the strings; `nil` makes a sign grey.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement) }
  /// Words by a key of the strings, for a value without ends.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(titleKey) } }
  /// Words by a key of the strings, for a value of `bounds`.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }
  /// Words as they stand; `nil` makes a sign grey.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }
  /// Words as they stand, for a value without ends.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(title) } }
  /// Words as they stand, for a value of `bounds`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
}

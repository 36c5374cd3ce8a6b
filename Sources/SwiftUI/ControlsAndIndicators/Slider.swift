import QuoinAppearance
import QuoinLayout

/// A knob on a track.
public struct Slider<Label: View, ValueLabel: View> {
  let value: Double
  let bounds: ClosedRange<Double>
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?
  /// Moves the knob, to the nearest step where there are steps.
  let move: @MainActor (Double) -> Void
  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ label: Label, _ minimum: ValueLabel?, _ maximum: ValueLabel?, step: V? = nil
  ) {
    nonisolated(unsafe) let binding = value
    let length = step.map { Double($0) } ?? 0
    let (least, most) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    move = { wanted in
      let stepped = length > 0 && length.isFinite ? least + ((wanted - least) / length).rounded() * length : wanted
      binding.wrappedValue = V(min(most, max(least, stepped)))
    }
    self.value = Double(value.wrappedValue)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    (self.label, self.minimum, self.maximum) = (label, minimum, maximum)
  }
}

extension Slider: View {
  public var body: some View {
    HStack(spacing: 8) {
      minimum
      SliderFace(value: value, bounds: bounds, move: move)
      maximum
    }
  }
}

private struct SliderFace: View {
  let value: Double
  let bounds: ClosedRange<Double>
  let move: @MainActor (Double) -> Void
  @Environment(\.self) private var environment
  var body: some View {
    ControlFace("Slider", height: CGFloat(environment.systemLook.control.slider), showing: value) { [bounds] rect, context, value in
      SliderLook.items(value: value, range: bounds, in: rect, context: context)
    }
    .keeping(
      ControlAction(
        touch: { [bounds, move, knob = CGFloat(environment.systemLook.control.sliderKnobWidth)] point, size in
          let fraction = (point.x - knob / 2) / max(1, size.width - knob)
          move(bounds.lowerBound + Double(min(1, max(0, fraction))) * (bounds.upperBound - bounds.lowerBound))
        }, follows: true))
  }
}

extension Slider {
  /// A knob at `value` of `bounds`, between views for both ends. The label is not drawn.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, label(), minimumValueLabel(), maximumValueLabel()) }
  /// A knob that moves in steps, which its picture does not show, between views for both ends. The label is not drawn.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, label(), minimumValueLabel(), maximumValueLabel(), step: V(0).advanced(by: step)) }
}

extension Slider where ValueLabel == EmptyView {
  /// A knob at `value` of `bounds`. The label is not drawn.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, label(), nil, nil) }
  /// A knob that moves in steps, which its picture does not show. The label is not drawn.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, label(), nil, nil, step: V(0).advanced(by: step)) }
  /// A knob at `value` of `bounds`, without a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView { self.init(value, bounds, EmptyView(), nil, nil) }
  /// A knob that moves in steps, which its picture does not show, without a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView { self.init(value, bounds, EmptyView(), nil, nil, step: V(0).advanced(by: step)) }
}

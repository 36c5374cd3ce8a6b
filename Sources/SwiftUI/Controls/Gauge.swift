import QuoinAppearance
import QuoinLayout

/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  let value: Double
  let label: Label
  let current: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?
  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?, _ maximum: BoundsLabel?
  ) {
    let extent = bounds.upperBound - bounds.lowerBound
    self.value = extent > 0 ? min(1, max(0, Double((value - bounds.lowerBound) / extent))) : 0
    (self.label, self.current, self.minimum, self.maximum) = (label, current, minimum, maximum)
  }
}
extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value, bounds, label(), nil, nil, nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}
extension Gauge: View {
  public var body: some View {
    StyledControl(
      GaugeStyleConfiguration(
        value: value, label: .init(view: AnyView(label)), currentValueLabel: current.map { .init(view: AnyView($0)) },
        minimumValueLabel: minimum.map { .init(view: AnyView($0)) }, maximumValueLabel: maximum.map { .init(view: AnyView($0)) }))
  }
}

/// A gauge's parts.
public struct GaugeStyleConfiguration: StyledConfiguration {
  public struct Label { let view: AnyView }
  public struct CurrentValueLabel { let view: AnyView }
  public struct MinimumValueLabel { let view: AnyView }
  public struct MaximumValueLabel { let view: AnyView }
  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  static var standard: StyleChoice<GaugeStyleConfiguration> { StyleChoice(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) } }
}
extension GaugeStyleConfiguration.Label: View { public var body: some View { view } }
extension GaugeStyleConfiguration.CurrentValueLabel: View { public var body: some View { view } }
extension GaugeStyleConfiguration.MinimumValueLabel: View { public var body: some View { view } }
extension GaugeStyleConfiguration.MaximumValueLabel: View { public var body: some View { view } }

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
}
/// A bar filled up to the value, between its bounds, under the label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        ControlFace("GaugeBar", height: GaugeLook.bar) { GaugeLook.capacityBar(fraction: value, in: $0, context: $1) }
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}
/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.caption2)
      ControlFace("GaugeBar", height: 8) { GaugeLook.markedBar(fraction: value, in: $0, context: $1) }
      configuration.maximumValueLabel.font(.caption2)
    }
  }
}
/// A bar filled up to the value, for small places.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.caption)
      ControlFace("GaugeBar", height: GaugeLook.bar) { GaugeLook.capacityBar(fraction: value, in: $0, context: $1) }
      configuration.currentValueLabel.font(.caption2)
    }
  }
}
/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    ControlFace("GaugeRing", width: GaugeLook.ring, height: GaugeLook.ring) { GaugeLook.markedRing(fraction: value, in: $0, context: $1) }
      .overlay { configuration.currentValueLabel.font(.system(size: 17, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1).padding(11) }
      .overlay(alignment: .bottom) {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack(spacing: 6) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }.font(.system(size: 10))
        } else {
          configuration.label.font(.system(size: 11))
        }
      }
  }
}
/// A ring filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    ControlFace("GaugeRing", width: GaugeLook.ring, height: GaugeLook.ring) { GaugeLook.capacityRing(fraction: value, in: $0, context: $1) }
      .overlay {
        Group { if let current = configuration.currentValueLabel { current } else { configuration.label } }
          .font(.system(size: 17, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1).padding(11)
      }
  }
}
extension GaugeStyle where Self == DefaultGaugeStyle { nonisolated public static var automatic: DefaultGaugeStyle { .init() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}

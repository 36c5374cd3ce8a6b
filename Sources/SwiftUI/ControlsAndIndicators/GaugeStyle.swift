import QuoinAppearance
import QuoinLayout

/// A gauge's parts.
public struct GaugeStyleConfiguration: StyledConfiguration {
  /// What is measured.
  public struct Label { let view: AnyView }
  /// The value in words.
  public struct CurrentValueLabel { let view: AnyView }
  /// Words for the beginning of the range.
  public struct MinimumValueLabel { let view: AnyView }
  /// Words for the end of the range.
  public struct MaximumValueLabel { let view: AnyView }
  /// Words for several values of the range.
  public struct MarkedValueLabels { let view: AnyView }
  /// From 0 to 1.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// The value in words; `nil` if there are none.
  public var currentValueLabel: CurrentValueLabel?
  /// Words for the beginning of the range; `nil` if there are none.
  public var minimumValueLabel: MinimumValueLabel?
  /// Words for the end of the range; `nil` if there are none.
  public var maximumValueLabel: MaximumValueLabel?
  /// Words for several values of the range; not kept here, so `nil`.
  public var markedValueLabels: MarkedValueLabels? { nil }
  static var standard: StyleChoice<GaugeStyleConfiguration> { StyleChoice(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) } }
}

extension GaugeStyleConfiguration.Label: View { public var body: some View { view } }

extension GaugeStyleConfiguration.CurrentValueLabel: View { public var body: some View { view } }

extension GaugeStyleConfiguration.MinimumValueLabel: View { public var body: some View { view } }

extension GaugeStyleConfiguration.MarkedValueLabels: View { public var body: some View { view } }

extension GaugeStyleConfiguration.MaximumValueLabel: View { public var body: some View { view } }

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// What the style makes of a gauge.
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  /// The look of a gauge with these parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What suits the place: a filled bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// A filled bar.
  nonisolated public init() {}
  /// A bar filled up to the value.
  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
}

/// A bar filled up to the value, between its bounds, under the label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Under the label, with the value in words below.
  nonisolated public init() {}
  /// The label, the bar between its ends' words, the value in words.
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        ControlFace("GaugeBar", height: GaugeLook.bar, showing: value) { GaugeLook.capacityBar(fraction: $2, in: $0, context: $1) }
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Between its ends' words, without the label.
  nonisolated public init() {}
  /// The bar between its ends' words; the label and the value's words are left out.
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.caption2)
      ControlFace("GaugeBar", height: 8, showing: value) { GaugeLook.markedBar(fraction: $2, in: $0, context: $1) }
      configuration.maximumValueLabel.font(.caption2)
    }
  }
}

/// A bar filled up to the value, for small places.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Under the label, with the value in words below.
  nonisolated public init() {}
  /// The label, the bar, the value in words; those of the ends are left out.
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.caption)
      ControlFace("GaugeBar", height: GaugeLook.bar, showing: value) { GaugeLook.capacityBar(fraction: $2, in: $0, context: $1) }
      configuration.currentValueLabel.font(.caption2)
    }
  }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// With the value in words inside.
  nonisolated public init() {}
  /// The ring, the value in words inside, and in its gap the ends' words, or else the label.
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    let hasEnds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    ControlFace("GaugeRing", width: GaugeLook.ring, height: GaugeLook.ring, showing: value) {
      GaugeLook.markedRing(fraction: $2, isWide: hasEnds, in: $0, context: $1)
    }
    // Recorded there, too: words may be 40 across, and stand a point higher above the ends of the range.
    .overlay {
      configuration.currentValueLabel.font(.system(size: 17, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1).padding(9)
        .offset(y: hasEnds ? -1 : 0)
    }
    .overlay(alignment: .bottom) {
      if hasEnds {
        // Recorded (complications of home-assistant/iOS, iOS 26): digits 8.33 high, their foot 5.67 above the ring's box.
        HStack(spacing: 9) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
        .font(.system(size: 11.5, weight: .medium))
        .padding(.bottom, 3)
      } else {
        configuration.label.font(.system(size: 11))
      }
    }
  }
}

/// A ring filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// With the value in words inside.
  nonisolated public init() {}
  /// The ring with the value in words inside, or else the label; the ends' words are left out.
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    ControlFace("GaugeRing", width: GaugeLook.ring, height: GaugeLook.ring, showing: value) {
      GaugeLook.capacityRing(fraction: $2, in: $0, context: $1)
    }
    .overlay {
      Group { if let current = configuration.currentValueLabel { current } else { configuration.label } }
        .font(.system(size: 17, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1).padding(11)
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle { nonisolated public static var automatic: DefaultGaugeStyle { .init() } }

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A filled bar under its label.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small filled bar.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring filled up to the value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

import Foundation
import QuoinAppearance
import QuoinLayout

/// How far something has come, or that it is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label?
  let currentValue: CurrentValueLabel?
  nonisolated init(fraction: Double?, label: Label?, currentValue: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValue = currentValue
  }
  nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(1, max(0, Double(value) / Double(total)))
  }
}
extension ProgressView: View {
  public var body: some View {
    StyledControl(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(view: AnyView($0)) },
        currentValueLabel: currentValue.map { .init(view: AnyView($0)) }))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Under way, nobody knows how far.
  nonisolated public init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentValue: nil) }
  /// Under way, with a view for the label.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), currentValue: nil) }
  /// Under way, with words by a key of the strings.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValue: nil)
  }
  /// Under way, with words as they stand.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValue: nil)
  }
  /// `value` of `total`, cut to 0…1; under way if `value` is `nil` or `total` not above 0.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: nil, currentValue: nil)
  }
  /// `value` of `total`, with a view for the label; under way if `value` is `nil`.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValue: nil)
  }
  /// `value` of `total`, with words by a key of the strings; under way if `value` is `nil`.
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValue: nil)
  }
  /// `value` of `total`, with words as they stand; under way if `value` is `nil`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(title), currentValue: nil)
  }
}
extension ProgressView {
  /// `value` of `total`, with views for the label and for the value in words; under way if `value` is `nil`.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValue: currentValueLabel())
  }
  /// How far `progress` is when the view is made; it is not followed.
  nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, currentValue: nil)
  }
  /// How much of a time has gone by when the picture is made.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    let whole = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let gone = whole > 0 ? min(1, max(0, Date().timeIntervalSince(timerInterval.lowerBound) / whole)) : 1
    self.init(fraction: countsDown ? 1 - gone : gone, label: nil, currentValue: nil)
  }
  /// The view that a style is asked to make, as the style around would make it.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    self.init(fraction: configuration.fractionCompleted, label: configuration.label, currentValue: configuration.currentValueLabel)
  }
}

/// A progress view's parts.
public struct ProgressViewStyleConfiguration: StyledConfiguration {
  /// What is under way.
  public struct Label { let view: AnyView }
  /// The value in words.
  public struct CurrentValueLabel { let view: AnyView }
  /// From 0 to 1; `nil` while nobody knows.
  public let fractionCompleted: Double?
  /// What is under way; `nil` if nobody said.
  public var label: Label?
  /// The value in words; `nil` if there are none.
  public var currentValueLabel: CurrentValueLabel?
  static var standard: StyleChoice<ProgressViewStyleConfiguration> {
    StyleChoice(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
  }
}
extension ProgressViewStyleConfiguration.Label: View { public var body: some View { view } }
extension ProgressViewStyleConfiguration.CurrentValueLabel: View { public var body: some View { view } }

/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// What the style makes of a progress view.
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  /// The look of a progress view with these parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// A bar where the value is known, else spokes.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// As the value is known or not.
  nonisolated public init() {}
  /// A bar where the value is known, else spokes.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}
/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  /// A bar in the tint of its place.
  nonisolated public init() { tint = nil }
  /// A bar in a tint of its own.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// The label, the bar, the value in words, one under the other.
  public func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted
    VStack(alignment: .leading, spacing: 4) {
      ShownLabel(label: configuration.label.map { ControlPart($0) })
      ControlFace("ProgressBar", height: ProgressLook.height) { rect, context in
        ProgressLook.items(value: fraction, in: rect, context: context)
      }
      .settingEnvironment { [tint] in if let tint { $0.tintStyle = AnyShapeStyle(tint) } }
      if let value = configuration.currentValueLabel { value.font(.caption).foregroundStyle(.secondary) }
    }
  }
}
/// Spokes, standing still, with the label below.
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  /// Spokes in the system's grey, or the tint of their place.
  nonisolated public init() { tint = nil }
  /// Spokes in a tint of their own.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// The spokes, the label, the value in words, one under the other; how far it is does not show.
  public func makeBody(configuration: Configuration) -> some View {
    // The label stands at a text's distance (recorded: swiftui-web ios/progress/basic).
    VStack {
      Spinner(tint: tint)
      if let label = configuration.label { label.foregroundStyle(.secondary) }
      if let value = configuration.currentValueLabel { value.font(.caption).foregroundStyle(.secondary) }
    }
  }
}
private struct Spinner: View {
  let tint: Color?
  @Environment(\.controlSize) private var size
  var body: some View {
    let side = size == .large || size == .extraLarge ? SpinnerLook.large : SpinnerLook.medium
    ControlFace("Spinner", width: side, height: side) { rect, context in
      SpinnerLook.items(in: rect, color: context.hasOwnTint ? context.tint : nil, context: context)
    }
    .settingEnvironment { [tint] in if let tint { $0.tintStyle = AnyShapeStyle(tint) } }
  }
}
/// A label, unless labels are hidden.
struct ShownLabel: View {
  let label: ControlPart?
  @Environment(\.labelsHidden) private var labelsHidden
  var body: some View { if let label, !labelsHidden { label } }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the value is known, else spokes.
  nonisolated public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Spokes.
  nonisolated public static var circular: CircularProgressViewStyle { .init() }
}
extension View {
  /// How the progress views within look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}

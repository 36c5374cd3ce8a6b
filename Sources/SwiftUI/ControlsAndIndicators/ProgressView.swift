import Foundation
import QuoinAppearance
import QuoinFoundation
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
    self.init(fraction: Self.fraction(of: timerInterval, countsDown), label: nil, currentValue: nil)
  }
  /// The same with a label, and below it the time that is left or has gone by.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == Text {
    self.init(
      fraction: Self.fraction(of: timerInterval, countsDown), label: label(),
      currentValue: Text(timerInterval: timerInterval, countsDown: countsDown))
  }
  /// The same with a label, and a view for how far it is.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(of: timerInterval, countsDown), label: label(), currentValue: currentValueLabel())
  }
  nonisolated private static func fraction(of interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
    let whole = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let gone = whole > 0 ? min(1, max(0, _PhoneDate.now.timeIntervalSince(interval.lowerBound) / whole)) : 1
    return countsDown ? 1 - gone : gone
  }
  /// The view that a style is asked to make, as the style around would make it.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    self.init(fraction: configuration.fractionCompleted, label: configuration.label, currentValue: configuration.currentValueLabel)
  }
}

/// A label, unless labels are hidden.
struct ShownLabel: View {
  let label: ControlPart?
  @Environment(\.labelsHidden) private var labelsHidden
  var body: some View { if let label, !labelsHidden { label } }
}

extension View {
  /// How the progress views within look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}

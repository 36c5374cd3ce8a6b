import Foundation
import QuoinAppearance
import QuoinLayout

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
      ControlFace("ProgressBar", height: ProgressLook.height, showing: fraction ?? 0) { rect, context, fraction in
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

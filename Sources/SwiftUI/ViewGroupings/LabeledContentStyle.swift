import Foundation
import QuoinLayout

/// The parts of labelled content.
public struct LabeledContentStyleConfiguration: StyledConfiguration {
  /// The label as a view.
  public struct Label { let view: AnyView }
  /// The value as a view.
  public struct Content { let view: AnyView }
  /// What says what the value is.
  public let label: Label
  /// The value.
  public let content: Content
  static var standard: StyleChoice<LabeledContentStyleConfiguration> {
    StyleChoice(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension LabeledContentStyleConfiguration.Label: View { public var body: some View { view } }

extension LabeledContentStyleConfiguration.Content: View { public var body: some View { view } }

/// How labelled content looks.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  /// The label and the value as this style arranges them.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// In a list the label leads and the value trails; elsewhere they stand beside each other.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style without choices.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// In a list the label leads and the value trails; elsewhere they stand beside each other.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { .init() }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.dynamicTypeSize) private var typeSize
  @ViewBuilder var body: some View {
    if isInList, typeSize.isAccessibilitySize {
      // No row is wide enough for both beside each other at the text sizes for accessibility.
      VStack(alignment: .leading) {
        HStack { configuration.label }
        HStack { configuration.content }.foregroundStyle(.secondary)
      }
    } else {
      row
    }
  }
  private var row: some View {
    HStack(alignment: .firstTextBaseline) {
      HStack { configuration.label }
      if isInList {
        Spacer(minLength: 8)
        HStack { configuration.content }.foregroundStyle(.secondary).settingEnvironment { $0.alignTextsToRow() }
      } else {
        HStack { configuration.content }
      }
    }
  }
}

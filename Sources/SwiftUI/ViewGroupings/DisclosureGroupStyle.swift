import Foundation
import QuoinAppearance
import QuoinLayout

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration: StyledConfiguration {
  /// The label as a view.
  public struct Label { let view: AnyView }
  /// The content as a view; nothing while the group is closed.
  public struct Content { let view: AnyView }
  /// What says what is within.
  public let label: Label
  /// What is within; nothing while the group is closed.
  public let content: Content
  /// Whether the content shows; setting it opens or closes the group.
  @Binding public var isExpanded: Bool
  static var standard: StyleChoice<DisclosureGroupStyleConfiguration> {
    StyleChoice(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension DisclosureGroupStyleConfiguration.Label: View { public var body: some View { view } }

extension DisclosureGroupStyleConfiguration.Content: View { public var body: some View { view } }

/// How disclosure groups look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The group as this style shows it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The title with a chevron at its trailing edge, the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style without choices.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      DisclosureTitle(label: AnyView(configuration.label), isExpanded: configuration.isExpanded)
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The title with a chevron at its trailing edge, the content below.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

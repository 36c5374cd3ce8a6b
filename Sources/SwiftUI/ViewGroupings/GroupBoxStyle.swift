import Foundation
import QuoinAppearance
import QuoinLayout

/// The parts of a group box.
public struct GroupBoxStyleConfiguration: StyledConfiguration {
  /// The label as a view.
  public struct Label { let view: AnyView }
  /// The content as a view.
  public struct Content { let view: AnyView }
  /// What says what is within.
  public let label: Label
  /// What is within.
  public let content: Content
  static var standard: StyleChoice<GroupBoxStyleConfiguration> { StyleChoice(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) } }
}

extension GroupBoxStyleConfiguration.Label: View { public var body: some View { view } }

extension GroupBoxStyleConfiguration.Content: View { public var body: some View { view } }

/// How group boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  /// The box as this style shows it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A rounded plate in the secondary background colour, with the title in bold above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style without choices.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack { configuration.label }.font(.headline)
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding()
    .background(SystemStyle(.secondaryBackground), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { nonisolated public static var automatic: DefaultGroupBoxStyle { .init() } }

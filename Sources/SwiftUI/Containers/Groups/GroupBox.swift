import Foundation
import QuoinAppearance
import QuoinLayout

/// Views on a plate of their own, with a title.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
  nonisolated init(label: Label, made content: Content) {
    self.label = label
    self.content = content
  }
}
extension GroupBox: View {
  /// Content on a plate, below a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), made: content())
  }
  @available(*, deprecated, message: "Use init(content:label:).")
  /// Content on a plate, below a label.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label: label, made: content()) }
  public var body: some View {
    StyledControl(GroupBoxStyleConfiguration(label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
  }
}
extension GroupBox where Label == EmptyView {
  /// Content on a plate without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), made: content()) }
}
extension GroupBox where Label == Text {
  /// Content on a plate, below a title to be translated.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), made: content())
  }
  /// Content on a plate, below a title that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), made: content())
  }
}
extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style is asked to make, as the style around would make it.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, made: configuration.content)
  }
}

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
      HStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding()
    .background(SystemStyle(.secondaryBackground), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { nonisolated public static var automatic: DefaultGroupBoxStyle { .init() } }
extension View {
  /// Sets how group boxes within look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View> {
  let content: Content
  nonisolated init(made content: Content) { self.content = content }
}
extension ControlGroup: View {
  /// Controls on one plate.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(made: content()) }
  /// Controls on one plate; the label is not shown.
  nonisolated public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.init(made: content()) }
  public var body: some View { StyledControls(content: content) }
}

import Foundation
import QuoinLayout

/// A value with the label that says what it is.
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content
  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}
extension LabeledContent: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
  public var body: some View {
    StyledControl(LabeledContentStyleConfiguration(label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
  }
}
extension LabeledContent where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<V: StringProtocol>(_ titleKey: LocalizedStringKey, value: V) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: StringProtocol>(_ title: S, value: V) {
    self.init(label: Text(title), content: Text(value))
  }
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(format.format(value)))
  }
}
extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The parts that a style is asked to arrange, as the style around would.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The parts of labelled content.
public struct LabeledContentStyleConfiguration: StyledConfiguration {
  public struct Label { let view: AnyView }
  public struct Content { let view: AnyView }
  public let label: Label
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
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// In a list the label leads and the value trails; elsewhere they stand beside each other.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: AutomaticLabeledContentStyle { .init() }
}
extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.isInList) private var isInList
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      HStack { configuration.label }
      if isInList {
        Spacer(minLength: 8)
        HStack { configuration.content }.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
      } else {
        HStack { configuration.content }
      }
    }
  }
}
extension EnvironmentValues {
  /// Whether a list or a form is around.
  var isInList: Bool { listPart != nil }
}

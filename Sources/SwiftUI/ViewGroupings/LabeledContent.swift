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
  /// A value of any views with a label of any views.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
  public var body: some View {
    StyledControl(LabeledContentStyleConfiguration(label: .init(view: AnyView(TitledLabel(label))), content: .init(view: AnyView(content))))
  }
}

extension LabeledContent where Label == Text {
  /// Any views with a title to be translated.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  /// Any views with a title that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text, shown as it is, with a title to be translated.
  nonisolated public init<V: StringProtocol>(_ titleKey: LocalizedStringKey, value: V) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  /// A text with a title, both shown as they are.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: StringProtocol>(_ title: S, value: V) {
    self.init(label: Text(title), content: Text(value))
  }
  /// A value written by a format of Foundation's, with a title to be translated.
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
  /// A value written by a format of Foundation's, with a title, shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The parts that a style is asked to arrange, as the style around would.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

extension View {
  /// Sets how labelled content within looks.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  /// Whether a list or a form is around.
  var isInList: Bool { listPart != nil }
}

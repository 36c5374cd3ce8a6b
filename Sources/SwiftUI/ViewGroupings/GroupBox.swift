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

extension View {
  /// Sets how group boxes within look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}

import Foundation
import QuoinAppearance
import QuoinLayout

/// A field whose words are not shown.
public struct SecureField<Label: View> {
  let count: Int
  let typed: Binding<String>
  let prompt: Text?
  let label: Label
  /// A dot for each letter, 200 at most; while there is none, `prompt`, or for `nil` the label.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    count = text.wrappedValue.count
    typed = text
    self.prompt = prompt
    self.label = label()
  }
}

extension SecureField: View {
  public var body: some View {
    StyledControl(
      FieldConfiguration(
        content: ControlPart(
          FieldText(
            words: String(repeating: "•", count: min(count, 200)), prompt: prompt, label: ControlPart(label), axis: .horizontal,
            isSecure: true)))
    )
    .keeping(ControlAction(words: typed))
  }
}

extension SecureField where Label == Text {
  /// Words by a key of the strings for the label.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  /// Words as they stand for the label.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

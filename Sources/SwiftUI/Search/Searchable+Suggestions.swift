extension View {
  /// A search field below the title. The suggestions show while one types: not in a still picture.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
  /// The same, with a prompt to be translated.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}

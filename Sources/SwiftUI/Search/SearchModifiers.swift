import QuoinLayout

/// When suggestions and scopes for a search show; a still shows them at rest, that is not at all.
public struct SearchScopeActivation: Hashable, Sendable {
  let name: String
  /// As the platform decides.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// Once something is written in the field.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// As soon as the field is in use.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

extension View {
  /// What is suggested while the field is in use. Ignored: a still's field is at rest.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// What choosing the view as a suggestion writes into the field. Ignored.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }
  /// The token a suggestion stands for. Ignored.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }
  /// The parts to search, of which one is chosen. Ignored: they show only while the field is in use.
  nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View { self }
  /// The same, with when they show. Ignored.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  /// Whether the field has the keyboard. Ignored: nothing is focused in a still picture.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// A search field below the title; whether it is in use does not show.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
  /// The same, with a prompt to be translated.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// A search field below the title with words to choose from before the text.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
  /// A search field below the title; neither its tokens nor whether it is in use show.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// What the menu under the title holds; a still shows it closed.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// What the toolbar within is for. Ignored: the title stays where it is.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// What a toolbar is for; on a phone all look alike but for the title's side.
public struct ToolbarRole: Hashable, Sendable {
  let name: String
  /// As the platform decides.
  public static let automatic = ToolbarRole(name: "automatic")
  /// For pages that lead to each other.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// For pages of a history, back and forth.
  public static let browser = ToolbarRole(name: "browser")
  /// For a document that is written in.
  public static let editor = ToolbarRole(name: "editor")
}

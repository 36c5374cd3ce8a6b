extension View {
  /// What a rename button does. Ignored: never called.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Where the keyboard goes when one renames. Ignored: nothing is focused in a still picture.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}

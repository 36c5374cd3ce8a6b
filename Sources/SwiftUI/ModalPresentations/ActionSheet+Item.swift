extension View {
  /// A sheet of buttons while there is an item, as it was written before iOS 15.
  nonisolated public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
    let sheet = item.wrappedValue.map(content)
    return actionSheet(isPresented: isThere(item)) { sheet ?? ActionSheet(title: Text(verbatim: "")) }
  }
}

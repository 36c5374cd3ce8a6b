// The same alerts and dialogs by other kinds of titles, and about data.

extension View {
  /// An alert about `data`; nothing is drawn while that is nil.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(.alert, Text(title), isPresented.wrappedValue && data != nil, by: isPresented, { AnyView(data.map { actions($0) }) })
  }
  /// An alert about `data`; nothing is drawn while that is nil.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { asking(.alert, title, isPresented.wrappedValue && data != nil, by: isPresented, { AnyView(data.map { actions($0) }) }) }
  /// An alert about `data`, with more words under its title; nothing is drawn while that is nil.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      .alert, Text(title), isPresented.wrappedValue && data != nil, by: isPresented, { AnyView(data.map { actions($0) }) },
      { data.map { AnyView(message($0)) } })
  }
  /// An alert about `data`, with more words under its title; nothing is drawn while that is nil.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      .alert, title, isPresented.wrappedValue && data != nil, by: isPresented, { AnyView(data.map { actions($0) }) },
      { data.map { AnyView(message($0)) } })
  }
  /// A dialog, with more words under its title.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asking(
      .dialog, titleVisibility == .visible ? Text(title) : nil, isPresented.wrappedValue, by: isPresented, { AnyView(actions()) },
      { AnyView(message()) })
  }
  /// A dialog.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(.dialog, titleVisibility == .visible ? title : nil, isPresented.wrappedValue, by: isPresented, { AnyView(actions()) })
  }
  /// A dialog, with more words under its title.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asking(
      .dialog, titleVisibility == .visible ? title : nil, isPresented.wrappedValue, by: isPresented, { AnyView(actions()) },
      { AnyView(message()) })
  }
  /// A dialog about `data`; nothing is drawn while that is nil.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(
      .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented.wrappedValue && data != nil, by: isPresented,
      { AnyView(data.map { actions($0) }) })
  }
  /// A dialog about `data`, with more words under its title; nothing is drawn while that is nil.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented.wrappedValue && data != nil, by: isPresented,
      { AnyView(data.map { actions($0) }) }, { data.map { AnyView(message($0)) } })
  }
  /// A dialog about `data`; nothing is drawn while that is nil.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(
      .dialog, titleVisibility == .visible ? Text(title) : nil, isPresented.wrappedValue && data != nil, by: isPresented,
      { AnyView(data.map { actions($0) }) })
  }
  /// A dialog about `data`, with more words under its title; nothing is drawn while that is nil.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      .dialog, titleVisibility == .visible ? Text(title) : nil, isPresented.wrappedValue && data != nil, by: isPresented,
      { AnyView(data.map { actions($0) }) }, { data.map { AnyView(message($0)) } })
  }
  /// A dialog about `data`; nothing is drawn while that is nil.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(
      .dialog, titleVisibility == .visible ? title : nil, isPresented.wrappedValue && data != nil, by: isPresented,
      { AnyView(data.map { actions($0) }) })
  }
  /// A dialog about `data`, with more words under its title; nothing is drawn while that is nil.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      .dialog, titleVisibility == .visible ? title : nil, isPresented.wrappedValue && data != nil, by: isPresented,
      { AnyView(data.map { actions($0) }) },
      { data.map { AnyView(message($0)) } })
  }
}

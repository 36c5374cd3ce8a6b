import Foundation
import QuoinLayout

extension View {
  /// Lays a question over the page while it is presented.
  nonisolated func asking(
    _ kind: AlertLayer.Kind, _ title: Text?, _ isPresented: Bool, by binding: Binding<Bool>? = nil, _ actions: () -> AnyView,
    _ message: () -> AnyView? = { nil }
  ) -> some View {
    let layer = isPresented ? AnyView(AlertLayer(kind, title: title, message: message(), actions: actions())) : nil
    return presenting(kind == .dialog ? .dialog : .layer, dismiss: { binding?.wrappedValue = false }) { layer }
  }

  /// Asks something in a box over the page, drawn while the binding is true. A touch on a button runs its action, and makes the
  /// binding false.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }
  /// An alert with more words under its title.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
  /// An alert whose title stands as it is.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }
  /// An alert whose title stands as it is, with more words under it.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }
  /// An alert with a text for its title.
  nonisolated public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
    asking(.alert, title, isPresented.wrappedValue, by: isPresented, { AnyView(actions()) })
  }
  /// An alert with a text for its title and more words under it.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { asking(.alert, title, isPresented.wrappedValue, by: isPresented, { AnyView(actions()) }, { AnyView(message()) }) }
  /// An alert about `data`; nothing is drawn while that is nil.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(.alert, Text(titleKey), isPresented.wrappedValue && data != nil, by: isPresented, { AnyView(data.map { actions($0) }) })
  }
  /// An alert about `data`, with more words under its title; nothing is drawn while that is nil.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      .alert, Text(titleKey), isPresented.wrappedValue && data != nil, by: isPresented, { AnyView(data.map { actions($0) }) },
      { data.map { AnyView(message($0)) } })
  }
  /// An alert in the words of `error`; nothing is drawn while that is nil.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(
      .alert, error.map { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) }, isPresented.wrappedValue && error != nil,
      by: isPresented, { AnyView(actions()) })
  }
  /// An alert in the words of `error`, with buttons and a message made from it; nothing is drawn while that is nil.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    asking(
      .alert, error.map { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) }, isPresented.wrappedValue && error != nil,
      by: isPresented, { AnyView(error.map { actions($0) }) }, { error.map { AnyView(message($0)) } })
  }
  /// An alert as it was written before iOS 15.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return asking(
      .alert, alert?.title, alert != nil, by: isPresented, { Alert.Button.views(alert?.buttons ?? []) },
      { alert?.message.map { AnyView($0) } })
  }
  /// An alert about an item, as it was written before iOS 15; nothing is drawn while there is none.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map { content($0) }
    return asking(
      .alert, alert?.title, alert != nil, by: isThere(item), { Alert.Button.views(alert?.buttons ?? []) },
      { alert?.message.map { AnyView($0) } })
  }

  /// Asks for one of several actions at the bottom of the page, drawn while the binding is true. The title shows where it is `visible`.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(.dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented.wrappedValue, by: isPresented, { AnyView(actions()) })
  }
  /// A dialog with more words under its title.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asking(
      .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented.wrappedValue, by: isPresented, { AnyView(actions()) },
      { AnyView(message()) })
  }
  /// A dialog whose title stands as it is.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(.dialog, titleVisibility == .visible ? Text(title) : nil, isPresented.wrappedValue, by: isPresented, { AnyView(actions()) })
  }
  /// A dialog as it was written before iOS 15.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return asking(
      .dialog, sheet?.title, sheet != nil, by: isPresented, { Alert.Button.views(sheet?.buttons ?? []) },
      { sheet?.message.map { AnyView($0) } })
  }
}

/// An alert as it was written before iOS 15.
public struct Alert {
  /// A choice in it.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    /// What a touch runs; nil runs nothing.
    let action: (() -> Void)?
    /// One of several.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    /// Leaves all as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// Leaves all as it is, in the system's word.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }
    /// Destroys something; red.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }

    static func views(_ buttons: [Button]) -> AnyView {
      AnyView(
        ForEach(buttons.indices, id: \.self) { index in
          nonisolated(unsafe) let button = buttons[index]
          SwiftUI.Button(role: button.role) {
            button.action?()
          } label: {
            button.label
          }
        })
    }
  }
  let title: Text
  let message: Text?
  let buttons: [Button]
  /// With one way out; nil for the system's OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }
  /// With two choices.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// Whether there is an item; set to false it takes the item away.
func isThere<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
  nonisolated(unsafe) let item = item
  return Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
}

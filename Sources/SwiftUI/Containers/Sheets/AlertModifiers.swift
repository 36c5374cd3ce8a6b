import Foundation
import QuoinLayout

extension View {
  /// Lays a question over the page while it is presented.
  nonisolated private func asking(
    _ kind: AlertLayer.Kind, _ title: Text?, _ isPresented: Bool, _ actions: () -> AnyView, _ message: () -> AnyView? = { nil }
  ) -> some View {
    let layer = isPresented ? AnyView(AlertLayer(kind, title: title, message: message(), actions: actions())) : nil
    return presenting(.layer) { layer }
  }

  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }
  nonisolated public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
    asking(.alert, title, isPresented.wrappedValue, { AnyView(actions()) })
  }
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { asking(.alert, title, isPresented.wrappedValue, { AnyView(actions()) }, { AnyView(message()) }) }
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(.alert, Text(titleKey), isPresented.wrappedValue && data != nil, { AnyView(data.map { actions($0) }) })
  }
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      .alert, Text(titleKey), isPresented.wrappedValue && data != nil, { AnyView(data.map { actions($0) }) },
      { data.map { AnyView(message($0)) } })
  }
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(
      .alert, error.map { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) }, isPresented.wrappedValue && error != nil,
      { AnyView(actions()) })
  }
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return asking(.alert, alert?.title, alert != nil, { Alert.Button.views(alert?.buttons ?? []) }, { alert?.message.map { AnyView($0) } })
  }
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map { content($0) }
    return asking(.alert, alert?.title, alert != nil, { Alert.Button.views(alert?.buttons ?? []) }, { alert?.message.map { AnyView($0) } })
  }

  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(.dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented.wrappedValue, { AnyView(actions()) })
  }
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asking(
      .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented.wrappedValue, { AnyView(actions()) },
      { AnyView(message()) })
  }
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(.dialog, titleVisibility == .visible ? Text(title) : nil, isPresented.wrappedValue, { AnyView(actions()) })
  }
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return asking(.dialog, sheet?.title, sheet != nil, { Alert.Button.views(sheet?.buttons ?? []) }, { sheet?.message.map { AnyView($0) } })
  }
}

/// An alert as it was written before iOS 15.
public struct Alert {
  public struct Button {
    let label: Text
    let role: ButtonRole?
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, role: nil) }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, role: .cancel) }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(label: Text("Cancel"), role: .cancel) }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, role: .destructive) }

    static func views(_ buttons: [Button]) -> AnyView {
      AnyView(
        ForEach(buttons.indices, id: \.self) { index in
          SwiftUI.Button(role: buttons[index].role) {
          } label: {
            buttons[index].label
          }
        })
    }
  }
  let title: Text
  let message: Text?
  let buttons: [Button]
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// An action sheet as it was written before iOS 15.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]
  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

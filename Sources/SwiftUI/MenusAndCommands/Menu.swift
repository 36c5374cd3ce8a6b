import QuoinLayout

/// A label that opens a list of actions; a still picture shows it closed.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  /// Actions behind a view for the label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }
  /// Actions behind a view for the label; a tap does `primaryAction`, and a long press opens them.
  @preconcurrency nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  public var body: some View {
    StyledControl(MenuStyleConfiguration(label: .init(view: AnyView(label)), content: .init(view: AnyView(content)), action: primaryAction))
  }
}

extension Menu where Label == Text {
  /// Actions behind words by a key of the strings.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Actions behind words as they stand.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Actions behind words by a key of the strings; a tap does `primaryAction`.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
  /// Actions behind words as they stand; a tap does `primaryAction`.
  @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Actions behind words by a key of the strings, beside a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
  /// Actions behind words as they stand, beside a symbol.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
  /// Actions behind words by a key of the strings, beside a symbol; a tap does `primaryAction`.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is asked to make, as the style around would make it.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension View {
  /// How the menus within look while they are closed.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
  /// Kept: a still picture shows menus closed.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Whether a sign says that there is a menu. Ignored.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Whether an action closes the menu. Ignored: it is closed.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// In which order a menu shows its actions; ignored.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  /// What suits the place.
  public static let automatic = MenuOrder(name: "automatic")
  /// As they are written.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
}

/// Whether an action closes its menu; ignored.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  /// What suits the action.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes it.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

import QuoinLayout

/// A menu's parts.
public struct MenuStyleConfiguration: StyledConfiguration {
  /// What stands on the menu.
  public struct Label { let view: AnyView }
  /// What the menu would open to.
  public struct Content { let view: AnyView }
  let label: Label
  let content: Content
  let action: (@MainActor () -> Void)?
  static var standard: StyleChoice<MenuStyleConfiguration> { StyleChoice(DefaultMenuStyle()) { $0.makeBody(configuration: $1) } }
}

extension MenuStyleConfiguration.Label: View { public var body: some View { view } }

extension MenuStyleConfiguration.Content: View { public var body: some View { view } }

/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle {
  /// What the style makes of a menu.
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  /// The look of a menu with these parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button in the button style of its place.
public struct DefaultMenuStyle: MenuStyle {
  /// In the button style of its place.
  nonisolated public init() {}
  /// The label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: configuration.action ?? {}) { configuration.label }
  }
}

/// A button, whatever the place.
public struct ButtonMenuStyle: MenuStyle {
  /// In the button style of its place.
  nonisolated public init() {}
  /// The label as a button.
  public func makeBody(configuration: Configuration) -> some View { DefaultMenuStyle().makeBody(configuration: configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Whatever the button style of its place.
  nonisolated public init() {}
  /// The label as a borderless button.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle { nonisolated public static var automatic: DefaultMenuStyle { .init() } }

extension MenuStyle where Self == ButtonMenuStyle { nonisolated public static var button: ButtonMenuStyle { .init() } }

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

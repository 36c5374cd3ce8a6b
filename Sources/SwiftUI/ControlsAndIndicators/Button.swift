import Foundation
import QuoinLayout

/// What a button's action means.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  /// It destroys something: red.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves all as it is.
  public static let cancel = ButtonRole(name: "cancel")
  /// It closes what is open.
  public static let close = ButtonRole(name: "close")
  /// It agrees to what is asked.
  public static let confirm = ButtonRole(name: "confirm")
}

/// A label that does something when it is tapped. The action is kept; a still picture never runs it.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// A button with a view for its label; a role of `nil` says nothing.
  @preconcurrency nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
  /// A button with a view for its label and no role.
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button: View {
  public var body: some View {
    StyledControl(PrimitiveButtonStyleConfiguration(role: role, label: .init(view: AnyView(JoinedLabel(label))), action: action))
  }
}

extension Button where Label == Text {
  /// A button with words by a key of the strings.
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }
  /// A button with words by a key of the strings, and a role.
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// A button with words as they stand.
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }
  /// A button with words as they stand, and a role.
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with words by a key of the strings, beside a symbol.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) }
  }
  /// A button with words as they stand, beside a symbol.
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
  /// A button with words by a key of the strings, beside a picture.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to make, as the style around would make it.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension View {
  /// How the buttons within look; they act as ever.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(
      StyleChoice<PrimitiveButtonStyleConfiguration>(style) { style, parts in
        style.makeBody(configuration: ButtonStyleConfiguration(role: parts.role, label: .init(view: parts.label.view), isPressed: false))
          .keepingAction(parts.action)
      })
  }
  /// How the buttons within look, and when they act: a style of one's own decides both.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}

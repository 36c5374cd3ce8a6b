import Foundation
import QuoinLayout

/// What a button's action means.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

/// A label that does something when it is tapped. The action is kept; a still picture never runs it.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @preconcurrency nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}
extension Button: View {
  public var body: some View {
    StyledControl(PrimitiveButtonStyleConfiguration(role: role, label: .init(view: AnyView(label)), action: action)).keepingAction(action)
  }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
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

/// A button's parts, for styles that also decide when it acts.
public struct PrimitiveButtonStyleConfiguration: StyledConfiguration {
  public struct Label { let view: AnyView }
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  @MainActor public func trigger() { action() }
  static var standard: StyleChoice<PrimitiveButtonStyleConfiguration> {
    StyleChoice(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
  }
}
extension PrimitiveButtonStyleConfiguration.Label: View { public var body: some View { view } }

/// A button's parts, for styles that only decide its look.
public struct ButtonStyleConfiguration {
  public struct Label { let view: AnyView }
  public let role: ButtonRole?
  public let label: Label
  /// Whether it is held down: never in a still picture.
  public let isPressed: Bool
}
extension ButtonStyleConfiguration.Label: View { public var body: some View { view } }

/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// How buttons look and when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(
      StyleChoice<PrimitiveButtonStyleConfiguration>(style) { style, parts in
        style.makeBody(configuration: ButtonStyleConfiguration(role: parts.role, label: .init(view: parts.label.view), isPressed: false))
      })
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}

import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A button's parts, for styles that only decide its look.
public struct ButtonStyleConfiguration {
  /// What stands on the button.
  public struct Label { let view: AnyView }
  /// What the action means; `nil` if nobody said.
  public let role: ButtonRole?
  /// What stands on the button.
  public let label: Label
  /// Whether it is held down: never in a still picture.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View { public var body: some View { view } }

/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// What the style makes of a button.
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  /// The look of a button with these parts. Called for every button when its page is made.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// What the style makes of a button.
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The look of a button with these parts. Called for every button when its page is made.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Without anything around the label.
  nonisolated public init() {}
  /// The label in the tint, red where it destroys, grey where it cannot be used.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(role: configuration.role) { configuration.label }.rule(ControlSpacingRule(.bottom)).keepingAction(configuration.action)
  }
}

/// A label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Without anything around the label.
  nonisolated public init() {}
  /// The label in the tint, red where it destroys, grey where it cannot be used.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(role: configuration.role) { configuration.label }.rule(ControlSpacingRule(.bottom)).keepingAction(configuration.action)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Without anything around the label.
  nonisolated public init() {}
  /// The label as it is, paler where it cannot be used.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(content: configuration.label).keepingAction(configuration.action)
  }
}

private struct PlainLabel<Content: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  let content: Content
  var body: some View { content.opacity(isEnabled ? 1 : 0.35) }
}

/// A tinted label on a grey field.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// With the outline that the place says.
  nonisolated public init() {}
  /// The label in the tint on a grey field; on a field of the tint, paler, where another tint than the system's was given.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(role: configuration.role) { BorderedLabel(kind: .bordered, role: configuration.role, content: configuration.label) }
      .keepingAction(configuration.action)
  }
}

/// A white label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// With the outline that the place says.
  nonisolated public init() {}
  /// The label in white on a field of the tint, red where it destroys.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(kind: .prominent, role: configuration.role, content: configuration.label).keepingAction(configuration.action)
  }
}

/// A label with the room and the field that bordered buttons have.
private struct BorderedLabel<Content: View>: View {
  let kind: ButtonLook.Kind
  let role: ButtonRole?
  let content: Content
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font

  var body: some View {
    let margins = ButtonLook.margins(size.look)
    let isSquare = shape.kind == .circle
    content
      .settingEnvironment { [kind, size, font] environment in
        if font == nil { environment.font = size.labelFont }
        if kind == .prominent {
          let ink = environment.isEnabled ? Color.white : Color.tertiaryLabel
          environment.foregroundStyles = environment.foregroundStyles ?? [ink.resolvedStyle(in: environment)]
        }
      }
      .padding(.horizontal, isSquare ? margins.vertical : margins.horizontal)
      .padding(.vertical, margins.vertical)
      .background { field }
  }

  /// The field: grey, or of the button's own colour when one was given.
  @ViewBuilder private var field: some View {
    let (kind, size, shape) = (kind, size.look, shape.look)
    let face = ControlFace("ButtonField") { rect, context in
      if kind == .bordered, context.hasOwnTint { return ButtonLook.items(.tinted, size: size, shape: shape, in: rect, context: context) }
      return ButtonLook.items(kind, size: size, shape: shape, in: rect, context: context)
    }
    if role == .destructive { face.tint(Color.red) } else { face }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { nonisolated public static var automatic: DefaultButtonStyle { .init() } }

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint.
  nonisolated public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle { nonisolated public static var plain: PlainButtonStyle { .init() } }

extension PrimitiveButtonStyle where Self == BorderedButtonStyle { nonisolated public static var bordered: BorderedButtonStyle { .init() } }

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

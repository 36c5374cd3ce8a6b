import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }
  let kind: Kind
  /// What suits the button's size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half circles at the ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle; the label has the same room on all sides.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Rounded corners, as round as suits the button's size.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// Rounded corners of `radius` points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .rounded(radius)) }

  var look: ButtonLook.Shape {
    switch kind {
    case .automatic, .rounded(nil): .automatic
    case .capsule: .capsule
    case .circle: .circle
    case .rounded(.some(let radius)): .rounded(Double(radius))
    }
  }
}
extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { ButtonLook.path(look, in: rect) }
  /// The outline drawn in, by `amount` points on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

private struct BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
extension EnvironmentValues {
  /// The outline of bordered buttons here.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}
extension View {
  /// The outline of the bordered buttons within.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
  /// Kept: no button repeats in a still picture.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
/// Whether a held button acts again and again.
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }

extension ControlSize {
  var look: ButtonLook.ControlSize {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

/// A label in the tint, or red when it destroys, grey when it cannot be used; in what the page says if it says anything.
struct TintedLabel<Content: View> {
  let role: ButtonRole?
  let content: Content
  nonisolated init(role: ButtonRole?, @ViewBuilder content: () -> Content) {
    self.role = role
    self.content = content()
  }
}
extension TintedLabel: View {
  var body: some View {
    content.settingEnvironment { [role] environment in
      let said = environment.foregroundStyles
      if !environment.isEnabled {
        environment.foregroundStyles = [Color.tertiaryLabel.resolvedStyle(in: environment)]
      } else if said == nil {
        let tint = role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        environment.foregroundStyles = [tint.resolvedStyle(in: environment)]
      }
    }
  }
}

/// A label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Without anything around the label.
  nonisolated public init() {}
  /// The label in the tint, red where it destroys, grey where it cannot be used.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(role: configuration.role) { configuration.label }
  }
}
/// A label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Without anything around the label.
  nonisolated public init() {}
  /// The label in the tint, red where it destroys, grey where it cannot be used.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(role: configuration.role) { configuration.label }
  }
}
/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Without anything around the label.
  nonisolated public init() {}
  /// The label as it is, paler where it cannot be used.
  public func makeBody(configuration: Configuration) -> some View { PlainLabel(content: configuration.label) }
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
  }
}
/// A white label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// With the outline that the place says.
  nonisolated public init() {}
  /// The label in white on a field of the tint, red where it destroys.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(kind: .prominent, role: configuration.role, content: configuration.label)
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

extension ControlSize {
  fileprivate var labelFont: Font { self == .mini || self == .small ? .subheadline : .body }
}
extension ControlContext {
  /// Whether the tint is another than the system's.
  var hasOwnTint: Bool { tint != ControlContext(appearance: appearance).tint }
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

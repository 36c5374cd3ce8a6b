import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

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
        // In a bar what destroys looks like the others (recorded: home-assistant/iOS, iOS 18 and 26).
        let tint = role == .destructive && !environment.isInBar ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        environment.foregroundStyles = [tint.resolvedStyle(in: environment)]
      }
    }
  }
}

extension ControlSize {
  var labelFont: Font { self == .mini || self == .small ? .subheadline : .body }
}

import Foundation
import QuoinDrawing
import QuoinGeometry

/// The shapes of buttons (`.bordered`, `.borderedProminent`, `UIButton.Configuration`). The label is the caller's, centred.
public enum ButtonLook {
  /// How much a button stands out.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Label only, in the tint.
    case borderless
    /// Tinted label on grey (`.bordered`, `.gray()`).
    case bordered
    /// Tinted label on the faded tint (`.tinted()`).
    case tinted
    /// White label on the tint (`.borderedProminent`, `.filled()`).
    case prominent
  }

  /// How large a control is drawn.
  public enum ControlSize: String, Sendable, Hashable, CaseIterable { case mini, small, regular, large, extraLarge }

  /// The outline of a button's background.
  public enum Shape: Sendable, Hashable {
    /// The corner that fits the size.
    case automatic
    case capsule
    /// A circle's radius for icon buttons.
    case circle
    /// A radius in points.
    case rounded(Double)
  }

  /// Room around the label: left and right, above and below. 17 pt body text in a regular button gives 34⅓ points.
  public static func margins(_ size: ControlSize) -> (horizontal: Double, vertical: Double) {
    switch size {
    case .mini, .small: (10, 5)
    case .regular: (12, 7)
    case .large, .extraLarge: (20, 15)
    }
  }

  /// The text style of the label.
  public static func textStyle(_ size: ControlSize) -> TextStyle {
    switch size {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }

  /// The label's colour; nil means the context's tint.
  public static func labelColor(_ kind: Kind, context: ControlContext) -> Paint {
    if !context.isEnabled { return context.color(.tertiaryLabel) }
    return kind == .prominent ? .color(.white) : context.tint
  }

  /// What lies behind the label.
  public static func items(
    _ kind: Kind, size: ControlSize = .regular, shape: Shape = .automatic, isPressed: Bool = false, in rect: CGRect, context: ControlContext
  ) -> [DisplayItem] {
    let background: Paint
    switch kind {
    case .borderless: return []
    case .bordered: background = context.color(.secondaryFill)
    case .tinted: background = context.tint.opacity(0.18)
    case .prominent: background = context.isEnabled ? context.tint : context.color(.tertiaryFill)
    }
    let path = path(shape, size: size, in: rect, on: context.appearance.system)
    var items: [DisplayItem] = [.fill(path, background)]
    if isPressed { items.append(.fill(path, .color(PaintColor(white: context.appearance.dark ? 1 : 0, alpha: 0.12)))) }
    return items
  }

  /// The outline of the background.
  public static func path(
    _ shape: Shape, size: ControlSize = .regular, in rect: CGRect, on system: SystemGeneration = .standard
  ) -> Path {
    let radius = system.look.control.buttonRadius
    switch shape {
    case .capsule, .circle: return ControlShape.capsule(rect)
    case .rounded(let radius): return ControlShape.rounded(rect, radius)
    case .automatic where radius.isInfinite || size == .mini || size == .small: return ControlShape.capsule(rect)
    case .automatic: return ControlShape.rounded(rect, size == .regular ? radius : radius + 4)
    }
  }
}

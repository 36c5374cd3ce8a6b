import QuoinAppearance
import QuoinDrawing

extension UIView {
  /// What the looks of controls depend on.
  func lookContext(_ painter: ContentPainter, tint: UIColor? = nil) -> ControlContext {
    ControlContext(
      appearance: painter.traits.appearance, tint: .color((tint ?? tintColor).paint(painter.traits)),
      isEnabled: (self as? UIControl)?.isEnabled ?? true, isRightToLeft: isRightToLeft)
  }
}

extension UIColor {
  func fill(_ painter: ContentPainter) -> Paint { .color(paint(painter.traits)) }
}

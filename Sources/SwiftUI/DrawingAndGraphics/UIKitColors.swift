import QuoinDrawing
import UIKit

extension UIColor {
  /// The colour as it looks in `environment`.
  func paint(in environment: EnvironmentValues) -> PaintColor {
    resolvedCGColor(
      UITraitCollection(
        style: environment.colorScheme == .dark ? .dark : .light, contrast: environment.colorSchemeContrast == .increased ? .high : .normal,
        level: environment.isElevated ? .elevated : .base, generation: environment.systemGeneration)
    ).paint
  }
}

extension CGColor {
  var paint: PaintColor { PaintColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)) }
}

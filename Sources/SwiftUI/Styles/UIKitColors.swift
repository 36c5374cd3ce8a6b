import QuoinDrawing
import UIKit

/// A colour of an asset catalogue by its name, as Xcode generates it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// The colour filed as `name`; the page's own catalogues are searched whatever the bundle is.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
  /// The colour as it looks in `environment`.
  func paint(in environment: EnvironmentValues) -> PaintColor {
    resolvedCGColor(UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)).paint
  }
}

extension CGColor {
  var paint: PaintColor { PaintColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)) }
}

import QuoinDrawing
import UIKit

extension UIColor {
  /// SwiftUI's colour; one that depends on the surroundings keeps doing so.
  public convenience init(_ color: Color) {
    if case .fixed(let parts) = color.provider {
      self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    } else {
      self.init { traits in
        var environment = EnvironmentValues()
        environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        let parts = color.provider.color(in: environment)
        return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
      }
    }
  }
}

extension Color {
  /// The colour's components in light surroundings, for a layer; nil where it depends on the surroundings.
  public var cgColor: CGColor? {
    guard case .fixed(let parts) = provider else { return nil }
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}

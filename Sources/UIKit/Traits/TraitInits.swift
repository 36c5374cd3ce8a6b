/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}

extension UITraitCollection {
  /// Only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }
  /// Only whether bold text is wanted.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(weight: legibilityWeight) }
  /// Only whether more contrast is wanted.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(contrast: accessibilityContrast) }
  /// Only how far above the page something lies.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(level: userInterfaceLevel) }
  /// Specifies nothing: how hard a screen is pressed shows nowhere.
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init(style: .unspecified) }
  /// Whether the screen feels how hard it is pressed: phones no longer do.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}

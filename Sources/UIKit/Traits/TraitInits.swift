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
  /// Only whether the screen feels how hard it is pressed.
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init(only: \.forceTouchCapability, forceTouchCapability) }
  /// Only which colours the screen has.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(only: \.displayGamut, displayGamut) }
  /// Only whether the window is in use.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init(only: \.activeAppearance, activeAppearance) }
  /// Only how bright pictures may be.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) { self.init(only: \.imageDynamicRange, imageDynamicRange) }
  /// Only the language that texts are set for.
  public convenience init(typesettingLanguage: Locale.Language) { self.init(only: \.typesettingLanguage, typesettingLanguage) }
  /// Only whether the screen is recorded.
  public convenience init(sceneCaptureState: UISceneCaptureState) { self.init(only: \.sceneCaptureState, sceneCaptureState) }
  /// Only how large items of a Mac's toolbar are.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(only: \.toolbarItemPresentationSize, toolbarItemPresentationSize)
  }
  private convenience init<Value>(only path: WritableKeyPath<SystemTraits, Value>, _ value: Value) {
    var system = SystemTraits()
    system[keyPath: path] = value
    self.init(system, generation: nil, settings: nil, custom: CustomTraits())
  }
}

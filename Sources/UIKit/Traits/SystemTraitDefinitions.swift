// The system's traits by their types, and what each says where nobody said anything.

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
}

/// Pixels per point; 0 = unspecified.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: CGFloat { 0 }
}

/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The size of text the user chose.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// How much width there is.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// How much height there is.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Whether bold text is wanted.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// Whether more contrast is wanted.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
}

/// How far above the page something lies: dark backgrounds are a step lighter on cards over it.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
}

/// Which colours the screen has; colours here are drawn as sRGB.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the window is in use; windows look the same here.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

/// Whether the screen feels how hard it is pressed: phones no longer do.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// How bright pictures may be; none is brighter than white here.
public struct UITraitImageDynamicRange: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

/// The language that texts are set for; nil = each text's own.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// None.
  public static var defaultValue: Locale.Language? { nil }
}

/// Whether the screen is recorded: never here.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// How large items of a Mac's toolbar are.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
}

/// In which kind of list something stands; kept only.
public struct UITraitListEnvironment: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIListEnvironment { .unspecified }
}

/// Where the accessory of a tab bar stands.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}

/// Whether the columns around are shown one after the other; kept only.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UISplitViewController.LayoutEnvironment { .none }
}

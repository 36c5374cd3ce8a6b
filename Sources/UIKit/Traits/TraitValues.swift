/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the surroundings.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The reading direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// As the surroundings.
  case unspecified = -1
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// As the surroundings.
  case unspecified
  /// Little.
  case compact
  /// Plenty.
  case regular
}

/// Whether bold text is wanted.
public enum UILegibilityWeight: Int, Sendable {
  /// As the surroundings.
  case unspecified = -1
  /// No.
  case regular
  /// Yes.
  case bold
}

/// How far above the page something lies, for backgrounds in the dark.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// As the surroundings.
  case unspecified = -1
  /// On the page.
  case base
  /// On a card over it: a sheet, a popover.
  case elevated
}

/// Whether more contrast is wanted.
public enum UIAccessibilityContrast: Int, Sendable {
  /// As the surroundings.
  case unspecified = -1
  /// No.
  case normal
  /// Yes.
  case high
}

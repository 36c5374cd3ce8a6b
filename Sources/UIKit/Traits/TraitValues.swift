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

/// Which colours a screen has.
public enum UIDisplayGamut: Int, Sendable {
  /// As the surroundings.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB
  /// Those of P3.
  case P3
}

/// Whether a window is in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// As the surroundings.
  case unspecified = -1
  /// No.
  case inactive
  /// Yes.
  case active
}

/// Whether a screen is recorded.
public enum UISceneCaptureState: Int, Sendable {
  /// As the surroundings.
  case unspecified = -1
  /// No.
  case inactive
  /// Yes.
  case active
}

/// How large items of a Mac's toolbar are.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// As the surroundings.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Small.
  case small = 1
  /// Large.
  case large = 3
}

/// In which kind of list something stands.
public enum UIListEnvironment: Int, Sendable {
  /// As the surroundings.
  case unspecified
  /// In none.
  case none
  /// A plain one.
  case plain
  /// A grouped one.
  case grouped
  /// One of cards.
  case insetGrouped
  /// A sidebar.
  case sidebar
  /// A sidebar without a ground.
  case sidebarPlain
}

extension UIImage {
  /// How bright a picture may be.
  public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }
}

extension UISplitViewController {
  /// Whether columns are shown beside each other or one after the other.
  public enum LayoutEnvironment: Int, Sendable {
    /// There is no such controller around.
    case none
    /// Beside each other.
    case expanded
    /// One after the other.
    case collapsed
  }
}

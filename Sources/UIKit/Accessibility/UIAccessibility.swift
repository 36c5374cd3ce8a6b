import QuoinAppearance

/// What the reader turned on in the phone's settings; nothing, where the page was not asked for with it.
@MainActor @preconcurrency public enum UIAccessibility {
  /// Whether a reader is on.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether motion is to be reduced.
  public static var isReduceMotionEnabled: Bool { has(.reduceMotion) }
  /// Whether transparency is to be reduced.
  public static var isReduceTransparencyEnabled: Bool { has(.reduceTransparency) }
  /// Whether colours are to be darker: more contrast is asked for.
  public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }
  /// Whether the screen inverts colours.
  public static var isInvertColorsEnabled: Bool { has(.invertColors) }
  /// Whether things must differ by more than colour.
  public static var shouldDifferentiateWithoutColor: Bool { has(.differentiateWithoutColor) }
  /// Whether buttons have forms.
  public static var buttonShapesEnabled: Bool { has(.buttonShapes) }
  /// Whether switches have signs.
  public static var isOnOffSwitchLabelsEnabled: Bool { has(.onOffLabels) }
  private static func has(_ setting: AccessibilitySettings) -> Bool { UITraitCollection.current.settings?.contains(setting) ?? false }
  /// Whether bold text is wanted.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  /// Tells readers of a change; nobody hears it.
  public static func post(notification: Notification, argument: Any?) {}
  /// A change.
  public struct Notification: Hashable, Sendable {
    let name: String
    /// The screen is another.
    public static let screenChanged = Notification(name: "screenChanged")
    /// A part is another.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// Words to be said.
    public static let announcement = Notification(name: "announcement")
  }
}

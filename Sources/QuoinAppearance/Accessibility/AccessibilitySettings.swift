/// What the reader turned on in the phone's settings, under Accessibility, Display & Text Size and Motion.
public struct AccessibilitySettings: OptionSet, Sendable, Hashable {
  /// One bit for each setting.
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The system's letters are heavier.
  public static let boldText = AccessibilitySettings(rawValue: 1)
  /// Colours differ more from what they stand on.
  public static let increaseContrast = AccessibilitySettings(rawValue: 2)
  /// Materials and glass let nothing through.
  public static let reduceTransparency = AccessibilitySettings(rawValue: 4)
  /// Less moves; views ask for it themselves.
  public static let reduceMotion = AccessibilitySettings(rawValue: 8)
  /// What differs in colour differs otherwise too; views ask for it themselves.
  public static let differentiateWithoutColor = AccessibilitySettings(rawValue: 16)
  /// The screen shows colours inverted; the page is drawn as ever.
  public static let invertColors = AccessibilitySettings(rawValue: 32)
  /// Buttons are told from texts by more than their colour; views ask for it themselves.
  public static let buttonShapes = AccessibilitySettings(rawValue: 64)
  /// Switches have signs; views ask for it themselves.
  public static let onOffLabels = AccessibilitySettings(rawValue: 128)
}

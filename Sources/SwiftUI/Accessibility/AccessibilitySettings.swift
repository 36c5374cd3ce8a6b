import QuoinAppearance
import QuoinText

private struct SettingsKey: EnvironmentKey { static var defaultValue: AccessibilitySettings { [] } }

extension EnvironmentValues {
  /// What the reader turned on, but for bold text and contrast, which have values of their own.
  var accessibilitySettings: AccessibilitySettings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }

  /// Takes over all of a reader's settings.
  package mutating func take(_ settings: AccessibilitySettings) {
    legibilityWeight = settings.contains(.boldText) ? .bold : .regular
    colorSchemeContrast = settings.contains(.increaseContrast) ? .increased : .standard
    accessibilitySettings = settings.subtracting([.boldText, .increaseContrast])
  }

  /// The font as letters have it here: heavier, where the reader asked for bold text.
  func legible(_ font: FontDescriptor) -> FontDescriptor { legibilityWeight == .bold ? font.inBoldText : font }

  private func has(_ setting: AccessibilitySettings) -> Bool { accessibilitySettings.contains(setting) }
  private mutating func set(_ setting: AccessibilitySettings, _ isOn: Bool) {
    if isOn { accessibilitySettings.insert(setting) } else { accessibilitySettings.remove(setting) }
  }

  /// Whether less should move; false where nobody asked for it.
  public var accessibilityReduceMotion: Bool { has(.reduceMotion) }
  /// Whether fields that shine through should be filled; false where nobody asked for it. Materials and glass are opaque then by themselves.
  public var accessibilityReduceTransparency: Bool { has(.reduceTransparency) }
  /// Whether things that differ in colour should differ otherwise, too; false where nobody asked for it.
  public var accessibilityDifferentiateWithoutColor: Bool { has(.differentiateWithoutColor) }
  /// Whether the screen inverts colours; false where nobody asked for it. The page is drawn as ever.
  public var accessibilityInvertColors: Bool { has(.invertColors) }
  /// Whether pages are read aloud: no.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether buttons should have outlines; false where nobody asked for it.
  public var accessibilityShowButtonShapes: Bool { has(.buttonShapes) }

  /// ``accessibilityReduceMotion``, for previews that turn it on.
  public var _accessibilityReduceMotion: Bool {
    get { has(.reduceMotion) }
    set { set(.reduceMotion, newValue) }
  }
  /// ``accessibilityReduceTransparency``, for previews that turn it on.
  public var _accessibilityReduceTransparency: Bool {
    get { has(.reduceTransparency) }
    set { set(.reduceTransparency, newValue) }
  }
  /// ``accessibilityDifferentiateWithoutColor``, for previews that turn it on.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { has(.differentiateWithoutColor) }
    set { set(.differentiateWithoutColor, newValue) }
  }
  /// ``accessibilityInvertColors``, for previews that turn it on.
  public var _accessibilityInvertColors: Bool {
    get { has(.invertColors) }
    set { set(.invertColors, newValue) }
  }
  /// ``accessibilityShowButtonShapes``, for previews that turn it on.
  public var _accessibilityShowButtonShapes: Bool {
    get { has(.buttonShapes) }
    set { set(.buttonShapes, newValue) }
  }
  /// ``colorSchemeContrast``, for previews that turn it on.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { colorSchemeContrast }
    set { colorSchemeContrast = newValue }
  }
}

/// The circumstances a system colour answers to.
public struct Appearance: Sendable, Hashable {
  /// Dark instead of light.
  public var dark: Bool
  /// The reader asked for increased contrast.
  public var highContrast: Bool
  /// The surface floats above another one (a sheet, a popover): backgrounds are a step lighter in the dark.
  public var elevated: Bool
  /// The reader asked for less transparency: what is under a material or glass does not show.
  public var reducesTransparency = false
  /// The generation of the system.
  public var system = SystemGeneration.standard

  /// Light, of ordinary contrast and on the base level, as far as nothing else is said.
  public init(dark: Bool = false, highContrast: Bool = false, elevated: Bool = false) {
    self.dark = dark
    self.highContrast = highContrast
    self.elevated = elevated
  }

  /// Light, ordinary contrast, base level.
  public static let light = Appearance()
  /// Dark, ordinary contrast, base level.
  public static let dark = Appearance(dark: true)
}

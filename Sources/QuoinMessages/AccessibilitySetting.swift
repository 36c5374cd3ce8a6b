/// A setting of the phone's Accessibility that its reader may have turned on, by the name it has there.
public enum AccessibilitySetting: String, Codable, CaseIterable, Sendable {
  case boldText = "bold-text"
  case increaseContrast = "increase-contrast"
  case reduceTransparency = "reduce-transparency"
  case reduceMotion = "reduce-motion"
  case differentiateWithoutColor = "differentiate-without-color"
  case invertColors = "invert-colors"
  case buttonShapes = "button-shapes"
  case onOffLabels = "on-off-labels"

  /// What it is called where none is turned on.
  public static let none = "standard"
  /// Between the names of several.
  public static let joint = "+"

  /// The settings of a word such as `bold-text+increase-contrast`, each once and in their own order; none for `standard`, nil where a name is
  /// unknown. Upper case is as lower.
  public static func all(in word: String) -> [AccessibilitySetting]? {
    let word = word.lowercased()
    guard word != none else { return [] }
    let found = word.split(separator: "+", omittingEmptySubsequences: false).map { AccessibilitySetting(rawValue: String($0)) }
    return found.contains(nil) ? nil : allCases.filter { found.contains($0) }
  }

  /// The word that ``all(in:)`` reads as these.
  public static func word(for settings: [AccessibilitySetting]) -> String {
    settings.isEmpty ? none : settings.map(\.rawValue).joined(separator: joint)
  }
}

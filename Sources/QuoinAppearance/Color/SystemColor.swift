import QuoinDrawing

/// The phone's named colours.
public enum SystemColor: String, Sendable, Hashable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case placeholderText, link, lightText, darkText
  case separator, opaqueSeparator
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case tint

  /// The colour's components under the given circumstances. Complexity: O(1).
  public func resolved(in appearance: Appearance = .light) -> PaintColor {
    SystemPalette.entry(self, on: appearance.system).color(in: appearance)
  }

  /// Finds a colour by the names that UIKit and asset catalogues use, with or without `system` in front and `Color` behind:
  /// `systemRed`, `systemRedColor`, `labelColor`, `secondarySystemBackground`. Nil when no system colour has that name.
  public init?(named name: String) {
    var key = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    key = key.replacing("System", with: "")
    if key.hasPrefix("system") { key = key.dropFirst(6).prefix(1).lowercased() + key.dropFirst(7) }
    key = key.replacing("Grey", with: "Gray").replacing("grey", with: "gray")
    self.init(rawValue: key)
  }
}

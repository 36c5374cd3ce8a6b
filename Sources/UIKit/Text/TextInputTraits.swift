/// Whether words are checked; kept only.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system says.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The colours of a keyboard; kept only.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the surroundings.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

import CHarfBuzz

/// Languages whose own script needs more room above and below than Latin letters do.
///
/// As on the phone, a stray word in such a script does not push the lines apart; a text that says it is in that language does:
/// in the system's text styles every line (``FontDescriptor/StyleLine/tallExtra``), in fonts of one's own those with such letters.
public enum TallScripts {
  /// Whether a language (BCP 47, or an identifier like `th_TH`) is written in a tall script.
  public static func isWritten(in language: String) -> Bool { script(of: language) != nil }

  /// Whether letters of `script` widen their line in a text of this language (BCP 47, or an identifier like `th_TH`).
  static func widen(_ script: hb_script_t, language: String?) -> Bool {
    guard let language, let own = self.script(of: language) else { return false }
    return own == script
  }

  private static func script(of language: String) -> hb_script_t? {
    scripts[String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()]
  }

  private static let scripts: [String: hb_script_t] = [
    "ar": HB_SCRIPT_ARABIC, "fa": HB_SCRIPT_ARABIC, "ur": HB_SCRIPT_ARABIC, "ps": HB_SCRIPT_ARABIC, "ckb": HB_SCRIPT_ARABIC,
    "ug": HB_SCRIPT_ARABIC, "sd": HB_SCRIPT_ARABIC, "th": HB_SCRIPT_THAI, "lo": HB_SCRIPT_LAO, "my": HB_SCRIPT_MYANMAR,
    "km": HB_SCRIPT_KHMER, "hi": HB_SCRIPT_DEVANAGARI, "mr": HB_SCRIPT_DEVANAGARI, "ne": HB_SCRIPT_DEVANAGARI,
    "sa": HB_SCRIPT_DEVANAGARI, "bn": HB_SCRIPT_BENGALI, "as": HB_SCRIPT_BENGALI, "pa": HB_SCRIPT_GURMUKHI, "gu": HB_SCRIPT_GUJARATI,
    "or": HB_SCRIPT_ORIYA, "ta": HB_SCRIPT_TAMIL, "te": HB_SCRIPT_TELUGU, "kn": HB_SCRIPT_KANNADA, "ml": HB_SCRIPT_MALAYALAM,
    "si": HB_SCRIPT_SINHALA, "bo": HB_SCRIPT_TIBETAN, "dz": HB_SCRIPT_TIBETAN,
  ]
}

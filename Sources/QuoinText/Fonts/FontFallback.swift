import CHarfBuzz

/// Finds a face for a character its text's font lacks: by script in the fixed families, then what the user brought, then
/// every Noto family.
struct FontFallback {
  private let key: FontLibrary.ScriptKey
  init(_ key: FontLibrary.ScriptKey) { self.key = key }

  func face(among registered: RegisteredFonts) -> FontFace? {
    var tried = key.prefersEmoji ? [emoji] : []
    tried += byScript + [FixedFamilies.faces(key.design), FixedFamilies.inter]
    tried += ["NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoSansMusic"].map { FixedFamilies.noto($0) }
    tried.append(emoji)
    for family in tried {
      if let face = covering(family) { return face }
    }
    if let face = registered.faces.first(where: covers) { return face }
    return FontShelf.allNoto.lazy.compactMap { FontFace.fixed($0) }.first(where: covers)
  }

  private var emoji: [FixedFamilies.Face] { FixedFamilies.named("notocoloremoji")! }

  private func covers(_ face: FontFace) -> Bool { face.glyph(for: key.scalar) != nil }

  private func covering(_ family: [FixedFamilies.Face]) -> FontFace? {
    let weight = key.isBold ? 700 : 400
    let ranked = family.sorted {
      FontMatch.rank($0.weight, $0.isItalic, weight, false) < FontMatch.rank($1.weight, $1.isItalic, weight, false)
    }
    return ranked.lazy.compactMap { face -> FontFace? in
      FontFace.fixed(face.stem, index: face.stem.contains("CJK") ? cjkIndex : 0)
    }.first(where: covers)
  }

  private var byScript: [[FixedFamilies.Face]] {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), key.scalar)
    let serif = key.design == .serif
    switch script {
    case HB_SCRIPT_HANGUL:
      return [FixedFamilies.hangul(key.design), FixedFamilies.nanumGothic, cjk]
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO:
      return [cjk, FixedFamilies.hangul(key.design), FixedFamilies.nanumGothic]
    case HB_SCRIPT_COMMON where key.scalar >= 0x3000 && key.scalar < 0x3400 || key.scalar >= 0xFE30 && key.scalar < 0xFF70:
      return [cjk, FixedFamilies.nanumGothic]
    default:
      guard let name = Self.noto[script.rawValue] else { return [] }
      return (serif ? ["NotoSerif" + name] : []).map(FixedFamilies.noto) + [FixedFamilies.noto("NotoSans" + name)]
        + [FixedFamilies.noto("NotoSerif" + name)]
    }
  }

  private var cjk: [FixedFamilies.Face] {
    FixedFamilies.pair("NotoSansCJK-Regular", "NotoSansCJK-Bold")
  }

  /// Faces of Noto's CJK collections: Japanese, Korean, simplified, traditional.
  private var cjkIndex: Int {
    let language = key.language?.lowercased() ?? ""
    if language.hasPrefix("ko") { return 1 }
    if language.hasPrefix("zh") { return ["hant", "tw", "hk", "mo"].contains(where: language.contains) ? 3 : 2 }
    return 0
  }

  private static let noto: [UInt32: String] = [
    HB_SCRIPT_ARABIC.rawValue: "Arabic",
    HB_SCRIPT_HEBREW.rawValue: "Hebrew", HB_SCRIPT_THAI.rawValue: "Thai", HB_SCRIPT_DEVANAGARI.rawValue: "Devanagari",
    HB_SCRIPT_BENGALI.rawValue: "Bengali", HB_SCRIPT_TAMIL.rawValue: "Tamil", HB_SCRIPT_TELUGU.rawValue: "Telugu",
    HB_SCRIPT_KANNADA.rawValue: "Kannada", HB_SCRIPT_MALAYALAM.rawValue: "Malayalam", HB_SCRIPT_GUJARATI.rawValue: "Gujarati",
    HB_SCRIPT_GURMUKHI.rawValue: "Gurmukhi", HB_SCRIPT_ORIYA.rawValue: "Oriya", HB_SCRIPT_SINHALA.rawValue: "Sinhala",
    HB_SCRIPT_LAO.rawValue: "Lao", HB_SCRIPT_KHMER.rawValue: "Khmer", HB_SCRIPT_MYANMAR.rawValue: "Myanmar",
    HB_SCRIPT_ETHIOPIC.rawValue: "Ethiopic", HB_SCRIPT_GEORGIAN.rawValue: "Georgian", HB_SCRIPT_ARMENIAN.rawValue: "Armenian",
    HB_SCRIPT_TIBETAN.rawValue: "Tibetan", HB_SCRIPT_MONGOLIAN.rawValue: "Mongolian", HB_SCRIPT_CHEROKEE.rawValue: "Cherokee",
    HB_SCRIPT_SYRIAC.rawValue: "Syriac", HB_SCRIPT_THAANA.rawValue: "Thaana", HB_SCRIPT_NKO.rawValue: "NKo",
    HB_SCRIPT_TIFINAGH.rawValue: "Tifinagh", HB_SCRIPT_CANADIAN_SYLLABICS.rawValue: "CanadianAboriginal",
  ]
}

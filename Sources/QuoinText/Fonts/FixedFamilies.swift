/// The families Quoin brings its own rules for, by the names of their files in Debian's packages.
///
/// Fixed, so that a picture does not depend on what else is installed.
enum FixedFamilies {
  struct Face: Hashable {
    var stem: String
    var weight: Int
    var isItalic: Bool
  }

  private static let nineWeights = [
    ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("SemiBold", 600), ("Bold", 700),
    ("ExtraBold", 800), ("Black", 900),
  ]

  private static func family(_ name: String, weights: [(String, Int)], italics: Bool) -> [Face] {
    weights.flatMap { style, weight in
      let upright = Face(stem: "\(name)-\(style)", weight: weight, isItalic: false)
      let slanted = Face(stem: "\(name)-\(style == "Regular" ? "" : style)Italic", weight: weight, isItalic: true)
      return italics ? [upright, slanted] : [upright]
    }
  }

  static let inter = family("Inter", weights: nineWeights, italics: true)
  /// Inter's cut for titles; not in every version of the package.
  static let interDisplay = family("InterDisplay", weights: nineWeights, italics: true)
  static let jetBrainsMono = family("JetBrainsMono", weights: Array(nineWeights.dropLast()), italics: true)

  /// Regular and bold, with or without italics: Noto's families as `fonts-noto-core` has them.
  static func noto(_ name: String) -> [Face] {
    family(name, weights: [("Regular", 400), ("Bold", 700)], italics: name == "NotoSans" || name == "NotoSerif")
  }

  /// The pairs of `fonts-nanum`, which do not follow the usual naming.
  static func pair(_ regular: String, _ bold: String) -> [Face] {
    [Face(stem: regular, weight: 400, isItalic: false), Face(stem: bold, weight: 700, isItalic: false)]
  }

  static let nanumGothic = pair("NanumGothic", "NanumGothicBold")

  static func faces(_ design: FontDescriptor.Design) -> [Face] {
    switch design {
    case .standard: inter
    case .serif: noto("NotoSerif")
    case .rounded: pair("NanumSquareRoundR", "NanumSquareRoundB")
    case .monospaced: jetBrainsMono
    }
  }

  /// Hangul in the design of the text around it.
  static func hangul(_ design: FontDescriptor.Design) -> [Face] {
    switch design {
    case .standard: nanumGothic
    case .serif: pair("NanumMyeongjo", "NanumMyeongjoBold")
    case .rounded: pair("NanumSquareRoundR", "NanumSquareRoundB")
    case .monospaced: pair("NanumGothicCoding", "NanumGothicCodingBold")
    }
  }

  /// The package that holds a design's fonts.
  static func package(_ design: FontDescriptor.Design) -> String {
    switch design {
    case .standard: "fonts-inter"
    case .serif: "fonts-noto-core"
    case .rounded: "fonts-nanum"
    case .monospaced: "fonts-jetbrains-mono"
    }
  }

  /// Families that may be asked for by name without bringing a file, by normalized name.
  static func named(_ normalized: String) -> [Face]? {
    switch normalized {
    case "inter": inter
    case "jetbrainsmono": jetBrainsMono
    case "notosans": noto("NotoSans")
    case "notoserif": noto("NotoSerif")
    case "nanumgothic", "나눔고딕": nanumGothic
    case "nanummyeongjo", "나눔명조": hangul(.serif)
    case "nanumsquareround", "나눔스퀘어라운드": hangul(.rounded)
    case "nanumgothiccoding", "나눔고딕코딩": hangul(.monospaced)
    case "notocoloremoji": [Face(stem: "NotoColorEmoji", weight: 400, isItalic: false)]
    default: nil
    }
  }

  /// The design nearest to a family of the phone that cannot be had here. Its name still counts as missing.
  static func fallbackDesign(for normalized: String) -> FontDescriptor.Design {
    let mono = ["menlo", "courier", "sfmono", "monaco", "andale", "consol"]
    let serif = ["georgia", "times", "palatino", "baskerville", "didot", "newyork", "hoefler", "bodoni", "cochin", "charter", "iowan"]
    let round = ["rounded", "arialround"]
    if mono.contains(where: normalized.hasPrefix) { return .monospaced }
    if serif.contains(where: normalized.hasPrefix) { return .serif }
    if round.contains(where: normalized.contains) { return .rounded }
    return .standard
  }
}

/// The fonts that come with the phone and are not here, by their names, and what is nearest to each.
enum PhoneFonts {
  /// What stands in for one of them.
  struct StandIn: Hashable {
    var design: FontDescriptor.Design
    /// As the name says; nil where it says nothing.
    var weight: Int?
    var isItalic = false
    var isCondensed = false
  }

  /// What stands in for a font of the phone, by its family, full or PostScript name in small letters without spaces and hyphens; nil where
  /// no font of the phone is called so.
  static func standIn(for normalized: String) -> StandIn? {
    // The longest family that the name begins with, so that "Avenir Next Condensed" is not Avenir.
    guard let family = families.keys.filter(normalized.hasPrefix).max(by: { $0.utf8.count < $1.utf8.count }),
      let design = families[family]
    else { return nil }
    var found = StandIn(design: design)
    var rest = normalized.dropFirst(family.count)
    while !rest.isEmpty {
      guard let word = words.first(where: { rest.hasPrefix($0.name) }) else { return nil }
      rest = rest.dropFirst(word.name.count)
      found.weight = word.weight ?? found.weight
      found.isItalic = found.isItalic || word.isItalic
      found.isCondensed = found.isCondensed || word.name == "condensed"
    }
    return found
  }

  private struct Word {
    var name: String
    var weight: Int?
    var isItalic = false
  }
  /// What follows a family in a face's name; longer ones first, where one begins another.
  private static let words: [Word] = [
    Word(name: "ultralight", weight: 100), Word(name: "ultrabold", weight: 800), Word(name: "extrabold", weight: 800),
    Word(name: "extrablack", weight: 900), Word(name: "demibold", weight: 600), Word(name: "semibold", weight: 600),
    Word(name: "thin", weight: 200), Word(name: "light", weight: 300), Word(name: "medium", weight: 500), Word(name: "bold", weight: 700),
    Word(name: "heavy", weight: 800), Word(name: "black", weight: 900), Word(name: "italic", isItalic: true),
    Word(name: "oblique", isItalic: true), Word(name: "ital", isItalic: true), Word(name: "condensed"), Word(name: "regular"),
    Word(name: "roman"), Word(name: "book"), Word(name: "plain"), Word(name: "wide"), Word(name: "ps"), Word(name: "mt"),
    Word(name: "w3", weight: 300), Word(name: "w6", weight: 600), Word(name: "w7", weight: 700), Word(name: "w4", weight: 400),
    Word(name: "w5", weight: 500), Word(name: "w8", weight: 800),
  ]

  private static let families: [String: FontDescriptor.Design] = {
    var all: [String: FontDescriptor.Design] = [:]
    for (design, names) in [(FontDescriptor.Design.standard, sans), (.serif, serif), (.monospaced, mono), (.rounded, rounded)] {
      for name in names { all[RegisteredFonts.normalized(name)] = design }
    }
    return all
  }()

  // Recorded: UIFont.familyNames of iOS 17.4 (tadija, "iOS - All Font Names"), and of earlier ones what later ones left out. Families of
  // letters that our fixed fonts have as fallbacks stand among those without serifs, and so do hands and ornaments.
  private static let sans = [
    "Academy Engraved LET", "Al Nile", "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Avenir", "Avenir Next",
    "Avenir Next Condensed", "Bodoni Ornaments", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Copperplate", "Damascus",
    "Devanagari Sangam MN", "DIN Alternate", "DIN Condensed", "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Gill Sans",
    "Grantha Sangam MN", "Gujarati Sangam MN", "Gurmukhi MN", "Heiti SC", "Heiti TC", "Helvetica", "Helvetica Neue",
    "Hiragino Kaku Gothic ProN", "Hiragino Sans", "Impact", "Kailasa", "Kannada Sangam MN", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla",
    "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marker Felt", "Mishafi",
    "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu", "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya",
    "Optima", "Oriya Sangam MN", "Papyrus", "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Savoye LET", "Sinhala Sangam MN",
    "Snell Roundhand", "Sukhumvit Set", "Symbol", "Tamil Sangam MN", "Telugu Sangam MN", "Thonburi", "Trebuchet", "Trebuchet MS",
    "Verdana", "Zapf Dingbats", "Zapfino",
  ]
  private static let serif = [
    "American Typewriter", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "BodoniSvtyTwoITCTT",
    "BodoniSvtyTwoOSITCTT", "BodoniSvtyTwoSCITCTT", "Charter", "Cochin", "Didot", "Georgia", "Hiragino Mincho ProN", "HiraMinProN",
    "Hoefler Text", "Iowan Old Style", "Marion", "Palatino", "Rockwell", "STIX Two Math", "STIX Two Text", "Superclarendon",
    "Times New Roman",
  ]
  private static let mono = ["Courier", "Courier New", "Menlo"]
  private static let rounded = ["Arial Rounded MT Bold", "Hiragino Maru Gothic ProN", "HiraMaruProN"]
}

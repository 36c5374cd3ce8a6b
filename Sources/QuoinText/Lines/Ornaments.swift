import CHarfBuzz

/// The signs a line may get that are not in the text: the ellipsis of a cut and the hyphen of a soft break, in the font of
/// the text beside them.
struct Ornaments: Sendable {
  struct Sign: Sendable {
    var font: Font
    var word: ShapedWord
    var text: String
    var style: Int
    /// Points.
    var width: Double
  }

  private let ellipses: [Sign]
  private let hyphens: [Sign]
  private let styleOfRun: [Int32]

  /// The ellipsis in the look of a style.
  func ellipsis(style: Int) -> Sign { ellipses[style] }
  /// The ellipsis in the look of a run.
  func ellipsis(_ run: Int) -> Sign { ellipses[Int(styleOfRun[run])] }
  /// The hyphen in the look of a run.
  func hyphen(_ run: Int) -> Sign { hyphens[Int(styleOfRun[run])] }

  init(_ text: ShapedText, library: FontLibrary, needed: Bool) {
    styleOfRun = text.runs.map(\.style)
    ellipses = needed ? text.styles.indices.map { Self.sign(["\u{2026}", "..."], text.styles[$0], $0, library) } : []
    let hasSoftHyphens = text.utf16.contains(0xAD)
    hyphens = hasSoftHyphens ? text.styles.indices.map { Self.sign(["\u{2010}", "-"], text.styles[$0], $0, library) } : []
  }

  /// The first spelling the style's own font has; else the first one in a fallback font.
  private static func sign(_ spellings: [String], _ style: ShapedText.Style, _ index: Int, _ library: FontLibrary) -> Sign {
    // The rounded design's ellipsis floats at half height, as in Korean; three dots stand on the baseline.
    let spellings = style.font.descriptor.family == .system(.rounded) ? spellings.reversed() : spellings
    let own = spellings.first { $0.unicodeScalars.allSatisfy { style.font.glyph(for: $0) != nil } }
    let text = own ?? spellings[0]
    var font = style.font
    if own == nil, let scalar = text.unicodeScalars.first,
      let other = library.fallback(for: scalar, prefersEmoji: false, language: nil, primary: font)
    {
      font = other
    }
    let shaping = ShapingStyle(
      face: font.face, features: font.descriptor.features, script: HB_SCRIPT_LATIN.rawValue, language: ShapingStyle.language(nil),
      isRightToLeft: false)
    let word = Array(text.utf16).withUnsafeBufferPointer { WordCache.shared.word($0, shaping) }
    let advance = word.unitAdvances.reduce(0) { $0 + Int($1) }
    let tracking = Double(font.ownTracking) * Double(word.unitOffsets.count)
    let width = Double(advance) * Double(font.size) * Double(font.advanceScale) / Double(font.unitsPerEm) + tracking
    return Sign(font: font, word: word, text: text, style: index, width: width)
  }
}

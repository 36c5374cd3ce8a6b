import CHarfBuzz
import Foundation

/// Parts a text of one style into stretches of one font and one script. Graphemes stay whole.
struct FontItemizer {
  struct Item {
    var range: Range<Int>
    var font: Font
    var script: hb_script_t
  }

  let primary: Font
  let language: String?
  let library: FontLibrary

  func items(_ text: UnsafeBufferPointer<UInt16>) -> [Item] {
    if primary.face.coversASCII, text.allSatisfy({ $0 < 0x80 }) {
      return [Item(range: 0..<text.count, font: primary, script: HB_SCRIPT_LATIN)]
    }
    if text.allSatisfy(Self.standsAlone) { return itemsOfSingles(text) }
    var items: [Item] = []
    var position = 0
    var lastFallback: (font: Font, script: hb_script_t)?
    for character in String(decoding: text, as: UTF16.self) {
      let end = position + character.utf16.count
      // Marks of direction and their like have no picture; they must not part the word they stand in.
      if !items.isEmpty, character.unicodeScalars.allSatisfy(Self.isIgnorable) {
        items[items.count - 1].range = items[items.count - 1].range.lowerBound..<end
        position = end
        continue
      }
      let script = Self.script(of: character.unicodeScalars)
      Self.append(position..<end, font(for: character, script: script, &lastFallback), script, to: &items)
      position = end
    }
    return items
  }

  /// Characters of which each UTF-16 unit is a grapheme, whatever stands beside it, and never a picture: Latin, kana,
  /// ideographs, Hangul syllables. For these there is no need to look for graphemes.
  private static func standsAlone(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20..<0x7F, 0xC0..<0x300, 0x3001..<0x302A, 0x3041..<0x3097, 0x30A1..<0x3100, 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4:
      true
    default: false
    }
  }

  private func itemsOfSingles(_ text: UnsafeBufferPointer<UInt16>) -> [Item] {
    var items: [Item] = []
    var lastFallback: (font: Font, script: hb_script_t)?
    for (position, unit) in text.enumerated() {
      guard let scalar = Unicode.Scalar(unit) else { continue }
      let script = Self.script(of: CollectionOfOne(scalar))
      var found = primary
      if unit >= 0x7F || !primary.face.coversASCII, primary.face.glyph(for: scalar.value) == nil {
        if let script, let last = lastFallback, last.script == script, last.font.face.glyph(for: scalar.value) != nil {
          found = last.font
        } else if let other = library.fallback(for: scalar, prefersEmoji: false, language: language, primary: primary) {
          found = other
          if let script { lastFallback = (other, script) }
        }
      }
      Self.append(position..<position + 1, found, script, to: &items)
    }
    return items
  }

  /// Lengthens the last item or begins a new one. Characters that every script shares go with the script before them.
  private static func append(_ range: Range<Int>, _ font: Font, _ own: hb_script_t?, to items: inout [Item]) {
    let script = own ?? items.last?.script ?? HB_SCRIPT_COMMON
    if let last = items.last, last.font === font, last.script == script || own == nil || last.script == HB_SCRIPT_COMMON {
      items[items.count - 1].range = last.range.lowerBound..<range.upperBound
      if last.script == HB_SCRIPT_COMMON { items[items.count - 1].script = script }
    } else {
      items.append(Item(range: range, font: font, script: script))
    }
  }

  /// Nil for characters that every script shares.
  private static func script(of scalars: some Sequence<Unicode.Scalar>) -> hb_script_t? {
    for scalar in scalars {
      if scalar.value < 0x80 { return isLetter(scalar.value) ? HB_SCRIPT_LATIN : nil }
      if scalar.value >= 0xAC00, scalar.value < 0xD7A4 { return HB_SCRIPT_HANGUL }
      let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN { return script }
    }
    return nil
  }

  private static func isLetter(_ ascii: UInt32) -> Bool { (ascii | 0x20) >= 0x61 && (ascii | 0x20) <= 0x7A }

  /// Scripts whose letters join hands: space between them would tear them.
  static func isCursive(_ script: hb_script_t) -> Bool {
    [HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_MANDAIC, HB_SCRIPT_ADLAM].contains(script)
  }

  // MARK: The font for one grapheme

  private func font(for character: Character, script: hb_script_t?, _ last: inout (font: Font, script: hb_script_t)?) -> Font {
    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return primary }
    let isEmoji = Self.isEmoji(scalars)
    if !isEmoji || primary.isColor, covers(primary, scalars) { return primary }
    if !isEmoji, let script, let last, last.script == script, covers(last.font, scalars) { return last.font }
    // A letter written in parts counts as the whole letter: fonts often have only that.
    let composed = scalars.count > 1 ? String(character).precomposedStringWithCanonicalMapping.unicodeScalars.first ?? base : base
    let wanted = isEmoji ? base : [composed, base].first { !Self.isIgnorable($0) } ?? base
    if !isEmoji, composed != base, covers(primary, String(character).precomposedStringWithCanonicalMapping.unicodeScalars) {
      return primary
    }
    let marks = scalars.dropFirst().first { !Self.isIgnorable($0) && primary.face.glyph(for: $0.value) == nil }
    let lacking = !isEmoji && primary.face.glyph(for: wanted.value) != nil ? marks ?? wanted : wanted
    guard let found = library.fallback(for: lacking, prefersEmoji: isEmoji, language: language, primary: primary) else { return primary }
    if lacking != wanted, found.face.glyph(for: wanted.value) == nil { return primary }
    if let script, !isEmoji { last = (found, script) }
    return found
  }

  private func covers(_ font: Font, _ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { font.face.glyph(for: $0.value) != nil || Self.isIgnorable($0) }
  }

  private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xAD && scalar.properties.isDefaultIgnorableCodePoint || scalar.value < 0x20
  }

  /// Whether a grapheme is shown as a picture: by its nature, by a variation selector, as a keycap or in a sequence.
  private static func isEmoji(_ scalars: String.UnicodeScalarView) -> Bool {
    guard let base = scalars.first, scalars.count > 1 || base.value >= 0x2190 else { return false }
    guard base.properties.isEmoji else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if base.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return true }
    return scalars.contains { $0 == "\u{20E3}" || $0.properties.isEmojiModifier || $0 == "\u{200D}" }
  }
}

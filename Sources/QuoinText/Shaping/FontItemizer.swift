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
    var items: [Item] = []
    var position = 0
    var lastFallback: (font: Font, script: hb_script_t)?
    for character in String(decoding: text, as: UTF16.self) {
      let end = position + character.utf16.count
      let own = Self.script(of: character)
      let font = font(for: character, script: own, &lastFallback)
      let script = own ?? items.last?.script ?? HB_SCRIPT_COMMON
      if let last = items.last, last.font === font, last.script == script || own == nil || last.script == HB_SCRIPT_COMMON {
        items[items.count - 1].range = last.range.lowerBound..<end
        if last.script == HB_SCRIPT_COMMON { items[items.count - 1].script = script }
      } else {
        items.append(Item(range: position..<end, font: font, script: script))
      }
      position = end
    }
    return items
  }

  /// Nil for characters that every script shares.
  private static func script(of character: Character) -> hb_script_t? {
    for scalar in character.unicodeScalars {
      if scalar.value < 0x80 { return scalar.properties.isAlphabetic ? HB_SCRIPT_LATIN : nil }
      let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN { return script }
    }
    return nil
  }

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

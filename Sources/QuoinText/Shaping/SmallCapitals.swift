import CHarfBuzz
import Foundation

/// Small capitals for fonts that have none of their own (Inter): capitals at four fifths of the size.
enum SmallCapitals {
  private static let scale: CGFloat = 0.8

  /// The run as it is, or parted into normal and small letters if its font cannot do what it asks.
  static func parts(of run: StyledText.Run, font: Font) -> [StyledText.Run] {
    let lower = run.font.features.contains(.lowercaseSmallCaps) && !font.face.hasFeature("smcp")
    let upper = run.font.features.contains(.uppercaseSmallCaps) && !font.face.hasFeature("c2sc")
    guard lower || upper, run.attachment == nil else { return [run] }
    var parts: [StyledText.Run] = []
    var wasSmall: Bool?
    for character in run.text {
      let isSmall = lower && character.isLowercase || upper && character.isUppercase
      let text = isSmall && character.isLowercase ? character.uppercased() : String(character)
      if isSmall == wasSmall {
        parts[parts.count - 1].text += text
      } else {
        var part = run
        part.text = text
        if isSmall { part.font.size *= scale }
        parts.append(part)
        wasSmall = isSmall
      }
    }
    return parts.isEmpty ? [run] : parts
  }
}

extension FontFace {
  /// Whether the font's substitution table names a feature.
  func hasFeature(_ name: StaticString) -> Bool {
    let wanted = name.withUTF8Buffer { $0.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
    let gsub: UInt32 = 0x4753_5542
    var tags = [hb_tag_t](repeating: 0, count: 256)
    var count = UInt32(tags.count)
    hb_ot_layout_table_get_feature_tags(hb_font_get_face(hbFont), gsub, 0, &count, &tags)
    return tags.prefix(Int(count)).contains(wanted)
  }
}

import CHarfBuzz
import Synchronization

/// How a word is turned into glyphs; with the characters, all that decides a ``ShapedWord``.
struct ShapingStyle: Hashable {
  var face: FontFace
  var features: FontDescriptor.Features
  var script: UInt32
  /// HarfBuzz's own number for a language; the same pointer for the same tag.
  var language: OpaquePointer?
  var isRightToLeft: Bool

  static func == (a: ShapingStyle, b: ShapingStyle) -> Bool {
    a.face === b.face && a.features == b.features && a.script == b.script && a.language == b.language && a.isRightToLeft == b.isRightToLeft
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(face.id)
    hasher.combine(features.rawValue)
    hasher.combine(script)
    hasher.combine(language)
    hasher.combine(isRightToLeft)
  }

  /// HarfBuzz's language for a BCP 47 tag. Without one a fixed language, so that `LANG` changes nothing.
  static func language(_ tag: String?) -> OpaquePointer? { hb_language_from_string(tag ?? "en", -1) }
}

/// Calls HarfBuzz, one buffer per caller.
enum WordShaper {
  private static let buffers = BufferPool()

  static func shape(_ text: UnsafeBufferPointer<UInt16>, _ style: ShapingStyle) -> ShapedWord {
    let buffer = buffers.take()
    defer { buffers.giveBack(buffer) }
    hb_buffer_add_utf16(buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
    hb_buffer_set_direction(buffer, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(style.script))
    hb_buffer_set_language(buffer, style.language)
    let features = features(style.features)
    hb_shape(style.face.hbFont, buffer, features, UInt32(features.count))
    return read(buffer, style)
  }

  private static func read(_ buffer: OpaquePointer, _ style: ShapingStyle) -> ShapedWord {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, nil)
    let glyphInfos = UnsafeBufferPointer(start: infos, count: Int(count))
    let glyphPositions = UnsafeBufferPointer(start: positions, count: positions == nil ? 0 : Int(count))
    return ShapedWord(
      glyphs: glyphInfos.map(\.codepoint), clusters: glyphInfos.map { Int32($0.cluster) }, advances: glyphPositions.map(\.x_advance),
      xOffsets: glyphPositions.map(\.x_offset), yOffsets: glyphPositions.map(\.y_offset), isRightToLeft: style.isRightToLeft)
  }

  private static func features(_ wanted: FontDescriptor.Features) -> [hb_feature_t] {
    var list: [hb_feature_t] = []
    func set(_ tag: StaticString, _ value: UInt32) {
      let tag = tag.withUTF8Buffer { $0.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
      list.append(hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max))
    }
    if wanted.contains(.lowercaseSmallCaps) { set("smcp", 1) }
    if wanted.contains(.uppercaseSmallCaps) { set("c2sc", 1) }
    if wanted.contains(.monospacedDigits) { set("tnum", 1) }
    if wanted.contains(.noKerning) { set("kern", 0) }
    if wanted.contains(.noContextualForms) { set("calt", 0) }
    if wanted.contains(.noLigatures) {
      set("liga", 0)
      set("clig", 0)
    }
    return list
  }
}

/// Buffers wait here between calls; as many exist as threads shaped at once.
private final class BufferPool: Sendable {
  private struct Box: @unchecked Sendable { let buffer: OpaquePointer }
  private let idle = Mutex<[Box]>([])

  func take() -> OpaquePointer { idle.withLock { $0.popLast() }?.buffer ?? hb_buffer_create() }

  func giveBack(_ buffer: OpaquePointer) {
    hb_buffer_reset(buffer)
    let box = Box(buffer: buffer)
    idle.withLock { if $0.count < 64 { $0.append(box) } else { hb_buffer_destroy(box.buffer) } }
  }
}

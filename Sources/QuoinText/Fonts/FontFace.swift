import CFreeType
import CHarfBuzz
import Foundation
import Synchronization

/// One face of a font file, opened once and shared by all sizes and threads.
///
/// Invariant: the HarfBuzz objects are made immutable before anybody sees them; FreeType is touched under the lock only.
final class FontFace: @unchecked Sendable {
  let path: String
  let index: Int
  let tables: FontTables
  let file: FontFile
  let hbFont: OpaquePointer
  /// A small number that stands for this face in cache keys.
  let id: Int32
  /// Has a glyph for every printable ASCII character.
  let coversASCII: Bool
  private let outlines = Mutex<OutlineReader?>(nil)

  var names: FontTables.Names { tables.names }
  var unitsPerEm: Int { tables.unitsPerEm }
  var isColor: Bool { tables.isColor }

  private static let nextID = Atomic<Int32>(1)

  init?(file: FontFile, index: Int, tables: FontTables) {
    let blob = hb_blob_create(
      file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(file.bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(index))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    // Shaping happens in the file's own units, so that one result serves every size.
    hb_font_set_scale(font, Int32(tables.unitsPerEm), Int32(tables.unitsPerEm))
    hb_ot_font_set_funcs(font)
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
    self.file = file
    self.path = file.path
    self.index = index
    self.tables = tables
    self.hbFont = font
    coversASCII = (0x20..<0x7F).allSatisfy { scalar in
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, hb_codepoint_t(scalar), &glyph) != 0 && glyph != 0
    }
    self.id = FontFace.nextID.add(1, ordering: .relaxed).oldValue
  }

  deinit { hb_font_destroy(hbFont) }

  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(hbFont, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  func advance(of glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(hbFont, glyph)) }

  func outline(of glyph: UInt32, scale: Double, flipped: Bool = true) -> [OutlineElement] {
    outlines.withLock { reader in
      if reader == nil { reader = OutlineReader(file: file, index: index) }
      return reader?.outline(of: glyph, scale: scale, flipped: flipped) ?? []
    }
  }
}

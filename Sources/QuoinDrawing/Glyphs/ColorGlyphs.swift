import CHarfBuzz
import Foundation
import QuoinGeometry
import QuoinText
import Synchronization

/// The pictures of emoji, read from their font once. Shared by all threads.
final class ColorGlyphs: Sendable {
  static let shared = ColorGlyphs()

  /// A glyph's picture, and where it goes for a font of one point: origin on the baseline, y down.
  struct Picture: Sendable {
    let bitmap: Bitmap
    let box: CGRect
  }

  private struct Key: Hashable {
    let path: String
    let face: Int
    let glyph: UInt32
  }

  private struct State: ~Copyable {
    var pictures: [Key: Picture?] = [:]
    var fonts: [String: ColorFontFile] = [:]
  }

  private let state = Mutex(State())

  /// The picture of a glyph; nil when the font has none for it.
  func picture(of glyph: UInt32, in font: Font) -> Picture? {
    state.withLock { state in
      let key = Key(path: font.path, face: font.faceIndex, glyph: glyph)
      if let known = state.pictures[key] { return known }
      if state.pictures.count > 2000 { state.pictures.removeAll() }
      let name = "\(key.face) \(key.path)"
      let file = state.fonts[name] ?? ColorFontFile(path: key.path, face: key.face)
      state.fonts[name] = file
      let made = file.picture(of: glyph)
      state.pictures[key] = made
      return made
    }
  }
}

/// A font file with colour pictures in it. Used under its owner's lock only.
private final class ColorFontFile: @unchecked Sendable {
  private let font: OpaquePointer

  init(path: String, face index: Int) {
    let blob = hb_blob_create_from_file(path)
    let face = hb_face_create(blob, UInt32(index))
    font = hb_font_create(face)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  deinit { hb_font_destroy(font) }

  func picture(of glyph: UInt32) -> ColorGlyphs.Picture? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    guard let bitmap = try? Bitmap(data: Data(bytes: bytes, count: Int(count)), named: "An emoji") else { return nil }
    let em = Double(hb_face_get_upem(hb_font_get_face(font)))
    var extents = hb_glyph_extents_t()
    guard em > 0, hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    let box = CGRect(
      x: Double(extents.x_bearing) / em, y: -Double(extents.y_bearing) / em, width: Double(extents.width) / em,
      height: -Double(extents.height) / em)
    return ColorGlyphs.Picture(bitmap: bitmap, box: box)
  }
}

extension GlyphRun {
  /// The run's colour pictures at their places, moved by `origin`.
  func pictures(at origin: CGPoint) -> [ImageItem] {
    zip(glyphs, positions).compactMap { glyph, position in
      guard let picture = ColorGlyphs.shared.picture(of: glyph, in: font) else { return nil }
      let size = font.size
      let place = CGRect(
        x: origin.x + position.x + picture.box.minX * size, y: origin.y + position.y + picture.box.minY * size,
        width: picture.box.width * size, height: picture.box.height * size)
      return ImageItem(picture.bitmap, in: place, interpolation: .medium)
    }
  }
}

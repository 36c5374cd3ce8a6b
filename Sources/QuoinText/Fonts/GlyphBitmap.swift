import CHarfBuzz
import Foundation

/// The picture of a colour glyph.
public struct GlyphBitmap: Sendable {
  /// A whole PNG file.
  public var png: Data
  /// Where the picture goes, in points at the font's size: relative to the glyph's origin on the baseline, y down.
  public var frame: CGRect
}

extension FontFace {
  /// The largest picture the font has of a glyph. `scale` is points per font unit.
  func bitmap(of glyph: UInt32, scale: Double) -> GlyphBitmap? {
    guard isColor, let blob = hb_ot_color_glyph_reference_png(hbFont, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(hbFont, glyph, &extents) != 0 else { return nil }
    // HarfBuzz's extents have y up, and a height that is negative downwards.
    let frame = CGRect(
      x: Double(extents.x_bearing) * scale, y: -Double(extents.y_bearing) * scale, width: Double(extents.width) * scale,
      height: -Double(extents.height) * scale)
    return GlyphBitmap(png: Data(bytes: start, count: Int(length)), frame: frame)
  }
}

import CCairo
import CFreeType
import Foundation
import QuoinGeometry
import QuoinText

/// Letters in a document: Cairo subsets the fonts and keeps the characters behind the glyphs.
final class PDFGlyphs: GlyphPrinter {
  private let text: TextForm
  private var fonts: [String: PDFFont] = [:]
  private let library: FreeTypeLibrary?

  init(text: TextForm) {
    self.text = text
    library = FreeTypeLibrary()
  }

  func draw(_ item: GlyphsItem, on canvas: CairoCanvas, pixelScale: CGFloat) throws(DrawingError) {
    let printer = CairoPrinter(canvas, glyphs: self, pixelScale: pixelScale)
    for run in item.runs where !run.glyphs.isEmpty && run.font.size > 0 {
      let paint = item.paint(of: run)
      if run.font.isColor {
        for picture in run.pictures(at: item.origin) { try printer.draw(.image(picture)) }
      } else if text == .outlines || !canvas.canSetLetters(of: run.font.size) {
        try printer.draw(.fill(run.path(at: item.origin), paint))
      } else if !paint.isInvisible {
        try show(run, item, paint, canvas, pixelScale)
      }
    }
  }

  private func show(
    _ run: GlyphRun, _ item: GlyphsItem, _ paint: Paint, _ canvas: CairoCanvas, _ pixelScale: CGFloat
  ) throws(DrawingError) {
    let face = try font(for: run.font)
    try canvas.setSource(paint, over: DisplayItem.glyphs(item).bounds, pixelScale: pixelScale)
    let size = Double(run.font.size)
    let slant = Double(run.font.syntheticItalicSlant)
    var matrix = cairo_matrix_t(xx: size * Double(run.font.stretch), yx: 0, xy: -slant * size, yy: size, x0: 0, y0: 0)
    cairo_set_font_face(canvas.handle, face.handle)
    cairo_set_font_matrix(canvas.handle, &matrix)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(canvas.handle, options)
    let glyphs = zip(run.glyphs, run.positions).map { glyph, position in
      cairo_glyph_t(index: UInt(glyph), x: Double(position.x + item.origin.x), y: Double(position.y + item.origin.y))
    }
    let clusters = TextClusters(run)
    cairo_show_text_glyphs(
      canvas.handle, clusters.text, Int32(clusters.text.utf8.count), glyphs, Int32(glyphs.count), clusters.items,
      Int32(clusters.items.count), cairo_text_cluster_flags_t(rawValue: 0))
    if run.font.syntheticBold {
      cairo_new_path(canvas.handle)
      canvas.add(run.path(at: item.origin))
      canvas.setStroke(StrokeStyle(lineWidth: run.font.syntheticBoldWidth, lineJoin: .round))
      cairo_stroke(canvas.handle)
    }
  }

  private func font(for font: Font) throws(DrawingError) -> PDFFont {
    let key = "\(font.faceIndex) \(font.path)"
    if let known = fonts[key] { return known }
    guard let library, let made = PDFFont(path: font.path, face: font.faceIndex, library) else { throw .fontUnreadable(path: font.path) }
    fonts[key] = made
    return made
  }
}

extension CairoCanvas {
  /// Whether FreeType makes letters of this size, in points before the canvas's transform: it counts pixels per em in 16 bits.
  /// Others can only be shapes.
  fileprivate func canSetLetters(of size: CGFloat) -> Bool {
    let (across, down) = (hypot(transform.a, transform.b) * size, hypot(transform.c, transform.d) * size)
    return (Self.leastLetter...Self.largestLetter).contains(across) && (Self.leastLetter...Self.largestLetter).contains(down)
  }
  private static var leastLetter: CGFloat { 1e-3 }
  private static var largestLetter: CGFloat { 32_000 }
}

extension String {
  /// The text with U+FFFD for Unicode's noncharacters (U+FDD0…U+FDEF and the last two of every plane), which Cairo calls
  /// "not valid UTF-8" though Unicode's corrigendum 9 allows them in text.
  var withoutNoncharacters: String {
    guard unicodeScalars.contains(where: \.isNoncharacter) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isNoncharacter ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  var isNoncharacter: Bool { properties.isNoncharacterCodePoint }
}

/// FreeType for one document.
final class FreeTypeLibrary {
  let handle: FT_Library

  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    handle = library
  }

  deinit { FT_Done_FreeType(handle) }
}

/// A font face as Cairo embeds it. Its FreeType face lives as long as Cairo's own, which may be kept in Cairo's caches
/// beyond the document; so does the library.
final class PDFFont {
  let handle: OpaquePointer

  private final class Face {
    let face: FT_Face
    let library: FreeTypeLibrary

    init(_ face: FT_Face, _ library: FreeTypeLibrary) {
      self.face = face
      self.library = library
    }

    deinit { FT_Done_Face(face) }
  }

  init?(path: String, face index: Int, _ library: FreeTypeLibrary) {
    var face: FT_Face?
    guard FT_New_Face(library.handle, path, FT_Long(index), &face) == 0, let face else { return nil }
    let holder = Unmanaged.passRetained(Face(face, library))
    guard let made = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING)) else {
      holder.release()
      return nil
    }
    handle = made
    cairo_font_face_set_user_data(made, PixelStorage.key, holder.toOpaque()) { Unmanaged<Face>.fromOpaque($0!).release() }
  }

  deinit { cairo_font_face_destroy(handle) }
}

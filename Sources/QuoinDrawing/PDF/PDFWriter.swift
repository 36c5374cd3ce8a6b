import CCairo
import Foundation
import QuoinGeometry

/// Writes a PDF page by page: only the page being written is held in memory, beside the bytes of those before.
public final class PDFWriter {
  private let exporter: PDFExporter
  private let file: PDFFile
  private let marks: PDFMarks
  private let glyphs: PDFGlyphs
  /// The page being written; it is shown when the next begins, since the document's structure ends on the last.
  private var page: CairoCanvas?

  /// A document as `exporter` would make it, its first page of `size` points.
  public init(_ exporter: PDFExporter, size: CGSize) {
    self.exporter = exporter
    file = PDFFile(size: size)
    exporter.metadata.write(to: file.surface)
    marks = PDFMarks(surface: file.surface)
    glyphs = PDFGlyphs(text: exporter.text)
  }

  /// Adds a page. Throws when its size can't be drawn.
  public func add(_ page: DisplayList) throws(DrawingError) {
    _ = try PictureLimits.canvas(page.size, scale: 1)
    let isFirst = self.page == nil
    if let before = self.page { cairo_show_page(before.handle) }
    cairo_pdf_surface_set_size(file.surface, Double(page.size.width), Double(page.size.height))
    let resolution = Self.fallbackResolution(page.size)
    cairo_surface_set_fallback_resolution(file.surface, resolution, resolution)
    let canvas = CairoCanvas(file.surface)
    self.page = canvas
    if isFirst { cairo_tag_begin(canvas.handle, Self.root, "") }
    canvas.clip(to: CGRect(origin: .zero, size: page.size))
    try CairoPrinter(canvas, glyphs: glyphs, marks: marks, pixelScale: exporter.pixelScale).draw(page.items)
    try canvas.check()
  }

  /// Pixels per inch for what a PDF cannot say, such as two blend modes, and Cairo therefore makes pixels: 300, or as many as leave
  /// pixels that can be made.
  private static func fallbackResolution(_ size: CGSize) -> Double {
    let (width, height) = (max(1, Double(size.width)), max(1, Double(size.height)))
    return 72 * min(300 / 72, Double(PictureLimits.canvasSide - 8) / max(width, height), (64_000_000 / (width * height)).squareRoot())
  }

  /// What all parts of the document's structure stand in (ISO 32000-1 §14.8.4.2).
  private static let root = "Document"

  /// The document; call once, after the last page. Throws when there was none.
  public func finish() throws(DrawingError) -> Data {
    guard let page else { throw .documentEmpty }
    cairo_tag_end(page.handle, Self.root)
    cairo_show_page(page.handle)
    try page.check()
    var document = try file.finish()
    PDFCatalog.complete(&document, language: exporter.metadata.language)
    return document
  }
}

import CCairo
import Foundation
import QuoinGeometry

/// Writes a PDF page by page: only the page being written is held in memory, beside the bytes of those before.
public final class PDFWriter {
  private let exporter: PDFExporter
  private let file: PDFFile
  private let marks: PDFMarks
  private let glyphs: PDFGlyphs
  private var isEmpty = true

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
    cairo_pdf_surface_set_size(file.surface, Double(page.size.width), Double(page.size.height))
    let canvas = CairoCanvas(file.surface)
    canvas.clip(to: CGRect(origin: .zero, size: page.size))
    try CairoPrinter(canvas, glyphs: glyphs, marks: marks, pixelScale: exporter.pixelScale).draw(page.items)
    cairo_show_page(canvas.handle)
    try canvas.check()
    isEmpty = false
  }

  /// The document; call once, after the last page. Throws when there was none.
  public func finish() throws(DrawingError) -> Data {
    guard !isEmpty else { throw .documentEmpty }
    var document = try file.finish()
    PDFCatalog.complete(&document, language: exporter.metadata.language)
    return document
  }
}

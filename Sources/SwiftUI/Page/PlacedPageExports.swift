import Foundation
import QuoinDrawing

extension PlacedPage {
  /// The page as PNG, at its scale. `isOpaque` draws it on white.
  public func pngData(isOpaque: Bool = false) throws(DrawingError) -> Data {
    try PNGExporter(scale: scale, background: isOpaque ? PaintColor(white: 1) : nil).data(for: displayList())
  }
  /// The page as SVG; `selectable` keeps text as text, otherwise it becomes outlines.
  public func svg(selectable: Bool = true) throws(DrawingError) -> String {
    try SVGExporter(text: selectable ? .selectable : .outlines, pixelScale: scale).string(for: displayList())
  }
  /// The page as a PDF of one page, with selectable text.
  public func pdfData() throws(DrawingError) -> Data { try PDFExporter(pixelScale: scale).data(for: displayList()) }
}

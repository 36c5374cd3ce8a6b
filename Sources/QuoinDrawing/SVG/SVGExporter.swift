import Foundation
import QuoinGeometry

/// Prints a page as an SVG 1.1 picture, readable by browsers and drawing programs. Plain UTF-8, the same on every run.
///
/// What SVG can't say so that all viewers agree (blurs, shadows, angular gradients) is put in as pixels, the same ones
/// the other exporters use.
public struct SVGExporter: Sendable {
  /// Whether text is letters that can be selected (and need the same fonts to look the same) or only their outlines.
  public var text: TextForm
  /// Pixels per point for what must become pixels.
  public var pixelScale: CGFloat

  /// An exporter.
  public init(text: TextForm = .selectable, pixelScale: CGFloat = 2) {
    self.text = text
    self.pixelScale = pixelScale
  }

  /// The page as a file's bytes.
  public func data(for list: DisplayList) throws(DrawingError) -> Data { Data(try string(for: list).utf8) }

  /// The page as text. Throws when its size can't be drawn.
  public func string(for list: DisplayList) throws(DrawingError) -> String {
    _ = try PictureLimits.canvas(list.size, scale: 1)
    let page = CGRect(origin: .zero, size: list.size)
    let printer = SVGPrinter(text: text, pixelScale: pixelScale, page: page)
    try printer.draw(list.items, in: page)
    return printer.document(size: list.size)
  }
}

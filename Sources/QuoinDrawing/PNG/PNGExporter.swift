import CCairo
import Foundation
import QuoinGeometry

/// Prints a page as pixels: a PNG or JPEG file, or a `Bitmap`.
///
/// The same page gives the same bytes on every run and every thread. Any thread may print, many at once.
public struct PNGExporter: Sendable {
  /// Pixels per point.
  public var scale: CGFloat
  /// What lies below the page; nil for nothing.
  public var background: PaintColor?

  /// An exporter at so many pixels per point.
  public init(scale: CGFloat = 1, background: PaintColor? = nil) {
    self.scale = scale
    self.background = background
  }

  /// The page as a PNG file. Throws when the page's size can't be drawn, before memory is taken.
  public func data(for list: DisplayList) throws(DrawingError) -> Data {
    let surface = try surface(for: list)
    return try PNGEncoder(width: surface.width, height: surface.height, scale: Double(scale)).encode(surface.bytes, stride: surface.stride)
  }

  /// The page as pixels.
  public func bitmap(for list: DisplayList) throws(DrawingError) -> Bitmap { Bitmap(copying: try surface(for: list)) }

  /// The page as a JPEG file on the background, or on white. `quality` is 0…1.
  public func jpegData(for list: DisplayList, quality: Double) throws(DrawingError) -> Data {
    try bitmap(for: list).jpegData(quality: quality)
  }

  func surface(for list: DisplayList) throws(DrawingError) -> CairoSurface {
    let size = try PictureLimits.canvas(list.size, scale: scale)
    let surface = try CairoSurface(.color, width: size.width, height: size.height)
    let canvas = CairoCanvas(surface.handle)
    if let background {
      canvas.setSource(background)
      cairo_paint(canvas.handle)
    }
    canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
    try CairoPrinter(canvas, glyphs: RenderGlyphs()).draw(list.items)
    try canvas.check()
    return surface
  }
}

import CCairo
import Foundation

/// A picture in memory that Cairo draws on. Used by one thread at a time.
final class CairoSurface {
  enum Format {
    /// Colour and coverage: 32 bits a pixel, blue first, multiplied by alpha.
    case color
    /// Coverage alone: 8 bits a pixel.
    case coverage
  }

  let handle: OpaquePointer
  let width: Int
  let height: Int
  let format: Format

  /// A transparent picture. The caller has checked the size.
  init(_ format: Format, width: Int, height: Int) throws(DrawingError) {
    let kind = format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    guard let handle = cairo_image_surface_create(kind, Int32(width), Int32(height)) else { throw .memoryExhausted }
    self.handle = handle
    self.width = width
    self.height = height
    self.format = format
    try cairo_surface_status(handle).check()
  }

  deinit { cairo_surface_destroy(handle) }

  /// Bytes from one row to the next.
  var stride: Int { Int(cairo_image_surface_get_stride(handle)) }

  /// The pixels. Valid as long as this object; `finishWriting` must follow a change.
  var bytes: UnsafeMutablePointer<UInt8> {
    cairo_surface_flush(handle)
    return cairo_image_surface_get_data(handle)
  }

  /// Tells Cairo that the pixels were changed behind its back.
  func finishWriting() { cairo_surface_mark_dirty(handle) }
}

import CCairo
import Foundation
import QuoinGeometry

/// Pictures into Cairo.
extension CairoPrinter {
  func draw(_ item: ImageItem) throws(DrawingError) {
    let destination = item.destination.standardized
    let source = (item.source ?? CGRect(x: 0, y: 0, width: item.bitmap.width, height: item.bitmap.height)).standardized
    guard destination.hasFiniteArea, source.hasFiniteArea else { return }
    guard let part = item.bitmap.wholePixels(of: source) else { return }
    // The picture's whole pixels may reach beyond the part asked for; the clip cuts them.
    let (sx, sy) = (destination.width / source.width, destination.height / source.height)
    let place = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: destination.minX - (source.minX - CGFloat(part.x)) * sx,
      ty: destination.minY - (source.minY - CGFloat(part.y)) * sy)
    // A picture of no size to speak of (letters of no size that are pictures) has no way back from the page to its pixels.
    guard place.isInvertible, place.inverted().isInvertible else { return }
    try item.bitmap.withSurface(part) { surface throws(DrawingError) in
      if isDocument, item.template == nil { item.bitmap.attach(to: surface, part) }
      // Cairo's documents take a picture's colours for a stencil unless it has none, and black when it goes on beyond its edge.
      let stencil = isDocument && item.template != nil ? try item.bitmap.coverage(of: part) : nil
      try canvas.saved { () throws(DrawingError) in
        let pattern = canvas.makePattern(
          stencil?.handle ?? surface, place: place, filter: item.interpolation.filter,
          extend: isDocument ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
        defer { cairo_pattern_destroy(pattern) }
        if let template = item.template {
          try canvas.setSource(template, over: destination, pixelScale: pixelScale)
          canvas.clip(to: destination)
          cairo_mask(canvas.handle, pattern)
        } else {
          cairo_set_source(canvas.handle, pattern)
          cairo_new_path(canvas.handle)
          canvas.add(Path(destination))
          cairo_fill(canvas.handle)
        }
      }
    }
  }
}

extension Bitmap {
  /// The smallest part in whole pixels that holds `source`, cut to the picture; nil when they don't meet.
  package func wholePixels(of source: CGRect) -> (x: Int, y: Int, width: Int, height: Int)? {
    let inside = source.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !inside.isNull, inside.hasFiniteArea else { return nil }
    let x = Int(inside.minX)
    let y = Int(inside.minY)
    return (x, y, Int(inside.maxX.rounded(.up)) - x, Int(inside.maxY.rounded(.up)) - y)
  }

  /// How much each pixel of a part covers, without the colours.
  fileprivate func coverage(of part: (x: Int, y: Int, width: Int, height: Int)) throws(DrawingError) -> CairoSurface {
    let surface = try CairoSurface(.coverage, width: part.width, height: part.height)
    let bytes = surface.bytes
    let stride = surface.stride
    withPixels { pixels in
      for y in 0..<part.height {
        let row = pixels + ((part.y + y) * width + part.x) * 4
        for x in 0..<part.width { bytes[y * stride + x] = row[x * 4 + 3] }
      }
    }
    surface.finishWriting()
    return surface
  }

  /// Tells a document which picture this is, so that it holds each once, and lets it hold the camera's own bytes.
  fileprivate func attach(to surface: OpaquePointer, _ part: (x: Int, y: Int, width: Int, height: Int)) {
    Self.attach(Data("\(id) \(part)".utf8), as: "application/x-cairo.uuid", to: surface)
    guard let original, original.format == .jpeg, part.width == width, part.height == height else { return }
    Self.attach(original.data, as: "image/jpeg", to: surface)
  }

  private static func attach(_ data: Data, as kind: String, to surface: OpaquePointer) {
    guard let copy = malloc(max(1, data.count)) else { return }
    data.copyBytes(to: UnsafeMutableRawBufferPointer(start: copy, count: data.count))
    let status = cairo_surface_set_mime_data(
      surface, kind, copy.assumingMemoryBound(to: UInt8.self), UInt(data.count), { free($0) }, copy)
    if status != CAIRO_STATUS_SUCCESS { free(copy) }
  }
}

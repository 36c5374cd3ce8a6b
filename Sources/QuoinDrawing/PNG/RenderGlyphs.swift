import CCairo
import Foundation
import QuoinGeometry
import QuoinText

/// Letters on a picture. Upright text of reading size is put together from cached masks at quarters of a pixel, since
/// Cairo 1.16 would move every glyph to a whole one; large or turned text is filled as paths.
final class RenderGlyphs: GlyphPrinter {
  /// Letters larger than this many pixels are paths.
  private static let largest = 160.0

  func draw(_ item: GlyphsItem, on canvas: CairoCanvas, pixelScale: CGFloat) throws(DrawingError) {
    let transform = canvas.transform
    let visible = canvas.visibleArea
    for run in item.runs where !run.glyphs.isEmpty && !run.isWhitespace && run.font.size > 0 {
      let paint = item.paint(of: run)
      if run.font.isColor {
        let printer = CairoPrinter(canvas, glyphs: self, pixelScale: pixelScale)
        for picture in run.pictures(at: item.origin) { try printer.draw(picture) }
      } else if paint.isInvisible {
        continue
      } else if transform.isUpright, Double(run.font.size * transform.a) <= Self.largest {
        try drawMasks(run, item, paint, canvas, transform, visible)
      } else {
        try drawPath(run, item, paint, canvas, pixelScale)
      }
    }
  }

  private func drawPath(
    _ run: GlyphRun, _ item: GlyphsItem, _ paint: Paint, _ canvas: CairoCanvas, _ pixelScale: CGFloat
  ) throws(DrawingError) {
    let path = run.path(at: item.origin)
    guard !path.isEmpty else { return }
    try canvas.setSource(paint, over: path.boundingRect, pixelScale: pixelScale)
    cairo_new_path(canvas.handle)
    canvas.add(path)
    canvas.setRule(FillStyle())
    if run.font.syntheticBold {
      cairo_fill_preserve(canvas.handle)
      canvas.setStroke(StrokeStyle(lineWidth: run.font.syntheticBoldWidth, lineJoin: .round))
      cairo_stroke(canvas.handle)
    } else {
      cairo_fill(canvas.handle)
    }
  }

  private func drawMasks(
    _ run: GlyphRun, _ item: GlyphsItem, _ paint: Paint, _ canvas: CairoCanvas, _ transform: CGAffineTransform, _ visible: CGRect
  ) throws(DrawingError) {
    // Far outside the page nothing is seen, and whole numbers would overflow.
    let em = run.font.size * transform.a * 3
    let near = visible.grown(by: em)
    var shown = run
    let points = run.positions.map { CGPoint(x: $0.x + item.origin.x, y: $0.y + item.origin.y).applying(transform) }
    var places: [GlyphMaskCache.Place] = []
    shown.glyphs = []
    for (glyph, point) in zip(run.glyphs, points) where near.contains(point) {
      shown.glyphs.append(glyph)
      places.append(GlyphMaskCache.Place(point))
    }
    guard !places.isEmpty else { return }
    let masks = GlyphMaskCache.shared.masks(of: shown, at: places, pixelsPerPoint: Double(transform.a))
    guard let sheet = try GlyphSheet(masks, at: places) else { return }
    let area = CGRect(x: sheet.x, y: sheet.y, width: sheet.surface.width, height: sheet.surface.height).applying(transform.inverted())
    try canvas.setSource(paint, over: area, pixelScale: 1)
    canvas.transform = .identity
    cairo_mask_surface(canvas.handle, sheet.surface.handle, Double(sheet.x), Double(sheet.y))
    canvas.transform = transform
  }
}

/// A run's masks put together on one surface, so that Cairo is called once.
private struct GlyphSheet {
  let x, y: Int
  let surface: CairoSurface

  init?(_ masks: [GlyphMask], at places: [GlyphMaskCache.Place]) throws(DrawingError) {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for (mask, place) in zip(masks, places) where mask.width > 0 {
      left = min(left, place.x + mask.x)
      top = min(top, place.y + mask.y)
      right = max(right, place.x + mask.x + mask.width)
      bottom = max(bottom, place.y + mask.y + mask.height)
    }
    guard left < right, top < bottom else { return nil }
    (x, y) = (left, top)
    surface = try CairoSurface(.coverage, width: right - left, height: bottom - top)
    let bytes = surface.bytes
    let stride = surface.stride
    for (mask, place) in zip(masks, places) where mask.width > 0 {
      let start = bytes + (place.y + mask.y - top) * stride + place.x + mask.x - left
      mask.coverage.withUnsafeBufferPointer { Self.add($0, mask, to: start, stride) }
    }
    surface.finishWriting()
  }

  /// Neighbours may overlap by a pixel; together they cover at most all of it.
  private static func add(
    _ coverage: UnsafeBufferPointer<UInt8>, _ mask: GlyphMask, to start: UnsafeMutablePointer<UInt8>, _ stride: Int
  ) {
    for row in 0..<mask.height {
      let target = start + row * stride
      let source = coverage.baseAddress! + row * mask.width
      for column in 0..<mask.width {
        let (sum, over) = target[column].addingReportingOverflow(source[column])
        target[column] = over ? 255 : sum
      }
    }
  }
}

import CCairo
import Foundation
import QuoinGeometry

/// Shadows, softness, filters and masks.
extension CairoPrinter {
  /// The shadow of a group: its silhouette, moved, blurred, coloured.
  func draw(_ shadow: Shadow, of group: DisplayGroup) throws(DrawingError) {
    guard shadow.isDrawable else { return }
    let transform = canvas.transform
    let moved = CGAffineTransform(translationX: shadow.x, y: shadow.y).concatenating(transform)
    let radius = group.softness(of: shadow)
    let layer = try SoftLayer(
      .coverage, area: group.contentBounds.applying(moved), visible: canvas.visibleArea, sigma: radius * transform.meanScale,
      pixelScale: pixelScale, isStretched: isDocument, within: softReach
    ) { canvas, reach throws(DrawingError) in
      canvas.concatenate(moved)
      try printer(on: canvas, within: reach).draw(group.items)
    }
    guard let layer else { return }
    canvas.setSource(shadow.color)
    stencil(layer.surface.handle, place: layer.place)
  }

  /// A group's items with their filters and softness.
  func drawSoftened(_ group: DisplayGroup) throws(DrawingError) {
    let transform = canvas.transform
    let layer = try SoftLayer(
      .color, area: group.contentBounds.applying(transform), visible: canvas.visibleArea, sigma: group.softness * transform.meanScale,
      pixelScale: pixelScale, isStretched: isDocument, within: softReach
    ) { canvas, reach throws(DrawingError) in
      canvas.concatenate(transform)
      try printer(on: canvas, within: reach).draw(group.items)
    }
    guard let layer else { return }
    canvas.transform = .identity
    let filtered = group.filters.isEmpty ? nil : Bitmap(copying: layer.surface).filtered(group.filters)
    if let filtered {
      filtered.withSurface { paint($0, place: layer.place) }
    } else {
      paint(layer.surface.handle, place: layer.place)
    }
    canvas.transform = transform
  }

  /// What a mask lets through, over all that is visible. The caller destroys it.
  func pattern(of mask: Mask) throws(DrawingError) -> OpaquePointer {
    cairo_push_group(canvas.handle)
    do {
      try draw(mask.items)
    } catch {
      cairo_pattern_destroy(cairo_pop_group(canvas.handle))
      throw error
    }
    let layer = cairo_pop_group(canvas.handle)!
    guard mask.kind == .luminance else { return layer }
    defer { cairo_pattern_destroy(layer) }
    return try luminance(of: layer)
  }

  /// A printer for pixels, whatever the page is made of.
  private func printer(on canvas: CairoCanvas, within reach: SoftReach) -> CairoPrinter {
    CairoPrinter(canvas, glyphs: RenderGlyphs(), softReach: reach)
  }

  private func paint(_ surface: OpaquePointer, place: CGAffineTransform) {
    let isWhole = place.isUpright && place.a == 1
    canvas.setPattern(surface, place: place, filter: isWhole ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR, extend: CAIRO_EXTEND_NONE)
    cairo_paint(canvas.handle)
  }

  /// Draws what the canvas draws with through a coverage; `place` leads to the surface's units.
  private func stencil(_ surface: OpaquePointer, place: CGAffineTransform) {
    let transform = canvas.transform
    canvas.transform = .identity
    let isWhole = place.isUpright && place.a == 1
    let pattern = canvas.makePattern(
      surface, place: place, filter: isWhole ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR, extend: CAIRO_EXTEND_NONE)
    cairo_mask(canvas.handle, pattern)
    cairo_pattern_destroy(pattern)
    canvas.transform = transform
  }

  /// How light a layer is on black, as a coverage.
  private func luminance(of layer: OpaquePointer) throws(DrawingError) -> OpaquePointer {
    let visible = canvas.visibleArea
    guard let region = PixelRegion(covering: visible, scale: pixelScale) else { return cairo_pattern_create_rgba(0, 0, 0, 0) }
    let surface = try CairoSurface(.color, width: region.width, height: region.height)
    let painter = CairoCanvas(surface.handle)
    painter.transform = canvas.transform.concatenating(region.toPixels)
    cairo_set_source(painter.handle, layer)
    cairo_paint(painter.handle)
    let bytes = surface.bytes
    let stride = surface.stride
    for y in 0..<region.height {
      let row = bytes + y * stride
      for x in 0..<region.width {
        let at = row + x * 4
        // The components are multiplied by alpha: that is the colour on black.
        let light = 0.0722 * Double(at[0]) + 0.7152 * Double(at[1]) + 0.2126 * Double(at[2])
        let byte = UInt8(light.rounded())
        (at[0], at[1], at[2], at[3]) = (0, 0, 0, byte)
      }
    }
    surface.finishWriting()
    let place = region.toSurface.concatenating(canvas.transform.inverted())
    return canvas.makePattern(surface.handle, place: place, filter: CAIRO_FILTER_BILINEAR, extend: CAIRO_EXTEND_NONE)
  }
}

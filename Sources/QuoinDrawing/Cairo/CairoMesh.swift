import CCairo
import Foundation
import QuoinGeometry

/// Meshes are Cairo's own; a PDF keeps them as such.
extension PaintMesh {
  /// The mesh as a pattern, the ground under it as far as `area`. Whoever asks takes it over.
  func pattern(over area: CGRect) -> OpaquePointer? {
    let pattern = cairo_pattern_create_mesh()
    let ground = area.limited
    if background.alpha > 0, !ground.isNull {
      let corners = [
        CGPoint(x: ground.minX, y: ground.minY), CGPoint(x: ground.maxX, y: ground.minY), CGPoint(x: ground.maxX, y: ground.maxY),
        CGPoint(x: ground.minX, y: ground.maxY),
      ]
      add(Patch(corners: corners, colors: Array(repeating: background, count: 4)), to: pattern)
    }
    for patch in patches { add(patch, to: pattern) }
    return pattern
  }

  private func add(_ patch: Patch, to pattern: OpaquePointer?) {
    // Cairo gives up on a mesh with numbers beyond what it reckons with.
    guard patch.corners.count == 4, patch.colors.count == 4,
      patch.corners.allSatisfy({ abs($0.x) < Self.farthest && abs($0.y) < Self.farthest })
    else { return }
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, Double(patch.corners[0].x), Double(patch.corners[0].y))
    for corner in patch.corners.dropFirst() { cairo_mesh_pattern_line_to(pattern, Double(corner.x), Double(corner.y)) }
    for (index, color) in patch.colors.enumerated() {
      let shown = color.shown
      cairo_mesh_pattern_set_corner_color_rgba(pattern, UInt32(index), shown.red, shown.green, shown.blue, shown.alpha)
    }
    cairo_mesh_pattern_end_patch(pattern)
  }

  /// In points from the page's corner.
  private static var farthest: CGFloat { 1e6 }

  /// The mesh as pixels over `area`, and the map from these to the area's coordinates, for what has no meshes; nil when there is nothing
  /// to see. Meshes are soft: a pixel a point is enough, and no more than 2048 on a side.
  func raster(over area: CGRect) throws(DrawingError) -> (CairoSurface, CGAffineTransform)? {
    guard let region = PixelRegion(covering: area.limited, scale: min(1, 2048 / max(1, area.width, area.height))) else { return nil }
    let surface = try CairoSurface(.color, width: region.width, height: region.height)
    let canvas = CairoCanvas(surface.handle)
    canvas.transform = region.toPixels
    canvas.setSource(pattern(over: area))
    cairo_paint(canvas.handle)
    try canvas.check()
    return (surface, region.toSurface)
  }
}

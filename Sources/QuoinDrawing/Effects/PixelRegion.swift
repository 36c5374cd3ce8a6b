import Foundation
import QuoinGeometry

/// A rectangle of whole pixels on a surface, and how many of them a unit of the surface gets.
struct PixelRegion {
  let x, y, width, height: Int
  /// Pixels per unit of the surface: 1 on a picture, more on a page of a document.
  let scale: CGFloat

  /// The pixels that touch `area` (in the surface's units); nil when there are none. At most 8192 on a side: the scale
  /// gives way, since what becomes pixels on purpose is soft.
  init?(covering area: CGRect, scale: CGFloat) {
    guard !area.isNull, area.width > 0, area.height > 0, area.minX.isFinite, area.maxX.isFinite, area.minY.isFinite, area.maxY.isFinite,
      scale > 0, scale.isFinite
    else { return nil }
    let scale = min(scale, 8192 / max(area.width, area.height))
    self.scale = scale
    // A hair of tolerance, or a rectangle on a pixel's edge would take the next pixel too.
    x = Int((area.minX * scale + 1e-6).rounded(.down))
    y = Int((area.minY * scale + 1e-6).rounded(.down))
    width = max(1, Int((area.maxX * scale - 1e-6).rounded(.up)) - x)
    height = max(1, Int((area.maxY * scale - 1e-6).rounded(.up)) - y)
  }

  /// From the surface's units to this region's pixels.
  var toPixels: CGAffineTransform { CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(x), ty: -CGFloat(y)) }

  /// From this region's pixels to the surface's units.
  var toSurface: CGAffineTransform { toPixels.inverted() }
}

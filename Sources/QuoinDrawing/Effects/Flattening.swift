import Foundation
import QuoinGeometry

/// A shadow's silhouette draws the group's items once more, and so would every shadow inside it: twice the work for each
/// level. So a group with shadows in its shadows becomes pixels first, which are then drawn twice instead.
extension DisplayGroup {
  /// How many shadows lie in each other at most, this group's own counted. O(n).
  var shadowDepth: Int { items.shadowDepth + (shadow == nil ? 0 : 1) }

  /// The group with its items as one picture, where that saves more than it costs.
  ///
  /// - Parameters:
  ///   - transform: From the group's coordinates to the surface's units.
  ///   - visible: What is seen of the surface.
  ///   - pixelScale: Pixels per unit.
  ///   - around: The soft layers around the group; nil where it stands on the page.
  func flattened(
    through transform: CGAffineTransform, visible: CGRect, pixelScale: CGFloat, within around: SoftReach?
  ) throws(DrawingError) -> DisplayGroup {
    guard let shadow, shadow.isDrawable, shadowDepth > 2, transform.isInvertible else { return self }
    let sigma = softness(of: shadow) * transform.meanScale
    let offset = max(abs(shadow.x), abs(shadow.y)) * transform.meanScale
    let reach = 3 * sigma + offset
    let needed = SoftReach(visible: (around?.visible ?? visible).grown(by: offset), variance: (around?.variance ?? 0) + sigma * sigma)
    let layer = try SoftLayer(
      .color, area: contentBounds.applying(transform), visible: visible.grown(by: reach), sigma: 0, pixelScale: pixelScale,
      isStretched: false, within: needed
    ) { canvas, reach throws(DrawingError) in
      canvas.concatenate(transform)
      try CairoPrinter(canvas, glyphs: RenderGlyphs(), softReach: reach).draw(items)
    }
    guard let layer else { return self }
    let bitmap = Bitmap(copying: layer.surface)
    let picture = ImageItem(bitmap, in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), interpolation: .low)
    var place = DisplayGroup([.image(picture)])
    place.transform = layer.place.concatenating(transform.inverted())
    var result = self
    result.items = [.group(place)]
    return result
  }
}

extension [DisplayItem] {
  fileprivate var shadowDepth: Int {
    reduce(0) { depth, item in
      guard case .group(let group) = item else { return depth }
      return Swift.max(depth, group.shadowDepth, group.mask?.items.shadowDepth ?? 0)
    }
  }
}

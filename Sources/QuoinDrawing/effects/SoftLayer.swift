import CCairo
import Foundation
import QuoinGeometry

/// Drawing, blurred into pixels.
struct SoftLayer {
  /// The pixels.
  let surface: CairoSurface
  /// From the pixels to the units of the surface they are for.
  let place: CGAffineTransform

  /// Draws and blurs.
  ///
  /// - Parameters:
  ///   - area: All that `draw` may paint, in the surface's units; what lies beyond is lost.
  ///   - visible: What will be seen of the result.
  ///   - sigma: The standard deviation, in the surface's units.
  ///   - pixelScale: Pixels per unit, at most.
  ///   - isStretched: Whether the pixels may be fewer, since a viewer will stretch them anyway. What is very soft then
  ///     takes only as many as leave its steps unseen.
  ///   - draw: Draws on a canvas whose units are the surface's.
  /// - Returns: Nil when nothing of it will be seen.
  init?(
    _ format: CairoSurface.Format, area: CGRect, visible: CGRect, sigma: CGFloat, pixelScale: CGFloat, isStretched: Bool,
    draw: (CairoCanvas) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    let pixelScale = isStretched && sigma > 0 ? min(pixelScale, max(0.25, 24 / sigma)) : pixelScale
    let reach = 3 * max(0, sigma) + 1 / pixelScale
    let needed = area.grown(by: reach).intersection(visible.grown(by: reach))
    guard !visible.isEmpty, let region = PixelRegion(covering: needed, scale: pixelScale) else { return nil }
    let blur = GaussianBlur(sigma: Double(max(0, sigma) * region.scale))
    let reduction = blur.reduction
    let small = try CairoSurface(
      format, width: (region.width + reduction - 1) / reduction, height: (region.height + reduction - 1) / reduction)
    let canvas = CairoCanvas(small.handle)
    canvas.transform = region.toPixels.concatenating(CGAffineTransform(scaleX: 1 / CGFloat(reduction), y: 1 / CGFloat(reduction)))
    try draw(canvas)
    try canvas.check()
    place = region.toSurface
    if blur.sigma > 0.05 {
      let plane = FloatPlane(small)
      blur.apply(to: plane)
      surface = try plane.enlarged(by: reduction, width: region.width, height: region.height)
    } else {
      surface = small
    }
  }
}

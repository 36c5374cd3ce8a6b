import CCairo
import Foundation
import QuoinGeometry

/// What is seen in the end of drawing that stands within soft layers, in the units of the surface drawn on.
///
/// Each layer must draw a little more than is seen, for its blur; but Gaussians in a row are one with the sum of the squares, so n of
/// them reach √n times as far as one, and not n times. Without that, pages of blurs within blurs grow with every level.
struct SoftReach {
  /// What of the outermost layer is seen.
  var visible: CGRect
  /// The sum of the squares of the deviations around.
  var variance: CGFloat

  /// What is needed of a layer of this deviation; `margin` for pixels' edges.
  func needed(sigma: CGFloat, margin: CGFloat) -> CGRect { visible.grown(by: 3 * (variance + sigma * sigma).squareRoot() + 2 * margin) }
}

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
  ///   - around: The soft layers around this one; nil for an outermost.
  ///   - draw: Draws on a canvas whose units are the surface's; it is told what is seen of that.
  /// - Returns: Nil when nothing of it will be seen.
  init?(
    _ format: CairoSurface.Format, area: CGRect, visible: CGRect, sigma: CGFloat, pixelScale: CGFloat, isStretched: Bool,
    within around: SoftReach?, draw: (CairoCanvas, SoftReach) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    let pixelScale = isStretched && sigma > 0 ? min(pixelScale, max(0.25, 24 / sigma)) : pixelScale
    // What a transform of enormous numbers made of an area may be no rectangle, and Foundation's intersection traps on that.
    let sigma = sigma.isFinite ? max(0, sigma) : 0
    let visible = visible.limited
    let reach = 3 * sigma + 1 / pixelScale
    var needed = area.limited.grown(by: reach).intersection(visible.grown(by: reach))
    if let around { needed = needed.intersection(around.needed(sigma: sigma, margin: 1 / pixelScale).limited) }
    guard !visible.isEmpty, let region = PixelRegion(covering: needed, scale: pixelScale) else { return nil }
    let blur = GaussianBlur(sigma: Double(sigma * region.scale))
    let reduction = blur.reduction
    let small = try CairoSurface(
      format, width: (region.width + reduction - 1) / reduction, height: (region.height + reduction - 1) / reduction)
    let canvas = CairoCanvas(small.handle)
    canvas.transform = region.toPixels.concatenating(CGAffineTransform(scaleX: 1 / CGFloat(reduction), y: 1 / CGFloat(reduction)))
    let growth = canvas.transform.meanScale
    let variance = ((around?.variance ?? 0) + sigma * sigma) * growth * growth
    try draw(canvas, SoftReach(visible: (around?.visible ?? visible).applying(canvas.transform), variance: variance))
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

import CoreGraphics
import Foundation
import UIKit

// Pictures made of one by its methods.
extension CIImage {
  /// The same elsewhere, larger, turned or sheared: each pixel has the colour of the point that comes to lie on its centre.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant.isFinite, determinant != 0 else { return .empty() }
    let back = matrix.inverted()
    let moved = extent.isInfinite ? extent : extent.applying(matrix)
    return CIImage(extent: moved, isCrisp: isCrisp) { [self] area, rendering in
      let source = rendering.raster(self, in: PixelArea(area.rect.applying(back)).grown(by: 1))
      return Raster(area: area) { x, y in
        source.sample(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back), crisply: isCrisp)
      }
    }
  }
  /// As `transformed(by:)`; what becomes smaller is not made smoother.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage { transformed(by: matrix) }
  /// The part in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    CIImage(extent: extent.intersection(rect), isCrisp: isCrisp) { [self] area, rendering in
      // The rectangle may end within a pixel, which then is shown whole.
      rendering.raster(self, in: area)
    }
  }
  /// The same with the colours of its edges going on without end.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }
  /// The part in a rectangle, with the colours of its edges going on without end.
  public func clamped(to rect: CGRect) -> CIImage {
    let shown = PixelArea(extent.intersection(rect))
    guard !shown.isEmpty else { return .empty() }
    return CIImage(extent: .infinite, isCrisp: isCrisp) { [self] area, rendering in
      let source = rendering.raster(self, in: area.clamped(into: shown))
      return Raster(area: area) { x, y in source.nearest(x, y) }
    }
  }
  /// Over another.
  public func composited(over dest: CIImage) -> CIImage { Compositing.sourceOver.blend(self, over: dest) }
  /// The same, blurred; it reaches three times `sigma` farther on each side.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { Blur.gaussian(self, sigma: sigma) }
  /// The same by a filter; no picture where there is no filter of the name, or it makes none.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    if filter.inputKeys.contains(kCIInputImageKey) { filter.setCodedValue(self, forKey: kCIInputImageKey) }
    return filter.outputImage ?? .empty()
  }
  /// The same, turned and mirrored as a camera notes it: 1 is upright, 8 lies on its left side; others leave it.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    let map: CGAffineTransform
    switch orientation {
    case 2: map = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case 3: map = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 4: map = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 5: map = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
    case 6: map = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case 7: map = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 8: map = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    default: return self
    }
    let turned = transformed(by: map)
    // The corner stays where it was.
    return turned.transformed(by: CGAffineTransform(translationX: extent.minX - turned.extent.minX, y: extent.minY - turned.extent.minY))
  }
  /// The same; what is drawn larger shows its pixels as squares.
  public func samplingNearest() -> CIImage { CIImage(extent: extent, isCrisp: true, recipe) }
  /// The same; what is drawn larger goes smoothly from pixel to pixel.
  public func samplingLinear() -> CIImage { CIImage(extent: extent, isCrisp: false, recipe) }
  /// The same, opaque in a rectangle.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    let opaque = PixelArea(extent)
    return mapped { pixel, x, y, _ in
      opaque.x.contains(x) && opaque.y.contains(y) ? SIMD4(pixel.straight.x, pixel.straight.y, pixel.straight.z, 1) : pixel
    }
  }
  /// The same, its colours multiplied by their opacity.
  public func premultiplyingAlpha() -> CIImage { mapped { pixel, _, _, _ in pixel.multiplied } }
  /// The same, its colours divided by their opacity.
  public func unpremultiplyingAlpha() -> CIImage { mapped { pixel, _, _, _ in pixel.straight } }
  /// The same: what is in between is kept as it is made.
  public func insertingIntermediate() -> CIImage { self }
  /// The same: what is in between is kept as it is made.
  public func insertingIntermediate(cache: Bool) -> CIImage { self }

  /// Each pixel by itself; nothing of what lies beyond the picture.
  func mapped(_ change: @escaping @Sendable (Pixel, _ x: Int, _ y: Int, Rendering) -> Pixel) -> CIImage {
    CIImage(extent: extent, isCrisp: isCrisp) { [self] area, rendering in
      let source = rendering.raster(self, in: area)
      return Raster(area: area) { x, y in change(source[x, y], x, y, rendering) }
    }
  }
  /// Each colour by itself, straight, the opacity kept.
  func colored(_ change: @escaping @Sendable (SIMD3<Float>, Rendering) -> SIMD3<Float>) -> CIImage {
    mapped { pixel, _, _, rendering in
      pixel.w > 0 ? pixel.straight.withColor { change($0, rendering) }.multiplied : pixel
    }
  }
}

import Foundation

/// Rounding to the pixels of a page.
struct PixelGrid: Sendable {
  /// Pixels per point, 0 for none.
  let scale: Double

  init(_ scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? Double(scale) : 0 }

  /// Up to the next pixel (fact 7). A thousandth of a pixel too much is arithmetic, not size.
  func up(_ value: Double) -> Double { scale == 0 || value == 0 ? value : (value * scale - 0.001).rounded(.up) / scale + 0 }

  /// To the nearest pixel, halves up.
  func nearest(_ value: Double) -> Double { scale == 0 ? value : (value * scale + 0.5 - 1e-9).rounded(.down) / scale }
}

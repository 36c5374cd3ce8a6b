import UIKit

/// Snaps rectangles to the screen's pixels: origins to the nearest one, sizes up.
@MainActor enum PinPixels {
  @exclusivity(unchecked) static var testScale: CGFloat?

  static var scale: CGFloat { testScale ?? max(UITraitCollection.current.displayScale, 1) }

  static func snap(_ rect: CGRect) -> CGRect {
    let scale = scale
    // The original counts in single precision; what is exact there is what it calls a pixel.
    func near(_ value: CGFloat) -> CGFloat { CGFloat(Float(value * scale).rounded(.toNearestOrAwayFromZero)) / scale }
    func up(_ value: CGFloat) -> CGFloat { CGFloat(Float(value * scale).rounded(.up)) / scale }
    return CGRect(x: near(rect.origin.x), y: near(rect.origin.y), width: up(rect.size.width), height: up(rect.size.height))
  }
}

/// Sets the pixels per point that pins round to; nil = those of the screen. For tests.
@MainActor @preconcurrency public func _pinlayoutSetUnitTest(scale: CGFloat?) { PinPixels.testScale = scale }

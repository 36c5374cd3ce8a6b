import UIKit

/// Reads and writes the rectangle that pins work on: without the transform for `pin`, the frame for `pinFrame`.
@MainActor enum PinRect {
  static func get(_ layer: CALayer, keepTransform: Bool) -> CGRect {
    if let pretended = AutoSizing.rect(of: layer) { return pretended }
    return keepTransform ? layer.geometry.upright : layer.geometry.frame
  }

  static func set(_ rect: CGRect, on layer: CALayer, keepTransform: Bool) {
    guard let view = layer.owner else {
      if keepTransform {
        layer.bounds.size = rect.size
        layer.position = center(of: rect, layer)
      } else {
        layer.frame = rect
      }
      return
    }
    guard keepTransform else {
      view.frame = rect
      return
    }
    view.center = center(of: rect, layer)
    // Only the size: the origin of the bounds is a scroll view's offset.
    let bounds = view.bounds
    if bounds.size != rect.size { view.bounds = CGRect(origin: bounds.origin, size: rect.size) }
  }

  private static func center(of rect: CGRect, _ layer: CALayer) -> CGPoint {
    let anchor = layer.geometry.anchorPoint
    return CGPoint(x: rect.origin.x + rect.width * anchor.x, y: rect.origin.y + rect.height * anchor.y)
  }

  /// `point` of the layer above `reference` in the coordinates of the layer above `layer`.
  static func convert(_ point: CGPoint, from reference: CALayer, to above: CALayer, keepTransform: Bool) -> CGPoint {
    guard reference !== above else { return point }
    if reference === above.superlayer {
      let origin = get(above, keepTransform: keepTransform).origin
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return reference.convert(point, to: above)
  }

  static func isLTR(_ layer: CALayer) -> Bool {
    switch Pin.layoutDirection {
    case .ltr: true
    case .rtl: false
    case .auto: layer.owner.map { $0.effectiveUserInterfaceLayoutDirection == .leftToRight } ?? true
    }
  }
}

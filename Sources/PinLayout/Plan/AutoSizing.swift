import UIKit

/// Pretended rectangles: while a view finds its size by laying out, no frame is changed.
@MainActor enum AutoSizing {
  @exclusivity(unchecked) private(set) static var isOn = false
  private static var rects: [ObjectIdentifier: (rect: CGRect, withMargins: CGRect)] = [:]

  static func rect(of layer: CALayer) -> CGRect? { isOn ? rects[ObjectIdentifier(layer)]?.rect : nil }

  static func set(_ rect: CGRect, margins: PEdgeInsets, of layer: CALayer) {
    let outset = CGRect(
      x: rect.minX - margins.left, y: rect.minY - margins.top, width: rect.width + margins.left + margins.right,
      height: rect.height + margins.top + margins.bottom)
    rects[ObjectIdentifier(layer)] = (rect, outset)
  }

  /// Runs `body` with `view` pretending to have `size`; returns how far its subviews' rectangles with their margins reach.
  static func fit(_ view: UIView, _ size: CGSize, _ body: () -> Void) -> CGSize {
    let wasOn = isOn
    let key = ObjectIdentifier(view.layer)
    let old = rects[key]
    isOn = true
    rects[key] = (CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: size))
    for child in view.subviews { rects[ObjectIdentifier(child.layer)] = nil }
    body()
    var reach = CGSize.zero
    for child in view.subviews {
      guard let rect = rects[ObjectIdentifier(child.layer)]?.withMargins else { continue }
      reach = CGSize(width: max(reach.width, rect.maxX), height: max(reach.height, rect.maxY))
    }
    rects[key] = old
    isOn = wasOn
    if !wasOn { rects = [:] }
    return reach
  }
}

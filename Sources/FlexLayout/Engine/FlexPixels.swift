import UIKit

/// Yoga's pixel grid: text keeps all of its width, boxes meet without gaps.
struct FlexPixels {
  let scale: CGFloat

  @MainActor static var current: FlexPixels { FlexPixels(scale: max(UITraitCollection.current.displayScale, 1)) }

  enum Mode {
    case nearest, up, down
  }

  /// `value` on the grid. What lies within a ten-thousandth of a pixel is on it.
  func round(_ value: CGFloat, _ mode: Mode = .nearest) -> CGFloat {
    let scaled = value * scale
    guard scaled.isFinite else { return 0 }
    let whole = scaled.rounded(.down)
    let part = scaled - whole
    if part < 0.0001 { return whole / scale }
    if part > 0.9999 { return (whole + 1) / scale }
    switch mode {
    case .up: return (whole + 1) / scale
    case .down: return whole / scale
    case .nearest: return (part >= 0.5 ? whole + 1 : whole) / scale
    }
  }

  func isOnGrid(_ value: CGFloat) -> Bool {
    let scaled = value * scale
    return abs(scaled - scaled.rounded()) < 0.0001
  }

  /// A box at `origin` of its parent, which lies at `base` of the root. `isText`: begin at or before, end at or after.
  func snap(_ origin: CGPoint, _ size: CGSize, base: CGPoint, isText: Bool) -> CGRect {
    func side(_ at: CGFloat, _ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      let near: Mode = isText ? .down : .nearest
      let far: Mode = !isText ? .nearest : isOnGrid(length) ? .down : .up
      let from = start + at
      return (round(at, near), max(0, round(from + length, far) - round(from, near)))
    }
    let (x, width) = side(origin.x, base.x, size.width)
    let (y, height) = side(origin.y, base.y, size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

import Foundation

/// The grid of device pixels that final frames are snapped to.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public let scale: CGFloat
  /// A grid of `scale` pixels per point, above 0.
  public init(scale: CGFloat) { self.scale = scale }

  /// `value` at the nearest pixel edge; halves go up (fact 6).
  public func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
  /// `rect` with both corners at pixel edges; the size is their difference (fact 6).
  public func snap(_ rect: CGRect) -> CGRect {
    let x = snap(rect.minX)
    let y = snap(rect.minY)
    return CGRect(x: x, y: y, width: snap(rect.minX + rect.width) - x, height: snap(rect.minY + rect.height) - y)
  }
}

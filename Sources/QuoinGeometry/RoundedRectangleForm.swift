import Foundation

/// An upright rectangle with rounded corners, remembered by its measures so that exporters can take short ways.
///
/// The measures are already cut to fit: no radius is negative and two radii never exceed the side they share.
public struct RoundedRectangleForm: Hashable, Sendable {
  /// The rectangle, standardised.
  public let rect: CGRect
  /// The horizontal and vertical radius of each corner.
  public let topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
  /// The curve of the corners.
  public let style: RoundedCornerStyle

  /// Four corners of the same size.
  init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.init(rect: rect, corners: [cornerSize, cornerSize, cornerSize, cornerSize], style: style)
  }

  /// Four corners with a radius each.
  init(rect: CGRect, cornerRadii radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    let corners = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map { CGSize(width: $0, height: $0) }
    self.init(rect: rect, corners: corners, style: style)
  }

  private init(rect: CGRect, corners: [CGSize], style: RoundedCornerStyle) {
    let rect = rect.standardized
    let wanted = corners.map { CGSize(width: Self.radius($0.width), height: Self.radius($0.height)) }
    // As in CSS Backgrounds §5.5: when two radii exceed their side, all shrink by the same factor.
    let shares = [
      Self.share(rect.width, wanted[0].width + wanted[1].width), Self.share(rect.width, wanted[2].width + wanted[3].width),
      Self.share(rect.height, wanted[0].height + wanted[3].height), Self.share(rect.height, wanted[1].height + wanted[2].height),
    ]
    // Unequal corner sizes of one call (an ellipse's quarter) are cut per axis, as Core Graphics does.
    let uniform = wanted.allSatisfy { $0 == wanted[0] }
    let across = uniform ? min(shares[0], shares[1]) : shares.min() ?? 1
    let down = uniform ? min(shares[2], shares[3]) : across
    // A circle's corner stays a circle's corner.
    let isRound = wanted.allSatisfy { $0.width == $0.height }
    let fit = wanted.map {
      CGSize(width: $0.width * (isRound ? min(across, down) : across), height: $0.height * (isRound ? min(across, down) : down))
    }
    self.rect = rect
    self.style = style
    (topLeft, topRight, bottomRight, bottomLeft) = (fit[0], fit[1], fit[2], fit[3])
  }

  private init(moving form: RoundedRectangleForm, by offset: CGVector) {
    rect = form.rect.offsetBy(dx: offset.dx, dy: offset.dy)
    (topLeft, topRight, bottomRight, bottomLeft) = (form.topLeft, form.topRight, form.bottomRight, form.bottomLeft)
    style = form.style
  }

  /// The radius that all four corners share, when they are quarter circles of one size.
  public var uniformRadius: CGFloat? {
    guard style == .circular, topLeft.width == topLeft.height else { return nil }
    return topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft ? topLeft.width : nil
  }

  func offsetBy(dx: CGFloat, dy: CGFloat) -> RoundedRectangleForm { RoundedRectangleForm(moving: self, by: CGVector(dx: dx, dy: dy)) }

  /// NaN and negative radii mean a square corner.
  private static func radius(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1e9) : 0 }

  private static func share(_ side: CGFloat, _ wanted: CGFloat) -> CGFloat { wanted > side && wanted > 0 ? side / wanted : 1 }
}

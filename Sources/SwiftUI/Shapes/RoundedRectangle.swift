import Foundation
import QuoinGeometry
import QuoinLayout

/// A rectangle with round corners of one radius in points.
public struct RoundedRectangle: InsettableShape, PlainlySizedShape, SymmetricShape {
  /// Half the axes of each corner's ellipse, in points; larger than half the rectangle counts as half of it.
  public var cornerSize: CGSize
  /// Whether its corners are circles' quarters or run into the sides smoothly.
  public var style: RoundedCornerStyle
  /// Corners that are quarters of ellipses, or smooth.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Corners of `cornerRadius` points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  /// The same, `amount` points smaller on all sides and with radii smaller by as much, 0 at least.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(
      shape: RoundedRectangle(
        cornerSize: CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)), style: style),
      amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of `cornerRadius` points.
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with corners that are quarters of ellipses, or smooth.
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

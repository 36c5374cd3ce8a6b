import Foundation
import QuoinGeometry
import QuoinLayout

/// A rectangle with a radius of its own at each corner.
public struct UnevenRoundedRectangle: InsettableShape, PlainlySizedShape {
  /// The radius of each corner, in points.
  public var cornerRadii: RectangleCornerRadii
  /// Whether its corners are circles' quarters or run into the sides smoothly.
  public var style: RoundedCornerStyle
  /// A radius for each corner, in points.
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// A radius for each corner, in points; 0 is a sharp corner.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  nonisolated public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
        AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
    }
    set {
      cornerRadii = RectangleCornerRadii(
        topLeading: newValue.first.first, bottomLeading: newValue.first.second, bottomTrailing: newValue.second.first,
        topTrailing: newValue.second.second)
    }
  }
  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
  /// The same, `amount` points smaller on all sides and with radii smaller by as much, 0 at least.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    func less(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
    return _Inset(
      shape: UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: less(cornerRadii.topLeading), bottomLeading: less(cornerRadii.bottomLeading),
          bottomTrailing: less(cornerRadii.bottomTrailing), topTrailing: less(cornerRadii.topTrailing)), style: style), amount: amount)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius of its own at each corner.
  nonisolated public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle
  {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle with a radius of its own at each corner, in points; 0 is a sharp corner.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius, style: style)
  }
}

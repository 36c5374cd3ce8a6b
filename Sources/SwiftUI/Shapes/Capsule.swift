import Foundation
import QuoinGeometry
import QuoinLayout

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, PlainlySizedShape, SymmetricShape {
  /// Kept; a capsule's ends are half circles in every style.
  public var style: RoundedCornerStyle
  /// As large as what is proposed. The style is kept; the ends are half circles in every style.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
  }
  /// The same, `amount` points smaller on all sides; below 0 larger.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  nonisolated public static var capsule: Capsule { Capsule() }
  /// A rectangle whose shorter sides are half circles, in every style.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

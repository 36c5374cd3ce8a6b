import Foundation

/// A point in a rectangle, as a share of its width and height: (0,0) is the top leading corner, (1,1) the bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from 0 where reading begins; beyond 0…1 it lies outside.
  public var x: CGFloat
  /// The share of the height, from 0 at the top; beyond 0…1 it lies outside.
  public var y: CGFloat

  /// Shares of the width and the height.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// The upper corner where reading begins.
  @inlinable public init() { self.init(x: 0, y: 0) }

  /// The upper corner where reading begins.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the side where reading begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where reading ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper corner where reading begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where reading ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where reading begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner where reading ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point in `rect`, in the space of `rect`.
  public func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + x * rect.size.width, y: rect.origin.y + y * rect.size.height)
  }
}

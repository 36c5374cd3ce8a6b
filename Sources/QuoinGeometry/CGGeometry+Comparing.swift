import Foundation

/// A rectangle by its origin and size, in the words of C.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
/// A point, in the words of C.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size, in the words of C.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// A way, in the words of C.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// The seconds from the beginning of 2001 until now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

extension CGSize {
  /// Whether both are the same.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}
extension CGPoint {
  /// Whether both are the same.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}
extension CGRect {
  /// Whether both are the same, after turning negative lengths round.
  public func equalTo(_ rect: CGRect) -> Bool { standardized == rect.standardized }
}

/// The middle across.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The middle from top to bottom.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The least x.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The least y.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The greatest x.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The greatest y.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width, never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height, never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// A rectangle set in on all sides.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// A rectangle moved.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// The smallest rectangle around both.
public func CGRectUnion(_ one: CGRect, _ other: CGRect) -> CGRect { one.union(other) }
/// What both have.
public func CGRectIntersection(_ one: CGRect, _ other: CGRect) -> CGRect { one.intersection(other) }
/// Whether a rectangle holds a point.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether a rectangle holds another.
public func CGRectContainsRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect.contains(other) }
/// Whether two rectangles have something in common.
public func CGRectIntersectsRect(_ one: CGRect, _ other: CGRect) -> Bool { one.intersects(other) }
/// Whether nothing is in a rectangle.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

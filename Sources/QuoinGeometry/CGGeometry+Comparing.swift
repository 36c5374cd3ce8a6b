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

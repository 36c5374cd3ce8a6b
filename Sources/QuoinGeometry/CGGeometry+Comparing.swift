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

/// An array of Core Foundation's. Swift on Linux bridges no arrays, so it is the array itself.
public typealias CFArray = [Any]

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

/// A move, in the words of C.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}
/// A scale, in the words of C.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: sx, y: sy) }
/// A turn in radians, in the words of C.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle) }
/// A transform by its numbers, in the words of C.
public func CGAffineTransformMake(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform
{
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}
/// A move before another transform, in the words of C.
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}
/// A scale before another transform, in the words of C.
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }
/// A turn before another transform, in the words of C.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform { t.rotated(by: angle) }
/// One transform and then another, in the words of C.
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform { t1.concatenating(t2) }
/// The way back, in the words of C.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
/// Whether nothing changes, in the words of C.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
/// Whether both are the same, in the words of C.
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { t1 == t2 }
/// A point through a transform, in the words of C.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint { point.applying(t) }
/// A size through a transform, in the words of C.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }
/// A rectangle through a transform, in the words of C.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }
/// Whether both points are the same, in the words of C.
public func CGPointEqualToPoint(_ one: CGPoint, _ other: CGPoint) -> Bool { one == other }
/// Whether both sizes are the same, in the words of C.
public func CGSizeEqualToSize(_ one: CGSize, _ other: CGSize) -> Bool { one == other }
/// Whether both rectangles are the same, in the words of C.
public func CGRectEqualToRect(_ one: CGRect, _ other: CGRect) -> Bool { one.equalTo(other) }
/// Whether a rectangle is none, in the words of C.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// A rectangle on whole points around another, in the words of C.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// A rectangle without negative lengths, in the words of C.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

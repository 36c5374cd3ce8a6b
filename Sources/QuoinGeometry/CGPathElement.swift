// Names in C's form are Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation

#if !canImport(Darwin)
  /// What a step of a path is.
  public enum CGPathElementType: Int32, Sendable {
    /// Begins anew: one point.
    case moveToPoint
    /// A line: one point.
    case addLineToPoint
    /// A curve: one control point and the end.
    case addQuadCurveToPoint
    /// A curve: two control points and the end.
    case addCurveToPoint
    /// Back to where it began: no point.
    case closeSubpath
  }

  /// A step of a path. Its points are there while the function that it is given to runs.
  public struct CGPathElement {
    /// What it is.
    public var type: CGPathElementType
    /// Its points.
    public var points: UnsafeMutablePointer<CGPoint>
    /// A step of points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
      self.type = type
      self.points = points
    }
  }

  /// Takes a step of a path, with what was given beside.
  public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  /// Takes a step of a path.
  public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

  extension CGPath {
    /// Gives `function` each step in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) { applyWithBlock { function(info, $0) } }

    /// Gives `block` each step in order.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
      func give(_ type: CGPathElementType, _ points: [CGPoint]) {
        var points = points
        points.withUnsafeMutableBufferPointer { buffer in
          // A step without points has a place all the same.
          let none = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
          defer { none.deallocate() }
          var element = CGPathElement(type: type, points: buffer.baseAddress ?? none)
          withUnsafePointer(to: &element, block)
        }
      }
      value.forEach { element in
        switch element {
        case .move(let to): give(.moveToPoint, [to])
        case .line(let to): give(.addLineToPoint, [to])
        case .quadCurve(let to, let control): give(.addQuadCurveToPoint, [control, to])
        case .curve(let to, let first, let second): give(.addCurveToPoint, [first, second, to])
        case .closeSubpath: give(.closeSubpath, [])
        }
      }
    }
  }
#endif

import Foundation

#if !canImport(Darwin)
  /// An immutable path by reference, for code that speaks Core Graphics. `Path` is the value inside.
  ///
  /// Sendable as long as it is not a `CGMutablePath` that somebody still changes, as on Apple's systems.
  public class CGPath: Hashable, @unchecked Sendable {
    var value: Path

    init(value: Path) { self.value = value }

    /// A rectangle, moved by the transform behind the pointer if there is one.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(value: Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// The ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(value: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// A rectangle with elliptical corners.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
      let corner = CGSize(width: cornerWidth, height: cornerHeight)
      self.init(value: Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform?.pointee ?? .identity))
    }

    /// The outline of the line along a path, moved by the transform behind the pointer if there is one: `copy(strokingWithWidth:…)` as C's
    /// function comes to Swift. Never nil.
    public convenience init?(
      __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
      miterLimit: CGFloat
    ) {
      let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
      self.init(value: path.value.strokedPath(style).applying(transform?.pointee ?? .identity))
    }

    /// A path cut into dashes and gaps of the `count` lengths behind the pointer, `phase` into them, moved by the transform if there is one:
    /// `copy(dashingWithPhase:lengths:)` as C's function comes to Swift. Whole where there are no lengths. Never nil.
    public convenience init?(
      __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat, lengths: UnsafePointer<CGFloat>?, count: Int
    ) {
      let dashes = lengths.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
      self.init(value: path.value.dashedPath(dashes, phase: phase).applying(transform?.pointee ?? .identity))
    }

    /// Whether there are no steps.
    public var isEmpty: Bool { value.isEmpty }
    /// Where the next step starts; the origin when the path is empty.
    public var currentPoint: CGPoint { value.currentPoint ?? .zero }
    /// The rectangle around all points, control points too.
    public var boundingBox: CGRect { CGRect(enclosing: value.outline.points) }
    /// The rectangle around the outline itself.
    public var boundingBoxOfPath: CGRect { value.boundingRect }

    /// Whether the point, moved by the transform, is inside.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
      value.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    /// The same path, immutable.
    public func copy() -> CGPath? { CGPath(value: value) }

    /// The path moved.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(value: value.applying(transform?.pointee ?? .identity))
    }

    /// A copy that may be changed.
    public func mutableCopy() -> CGMutablePath? {
      let copy = CGMutablePath()
      copy.value = value
      return copy
    }

    /// The outline of the line along this path.
    public func copy(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
      transform: CGAffineTransform = .identity
    ) -> CGPath {
      let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
      return CGPath(value: value.strokedPath(style).applying(transform))
    }

    /// The path cut into dashes.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
      CGPath(value: value.dashedPath(lengths, phase: phase).applying(transform))
    }

    /// Whether two paths have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool { left === right || left.value.outline == right.value.outline }

    /// Feeds the points into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(value.outline.points) }
  }

  /// Which points are inside a path.
  public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Those the outline winds around.
    case winding = 0
    /// Those from which a ray crosses the outline an odd number of times.
    case evenOdd = 1
  }

  extension Path {
    /// The path inside a `CGPath`.
    public init(_ path: CGPath) { self = path.value }

    /// The path inside a `CGMutablePath`, as it is now.
    public init(_ path: CGMutablePath) { self = path.value }

    /// This path by reference.
    public var cgPath: CGPath { CGPath(value: self) }
  }
#endif

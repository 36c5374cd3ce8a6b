import CoreGraphics
import Foundation

/// Numbers of filters.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]
  /// Any number of them.
  public init(values: UnsafePointer<CGFloat>, count: Int) { self.values = (0..<max(0, count)).map { values[$0] } }
  private init(_ values: [CGFloat]) { self.values = values }
  /// One.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Two.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Three.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Four.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// A point.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// A rectangle: its corner and its size.
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

  /// How many there are.
  public var count: Int { values.count }
  /// One of them; 0 where there are fewer.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first; 0 where there is none.
  public var x: CGFloat { value(at: 0) }
  /// The second; 0 where there is none.
  public var y: CGFloat { value(at: 1) }
  /// The third; 0 where there is none.
  public var z: CGFloat { value(at: 2) }
  /// The fourth; 0 where there is none.
  public var w: CGFloat { value(at: 3) }
  /// The first two as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// Four as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  public override var hash: Int { values.hashValue }
}

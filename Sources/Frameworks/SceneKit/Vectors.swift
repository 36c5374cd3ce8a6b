@_exported import Foundation
@_exported import UIKit

/// Three lengths, or a point.
public struct SCNVector3: Sendable, Hashable {
  /// To the right.
  public var x: Float
  /// Upwards.
  public var y: Float
  /// Towards the eye.
  public var z: Float
  /// The origin.
  public init() { (x, y, z) = (0, 0, 0) }
  /// A point.
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  /// A point.
  public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  /// A point.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
  /// A point.
  public init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
  /// A point.
  public init(_ x: Int, _ y: Int, _ z: Int) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
  /// A point of a vector of three.
  public init(_ v: SIMD3<Float>) { (x, y, z) = (v.x, v.y, v.z) }
  /// A point of a vector of three.
  public init(_ v: SIMD3<Double>) { (x, y, z) = (Float(v.x), Float(v.y), Float(v.z)) }
}
/// Four lengths, or an axis and an angle in radians around it.
public struct SCNVector4: Sendable, Hashable {
  /// To the right.
  public var x: Float
  /// Upwards.
  public var y: Float
  /// Towards the eye.
  public var z: Float
  /// The fourth.
  public var w: Float
  /// All 0.
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  /// Four lengths.
  public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  /// Four lengths.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
  /// Four lengths.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w)) }
  /// Four lengths.
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) { self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w)) }
  /// Four lengths.
  public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w)) }
}
/// A turn by a quaternion.
public typealias SCNQuaternion = SCNVector4

/// A point, in the words of C.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }
/// Four lengths, in the words of C.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x: x, y: y, z: z, w: w) }
/// Whether two points are the same.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
/// The origin.
public let SCNVector3Zero = SCNVector3()
/// All 0.
public let SCNVector4Zero = SCNVector4()

/// A map of space: a point is a row, multiplied from the left, so that the last row moves it.
public struct SCNMatrix4: Sendable, Hashable {
  /// The first row.
  public var m11: Float, m12: Float, m13: Float, m14: Float
  /// The second row.
  public var m21: Float, m22: Float, m23: Float, m24: Float
  /// The third row.
  public var m31: Float, m32: Float, m33: Float, m34: Float
  /// The fourth row: where the origin goes.
  public var m41: Float, m42: Float, m43: Float, m44: Float
  /// All 0.
  public init() { self.init(rows: Array(repeating: 0, count: 16)) }
  /// Sixteen numbers, row by row.
  public init(
    m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float, m31: Float, m32: Float, m33: Float,
    m34: Float, m41: Float, m42: Float, m43: Float, m44: Float
  ) { self.init(rows: [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]) }
  init(rows r: [Float]) {
    (m11, m12, m13, m14) = (r[0], r[1], r[2], r[3])
    (m21, m22, m23, m24) = (r[4], r[5], r[6], r[7])
    (m31, m32, m33, m34) = (r[8], r[9], r[10], r[11])
    (m41, m42, m43, m44) = (r[12], r[13], r[14], r[15])
  }
  var rows: [Float] { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }
}
/// The map that leaves everything where it is.
public let SCNMatrix4Identity = SCNMatrix4(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
/// Moves.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  SCNMatrix4(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}
/// Makes larger.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}
/// Turns by radians around an axis; the identity for an axis without a length.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return SCNMatrix4Identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (Float(sin(Double(angle))), Float(cos(Double(angle))))
  let t = 1 - c
  return SCNMatrix4(rows: [
    t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0, t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0, t * x * z + s * y,
    t * y * z - s * x, t * z * z + c, 0, 0, 0, 0, 1,
  ])
}
/// First `a`, then `b`.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  let (one, two) = (a.rows, b.rows)
  return SCNMatrix4(
    rows: (0..<16).map { place in (0..<4).reduce(0) { $0 + one[place / 4 * 4 + $1] * two[$1 * 4 + place % 4] } })
}
/// A map, and then a move.
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
/// A map, and then a larger size.
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
/// A map, and then a turn.
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
/// Whether two maps are the same.
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a == b }
/// Whether a map leaves everything where it is.
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m == SCNMatrix4Identity }
/// The map back; the same map where there is none.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
  // Gauss and Jordan: the map beside the identity, until it is the identity itself.
  var rows = (0..<4).map { row in Array(m.rows[row * 4..<row * 4 + 4]) + (0..<4).map { $0 == row ? Float(1) : 0 } }
  for column in 0..<4 {
    guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }), abs(rows[pivot][column]) > 1e-12 else {
      return m
    }
    rows.swapAt(column, pivot)
    rows[column] = rows[column].map { [divisor = rows[column][column]] in $0 / divisor }
    for row in 0..<4 where row != column {
      let part = rows[row][column]
      rows[row] = zip(rows[row], rows[column]).map { $0 - part * $1 }
    }
  }
  return SCNMatrix4(rows: rows.flatMap { $0[4...] })
}

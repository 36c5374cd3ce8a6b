// Names as simd has them.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation

/// A turn in space, in four numbers: three that go along an axis, and one that does not.
public struct _Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Hashable, @unchecked Sendable {
  /// The four, the one without an axis last.
  public var vector: SIMD4<Scalar>
  /// Nothing at all: no turn has these numbers.
  public init() { vector = .zero }
  /// By the four, the one without an axis last.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  /// By the four.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  /// By the one without an axis and the three with one.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  /// A turn around an axis of length 1, in radians.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    vector = SIMD4(axis * Scalar(sin(half)), Scalar(cos(half)))
  }
  /// The shortest turn from a direction to another, both of length 1; half a turn where they are opposite.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let common = dot(from, to)
    if common < Scalar(-0.999999) {
      let across = abs(from.x) < Scalar(0.9) ? cross(from, SIMD3(1, 0, 0)) : cross(from, SIMD3(0, 1, 0))
      vector = SIMD4(normalize(across), 0)
    } else {
      vector = normalize(SIMD4(cross(from, to), 1 + common))
    }
  }
  /// The turn of a matrix that only turns.
  public init(_ m: _Matrix3x3<Scalar>) {
    let trace = m[0, 0] + m[1, 1] + m[2, 2]
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      vector = SIMD4((m[1, 2] - m[2, 1]) / s, (m[2, 0] - m[0, 2]) / s, (m[0, 1] - m[1, 0]) / s, s / 4)
    } else {
      // The largest of the three is divided by.
      let i = m[0, 0] >= m[1, 1] && m[0, 0] >= m[2, 2] ? 0 : m[1, 1] >= m[2, 2] ? 1 : 2
      let (j, k) = ((i + 1) % 3, (i + 2) % 3)
      let s = (1 + m[i, i] - m[j, j] - m[k, k]).squareRoot() * 2
      var parts = SIMD4<Scalar>.zero
      parts[i] = s / 4
      parts[j] = (m[i, j] + m[j, i]) / s
      parts[k] = (m[i, k] + m[k, i]) / s
      parts[3] = (m[j, k] - m[k, j]) / s
      vector = parts
    }
  }
  /// The turn of a matrix, whatever it moves.
  public init(_ m: _Matrix4x4<Scalar>) {
    func column(_ index: Int) -> SIMD3<Scalar> { normalize(SIMD3(m[index].x, m[index].y, m[index].z)) }
    self.init(_Matrix3x3(column(0), column(1), column(2)))
  }
  /// The one without an axis.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The three with one.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// How far it turns, in radians.
  public var angle: Scalar { Scalar(2 * atan2(Double(QuoinSIMD.length(imag)), Double(real))) }
  /// Around what; not numbers where it does not turn.
  public var axis: SIMD3<Scalar> { normalize(imag) }
  /// How long the four are.
  public var length: Scalar { QuoinSIMD.length(vector) }
  /// The same turn with four of length 1.
  public var normalized: _Quaternion { _Quaternion(vector: normalize(vector)) }
  /// With the axis turned round.
  public var conjugate: _Quaternion { _Quaternion(real: real, imag: -imag) }
  /// What undoes it.
  public var inverse: _Quaternion { _Quaternion(vector: conjugate.vector / length_squared(vector)) }
  /// A vector as it is turned.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let across = cross(imag, vector) * 2
    return vector + across * real + cross(imag, across)
  }
  /// The turn that turns as the right one does and then the left one.
  public static func * (left: _Quaternion, right: _Quaternion) -> _Quaternion {
    let around = right.imag * left.real + left.imag * right.real
    return _Quaternion(real: left.real * right.real - dot(left.imag, right.imag), imag: around + cross(left.imag, right.imag))
  }
  /// The four, each times a number.
  public static func * (left: Scalar, right: _Quaternion) -> _Quaternion { _Quaternion(vector: right.vector * left) }
  /// The sum of the four.
  public static func + (left: _Quaternion, right: _Quaternion) -> _Quaternion { _Quaternion(vector: left.vector + right.vector) }
  /// The four, each turned round: the same turn.
  public static prefix func - (one: _Quaternion) -> _Quaternion { _Quaternion(vector: -one.vector) }
}
/// A turn in space.
public typealias simd_quatf = _Quaternion<Float>
/// A turn in space.
public typealias simd_quatd = _Quaternion<Double>
/// A turn around an axis of length 1, in radians.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
/// The turn of a matrix.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// What undoes it.
public func simd_inverse<Scalar>(_ turn: _Quaternion<Scalar>) -> _Quaternion<Scalar> { turn.inverse }
/// Both, the right one first.
public func simd_mul<Scalar>(_ left: _Quaternion<Scalar>, _ right: _Quaternion<Scalar>) -> _Quaternion<Scalar> { left * right }
/// A vector as it is turned.
public func simd_act<Scalar>(_ turn: _Quaternion<Scalar>, _ vector: SIMD3<Scalar>) -> SIMD3<Scalar> { turn.act(vector) }
/// Between two turns, 0 the first and 1 the second, the shorter way and evenly.
public func simd_slerp<Scalar>(_ first: _Quaternion<Scalar>, _ second: _Quaternion<Scalar>, _ t: Scalar) -> _Quaternion<Scalar> {
  let common = dot(first.vector, second.vector)
  let end = common < 0 ? -second.vector : second.vector
  let angle = acos(min(1, Double(abs(common))))
  // As near as that the way is straight.
  guard angle > 1e-6 else { return _Quaternion(vector: first.vector + (end - first.vector) * t).normalized }
  let (a, b) = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
  return _Quaternion(vector: first.vector * Scalar(a) + end * Scalar(b))
}

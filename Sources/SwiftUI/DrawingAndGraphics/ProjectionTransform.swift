import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A change of place in the plane, as a 3×3 matrix; perspective is left out when it is drawn.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row: what x becomes.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row: what y becomes.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row: how far all moves, in points.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  /// No change.
  public init() {}
  /// A change in the plane.
  public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }
  /// What a change in space does in the plane.
  public init(_ m: CATransform3D) { (m11, m12, m21, m22, m31, m32) = (m.m11, m.m12, m.m21, m.m22, m.m41, m.m42) }
  /// Whether nothing changes.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// The way back; itself where there is none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    return copy.invert() ? copy : self
  }
  /// Makes it the way back; false, and nothing changes, where there is none.
  public mutating func invert() -> Bool {
    let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant != 0, determinant.isFinite else { return false }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (a, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
    (result.m21, result.m22, result.m23) = (b, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23)
    (result.m31, result.m32, result.m33) = (c, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21)
    for row in [\ProjectionTransform.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33] { result[keyPath: row] /= determinant }
    self = result
    return true
  }
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
  /// This change, then `rhs`, both in the plane.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { ProjectionTransform(affine.concatenating(rhs.affine)) }
}

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
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
  /// This change, then `rhs`, both in the plane.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { ProjectionTransform(affine.concatenating(rhs.affine)) }
}

import CoreGraphics
import Foundation

/// A map of space by a 4 × 4 matrix, rows multiplied from the left; a page shows its part in the plane.
public struct CATransform3D: Hashable, Sendable {
  /// The matrix, row by row.
  public var m11, m12, m13, m14: CGFloat
  /// The second row.
  public var m21, m22, m23, m24: CGFloat
  /// The third row.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row: the shift.
  public var m41, m42, m43, m44: CGFloat

  /// The zero matrix, as a C structure starts on the phone.
  public init() {
    (m11, m12, m13, m14) = (0, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 0, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 0, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 0)
  }

  /// The matrix of these numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  package init(_ map: CGAffineTransform) {
    self.init()
    (m11, m12, m21, m22) = (map.a, map.b, map.c, map.d)
    (m41, m42, m33, m44) = (map.tx, map.ty, 1, 1)
  }

  /// What the plane z = 0 sees of this map, without perspective.
  package var affine: CGAffineTransform {
    let w = m44 == 0 ? 1 : m44
    return CGAffineTransform(a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m41 / w, ty: m42 / w)
  }

  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  fileprivate init(rows: [[CGFloat]]) {
    self.init()
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}

/// The map that moves nothing.
public let CATransform3DIdentity = CATransform3D(.identity)

/// Whether `t` moves nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  func cell(_ row: Int, _ column: Int) -> CGFloat { (0..<4).reduce(0) { (sum: CGFloat, k: Int) in sum + left[row][k] * right[k][column] } }
  return CATransform3D(rows: (0..<4).map { row in (0..<4).map { column in cell(row, column) } })
}

/// A shift.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// A scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A turn by `angle` radians about the axis (`x`, `y`, `z`); the zero axis turns nothing.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let c = CGFloat(cos(Double(angle)))
  let s = CGFloat(sin(Double(angle)))
  let t = 1 - c
  return CATransform3D(rows: [
    [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
    [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
    [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
    [0, 0, 0, 1],
  ])
}

/// A shift followed by `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A scale followed by `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A turn followed by `t`.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The map of space that does what `m` does in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// What `t` does in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

/// Whether two maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Whether `t` stays in the plane, so that `CATransform3DGetAffineTransform` says all of it.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The map that takes back what `t` does; `t` itself when nothing can.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var left = t.rows
  var right = CATransform3DIdentity.rows
  // Gauss and Jordan, by the largest number of each column.
  for column in 0..<4 {
    guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }), left[pivot][column] != 0 else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let scale = left[column][column]
    for index in 0..<4 {
      left[column][index] /= scale
      right[column][index] /= scale
    }
    for row in 0..<4 where row != column && left[row][column] != 0 {
      let factor = left[row][column]
      for index in 0..<4 {
        left[row][index] -= factor * left[column][index]
        right[row][index] -= factor * right[column][index]
      }
    }
  }
  return CATransform3D(rows: right)
}

// Names as simd has them.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// Four columns of four numbers.
public struct _Matrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Hashable, @unchecked Sendable {
  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)
  /// All zero.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// By its columns.
  public init(_ first: SIMD4<Scalar>, _ second: SIMD4<Scalar>, _ third: SIMD4<Scalar>, _ fourth: SIMD4<Scalar>) {
    columns = (first, second, third, fourth)
  }
  /// By its columns, of which there are four.
  public init(_ columns: [SIMD4<Scalar>]) { self.init(columns[0], columns[1], columns[2], columns[3]) }
  /// By its rows, of which there are four.
  public init(rows: [SIMD4<Scalar>]) { self = _Matrix4x4(rows).transpose }
  /// With these numbers from the upper left to the lower right.
  public init(diagonal: SIMD4<Scalar>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }
  /// With one number there.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD4(repeating: scalar)) }

  /// A column.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
  /// A number by its column and row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }
  /// Rows for columns.
  public var transpose: _Matrix4x4 {
    var turned = _Matrix4x4()
    for column in 0..<4 { for row in 0..<4 { turned[row][column] = self[column][row] } }
    return turned
  }
  /// How much it makes larger.
  public var determinant: Scalar { eliminated()?.determinant ?? 0 }
  /// What undoes it; not numbers where nothing does.
  public var inverse: _Matrix4x4 { eliminated()?.inverse ?? _Matrix4x4(.nan) }

  /// Gauss's elimination with the largest pivot; nil where there is none.
  private func eliminated() -> (inverse: _Matrix4x4, determinant: Scalar)? {
    var (rows, undone) = (transpose, _Matrix4x4(1))
    var determinant: Scalar = 1
    for step in 0..<4 {
      guard let pivot = (step..<4).max(by: { abs(rows[$0][step]) < abs(rows[$1][step]) }), rows[pivot][step] != 0 else { return nil }
      if pivot != step {
        (rows[step], rows[pivot]) = (rows[pivot], rows[step])
        (undone[step], undone[pivot]) = (undone[pivot], undone[step])
        determinant = -determinant
      }
      let value = rows[step][step]
      determinant *= value
      rows[step] /= value
      undone[step] /= value
      for other in 0..<4 where other != step {
        let factor = rows[other][step]
        rows[other] -= rows[step] * factor
        undone[other] -= undone[step] * factor
      }
    }
    return (undone.transpose, determinant)
  }

  /// The vector as the matrix maps it.
  public static func * (left: _Matrix4x4, right: SIMD4<Scalar>) -> SIMD4<Scalar> {
    let upper = left.columns.0 * right.x + left.columns.1 * right.y
    return upper + left.columns.2 * right.z + left.columns.3 * right.w
  }
  /// The matrix that maps as the right one does and then the left one.
  public static func * (left: _Matrix4x4, right: _Matrix4x4) -> _Matrix4x4 {
    _Matrix4x4(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
  }
  /// The sum of the columns.
  public static func + (left: _Matrix4x4, right: _Matrix4x4) -> _Matrix4x4 {
    _Matrix4x4((0..<4).map { left[$0] + right[$0] })
  }
  /// The difference of the columns.
  public static func - (left: _Matrix4x4, right: _Matrix4x4) -> _Matrix4x4 {
    _Matrix4x4((0..<4).map { left[$0] - right[$0] })
  }
  public static func == (left: _Matrix4x4, right: _Matrix4x4) -> Bool { (0..<4).allSatisfy { left[$0] == right[$0] } }
  public func hash(into hasher: inout Hasher) { for column in 0..<4 { hasher.combine(self[column]) } }
}

/// Three columns of three numbers.
public struct _Matrix3x3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Hashable, @unchecked Sendable {
  /// The columns.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)
  /// All zero.
  public init() { columns = (.zero, .zero, .zero) }
  /// By its columns.
  public init(_ first: SIMD3<Scalar>, _ second: SIMD3<Scalar>, _ third: SIMD3<Scalar>) { columns = (first, second, third) }
  /// By its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
  /// By its columns, of which there are three.
  public init(_ columns: [SIMD3<Scalar>]) { self.init(columns[0], columns[1], columns[2]) }
  /// By its rows, of which there are three.
  public init(rows: [SIMD3<Scalar>]) { self = _Matrix3x3(rows).transpose }
  /// With these numbers from the upper left to the lower right.
  public init(diagonal: SIMD3<Scalar>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }
  /// With one number there.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD3(repeating: scalar)) }
  /// The matrix that turns as a quaternion does.
  public init(_ quaternion: _Quaternion<Scalar>) {
    self.init(quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
  }
  /// A column.
  public subscript(column: Int) -> SIMD3<Scalar> {
    get { column == 0 ? columns.0 : column == 1 ? columns.1 : columns.2 }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
  /// A number by its column and row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }
  /// Rows for columns.
  public var transpose: _Matrix3x3 {
    _Matrix3x3((0..<3).map { SIMD3(columns.0[$0], columns.1[$0], columns.2[$0]) })
  }
  /// In the upper left of one of four rows.
  private var enlarged: _Matrix4x4<Scalar> {
    _Matrix4x4(SIMD4(columns.0, 0), SIMD4(columns.1, 0), SIMD4(columns.2, 0), SIMD4(0, 0, 0, 1))
  }
  /// How much it makes larger.
  public var determinant: Scalar { enlarged.determinant }
  /// What undoes it; not numbers where nothing does.
  public var inverse: _Matrix3x3 {
    let whole = enlarged.inverse
    return _Matrix3x3((0..<3).map { SIMD3(whole[$0].x, whole[$0].y, whole[$0].z) })
  }
  /// The vector as the matrix maps it.
  public static func * (left: _Matrix3x3, right: SIMD3<Scalar>) -> SIMD3<Scalar> {
    left.columns.0 * right.x + left.columns.1 * right.y + left.columns.2 * right.z
  }
  /// The matrix that maps as the right one does and then the left one.
  public static func * (left: _Matrix3x3, right: _Matrix3x3) -> _Matrix3x3 {
    _Matrix3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }
  public static func == (left: _Matrix3x3, right: _Matrix3x3) -> Bool { left.columns == right.columns }
  public func hash(into hasher: inout Hasher) { for column in 0..<3 { hasher.combine(self[column]) } }
}

extension _Matrix4x4 {
  /// By its columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }
  /// The matrix that turns as a quaternion does.
  public init(_ quaternion: _Quaternion<Scalar>) {
    let turned = _Matrix3x3(quaternion)
    self.init(SIMD4(turned[0], 0), SIMD4(turned[1], 0), SIMD4(turned[2], 0), SIMD4(0, 0, 0, 1))
  }
}

/// Four columns of four numbers.
public typealias simd_double4x4 = _Matrix4x4<Double>
/// Four columns of four numbers.
public typealias double4x4 = _Matrix4x4<Double>
/// Four columns of four numbers.
public typealias simd_float4x4 = _Matrix4x4<Float>
/// Four columns of four numbers.
public typealias float4x4 = _Matrix4x4<Float>
/// Four columns of four numbers.
public typealias matrix_float4x4 = _Matrix4x4<Float>
/// Three columns of three numbers.
public typealias simd_float3x3 = _Matrix3x3<Float>
/// Three columns of three numbers.
public typealias float3x3 = _Matrix3x3<Float>
/// Three columns of three numbers.
public typealias matrix_float3x3 = _Matrix3x3<Float>
/// Three columns of three numbers.
public typealias simd_double3x3 = _Matrix3x3<Double>
/// Three columns of three numbers.
public typealias double3x3 = _Matrix3x3<Double>
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// Both, the right one first.
public func simd_mul<Scalar>(_ left: _Matrix4x4<Scalar>, _ right: _Matrix4x4<Scalar>) -> _Matrix4x4<Scalar> { left * right }
/// A vector by a matrix.
public func simd_mul<Scalar>(_ left: _Matrix4x4<Scalar>, _ right: SIMD4<Scalar>) -> SIMD4<Scalar> { left * right }
/// Both, the right one first.
public func simd_mul<Scalar>(_ left: _Matrix3x3<Scalar>, _ right: _Matrix3x3<Scalar>) -> _Matrix3x3<Scalar> { left * right }
/// A vector by a matrix.
public func simd_mul<Scalar>(_ left: _Matrix3x3<Scalar>, _ right: SIMD3<Scalar>) -> SIMD3<Scalar> { left * right }
/// Both, the right one first.
public func matrix_multiply<Scalar>(_ left: _Matrix4x4<Scalar>, _ right: _Matrix4x4<Scalar>) -> _Matrix4x4<Scalar> { left * right }
/// What undoes it.
public func simd_inverse<Scalar>(_ matrix: _Matrix4x4<Scalar>) -> _Matrix4x4<Scalar> { matrix.inverse }
/// Rows for columns.
public func simd_transpose<Scalar>(_ matrix: _Matrix4x4<Scalar>) -> _Matrix4x4<Scalar> { matrix.transpose }

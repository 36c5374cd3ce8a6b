// Names as simd has them.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// Four columns of four numbers.
public struct simd_double4x4: Hashable, Sendable {
  /// The columns.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
  /// All zero.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// By its columns.
  public init(_ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>, _ fourth: SIMD4<Double>) {
    columns = (first, second, third, fourth)
  }
  /// By its columns, of which there are four.
  public init(_ columns: [SIMD4<Double>]) { self.init(columns[0], columns[1], columns[2], columns[3]) }
  /// By its rows, of which there are four.
  public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }
  /// With these numbers from the upper left to the lower right.
  public init(diagonal: SIMD4<Double>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }
  /// With one number there.
  public init(_ scalar: Double) { self.init(diagonal: SIMD4(repeating: scalar)) }

  /// A column.
  public subscript(column: Int) -> SIMD4<Double> {
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
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }
  /// Rows for columns.
  public var transpose: simd_double4x4 {
    var turned = simd_double4x4()
    for column in 0..<4 { for row in 0..<4 { turned[row][column] = self[column][row] } }
    return turned
  }
  /// How much it makes larger.
  public var determinant: Double { eliminated()?.determinant ?? 0 }
  /// What undoes it; not numbers where nothing does.
  public var inverse: simd_double4x4 { eliminated()?.inverse ?? simd_double4x4(.nan) }

  /// Gauss's elimination with the largest pivot; nil where there is none.
  private func eliminated() -> (inverse: simd_double4x4, determinant: Double)? {
    var (rows, undone) = (transpose, simd_double4x4(1))
    var determinant = 1.0
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
  public static func * (left: simd_double4x4, right: SIMD4<Double>) -> SIMD4<Double> {
    let upper = left.columns.0 * right.x + left.columns.1 * right.y
    return upper + left.columns.2 * right.z + left.columns.3 * right.w
  }
  /// The matrix that maps as the right one does and then the left one.
  public static func * (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
  }
  /// The sum of the columns.
  public static func + (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4((0..<4).map { left[$0] + right[$0] })
  }
  /// The difference of the columns.
  public static func - (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4((0..<4).map { left[$0] - right[$0] })
  }
  public static func == (left: simd_double4x4, right: simd_double4x4) -> Bool { (0..<4).allSatisfy { left[$0] == right[$0] } }
  public func hash(into hasher: inout Hasher) { for column in 0..<4 { hasher.combine(self[column]) } }
}

/// Four columns of four numbers.
public typealias double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// Both, the right one first.
public func simd_mul(_ left: simd_double4x4, _ right: simd_double4x4) -> simd_double4x4 { left * right }
/// A vector by a matrix.
public func simd_mul(_ left: simd_double4x4, _ right: SIMD4<Double>) -> SIMD4<Double> { left * right }
/// What undoes it.
public func simd_inverse(_ matrix: simd_double4x4) -> simd_double4x4 { matrix.inverse }
/// Rows for columns.
public func simd_transpose(_ matrix: simd_double4x4) -> simd_double4x4 { matrix.transpose }

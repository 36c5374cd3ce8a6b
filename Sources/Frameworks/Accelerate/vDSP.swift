// The functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// How many numbers.
public typealias vDSP_Length = UInt
/// From number to number.
public typealias vDSP_Stride = Int

/// Sums, products and means of numbers in arrays.
public enum vDSP {
  /// Number by number.
  public static func add<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> [T] { zip(one, other).map { $0 + $1 } }
  /// A number to each.
  public static func add<T: BinaryFloatingPoint>(_ number: T, _ numbers: [T]) -> [T] { numbers.map { $0 + number } }
  /// Number by number.
  public static func subtract<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> [T] { zip(one, other).map { $0 - $1 } }
  /// Number by number.
  public static func multiply<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> [T] { zip(one, other).map { $0 * $1 } }
  /// Each by a number.
  public static func multiply<T: BinaryFloatingPoint>(_ number: T, _ numbers: [T]) -> [T] { numbers.map { $0 * number } }
  /// Number by number.
  public static func divide<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> [T] { zip(one, other).map { $0 / $1 } }
  /// Each by a number.
  public static func divide<T: BinaryFloatingPoint>(_ numbers: [T], _ number: T) -> [T] { numbers.map { $0 / number } }
  /// The sum; 0 of none.
  public static func sum<T: BinaryFloatingPoint>(_ numbers: [T]) -> T { numbers.reduce(0, +) }
  /// The mean; not a number of none.
  public static func mean<T: BinaryFloatingPoint>(_ numbers: [T]) -> T { sum(numbers) / T(numbers.count) }
  /// The mean of the squares; not a number of none.
  public static func meanSquare<T: BinaryFloatingPoint>(_ numbers: [T]) -> T { mean(numbers.map { $0 * $0 }) }
  /// The root of the mean of the squares; not a number of none.
  public static func rootMeanSquare<T: BinaryFloatingPoint>(_ numbers: [T]) -> T { meanSquare(numbers).squareRoot() }
  /// The largest; −∞ of none.
  public static func maximum<T: BinaryFloatingPoint>(_ numbers: [T]) -> T { numbers.max() ?? -T.infinity }
  /// The smallest; ∞ of none.
  public static func minimum<T: BinaryFloatingPoint>(_ numbers: [T]) -> T { numbers.min() ?? T.infinity }
  /// The largest without their signs; 0 of none.
  public static func maximumMagnitude<T: BinaryFloatingPoint>(_ numbers: [T]) -> T { numbers.map { abs($0) }.max() ?? 0 }
  /// The sum of the products.
  public static func dot<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> T { sum(multiply(one, other)) }
  /// Without their signs.
  public static func absolute<T: BinaryFloatingPoint>(_ numbers: [T]) -> [T] { numbers.map { abs($0) } }
  /// Squared.
  public static func square<T: BinaryFloatingPoint>(_ numbers: [T]) -> [T] { numbers.map { $0 * $0 } }
  /// Within bounds.
  public static func clip<T: BinaryFloatingPoint>(_ numbers: [T], to bounds: ClosedRange<T>) -> [T] {
    numbers.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
}

private func strided<T>(_ numbers: UnsafePointer<T>, _ stride: vDSP_Stride, _ count: vDSP_Length) -> [T] {
  (0..<Int(count)).map { numbers[$0 * stride] }
}
/// The sum; 0 of none.
public func vDSP_sve(_ A: UnsafePointer<Float>, _ I: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = vDSP.sum(strided(A, I, N))
}
/// The mean; not a number of none.
public func vDSP_meanv(_ A: UnsafePointer<Float>, _ I: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = vDSP.mean(strided(A, I, N))
}
/// The mean without their signs; not a number of none.
public func vDSP_meamgv(_ A: UnsafePointer<Float>, _ I: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = vDSP.mean(vDSP.absolute(strided(A, I, N)))
}
/// The root of the mean of the squares; not a number of none.
public func vDSP_rmsqv(_ A: UnsafePointer<Float>, _ I: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = vDSP.rootMeanSquare(strided(A, I, N))
}
/// The largest; −∞ of none.
public func vDSP_maxv(_ A: UnsafePointer<Float>, _ I: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = vDSP.maximum(strided(A, I, N))
}
/// The largest without their signs; 0 of none.
public func vDSP_maxmgv(_ A: UnsafePointer<Float>, _ I: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = vDSP.maximumMagnitude(strided(A, I, N))
}
/// The smallest; ∞ of none.
public func vDSP_minv(_ A: UnsafePointer<Float>, _ I: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = vDSP.minimum(strided(A, I, N))
}
/// Without their signs.
public func vDSP_vabs(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for (index, value) in strided(A, IA, N).enumerated() { C[index * IC] = abs(value) }
}
/// Number by number.
public func vDSP_vadd(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for (index, value) in vDSP.add(strided(A, IA, N), strided(B, IB, N)).enumerated() { C[index * IC] = value }
}
/// Each by a number.
public func vDSP_vsmul(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
  _ N: vDSP_Length
) {
  for (index, value) in vDSP.multiply(B.pointee, strided(A, IA, N)).enumerated() { C[index * IC] = value }
}

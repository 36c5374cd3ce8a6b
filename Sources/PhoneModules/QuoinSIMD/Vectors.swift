// Names in C's form are Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation

/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two whole numbers.
public typealias simd_int2 = SIMD2<Int32>
/// Three whole numbers.
public typealias simd_int3 = SIMD3<Int32>
/// Four whole numbers.
public typealias simd_int4 = SIMD4<Int32>
/// Two numbers, by an old name.
public typealias float2 = SIMD2<Float>
/// Three numbers, by an old name.
public typealias float3 = SIMD3<Float>
/// Four numbers, by an old name.
public typealias float4 = SIMD4<Float>
/// Two numbers, by an old name.
public typealias double2 = SIMD2<Double>
/// Three numbers, by an old name.
public typealias double3 = SIMD3<Double>

/// The sum of the products of like parts.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { (x * y).sum() }
/// The length in space.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { dot(x, x).squareRoot() }
/// The square of the length.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { dot(x, x) }
/// How far two points are from each other.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(x - y) }
/// The square of how far two points are from each other.
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  length_squared(x - y)
}
/// The same direction with length 1; NaN for no direction.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x / length(x) }
/// At right angles to both.
public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Between `x` at 0 and `y` at 1, part by part.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector where Vector.Scalar: FloatingPoint { x + (y - x) * t }
/// Between `x` at 0 and `y` at 1.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector where Vector.Scalar: FloatingPoint { x + (y - x) * t }
/// Not below `min` and not above `max`, part by part.
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector where Vector.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
/// 0 below the first edge, 1 above the second, and a smooth way between.
public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: Vector(repeating: 0), upperBound: Vector(repeating: 1))
  return t * t * (Vector(repeating: 3) - t * 2)
}

/// The sum of the products of like parts.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { dot(x, y) }
/// The length in space.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(x) }
/// The square of the length.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length_squared(x) }
/// How far two points are from each other.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { distance(x, y) }
/// The same direction with length 1.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { normalize(x) }
/// At right angles to both.
public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> { cross(x, y) }
/// Between `x` at 0 and `y` at 1, part by part.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector where Vector.Scalar: FloatingPoint { mix(x, y, t: t) }
/// Not below `min` and not above `max`, part by part.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector where Vector.Scalar: Comparable {
  clamp(x, min: min, max: max)
}
/// 0 below the first edge, 1 above the second, and a smooth way between, part by part.
public func simd_smoothstep<Vector: SIMD>(_ edge0: Vector, _ edge1: Vector, _ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  smoothstep(x, edge0: edge0, edge1: edge1)
}
/// 0 below the edge, else 1, part by part.
public func step<Vector: SIMD>(_ x: Vector, edge: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  Vector(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// 0 below the edge, else 1, part by part.
public func simd_step<Vector: SIMD>(_ edge: Vector, _ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { step(x, edge: edge) }

// What the vectors' functions say of single numbers.

/// Between `x` at 0 and `y` at 1.
public func simd_mix<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ y: Scalar, _ t: Scalar) -> Scalar { x + (y - x) * t }
/// Between `x` at 0 and `y` at 1.
public func mix<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ y: Scalar, t: Scalar) -> Scalar { x + (y - x) * t }
/// Not below `min` and not above `max`.
public func simd_clamp<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ min: Scalar, _ max: Scalar) -> Scalar {
  Swift.min(Swift.max(x, min), max)
}
/// Not below `min` and not above `max`.
public func clamp<Scalar: BinaryFloatingPoint>(_ x: Scalar, min: Scalar, max: Scalar) -> Scalar { Swift.min(Swift.max(x, min), max) }
/// 0 below the edge, else 1.
public func simd_step<Scalar: BinaryFloatingPoint>(_ edge: Scalar, _ x: Scalar) -> Scalar { x < edge ? 0 : 1 }
/// 0 below the edge, else 1.
public func step<Scalar: BinaryFloatingPoint>(_ x: Scalar, edge: Scalar) -> Scalar { x < edge ? 0 : 1 }
/// 0 below the first edge, 1 above the second, and a smooth way between.
public func simd_smoothstep<Scalar: BinaryFloatingPoint>(_ edge0: Scalar, _ edge1: Scalar, _ x: Scalar) -> Scalar {
  let t = Swift.min(Swift.max((x - edge0) / (edge1 - edge0), 0), 1)
  return t * t * (3 - 2 * t)
}
/// 0 below the first edge, 1 above the second, and a smooth way between.
public func smoothstep<Scalar: BinaryFloatingPoint>(_ x: Scalar, edge0: Scalar, edge1: Scalar) -> Scalar {
  simd_smoothstep(edge0, edge1, x)
}

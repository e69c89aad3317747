// The names are those of Apple's simd.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Functions of vectors of floating-point numbers, for any number of dimensions.

/// Returns the dot product of two vectors.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// Returns the dot product of two vectors.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }

/// Returns the squared length of a vector.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * x).sum() }
/// Returns the squared length of a vector.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * x).sum() }

/// Returns the length of a vector.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * x).sum().squareRoot() }
/// Returns the length of a vector.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * x).sum().squareRoot() }

/// Returns the distance between two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
/// Returns the distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
/// Returns the squared distance between two points.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x - y)
}
/// Returns the squared distance between two points.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x - y)
}

/// Returns the vector of length 1 in the direction of a vector.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }
/// Returns the vector of length 1 in the direction of a vector.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }

/// Returns the projection of a vector onto another.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (simd_dot(x, y) / simd_length_squared(y))
}
/// Returns the reflection of a vector at a plane with a normal of length 1.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * simd_dot(x, n)) }
/// Returns the reflection of a vector at a plane with a normal of length 1.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { simd_reflect(x, n) }

/// Returns the point between two points at a fraction for each dimension.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// Returns the point between two points at a fraction for each dimension.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// Returns the point between two points at a fraction.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }

/// Returns a vector whose elements are limited to the range between two vectors.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns a vector whose elements are limited to the range between two vectors.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns a vector whose elements are limited to a range.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
/// Returns a number limited to a range.
public func simd_clamp<T: FloatingPoint>(_ x: T, _ min: T, _ max: T) -> T { Swift.max(min, Swift.min(x, max)) }

/// Returns the smaller elements of two vectors.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMin(x, y) }
/// Returns the larger elements of two vectors.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, y) }
/// Returns the magnitudes of the elements.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, V.zero - x) }
/// Returns the magnitudes of the elements.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, V.zero - x) }

/// Returns a smooth step from 0 to 1 between two edges, for each element.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), V.zero, V(repeating: 1))
  return t * t * (V(repeating: 3) - t * 2)
}
/// Returns a smooth step from 0 to 1 between two edges.
public func simd_smoothstep<T: FloatingPoint>(_ edge0: T, _ edge1: T, _ x: T) -> T {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}

/// Returns the cross product of two vectors.
public func simd_cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the cross product of two vectors.
public func cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> { simd_cross(x, y) }
/// Returns the cross product of two vectors in a plane, along the axis perpendicular to it.
public func simd_cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

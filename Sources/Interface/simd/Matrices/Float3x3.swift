// The names are those of Apple's simd.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A matrix of 3 columns and 3 rows, with elements of the type `Float`.
public struct simd_float3x3: Equatable, Sendable {
  /// The columns from left to right.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>) {
    columns = (column0, column1, column2)
  }
  /// Creates a matrix from an array of 3 columns.
  public init(_ columns: [SIMD3<Float>]) {
    self.columns = (columns[0], columns[1], columns[2])
  }
  /// Creates a matrix from an array of 3 rows.
  public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }
  /// Creates a matrix with the elements of a vector on its diagonal, and zeros elsewhere.
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }
  /// Creates a matrix with a number on its diagonal, and zeros elsewhere.
  public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }

  /// Accesses a column.
  public subscript(column: Int) -> SIMD3<Float> {
    get {
      withUnsafeBytes(of: columns) {
        $0.load(fromByteOffset: column * MemoryLayout<SIMD3<Float>>.stride, as: SIMD3<Float>.self)
      }
    }
    set {
      withUnsafeMutableBytes(of: &columns) {
        $0.storeBytes(of: newValue, toByteOffset: column * MemoryLayout<SIMD3<Float>>.stride, as: SIMD3<Float>.self)
      }
    }
  }
  /// Accesses an element.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: simd_float3x3 {
    var result = simd_float3x3()
    for column in 0..<3 { for row in 0..<3 { result[row][column] = self[column][row] } }
    return result
  }
  /// The determinant.
  public var determinant: Float { elimination.determinant }
  /// The inverse. If there is none, its elements are not finite.
  public var inverse: simd_float3x3 { elimination.inverse }

  /// The results of Gauss–Jordan elimination with the largest pivots.
  private var elimination: (inverse: simd_float3x3, determinant: Float) {
    // Columns are taken for rows: the inverse of the transpose is the transpose of the inverse.
    var left = self
    var right = simd_float3x3(1)
    var determinant: Float = 1
    for step in 0..<3 {
      let pivot = (step..<3).max { abs(left[$0][step]) < abs(left[$1][step]) }!
      if pivot != step {
        (left[step], left[pivot]) = (left[pivot], left[step])
        (right[step], right[pivot]) = (right[pivot], right[step])
        determinant = -determinant
      }
      let value = left[step][step]
      determinant *= value
      left[step] /= value
      right[step] /= value
      for other in 0..<3 where other != step {
        let factor = left[other][step]
        left[other] -= left[step] * factor
        right[other] -= right[step] * factor
      }
    }
    return (right, determinant)
  }

  public static func == (a: simd_float3x3, b: simd_float3x3) -> Bool { a.columns == b.columns }
  /// Returns the sum of two matrices.
  public static func + (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(a[0] + b[0], a[1] + b[1], a[2] + b[2])
  }
  /// Returns the difference of two matrices.
  public static func - (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(a[0] - b[0], a[1] - b[1], a[2] - b[2])
  }
  /// Returns the product of a matrix and a vector.
  public static func * (a: simd_float3x3, v: SIMD3<Float>) -> SIMD3<Float> {
    a[0] * v[0] + a[1] * v[1] + a[2] * v[2]
  }
  /// Returns the product of two matrices.
  public static func * (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(a * b[0], a * b[1], a * b[2])
  }
  /// Returns the product of a number and a matrix.
  public static func * (x: Float, a: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(a[0] * x, a[1] * x, a[2] * x)
  }
  /// Multiplies a matrix by another from the right.
  public static func *= (a: inout simd_float3x3, b: simd_float3x3) { a = a * b }
}

/// The matrix with ones on its diagonal.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// Returns the product of two matrices.
public func simd_mul(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a * b }
/// Returns the product of a matrix and a vector.
public func simd_mul(_ a: simd_float3x3, _ v: SIMD3<Float>) -> SIMD3<Float> { a * v }
/// Returns the inverse of a matrix.
public func simd_inverse(_ a: simd_float3x3) -> simd_float3x3 { a.inverse }
/// Returns a matrix with rows and columns exchanged.
public func simd_transpose(_ a: simd_float3x3) -> simd_float3x3 { a.transpose }
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3

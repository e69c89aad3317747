// The names are those of Apple's simd.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A matrix of 2 columns and 2 rows, with elements of the type `Double`.
public struct simd_double2x2: Equatable, Sendable {
  /// The columns from left to right.
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>) {
    columns = (column0, column1)
  }
  /// Creates a matrix from an array of 2 columns.
  public init(_ columns: [SIMD2<Double>]) {
    self.columns = (columns[0], columns[1])
  }
  /// Creates a matrix from an array of 2 rows.
  public init(rows: [SIMD2<Double>]) { self = simd_double2x2(rows).transpose }
  /// Creates a matrix with the elements of a vector on its diagonal, and zeros elsewhere.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }
  /// Creates a matrix with a number on its diagonal, and zeros elsewhere.
  public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }

  /// Accesses a column.
  public subscript(column: Int) -> SIMD2<Double> {
    get {
      withUnsafeBytes(of: columns) {
        $0.load(fromByteOffset: column * MemoryLayout<SIMD2<Double>>.stride, as: SIMD2<Double>.self)
      }
    }
    set {
      withUnsafeMutableBytes(of: &columns) {
        $0.storeBytes(of: newValue, toByteOffset: column * MemoryLayout<SIMD2<Double>>.stride, as: SIMD2<Double>.self)
      }
    }
  }
  /// Accesses an element.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: simd_double2x2 {
    var result = simd_double2x2()
    for column in 0..<2 { for row in 0..<2 { result[row][column] = self[column][row] } }
    return result
  }
  /// The determinant.
  public var determinant: Double { elimination.determinant }
  /// The inverse. If there is none, its elements are not finite.
  public var inverse: simd_double2x2 { elimination.inverse }

  /// The results of Gauss–Jordan elimination with the largest pivots.
  private var elimination: (inverse: simd_double2x2, determinant: Double) {
    // Columns are taken for rows: the inverse of the transpose is the transpose of the inverse.
    var left = self
    var right = simd_double2x2(1)
    var determinant: Double = 1
    for step in 0..<2 {
      let pivot = (step..<2).max { abs(left[$0][step]) < abs(left[$1][step]) }!
      if pivot != step {
        (left[step], left[pivot]) = (left[pivot], left[step])
        (right[step], right[pivot]) = (right[pivot], right[step])
        determinant = -determinant
      }
      let value = left[step][step]
      determinant *= value
      left[step] /= value
      right[step] /= value
      for other in 0..<2 where other != step {
        let factor = left[other][step]
        left[other] -= left[step] * factor
        right[other] -= right[step] * factor
      }
    }
    return (right, determinant)
  }

  public static func == (a: simd_double2x2, b: simd_double2x2) -> Bool { a.columns == b.columns }
  /// Returns the sum of two matrices.
  public static func + (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(a[0] + b[0], a[1] + b[1])
  }
  /// Returns the difference of two matrices.
  public static func - (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(a[0] - b[0], a[1] - b[1])
  }
  /// Returns the product of a matrix and a vector.
  public static func * (a: simd_double2x2, v: SIMD2<Double>) -> SIMD2<Double> {
    a[0] * v[0] + a[1] * v[1]
  }
  /// Returns the product of two matrices.
  public static func * (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(a * b[0], a * b[1])
  }
  /// Returns the product of a number and a matrix.
  public static func * (x: Double, a: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(a[0] * x, a[1] * x)
  }
  /// Multiplies a matrix by another from the right.
  public static func *= (a: inout simd_double2x2, b: simd_double2x2) { a = a * b }
}

/// The matrix with ones on its diagonal.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// Returns the product of two matrices.
public func simd_mul(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a * b }
/// Returns the product of a matrix and a vector.
public func simd_mul(_ a: simd_double2x2, _ v: SIMD2<Double>) -> SIMD2<Double> { a * v }
/// Returns the inverse of a matrix.
public func simd_inverse(_ a: simd_double2x2) -> simd_double2x2 { a.inverse }
/// Returns a matrix with rows and columns exchanged.
public func simd_transpose(_ a: simd_double2x2) -> simd_double2x2 { a.transpose }
public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2

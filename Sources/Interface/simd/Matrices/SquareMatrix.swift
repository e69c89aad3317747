// The names are those of Apple's simd.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix with as many rows as columns. The operations of all sizes and element types are defined here once.
public protocol _SquareMatrix: Equatable, Sendable {
  associatedtype Column: SIMD where Column.Scalar: FloatingPoint
  associatedtype Columns
  /// The columns from left to right, a tuple of vectors.
  var columns: Columns { get set }
  /// Creates a matrix of zeros.
  init()
}

extension _SquareMatrix {
  private static var size: Int { Column.scalarCount }

  /// Creates a matrix from an array of columns.
  public init(_ columns: [Column]) {
    self.init()
    for index in 0..<Self.size { self[index] = columns[index] }
  }
  /// Creates a matrix from an array of rows.
  public init(rows: [Column]) { self = Self(rows).transpose }
  /// Creates a matrix with the elements of a vector on its diagonal, and zeros elsewhere.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.size { self[index][index] = diagonal[index] }
  }
  /// Creates a matrix with a number on its diagonal, and zeros elsewhere.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// Accesses a column.
  public subscript(column: Int) -> Column {
    get {
      withUnsafeBytes(of: columns) {
        $0.load(fromByteOffset: column * MemoryLayout<Column>.stride, as: Column.self)
      }
    }
    set {
      withUnsafeMutableBytes(of: &columns) {
        $0.storeBytes(of: newValue, toByteOffset: column * MemoryLayout<Column>.stride, as: Column.self)
      }
    }
  }
  /// Accesses an element.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.size { for row in 0..<Self.size { result[row][column] = self[column][row] } }
    return result
  }
  /// The determinant.
  public var determinant: Column.Scalar { elimination.determinant }
  /// The inverse. If there is none, its elements are not finite.
  public var inverse: Self { elimination.inverse }

  /// The results of Gauss–Jordan elimination with the largest pivots.
  private var elimination: (inverse: Self, determinant: Column.Scalar) {
    // Columns are taken for rows: the inverse of the transpose is the transpose of the inverse.
    var left = self
    var right = Self(1)
    var determinant: Column.Scalar = 1
    for step in 0..<Self.size {
      let pivot = (step..<Self.size).max { abs(left[$0][step]) < abs(left[$1][step]) }!
      if pivot != step {
        (left[step], left[pivot]) = (left[pivot], left[step])
        (right[step], right[pivot]) = (right[pivot], right[step])
        determinant = -determinant
      }
      let value = left[step][step]
      determinant *= value
      left[step] /= value
      right[step] /= value
      for other in 0..<Self.size where other != step {
        let factor = left[other][step]
        left[other] -= left[step] * factor
        right[other] -= right[step] * factor
      }
    }
    return (right, determinant)
  }

  private static func columns(_ column: (Int) -> Column) -> Self { Self((0..<size).map(column)) }

  public static func == (a: Self, b: Self) -> Bool { (0..<size).allSatisfy { a[$0] == b[$0] } }
  /// Returns the sum of two matrices.
  public static func + (a: Self, b: Self) -> Self { columns { a[$0] + b[$0] } }
  /// Returns the difference of two matrices.
  public static func - (a: Self, b: Self) -> Self { columns { a[$0] - b[$0] } }
  /// Returns the product of a matrix and a vector.
  public static func * (a: Self, v: Column) -> Column {
    (1..<size).reduce(a[0] * v[0]) { $0 + a[$1] * v[$1] }
  }
  /// Returns the product of two matrices.
  public static func * (a: Self, b: Self) -> Self { columns { a * b[$0] } }
  /// Returns the product of a number and a matrix.
  public static func * (x: Column.Scalar, a: Self) -> Self { columns { a[$0] * x } }
  /// Multiplies a matrix by another from the right.
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// Returns the product of two matrices.
public func simd_mul<Matrix: _SquareMatrix>(_ a: Matrix, _ b: Matrix) -> Matrix { a * b }
/// Returns the product of a matrix and a vector.
public func simd_mul<Matrix: _SquareMatrix>(_ a: Matrix, _ v: Matrix.Column) -> Matrix.Column { a * v }
/// Returns the inverse of a matrix.
public func simd_inverse<Matrix: _SquareMatrix>(_ a: Matrix) -> Matrix { a.inverse }
/// Returns a matrix with rows and columns exchanged.
public func simd_transpose<Matrix: _SquareMatrix>(_ a: Matrix) -> Matrix { a.transpose }

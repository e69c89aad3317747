// The names are those of Apple's simd.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix of 4 columns and 4 rows, with elements of the type `Double`.
public struct simd_double4x4: _SquareMatrix {
  public typealias Column = SIMD4<Double>
  /// The columns from left to right.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>, _ column3: SIMD4<Double>) {
    columns = (column0, column1, column2, column3)
  }
}

/// The matrix with ones on its diagonal.
public let matrix_identity_double4x4 = simd_double4x4(1)
public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4

// The names are those of Apple's simd.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix of 3 columns and 3 rows, with elements of the type `Double`.
public struct simd_double3x3: _SquareMatrix {
  public typealias Column = SIMD3<Double>
  /// The columns from left to right.
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>) {
    columns = (column0, column1, column2)
  }
}

/// The matrix with ones on its diagonal.
public let matrix_identity_double3x3 = simd_double3x3(1)
public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3

// The names are those of Apple's simd.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix of 2 columns and 2 rows, with elements of the type `Double`.
public struct simd_double2x2: _SquareMatrix {
  public typealias Column = SIMD2<Double>
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
}

/// The matrix with ones on its diagonal.
public let matrix_identity_double2x2 = simd_double2x2(1)
public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2

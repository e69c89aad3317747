// The names are those of Apple's simd.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix of 2 columns and 2 rows, with elements of the type `Float`.
public struct simd_float2x2: _SquareMatrix {
  public typealias Column = SIMD2<Float>
  /// The columns from left to right.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) {
    columns = (column0, column1)
  }
}

/// The matrix with ones on its diagonal.
public let matrix_identity_float2x2 = simd_float2x2(1)
public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2

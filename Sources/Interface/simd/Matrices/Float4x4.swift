// The names are those of Apple's simd.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix of 4 columns and 4 rows, with elements of the type `Float`.
public struct simd_float4x4: _SquareMatrix {
  public typealias Column = SIMD4<Float>
  /// The columns from left to right.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>, _ column3: SIMD4<Float>) {
    columns = (column0, column1, column2, column3)
  }
}

/// The matrix with ones on its diagonal.
public let matrix_identity_float4x4 = simd_float4x4(1)
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4

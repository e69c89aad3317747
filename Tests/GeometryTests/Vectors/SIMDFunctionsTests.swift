import Testing
import simd

@Suite("Vectors and matrices under the names of Apple's simd")
struct SIMDFunctionsTests {
  @Test("Lengths, products and interpolation")
  func vectors() {
    #expect(simd_length(simd_float3(2, 3, 6)) == 7)
    #expect(simd_dot(simd_double2(1, 2), simd_double2(3, 4)) == 11)
    #expect(simd_cross(simd_double3(1, 0, 0), simd_double3(0, 1, 0)) == simd_double3(0, 0, 1))
    #expect(simd_normalize(simd_double2(3, 4)) == simd_double2(0.6, 0.8))
    #expect(mix(simd_double2(0, 2), simd_double2(4, 6), t: 0.25) == simd_double2(1, 3))
    #expect(simd_smoothstep(0.0, 1.0, 0.5) == 0.5)
  }

  @Test("A matrix times its inverse is the identity, also where pivots are exchanged")
  func matrices() {
    let matrix = simd_double3x3(SIMD3(0, 2, 0), SIMD3(4, 0, 0), SIMD3(0, 0, 8))
    #expect(matrix * matrix.inverse == matrix_identity_double3x3)
    #expect(matrix.determinant == -64)
    #expect(matrix * SIMD3(1, 2, 3) == SIMD3(8, 2, 24))
    #expect(matrix.transpose[0, 1] == 4)
    #expect(simd_float4x4(diagonal: SIMD4(1, 2, 4, 8)).inverse[3][3] == 0.125)
  }
}

import Testing

@testable import ImageEncoding

@Suite
struct PaletteOrderTests {
  @Test("Many frames of few colors get these first, though one frame uses others more")
  func few() {
    var uses = [PaletteOrder.Use(indices: Array(0..<60), pixels: 4000)]
    for _ in 0..<20 { uses.append(PaletteOrder.Use(indices: [50, 51, 52], pixels: 300)) }
    for order in PaletteOrder.candidates(count: 60, uses: uses) {
      #expect(Set(order.prefix(3)) == [50, 51, 52])
      #expect(order.sorted() == Array(0..<60))
    }
  }

  @Test("Frames of different colors each fit below the power of two that they need")
  func groups() {
    // Twenty frames of six colors, two of twenty others: six and the clear index take three bits.
    let uses =
      Array(repeating: PaletteOrder.Use(indices: [3, 9, 14, 20, 26, 31], pixels: 400), count: 20)
      + Array(repeating: PaletteOrder.Use(indices: Array(0..<20), pixels: 400), count: 2)
    let best = PaletteOrder.candidates(count: 32, uses: uses)[0]
    #expect(Set(best.prefix(7)).isSuperset(of: [3, 9, 14, 20, 26, 31]))
  }
}

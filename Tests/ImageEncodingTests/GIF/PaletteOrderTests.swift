import Testing

@testable import ImageEncoding

@Suite
struct PaletteOrderTests {
  @Test("The palette prefers the colors of many frames with few colors to the frequent ones of a single frame")
  func few() {
    var uses = [PaletteOrder.Use(indices: Array(0..<60), pixels: 4000)]
    for _ in 0..<20 { uses.append(PaletteOrder.Use(indices: [50, 51, 52], pixels: 300)) }
    for order in PaletteOrder.candidates(count: 60, uses: uses) {
      #expect(Set(order.prefix(3)) == [50, 51, 52])
      #expect(order.sorted() == Array(0..<60))
    }
  }

  @Test("Frames of different colors each use the smallest sufficient power of two")
  func groups() {
    // Twenty frames of six colors, two of twenty others: six and the clear index take three bits.
    let uses =
      Array(repeating: PaletteOrder.Use(indices: [3, 9, 14, 20, 26, 31], pixels: 400), count: 20)
      + Array(repeating: PaletteOrder.Use(indices: Array(0..<20), pixels: 400), count: 2)
    let best = PaletteOrder.candidates(count: 32, uses: uses)[0]
    #expect(Set(best.prefix(7)).isSuperset(of: [3, 9, 14, 20, 26, 31]))
  }
}

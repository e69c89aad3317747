import SwiftUI
import Testing

@Suite @MainActor struct PaintingTests {
  @Test("Consecutive fills and strokes are painted over each other")
  func chain() {
    let pixels = Pixels(Rectangle().fill(.red).stroke(.blue, lineWidth: 10).frame(width: 60, height: 60))
    #expect(pixels[50, 50] == [255, 56, 60, 255])
    #expect(pixels[17, 50] == [0, 136, 255, 255])
    #expect(pixels[23, 50] == [0, 136, 255, 255])
    #expect(pixels[26, 50] == [255, 56, 60, 255])
  }

  @Test("A border stroke stays inside the shape's frame")
  func strokeBorder() {
    let pixels = Pixels(Rectangle().fill(.red).strokeBorder(.blue, lineWidth: 10).frame(width: 60, height: 60))
    #expect(pixels[18, 50][3] == 0)
    #expect(pixels[21, 50] == [0, 136, 255, 255])
    #expect(pixels[29, 50] == [0, 136, 255, 255])
    #expect(pixels[31, 50] == [255, 56, 60, 255])
  }

  @Test("Shapes combine as regions")
  func combinations() {
    let ring = Pixels(Circle().subtracting(Circle().inset(by: 20)).fill(.red))
    #expect(ring[50, 50][3] == 0)
    #expect(ring[50, 10][3] == 255)
    let lens = Pixels(Rectangle().offset(x: 40).intersection(Rectangle().offset(x: -40)).fill(.red))
    #expect(lens[50, 50][3] == 255)
    #expect(lens[30, 50][3] == 0)
  }
}

import Drawing
import Foundation
import Geometry
import Testing

@testable import RasterRenderer

@Suite("Memory of large images")
struct LargePagesTests {
  @Test("It is aligned to 2 MB, zeroed and writable up to its last byte")
  func memory() throws {
    let bytes = LargePages.threshold + 12345
    let pages = try #require(LargePages(bytes: bytes))
    #expect(Int(bitPattern: pages.base) % (2 << 20) == 0)
    let memory = UnsafeMutableRawBufferPointer(start: pages.base, count: bytes)
    #expect(memory.allSatisfy { $0 == 0 })
    memory[0] = 1
    memory[bytes - 1] = 2
    #expect(memory[0] == 1 && memory[bytes - 1] == 2)
  }

  @Test("An image of 17 MB has the same pixels as a part in a small one")
  func picture() {
    func corner(_ width: Int, _ height: Int) -> [UInt8] {
      let surface = RasterSurface(width: width, height: height, scale: 2, background: .rgb(255, 255, 255))
      RasterRenderer().render(Layer(.disc(8.25, 8, radius: 6), .rgb(255, 0, 0)), into: surface)
      let pixels = surface.pixels
      return (0..<40).flatMap { y in (0..<160).map { pixels[y * surface.bytesPerRow + $0] } }
    }
    #expect(2200 * 2000 * 4 > LargePages.threshold)
    #expect(corner(2200, 2000) == corner(40, 40))
  }
}

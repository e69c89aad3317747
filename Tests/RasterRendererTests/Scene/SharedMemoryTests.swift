import Drawing
import Foundation
import Geometry
import RasterRenderer
import Testing

@Test("A picture in memory that the caller owns is the same picture")
func picturesInSharedMemory() {
  let root = Layer()
  let layer = Layer(.disc(10, 10, radius: 6), .color(.rgb(200, 30, 30)))
  root.children = [layer]
  let (width, height, stride) = (40, 30, 192)
  let memory = UnsafeMutableRawPointer.allocate(byteCount: stride * height, alignment: 64)
  memory.initializeMemory(as: UInt8.self, repeating: 77, count: stride * height)
  defer { memory.deallocate() }
  let shared = RasterSurface(
    width: width, height: height, scale: 1, background: .white, memory: (memory, stride))
  let own = RasterSurface(width: width, height: height, scale: 1, background: .white)
  let (first, second) = (RasterScene(), RasterScene())
  for step in 0..<3 {
    layer.position = CGPoint(x: CGFloat(step) * 3.3, y: 2)
    first.render(root, into: shared)
  }
  second.render(root, into: own)
  #expect(shared.rgba(premultiplied: true) == own.rgba(premultiplied: true))
  // Behind the end of a row nothing is written.
  #expect(memory.load(fromByteOffset: width * 4, as: UInt8.self) == 77)
}

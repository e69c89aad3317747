import Foundation

/// A loop's pictures as indices into its palette.
struct GIFPictures: Sendable {
  private(set) var palette: GIFPalette
  /// The index of transparent pixels, or `nil` if there are none.
  let clear: UInt8?
  private var indices = BlobStore()
  /// The palette's new index for each old one, or `nil` if they are equal.
  private var table: [UInt8]?

  /// Pictures converted at once.
  private static let batch = 16

  init(_ store: PictureStore, _ palette: GIFPalette, clear: UInt8?) {
    self.clear = clear
    self.palette = palette
    for first in stride(from: 0, to: store.count, by: Self.batch) {
      let count = min(Self.batch, store.count - first)
      for bytes in Parallel.map(count, { palette.indices(of: store.picture(first + $0), clear: clear ?? 255) }) {
        indices.add(bytes)
      }
    }
  }

  /// Returns the same images with the palette in another order.
  func ordered(_ order: [Int]) -> GIFPictures {
    var result = self
    result.palette = palette.ordered(order)
    var places = (0...255).map { UInt8($0) }
    for (new, old) in order.enumerated() { places[old] = UInt8(new) }
    result.table = places
    return result
  }

  func picture(_ number: Int) -> [UInt8] {
    let source = indices.bytes(number)
    guard let table else { return source }
    return [UInt8](unsafeUninitializedCapacity: source.count) { out, count in
      count = source.count
      table.withUnsafeBufferPointer { table in
        source.withUnsafeBufferPointer { source in
          for i in 0..<source.count { out[i] = table[Int(source[i])] }
        }
      }
    }
  }
}

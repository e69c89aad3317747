/// The images of a loop as indices into its palette.
struct GIFPictures: Sendable {
  private(set) var palette: GIFPalette
  /// The index of transparent pixels, or `nil` if there are none.
  let clear: UInt8?
  private var indices: [[UInt8]]

  init(_ store: PictureStore, _ palette: GIFPalette, clear: UInt8?) {
    self.clear = clear
    self.palette = palette
    indices = Parallel.map(store.count) { palette.indices(of: store.picture($0), clear: clear ?? 255) }
  }

  /// Returns the same images with the palette in another order.
  func ordered(_ order: [Int]) -> GIFPictures {
    var result = self
    result.palette = palette.ordered(order)
    var places = (0...255).map { UInt8($0) }
    for (new, old) in order.enumerated() { places[old] = UInt8(new) }
    let (table, raw) = (places, indices)
    result.indices = Parallel.map(raw.count) { number in
      let source = raw[number]
      return [UInt8](unsafeUninitializedCapacity: source.count) { out, count in
        count = source.count
        table.withUnsafeBufferPointer { table in
          source.withUnsafeBufferPointer { source in
            for i in 0..<source.count { out[i] = table[Int(source[i])] }
          }
        }
      }
    }
    return result
  }

  func picture(_ number: Int) -> [UInt8] { indices[number] }
}

/// A loop's pictures as indices into its palette.
struct GIFPictures: Sendable {
  /// With the colours that most pictures use first, so that frames of few colours take short codes.
  let palette: GIFPalette
  /// What stands for clear pixels; nil: there are none.
  let clear: UInt8?
  private var indices: [[UInt8]]

  /// - Parameter uses: the picture's number for each frame.
  init(_ store: PictureStore, _ palette: GIFPalette, clear: UInt8?, uses: [Int]) {
    self.clear = clear
    let raw = Parallel.map(store.count) { palette.indices(of: store.picture($0), clear: clear ?? 255) }
    let used = Parallel.map(store.count) { Self.used(raw[$0]) }
    var counts = [Int](repeating: 0, count: 256)
    for use in uses {
      for (index, isUsed) in used[use].enumerated() where isUsed { counts[index] += 1 }
    }
    let order = palette.colors.indices.sorted { counts[$0] != counts[$1] ? counts[$0] > counts[$1] : $0 < $1 }
    self.palette = palette.ordered(order)
    var places = (0...255).map { UInt8($0) }
    for (new, old) in order.enumerated() { places[old] = UInt8(new) }
    let table = places
    self.indices = Parallel.map(raw.count) { number in
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
  }

  func picture(_ number: Int) -> [UInt8] { indices[number] }

  private static func used(_ indices: [UInt8]) -> [Bool] {
    var used = [Bool](repeating: false, count: 256)
    used.withUnsafeMutableBufferPointer { used in
      indices.withUnsafeBufferPointer { indices in
        for i in 0..<indices.count { used[Int(indices[i])] = true }
      }
    }
    return used
  }
}

/// A loop's pictures as indices into its palette.
struct GIFPictures: Sendable {
  /// With the colours that most pictures use first, so that frames of few colours take short codes.
  let palette: GIFPalette
  /// What stands for clear pixels; nil: there are none.
  let clear: UInt8?
  private var indices: [[UInt8]]

  /// Pixels of all pictures beyond which the palette's order is not optimized.
  private static let optimizedPixels = 16_000_000

  init(_ store: PictureStore, _ palette: GIFPalette, clear: UInt8?, steps: [GIFStep]) {
    self.clear = clear
    let raw = Parallel.map(store.count) { palette.indices(of: store.picture($0), clear: clear ?? 255) }
    var order = Array(palette.colors.indices)
    if store.byteCount / 4 <= Self.optimizedPixels {
      order = PaletteOrder(count: order.count, uses: Self.uses(raw, steps, colors: order.count)).best()
    }
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

  /// What each frame's changed pixels use.
  private static func uses(_ raw: [[UInt8]], _ steps: [GIFStep], colors: Int) -> [PaletteOrder.Use] {
    let size = steps[0].rect
    var canvas = IndexedImage(width: size.width, height: size.height, indices: raw[steps[0].part])
    return steps.enumerated().map { number, step in
      let part = raw[step.part]
      var used = [Bool](repeating: false, count: 256)
      var pixels = 0
      let old = number == 0 ? nil : canvas.cropped(to: step.rect)
      used.withUnsafeMutableBufferPointer { used in
        for i in part.indices where old.map({ $0[i] != part[i] }) ?? true {
          used[Int(part[i])] = true
          pixels += 1
        }
      }
      canvas.replace(step.rect, with: part)
      return PaletteOrder.Use(indices: (0..<colors).filter { used[$0] }, pixels: pixels)
    }
  }
}

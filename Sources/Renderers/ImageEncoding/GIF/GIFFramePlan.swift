/// A frame's indices with as few bits as its changed pixels need, and the index that leaves a pixel as it is.
struct GIFFramePlan {
  /// Nil when the changed pixels use every index.
  let clearIndex: UInt8?
  private let depth: Int
  private var indices: [UInt8]
  private let unchanged: [UInt8]

  /// - Parameters:
  ///   - indices: of each pixel's colour in the palette.
  ///   - part: the pixels, opaque or clear; a clear one is always unchanged, since a frame cannot clear anything.
  ///   - unchanged: non-zero where the pixel is already shown.
  init(indices: [UInt8], part: RGBAImage, unchanged: [UInt8]) {
    var used = [Bool](repeating: false, count: 256)
    var highest = 0
    for i in indices.indices where unchanged[i] == 0 {
      used[Int(indices[i])] = true
      highest = max(highest, Int(indices[i]))
    }
    let clear = used.firstIndex(of: false)
    highest = max(highest, clear ?? 255)
    var depth = 2
    while 1 << depth <= highest { depth += 1 }
    self.depth = depth
    self.unchanged = unchanged
    self.indices = indices
    clearIndex = clear.map { UInt8($0) }
    guard let clear else { return }
    part.withWords { words in
      for i in indices.indices where unchanged[i] != 0 {
        if words[i] == 0 || Int(indices[i]) >> depth != 0 { self.indices[i] = UInt8(clear) }
      }
    }
  }

  /// The smaller of leaving every unchanged pixel out and of leaving out those where that helps.
  func compressed() -> [UInt8] {
    guard let clearIndex else { return LZWEncoder.encode(indices, depth: depth) }
    let free = LZWEncoder.encode(indices, depth: depth, unchanged: unchanged, clear: clearIndex)
    var sparse = indices
    for i in sparse.indices where unchanged[i] != 0 { sparse[i] = clearIndex }
    let plain = LZWEncoder.encode(sparse, depth: depth)
    return plain.count < free.count ? plain : free
  }
}

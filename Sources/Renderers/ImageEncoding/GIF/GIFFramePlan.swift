/// A frame's indices with as few bits as its changed pixels need, and the index that leaves a pixel as it is.
struct GIFFramePlan: Hashable, Sendable {
  /// Nil when the changed pixels use every index.
  let clearIndex: UInt8?
  private let depth: Int
  private var indices: [UInt8]
  /// Non-zero where the clear index may stand for the pixel's own; empty where that is nowhere.
  private var free: [UInt8]
  private var sum: UInt64

  /// - Parameters:
  ///   - goal: what the frame shows, indices into the palette.
  ///   - shown: what is shown before; nil: nothing, every pixel is new.
  ///   - clear: what stands for clear pixels in both; nil: there are none. A clear one is always unchanged, since a frame
  ///     cannot clear anything.
  init(goal: [UInt8], shown: [UInt8]?, clear: UInt8?) {
    let count = goal.count
    var indices = goal
    var free = [UInt8](repeating: 0, count: count)
    var used = [Bool](repeating: false, count: 256)
    var unchanged = 0
    used.withUnsafeMutableBufferPointer { used in
      for i in 0..<count {
        let isSame = shown.map { $0[i] == goal[i] } ?? (goal[i] == clear)
        if isSame {
          free[i] = 1
          unchanged += 1
        } else {
          used[Int(goal[i])] = true
        }
      }
    }
    let clearIndex = used.firstIndex(of: false)
    let highest = max(used.lastIndex(of: true) ?? 0, clearIndex ?? 255)
    var depth = 2
    while 1 << depth <= highest { depth += 1 }
    self.depth = depth
    self.clearIndex = clearIndex.map { UInt8($0) }
    if let clearIndex, unchanged > 0 {
      let transparent = UInt8(clearIndex)
      for i in 0..<count where free[i] != 0 {
        if goal[i] == clear || Int(goal[i]) >> depth != 0 { indices[i] = transparent }
      }
      self.free = free
    } else {
      self.free = []
    }
    self.indices = indices
    sum = indices.quickSum &+ self.free.quickSum &* 3
  }

  static func == (a: GIFFramePlan, b: GIFFramePlan) -> Bool {
    a.depth == b.depth && a.clearIndex == b.clearIndex && a.indices.isSame(as: b.indices) && a.free.isSame(as: b.free)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(sum) }

  var count: Int { indices.count }

  /// The smallest of what the effort allows to try.
  func compressed(_ effort: GIFEffort) -> [UInt8] {
    var best: [UInt8] = []
    func tryOut(_ indices: [UInt8], _ free: [UInt8]?, looksAhead: Bool) {
      var isOpen = true
      for patience in effort.patience where isOpen {
        let policy = LZWEncoder.Policy(patience: patience, looksAhead: looksAhead)
        let (bytes, wasFull) = LZWEncoder.encode(
          indices, depth: depth, free: free, clear: clearIndex ?? 0, policy: policy,
          limit: best.isEmpty ? .max : best.count)
        if best.isEmpty || bytes.count < best.count { best = bytes }
        isOpen = wasFull
      }
    }
    if free.isEmpty {
      tryOut(indices, nil, looksAhead: false)
      if effort.looksAhead { tryOut(indices, [UInt8](repeating: 0, count: count), looksAhead: true) }
      return best
    }
    var sparse = indices
    for i in 0..<count where free[i] != 0 { sparse[i] = clearIndex ?? 0 }
    tryOut(sparse, nil, looksAhead: false)
    if effort.choosesFreely {
      tryOut(indices, free, looksAhead: false)
      if effort.looksAhead { tryOut(indices, free, looksAhead: true) }
    }
    return best
  }
}

/// How hard to look for the smallest stream, by the number of pixels alone.
struct GIFEffort: Sendable {
  var looksAhead: Bool
  var choosesFreely: Bool
  var patience: [Double]

  /// - Parameter pixels: of all frames' changed parts.
  init(pixels: Int) {
    looksAhead = pixels <= 4_000_000
    choosesFreely = pixels <= 16_000_000
    patience =
      pixels <= 4_000_000 ? [.infinity, 1, 0.85, 0.7, 0] : pixels <= 16_000_000 ? [.infinity, 0.85, 0] : [0.85]
  }
}

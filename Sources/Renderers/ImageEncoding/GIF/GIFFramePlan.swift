/// A frame's indices with as few bits as its changed pixels need, and the index that leaves a pixel as it is.
struct GIFFramePlan: Sendable {
  /// A key that identifies a plan: two hashes of its contents.
  struct Key: Hashable, Sendable {
    fileprivate var sums: SIMD2<UInt64>
    fileprivate var count: Int
    fileprivate var depth: Int
    fileprivate var clearIndex: UInt8?
  }

  /// The transparent index, or `nil` if the changed pixels use every index.
  let clearIndex: UInt8?
  private let depth: Int
  /// The number of bits without the transparent index.
  private let plainDepth: Int
  private var indices: [UInt8]
  /// 1 where the transparent index may replace the pixel's own. Empty if it may do so nowhere.
  private var free: [UInt8]
  let key: Key

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - goal: The content of the frame, as palette indices.
  ///   - shown: The canvas before the frame. With `nil`, every pixel is new.
  ///   - clear: The index of transparent pixels in both, or `nil` if there are none. A transparent pixel is always
  ///     unchanged, because a frame cannot clear anything.
  init(goal: [UInt8], shown: [UInt8]?, clear: UInt8?) {
    let count = goal.count
    var indices = goal
    let (free, used, unchanged) = Self.unchanged(goal, shown: shown, clear: clear)
    let clearIndex = used.firstIndex(of: false)
    let highest = max(used.lastIndex(of: true) ?? 0, clearIndex ?? 255)
    var depth = 2
    while 1 << depth <= highest { depth += 1 }
    self.depth = depth
    self.clearIndex = clearIndex.map { UInt8($0) }
    if let clearIndex, unchanged > 0 {
      let transparent = UInt8(clearIndex)
      indices.withUnsafeMutableBufferPointer { indices in
        free.withUnsafeBufferPointer { free in
          // A loop over vectors: both choices are computed.
          for i in 0..<count {
            let index = indices[i]
            let isReplaced = free[i] != 0 && (index == clear ?? transparent || index >> UInt8(depth) != 0)
            indices[i] = isReplaced ? transparent : index
          }
        }
      }
      self.free = free
    } else {
      self.free = []
    }
    self.indices = indices
    let most = Int(indices.max() ?? 0)
    var plain = 2
    while 1 << plain <= most { plain += 1 }
    plainDepth = plain
    key = Key(
      sums: SIMD2(indices.fastHash, self.free.fastHash), count: count, depth: depth, clearIndex: self.clearIndex)
  }

  /// Returns which pixels are unchanged (1 each), the indices of the others, and the number of unchanged ones.
  static func unchanged(
    _ goal: [UInt8], shown: [UInt8]?, clear: UInt8?
  ) -> (free: [UInt8], used: [Bool], count: Int) {
    let count = goal.count
    var used = [Bool](repeating: false, count: 256)
    var unchanged = 0
    // Without a canvas, only transparent pixels are unchanged; without those, none is.
    let before = shown ?? clear.map { [UInt8](repeating: $0, count: count) }
    let free = [UInt8](unsafeUninitializedCapacity: count) { free, initialized in
      initialized = count
      guard let flags = free.baseAddress else { return }
      goal.withUnsafeBytes { goal in
        used.withUnsafeMutableBufferPointer { used in
          guard let before else {
            flags.initialize(repeating: 0, count: count)
            for index in goal { used[Int(index)] = true }
            return
          }
          before.withUnsafeBytes { before in
            var i = 0
            while i < count {
              // Eight pixels at once where all are unchanged.
              if i + 8 <= count,
                goal.loadUnaligned(fromByteOffset: i, as: UInt64.self)
                  == before.loadUnaligned(fromByteOffset: i, as: UInt64.self)
              {
                (flags + i).initialize(repeating: 1, count: 8)
                unchanged += 8
                i += 8
                continue
              }
              let end = min(i + 8, count)
              while i < end {
                let isSame = goal[i] == before[i]
                flags[i] = isSame ? 1 : 0
                if isSame { unchanged += 1 } else { used[Int(goal[i])] = true }
                i += 1
              }
            }
          }
        }
      }
    }
    return (free, used, unchanged)
  }

  var count: Int { indices.count }

  /// Returns the smallest result of the attempts.
  func compressed(_ effort: GIFEffort) -> [UInt8] {
    var best: [UInt8] = []
    var isFilled = true
    for (number, attempt) in effort.attempts.enumerated() {
      // Without a full table, patience does not matter.
      if number > 0, !isFilled, effort.attempts[number - 1].method == attempt.method { continue }
      if free.isEmpty, attempt.method.needsFree { continue }
      let (bytes, wasFull) = encode(attempt, limit: best.isEmpty ? .max : best.count)
      if best.isEmpty || bytes.count < best.count { best = bytes }
      isFilled = wasFull
    }
    return best
  }

  /// Returns the size of each attempt.
  func sizes(_ effort: GIFEffort) -> [Int] {
    var sizes: [Int] = []
    var isFilled = true
    for (number, attempt) in effort.attempts.enumerated() {
      if free.isEmpty, attempt.method.needsFree {
        sizes.append(.max)
      } else if number > 0, !isFilled, effort.attempts[number - 1].method == attempt.method {
        // Without a full table, patience does not matter.
        sizes.append(sizes[number - 1])
      } else {
        let (bytes, wasFull) = encode(attempt, limit: .max)
        sizes.append(bytes.count)
        isFilled = wasFull
      }
    }
    return sizes
  }

  private func encode(_ attempt: GIFEffort.Attempt, limit: Int) -> (bytes: [UInt8], wasFull: Bool) {
    var policy = LZWEncoder.Policy(patience: attempt.patience, looksAhead: false)
    let clear = clearIndex ?? 0
    switch attempt.method {
    case .runs(let rule):
      let indices = rule.apply(to: indices, free: free, clear: clear)
      return LZWEncoder.encode(indices, depth: depth, policy: policy, limit: limit)
    case .plain:
      return LZWEncoder.encode(indices, depth: plainDepth, policy: policy, limit: limit)
    case .ahead:
      policy.looksAhead = true
      let none = [UInt8](repeating: 0, count: count)
      return LZWEncoder.encode(indices, depth: plainDepth, free: none, clear: clear, policy: policy, limit: limit)
    case .free(let looksAhead, let prefersClear, let paths):
      policy.looksAhead = looksAhead
      policy.prefersClear = prefersClear
      policy.paths = paths
      return LZWEncoder.encode(indices, depth: depth, free: free, clear: clear, policy: policy, limit: limit)
    }
  }
}

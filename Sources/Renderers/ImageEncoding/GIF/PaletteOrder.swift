/// The order of a palette by which most frames get short codes: a frame's codes are as wide as the highest index among
/// its changed pixels needs.
struct PaletteOrder {
  /// The palette indices that a frame's changed pixels have, and how many pixels these are.
  struct Use {
    var indices: [Int]
    var pixels: Int
  }

  /// Codes after which all widths are the same.
  private static let mostCodes = 4096

  /// Steps of the search for improvements, whatever the loop.
  private static let mostWork = 20_000_000

  let count: Int
  let uses: [Use]
  /// Pixels that a code stands for, about.
  let pixelsPerCode: Int

  /// Old indices in their new order, for flat pictures and for rich ones.
  static func candidates(count: Int, uses: [Use]) -> [[Int]] {
    var result: [[Int]] = []
    for pixelsPerCode in [4, 1, 12] {
      let order = PaletteOrder(count: count, uses: uses, pixelsPerCode: pixelsPerCode).best()
      if !result.contains(order) { result.append(order) }
    }
    return result
  }

  /// The best of several.
  private func best() -> [Int] {
    var candidates: [[Int]] = [byFewest()]
    for power in [0.0, 1, 2] {
      candidates.append(byWeight(power))
      candidates.append(fromTheTop(power))
    }
    let costs = candidates.map(cost)
    let best = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    return improved(candidates[best], cost: costs[best])
  }

  /// Frame by frame, what sticks out changes places with colors that the frame does not use, where all frames together
  /// gain from it.
  private func improved(_ start: [Int], cost: Int) -> [Int] {
    var (order, least) = (start, cost)
    let share = uses.reduce(0) { $0 + $1.indices.count }
    // Each trial looks at all frames.
    var trials = Self.mostWork / max(share, 1)
    var hasImproved = true
    while hasImproved {
      hasImproved = false
      for use in uses {
        guard trials > 0 else { return order }
        guard let changed = lowered(order, for: use) else { continue }
        trials -= 1
        let cost = self.cost(changed)
        if cost < least {
          (order, least) = (changed, cost)
          hasImproved = true
        }
      }
    }
    return order
  }

  /// The order with a frame's colors below the next lower power of two; nil where they are too many.
  private func lowered(_ order: [Int], for use: Use) -> [Int]? {
    var isUsed = [Bool](repeating: false, count: count)
    for index in use.indices { isUsed[index] = true }
    guard let highest = order.lastIndex(where: { isUsed[$0] }), highest >= 4 else { return nil }
    var bound = 4
    while bound * 2 <= highest { bound *= 2 }
    // One place more is for the clear index.
    guard use.indices.count < bound else { return nil }
    var result = order
    // From the top down: what few frames use tends to stand higher.
    var free = bound - 1
    for place in bound..<count where isUsed[result[place]] {
      while free >= 0, isUsed[result[free]] { free -= 1 }
      guard free >= 0 else { return nil }
      result.swapAt(place, free)
    }
    return result
  }

  /// Colors that many frames use first; frames of few colors count for more.
  private func byWeight(_ power: Double) -> [Int] {
    var weights = [Double](repeating: 0, count: count)
    for use in uses where !use.indices.isEmpty {
      var weight = 1.0
      for _ in 0..<Int(power) { weight /= Double(use.indices.count) }
      for index in use.indices { weights[index] += weight }
    }
    return (0..<count).sorted { weights[$0] != weights[$1] ? weights[$0] > weights[$1] : $0 < $1 }
  }

  /// All colors of the frame with the fewest, then what the next one adds, and so on.
  private func byFewest() -> [Int] {
    var isPlaced = [Bool](repeating: false, count: count)
    var order: [Int] = []
    for use in uses.enumerated().sorted(by: {
      ($0.element.indices.count, $0.offset) < ($1.element.indices.count, $1.offset)
    }) {
      for index in use.element.indices where !isPlaced[index] {
        isPlaced[index] = true
        order.append(index)
      }
    }
    return order + (0..<count).filter { !isPlaced[$0] }
  }

  /// The last place to the color that the lightest frames use, and so on down: a frame that has a color up there takes
  /// wide codes anyway, and its other colors may be anywhere.
  private func fromTheTop(_ power: Double) -> [Int] {
    let own = uses.map { use -> Double in
      var weight = 1.0
      for _ in 0..<Int(power) { weight /= Double(max(use.indices.count, 1)) }
      return weight
    }
    var weights = [Double](repeating: 0, count: count)
    var users = [[Int]](repeating: [], count: count)
    for (number, use) in uses.enumerated() {
      for index in use.indices {
        weights[index] += own[number]
        users[index].append(number)
      }
    }
    var isOut = [Bool](repeating: false, count: uses.count)
    var rest = Array(0..<count)
    var order: [Int] = []
    while let place = rest.indices.min(by: { (weights[rest[$0]], -rest[$0]) < (weights[rest[$1]], -rest[$1]) }) {
      let color = rest.remove(at: place)
      order.append(color)
      for number in users[color] where !isOut[number] {
        isOut[number] = true
        for index in uses[number].indices { weights[index] -= own[number] }
      }
    }
    return order.reversed()
  }

  private func cost(_ order: [Int]) -> Int {
    var places = [Int](repeating: 0, count: count)
    for (new, old) in order.enumerated() { places[old] = new }
    return uses.reduce(0) { sum, use in
      let taken = Set(use.indices.map { places[$0] })
      // One more index, the lowest that is not taken, leaves a pixel as it is.
      let clear = (0...taken.count).first { !taken.contains($0) } ?? 0
      let highest = max(taken.max() ?? 0, min(clear, 255))
      var depth = 2
      while 1 << depth <= highest { depth += 1 }
      return sum + Self.bits(codes: min(use.pixels / pixelsPerCode, Self.mostCodes), depth: depth)
    }
  }

  /// What so many codes take from an empty table on.
  private static func bits(codes: Int, depth: Int) -> Int {
    var (rest, width, known, sum) = (codes, depth + 1, (1 << depth) + 2, 0)
    while rest > 0, width < 12 {
      let part = min(rest, (1 << width) - known + 1)
      sum += part * width
      rest -= part
      known = (1 << width) + 1
      width += 1
    }
    return sum + rest * 12
  }
}

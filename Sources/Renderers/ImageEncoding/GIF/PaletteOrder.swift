/// The search for an order of a palette in which most frames have short codes: the width of a frame's codes depends
/// on the highest index among its changed pixels.
struct PaletteOrder {
  /// The palette indices of a frame's changed pixels, and the number of these pixels.
  struct Use {
    var indices: [Int]
    var pixels: Int
  }

  /// The number of codes after which all widths are equal.
  private static let mostCodes = 4096

  /// The maximum number of steps of the search, independent of the loop.
  private static let mostWork = 20_000_000

  let count: Int
  let uses: [Use]
  /// The approximate number of pixels per code.
  let pixelsPerCode: Int

  /// Returns permutations of the old indices, for uniform and for complex images.
  static func candidates(count: Int, uses: [Use]) -> [[Int]] {
    var result: [[Int]] = []
    for pixelsPerCode in [4, 1, 12] {
      let order = PaletteOrder(count: count, uses: uses, pixelsPerCode: pixelsPerCode).best()
      if !result.contains(order) { result.append(order) }
    }
    return result
  }

  /// Returns the best of several orders.
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

  /// Improves an order frame by frame: colors with high indices swap with colors that the frame does not use, if all
  /// frames together benefit.
  private func improved(_ start: [Int], cost: Int) -> [Int] {
    var (order, least) = (start, cost)
    let share = uses.reduce(0) { $0 + $1.indices.count }
    // Each trial evaluates all frames.
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

  /// Returns the order with a frame's colors below the next lower power of two, or `nil` if there are too many.
  private func lowered(_ order: [Int], for use: Use) -> [Int]? {
    var isUsed = [Bool](repeating: false, count: count)
    for index in use.indices { isUsed[index] = true }
    guard let highest = order.lastIndex(where: { isUsed[$0] }), highest >= 4 else { return nil }
    var bound = 4
    while bound * 2 <= highest { bound *= 2 }
    // One more index is for transparency.
    guard use.indices.count < bound else { return nil }
    var result = order
    // Searches from the top, because colors of few frames tend to have higher indices.
    var free = bound - 1
    for place in bound..<count where isUsed[result[place]] {
      while free >= 0, isUsed[result[free]] { free -= 1 }
      guard free >= 0 else { return nil }
      result.swapAt(place, free)
    }
    return result
  }

  /// Returns an order with the colors of many frames first, where frames of few colors have more weight.
  private func byWeight(_ power: Double) -> [Int] {
    var weights = [Double](repeating: 0, count: count)
    for use in uses where !use.indices.isEmpty {
      var weight = 1.0
      for _ in 0..<Int(power) { weight /= Double(use.indices.count) }
      for index in use.indices { weights[index] += weight }
    }
    return (0..<count).sorted { weights[$0] != weights[$1] ? weights[$0] > weights[$1] : $0 < $1 }
  }

  /// Returns an order with all colors of the frame with the fewest, then the additional ones of the next frame, and so
  /// on.
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

  /// Returns an order in which the last index is for the color of the frames with the lowest weight, and so on. A frame
  /// with a high index has wide codes anyway, so that its other colors may have any index.
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
      // The lowest unused index is for transparency.
      let clear = (0...taken.count).first { !taken.contains($0) } ?? 0
      let highest = max(taken.max() ?? 0, min(clear, 255))
      var depth = 2
      while 1 << depth <= highest { depth += 1 }
      return sum + Self.bits(codes: min(use.pixels / pixelsPerCode, Self.mostCodes), depth: depth)
    }
  }

  /// Returns the number of bits of a number of codes, starting with an empty table.
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

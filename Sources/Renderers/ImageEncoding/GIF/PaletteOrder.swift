/// The order of a palette by which most frames get short codes: a frame's codes are as wide as the highest index among
/// its changed pixels needs.
struct PaletteOrder {
  /// The palette indices that a frame's changed pixels have, and how many pixels these are.
  struct Use {
    var indices: [Int]
    var pixels: Int
  }

  /// More codes than this hardly profit from starting narrow.
  private static let profitablePixels = 512

  let count: Int
  let uses: [Use]

  /// Old indices in their new order: the best of several.
  func best() -> [Int] {
    var candidates: [[Int]] = [byFewest()]
    for power in [0.0, 1, 2] { candidates.append(byWeight(power)) }
    let costs = candidates.map(cost)
    return candidates[costs.indices.min { costs[$0] < costs[$1] } ?? 0]
  }

  /// Colours that many frames use first; frames of few colours count for more.
  private func byWeight(_ power: Double) -> [Int] {
    var weights = [Double](repeating: 0, count: count)
    for use in uses where !use.indices.isEmpty {
      var weight = 1.0
      for _ in 0..<Int(power) { weight /= Double(use.indices.count) }
      for index in use.indices { weights[index] += weight }
    }
    return (0..<count).sorted { weights[$0] != weights[$1] ? weights[$0] > weights[$1] : $0 < $1 }
  }

  /// All colours of the frame with the fewest, then what the next one adds, and so on.
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
      return sum + depth * min(use.pixels, Self.profitablePixels)
    }
  }
}

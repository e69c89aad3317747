/// The frequencies of opaque colors.
struct ColorHistogram: Sendable {
  /// Colors are distinguished by six bits per component.
  private static let bins = 1 << 18

  private var counts: [Int32] = []
  private var sums: [SIMD3<Int>] = []

  /// Adds pixels.
  ///
  /// - Parameters:
  ///   - color: The color 0xBBGGRR.
  ///   - count: The number of pixels.
  mutating func add(_ color: UInt32, count: Int) {
    if counts.isEmpty {
      counts = [Int32](repeating: 0, count: Self.bins)
      sums = [SIMD3<Int>](repeating: .zero, count: Self.bins)
    }
    let rgb = SIMD3(Int(color & 255), Int(color >> 8 & 255), Int(color >> 16 & 255))
    let bin = (rgb.x >> 2) << 12 | (rgb.y >> 2) << 6 | rgb.z >> 2
    counts[bin] = counts[bin] &+ Int32(truncatingIfNeeded: min(count, 1 << 16))
    sums[bin] &+= rgb &* SIMD3(repeating: min(count, 1 << 16))
  }

  struct Entry {
    var color: SIMD3<Float>
    var weight: Float
  }

  private func entries() -> [Entry] {
    counts.indices.compactMap { bin in
      guard counts[bin] > 0 else { return nil }
      let n = Float(counts[bin])
      // The square root prevents a large uniform area from taking all entries of small areas with gradients.
      return Entry(color: SIMD3<Float>(sums[bin]) / n, weight: n.squareRoot())
    }
  }

  /// Returns at most `size` colors, 0xBBGGRR. Boxes with the largest weighted spread are split at their mean, and the
  /// colors then move to the mean of their nearest entries.
  func palette(_ size: Int) -> [UInt32] {
    let entries = entries()
    if entries.isEmpty { return [] }
    var boxes = [ColorBox(entries)]
    while boxes.count < size {
      guard let i = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }), boxes[i].spread > 0 else { break }
      let (low, high) = boxes[i].cut()
      boxes[i] = low
      boxes.append(high)
    }
    let colors = refined(boxes.map(\.mean), entries)
    return Set(
      colors.map { color in
        let rounded = color.rounded(.toNearestOrAwayFromZero).clamped(
          lowerBound: .zero, upperBound: .init(repeating: 255))
        return UInt32(rounded.x) | UInt32(rounded.y) << 8 | UInt32(rounded.z) << 16
      }
    ).sorted()
  }

  /// Refines the colors with Lloyd's algorithm.
  private func refined(_ start: [SIMD3<Float>], _ entries: [Entry]) -> [SIMD3<Float>] {
    var centers = start
    // The work is limited: a large number of colors is refined in fewer iterations.
    let rounds = max(1, min(8, 24_000_000 / max(entries.count * centers.count, 1)))
    for _ in 0..<rounds {
      var totals = [SIMD4<Float>](repeating: .zero, count: centers.count)
      for entry in entries {
        let nearest = GIFPalette.nearest(to: entry.color, in: centers)
        totals[nearest] += SIMD4(entry.color, 1) * entry.weight
      }
      for i in centers.indices where totals[i].w > 0 {
        centers[i] = SIMD3(totals[i].x, totals[i].y, totals[i].z) / totals[i].w
      }
    }
    return centers
  }
}

/// Colors that share a palette entry until they are split.
struct ColorBox {
  private var entries: [ColorHistogram.Entry]
  private var axis = 0
  /// The weighted sum of squared distances from the mean along the widest axis.
  private(set) var spread: Float = 0
  private(set) var mean = SIMD3<Float>.zero

  init(_ entries: [ColorHistogram.Entry]) {
    self.entries = entries
    let total = entries.reduce(Float(0)) { $0 + $1.weight }
    mean = entries.reduce(SIMD3<Float>.zero) { $0 + $1.color * $1.weight } / total
    let mean = mean
    let variance =
      entries.reduce(SIMD3<Float>.zero) { sum, entry in
        let difference = entry.color - mean
        return sum + difference * difference * entry.weight
      } * GIFPalette.weights
    for i in 0..<3 where variance[i] > spread {
      spread = variance[i]
      axis = i
    }
  }

  func cut() -> (ColorBox, ColorBox) {
    let low = entries.filter { $0.color[axis] <= mean[axis] }
    let high = entries.filter { $0.color[axis] > mean[axis] }
    return (ColorBox(low), ColorBox(high))
  }
}

import Foundation

/// One palette for a whole loop: every colour when there are at most 256 with the clear one, else a median cut.
struct GIFPalette {
  /// R, G, B; at most 256.
  private(set) var colors: [(UInt8, UInt8, UInt8)]
  /// Every opaque colour of the loop is there.
  let isExact: Bool
  private var known: [UInt32: UInt8] = [:]

  /// - Parameters:
  ///   - exact: all opaque colours as 0xBBGGRR, when there are few enough.
  ///   - histogram: how often colours occur, for when there are too many.
  ///   - needsClear: keep an entry for clear pixels, even at the cost of exactness.
  init(exact: [UInt32]?, histogram: ColorHistogram, needsClear: Bool) {
    let limit = needsClear ? 255 : 256
    var list: [UInt32]
    if let exact, exact.count <= limit {
      list = exact.sorted()
      isExact = true
    } else {
      list = histogram.medianCut(255)
      isExact = false
    }
    colors = list.map { (UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)) }
    for (i, color) in list.enumerated() { known[color] = UInt8(i) }
  }

  /// Bits of the colour table, 1…8; where possible there is an entry for clear pixels that no colour uses.
  var depth: Int {
    var depth = 1
    while 1 << depth < min(colors.count + 1, 256) { depth += 1 }
    return depth
  }

  /// Gives the colours that most frames use the lowest indices, so that frames of few colours take short codes.
  /// - Parameter frames: pictures of straight opaque or clear pixels.
  mutating func sort(byUseIn frames: [RGBAImage]) {
    var uses = [Int](repeating: 0, count: colors.count)
    var lastFrame = [Int](repeating: -1, count: colors.count)
    for (number, frame) in frames.enumerated() {
      frame.withWords { words in
        var last: UInt32 = 0
        var i = 0
        while i < words.count {
          let word = words[i]
          if word != last {
            last = word
            let color = UInt32(littleEndian: word)
            if color >> 24 != 0 {
              let index = Int(index(of: color))
              if lastFrame[index] != number {
                lastFrame[index] = number
                uses[index] += 1
              }
            }
          }
          i += 1
        }
      }
    }
    let order = colors.indices.sorted { uses[$0] != uses[$1] ? uses[$0] > uses[$1] : $0 < $1 }
    colors = order.map { colors[$0] }
    var places = [UInt8](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { places[old] = UInt8(new) }
    known = known.mapValues { places[Int($0)] }
  }

  /// The nearest colour's index. Found colours are remembered.
  mutating func index(of color: UInt32) -> UInt8 {
    let color = color & 0xFF_FFFF
    if let index = known[color] { return index }
    let red = Int(color & 255)
    let green = Int(color >> 8 & 255)
    let blue = Int(color >> 16 & 255)
    var best = Int.max
    var result = 0
    for (i, c) in colors.enumerated() {
      let dr = red - Int(c.0)
      let dg = green - Int(c.1)
      let db = blue - Int(c.2)
      let distance = 3 * dr * dr + 4 * dg * dg + 2 * db * db
      if distance < best {
        best = distance
        result = i
      }
    }
    known[color] = UInt8(result)
    return UInt8(result)
  }
}

/// How often colours occur, at five bits a component.
struct ColorHistogram {
  private var counts = [Int](repeating: 0, count: 32768)
  private var reds = [Int](repeating: 0, count: 32768)
  private var greens = [Int](repeating: 0, count: 32768)
  private var blues = [Int](repeating: 0, count: 32768)

  /// Adds opaque pixels given as words of R, G, B, A in memory order.
  mutating func add(_ color: UInt32, count: Int) {
    let red = Int(color & 255)
    let green = Int(color >> 8 & 255)
    let blue = Int(color >> 16 & 255)
    let bin = (red >> 3) << 10 | (green >> 3) << 5 | blue >> 3
    counts[bin] += count
    reds[bin] += red * count
    greens[bin] += green * count
    blues[bin] += blue * count
  }

  private struct Entry {
    var color: [Int]
    var count: Int
  }

  /// At most `size` colours, 0xBBGGRR: boxes with the largest weighted spread are cut at their mean.
  func medianCut(_ size: Int) -> [UInt32] {
    var entries: [Entry] = []
    for bin in 0..<32768 where counts[bin] > 0 {
      let n = counts[bin]
      // A large flat area should not take every entry from the small soft ones.
      let weight = Int(Double(n).squareRoot().rounded(.up))
      entries.append(Entry(color: [reds[bin] / n, greens[bin] / n, blues[bin] / n], count: weight))
    }
    if entries.isEmpty { return [] }
    var boxes = [Box(entries)]
    while boxes.count < size {
      guard let i = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }), boxes[i].spread > 0 else { break }
      let (low, high) = boxes[i].cut()
      boxes[i] = low
      boxes.append(high)
    }
    return Array(Set(boxes.map(\.mean))).sorted()
  }

  private struct Box {
    var entries: [Entry]
    var axis = 0
    /// The weighted sum of squared distances from the mean along the widest axis.
    var spread = 0.0
    var center = 0.0
    var mean: UInt32 = 0

    init(_ entries: [Entry]) {
      self.entries = entries
      let total = Double(entries.reduce(0) { $0 + $1.count })
      var packed: UInt32 = 0
      for axis in 0..<3 {
        let average = entries.reduce(0.0) { $0 + Double($1.color[axis] * $1.count) } / total
        var variance = 0.0
        for entry in entries {
          let difference = Double(entry.color[axis]) - average
          variance += difference * difference * Double(entry.count)
        }
        if variance > spread {
          spread = variance
          self.axis = axis
          center = average
        }
        packed |= UInt32(average.rounded()) << UInt32(axis * 8)
      }
      mean = packed
    }

    func cut() -> (Box, Box) {
      let low = entries.filter { Double($0.color[axis]) <= center }
      let high = entries.filter { Double($0.color[axis]) > center }
      return (Box(low), Box(high))
    }
  }
}

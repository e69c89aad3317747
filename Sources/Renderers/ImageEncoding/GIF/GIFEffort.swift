/// The effort to find the smallest stream, which depends only on the number of pixels.
struct GIFEffort: Sendable {
  enum Way: Hashable, Sendable {
    /// Unchanged runs are transparent where the rule permits it. Other pixels keep their own indices.
    case runs(TransparencyRunRule)
    /// Every pixel has its own index, where short codes suffice.
    case plain
    /// Every pixel has its own index, and strings are chosen with regard to the next one.
    case ahead
    /// An unchanged pixel has its own index or the transparent one, whichever gives longer strings.
    case free(looksAhead: Bool, prefersClear: Bool, paths: Int)

    var needsFree: Bool {
      switch self {
      case .runs: return true
      case .plain, .ahead: return false
      case .free: return true
      }
    }
  }

  struct Attempt: Hashable, Sendable {
    var way: Way
    /// The parameter of `LZWEncoder.Policy`.
    var patience: Double
  }

  /// The attempts for every frame.
  var attempts: [Attempt]
  /// The number of methods that remain after a few frames have been compressed with all of them, or `nil` for all.
  let kept: Int?

  /// Creates the effort.
  ///
  /// - Parameter pixels: The number of pixels of all frames' changed parts.
  init(pixels: Int) {
    let isSmall = pixels <= 4_000_000
    let isMiddling = pixels <= 16_000_000
    var ways: [Way] = [.runs(TransparencyRunRule()), .plain, .runs(TransparencyRunRule(single: .apart))]
    ways += TransparencyRunRule.usual.map { .runs($0) }
    if isMiddling { ways.append(.free(looksAhead: false, prefersClear: true, paths: 8)) }
    if isSmall {
      ways += TransparencyRunRule.rare.map { .runs($0) }
      ways += [
        .ahead, .free(looksAhead: false, prefersClear: false, paths: 8),
        .free(looksAhead: false, prefersClear: false, paths: 1),
        .free(looksAhead: true, prefersClear: true, paths: 8), .free(looksAhead: true, prefersClear: false, paths: 8),
      ]
    }
    let patience: [Double] = isSmall ? [.infinity, 1, 0.85, 0.7, 0] : [.infinity, 0.85, 0]
    attempts = ways.flatMap { way in patience.map { Attempt(way: way, patience: $0) } }
    kept = isSmall ? nil : isMiddling ? 3 : 2
  }

  private init(attempts: [Attempt]) {
    self.attempts = attempts
    kept = nil
  }

  /// Returns a fast effort for comparing orders of a palette, or `nil` if there are too many pixels.
  static func trial(pixels: Int) -> GIFEffort? {
    guard pixels <= 64_000_000 else { return nil }
    let ways: [Way] = pixels > 16_000_000 ? [.plain] : [.runs(TransparencyRunRule(single: .apart)), .plain]
    return GIFEffort(attempts: ways.map { Attempt(way: $0, patience: 0.85) })
  }

  /// Keeps only the best methods, each with every patience.
  ///
  /// - Parameter sizes: For a few frames, the size of each attempt.
  mutating func keepBest(_ sizes: [[Int]]) {
    guard let kept, !sizes.isEmpty else { return }
    var ways: [Way] = []
    for attempt in attempts where !ways.contains(attempt.way) { ways.append(attempt.way) }
    let totals = ways.map { way in
      let own = attempts.indices.filter { attempts[$0].way == way }
      return sizes.reduce(0) { sum, sizes in sum + min(own.map { sizes[$0] }.min() ?? .max, 1 << 40) }
    }
    let order = ways.indices.sorted { totals[$0] != totals[$1] ? totals[$0] < totals[$1] : $0 < $1 }
    var best = order.prefix(kept).map { ways[$0] }
    // A frame without unchanged pixels needs a method that does not rely on them.
    if !best.contains(where: { !$0.needsFree }), let plain = order.first(where: { !ways[$0].needsFree }) {
      best.append(ways[plain])
    }
    attempts = best.flatMap { way in attempts.filter { $0.way == way } }
  }
}

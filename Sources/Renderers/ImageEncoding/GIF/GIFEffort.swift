/// The effort to find the smallest stream, which depends only on the number of pixels.
struct GIFEffort: Sendable {
  enum Method: Hashable, Sendable {
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
    var method: Method
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
    let isHuge = pixels > 48_000_000
    var methods: [Method] = [.runs(TransparencyRunRule()), .plain, .runs(TransparencyRunRule(single: .apart))]
    if !isHuge { methods += TransparencyRunRule.usual.map { .runs($0) } }
    if isMiddling { methods.append(.free(looksAhead: false, prefersClear: true, paths: 8)) }
    if isSmall {
      methods += TransparencyRunRule.rare.map { .runs($0) }
      methods += [
        .ahead, .free(looksAhead: false, prefersClear: false, paths: 8),
        .free(looksAhead: false, prefersClear: false, paths: 1),
        .free(looksAhead: true, prefersClear: true, paths: 8), .free(looksAhead: true, prefersClear: false, paths: 8),
      ]
    }
    let patience: [Double] = isSmall ? [.infinity, 1, 0.85, 0.7, 0] : isHuge ? [0.85] : [.infinity, 0.85, 0]
    attempts = methods.flatMap { method in patience.map { Attempt(method: method, patience: $0) } }
    kept = isSmall ? nil : isMiddling ? 3 : isHuge ? 1 : 2
  }

  private init(attempts: [Attempt]) {
    self.attempts = attempts
    kept = nil
  }

  /// Returns a fast effort for comparing orders of a palette, or `nil` if there are too many pixels.
  static func trial(pixels: Int) -> GIFEffort? {
    guard pixels <= 64_000_000 else { return nil }
    let methods: [Method] = pixels > 16_000_000 ? [.plain] : [.runs(TransparencyRunRule(single: .apart)), .plain]
    return GIFEffort(attempts: methods.map { Attempt(method: $0, patience: 0.85) })
  }

  /// Keeps only the best methods, each with every patience.
  ///
  /// - Parameter sizes: For a few frames, the size of each attempt.
  mutating func keepBest(_ sizes: [[Int]]) {
    guard let kept, !sizes.isEmpty else { return }
    var methods: [Method] = []
    for attempt in attempts where !methods.contains(attempt.method) { methods.append(attempt.method) }
    let totals = methods.map { method in
      let own = attempts.indices.filter { attempts[$0].method == method }
      return sizes.reduce(0) { sum, sizes in sum + min(own.map { sizes[$0] }.min() ?? .max, 1 << 40) }
    }
    let order = methods.indices.sorted { totals[$0] != totals[$1] ? totals[$0] < totals[$1] : $0 < $1 }
    var best = order.prefix(kept).map { methods[$0] }
    // A frame without unchanged pixels needs a method that does not rely on them.
    if !best.contains(where: { !$0.needsFree }), let plain = order.first(where: { !methods[$0].needsFree }) {
      best.append(methods[plain])
    }
    attempts = best.flatMap { method in attempts.filter { $0.method == method } }
  }
}

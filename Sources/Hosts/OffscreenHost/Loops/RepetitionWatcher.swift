/// Tells from the pictures alone when a motion repeats: for what timers, timelines and the user's own animations do.
struct RepetitionWatcher {
  /// Pictures a second.
  static let rate = 60.0
  /// Seconds after which what was seen is judged.
  private static let checkpoints = [5.0, 10, 20, 30]

  private var sums: [UInt64] = []

  /// All pictures are the same.
  var isStill: Bool { sums.allSatisfy { $0 == sums.first } }

  /// Seconds to wait before the next picture; nil: it has been watched for long enough.
  var nextTime: Double? {
    if sums.isEmpty { return 0 }
    return Double(sums.count) <= (Self.checkpoints.last ?? 0) * Self.rate ? 1 / Self.rate : nil
  }

  /// Takes a picture's sum; at a checkpoint the number of pictures after which everything repeats, if it does.
  mutating func see(_ sum: UInt64) -> Int? {
    sums.append(sum)
    let seconds = Double(sums.count - 1) / Self.rate
    return Self.checkpoints.contains(seconds) ? period() : nil
  }

  /// The least period that holds for the later half of what was seen and has been seen twice.
  private func period() -> Int? {
    let count = sums.count
    let longest = min(count / 2, Int(LoopAnalysis.longestPeriod * Self.rate))
    return (1...max(longest, 1)).first { period in
      let start = count - max(2 * period, count / 2)
      let repeats = (start..<(count - period)).allSatisfy { sums[$0] == sums[$0 + period] }
      return repeats && (start..<count).contains { sums[$0] != sums[start] }
    }
  }
}

extension Animator {
  /// Ends all animations and completes all tokens.
  mutating func finish() {
    isFinished = true
    lastVelocity = .zero
    for entry in older { if let token = entry.completion { completed.append(token) } }
    if let token = newest.completion { completed.append(token) }
    completed += forks.map(\.token)
    newest.completion = nil
    older = []
    forks = []
  }

  /// Removes the oldest entries, which no longer have an effect.
  mutating func dropOldest(_ count: Int, at time: Double) {
    for entry in older.prefix(count) { supersede(entry, at: time) }
    older.removeFirst(count)
  }

  /// Removes all entries, because a spring has taken over.
  mutating func supersedeAll(at time: Double) {
    for entry in older { supersede(entry, at: time) }
    supersede(newest, at: time)
    older = []
  }

  /// Stops evaluating an entry. Its token completes at the time at which the entry would have been logically complete,
  /// or immediately if that time is infinite or unknown.
  mutating func supersede(_ entry: AnimatorEntry<Value>, at time: Double) {
    guard let token = entry.completion else { return }
    if entry.logicalEnd.isFinite, entry.logicalEnd > time {
      forks.append((token, entry.logicalEnd))
    } else {
      completed.append(token)
    }
  }

  mutating func completeForks(at time: Double) {
    for fork in forks where fork.time <= time + AnimationTiming.tolerance { completed.append(fork.token) }
    forks.removeAll { $0.time <= time + AnimationTiming.tolerance }
  }

  /// Keeps memory and time constant when endless animations repeatedly replace one another.
  ///
  /// SwiftUI lets them accumulate without limit. Each newer endless animation multiplies the contribution of the older
  /// ones by 1 − f(t), which lies between 0 and 1, so that after a few of them the oldest is hardly visible. When there
  /// are too many, the oldest stops at its current value, and the next one then starts from that value, as if it had
  /// been the first. The shown value does not jump, and it depends only on the times of the changes, not on the frames.
  mutating func limitChain(at time: Double) {
    while older.count + 1 > Self.greatestChain || endlessCount > Self.greatestLoopChain {
      var first = older.removeFirst()
      let stopped = first.move(from: .zero, velocity: .zero, at: time)?.offset ?? .zero
      supersede(first, at: time)
      if older.isEmpty { newest.delta -= stopped } else { older[0].delta -= stopped }
    }
  }

  private var endlessCount: Int {
    var count = newest.end == .infinity ? 1 : 0
    for entry in older where entry.end == .infinity { count += 1 }
    return count
  }
}

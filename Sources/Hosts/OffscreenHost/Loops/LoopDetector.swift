import Foundation
import Motion
import ViewGraph

/// Determines whether a host's motion ends, repeats, or does neither. Frames and vector pictures use the same detector,
/// so that they agree.
///
/// If all animations have exact periods, the result is their common period. The effects of timers, timelines and the
/// user's own code are sampled until they repeat: 60 times per second, and again from every date at which something
/// wakes, so that a repetition of any length is found.
@MainActor
struct LoopDetector {
  enum Verdict {
    /// Another sample is needed, at `nextTime`.
    case undecided
    /// Nothing moves from this time on, in seconds on the host's clock.
    case settled(since: Double)
    /// Everything repeats after exactly `period` from `start` on, in seconds on the host's clock.
    case loop(start: Double, period: LoopPeriod)
    /// The motion does not repeat within `LoopAnalysis.longestPeriod`. The names are those of the motions that do not close.
    case unclosed([String])
  }

  /// The time in seconds for which a motion that keeps restarting counts as one that will settle.
  static let patience = 5.0
  /// The number of samples per second.
  private static let rate = 60.0
  /// The times in seconds after which the samples are evaluated.
  private static let checkpoints = [patience, 10, 20, LoopAnalysis.longestPeriod]
  /// The time in seconds between a date and its sample, so that a change at that date is included despite rounding.
  private static let afterwards = 1e-6

  /// The name of motions of which nothing is known.
  static let unknownMotion = "what the views' own timers, timelines or animations show"

  let host: OffscreenHost
  /// The end of the last input, in seconds on the host's clock.
  let inputEnd: Double
  /// The last analysis of the animations.
  private(set) var analysis: LoopAnalysis?
  private let reader = DisplayReader()
  private var history = RepetitionHistory<DisplayFingerprint> { $0.matches($1) }
  private var checkpoint = 0
  /// The time of the last sample.
  private var date: Double
  /// The time in seconds until which a loop with an exact period is waited for.
  private var deadline: Double?
  /// A verdict that is valid until a time, unless an animation begins or ends.
  private var known: (verdict: Verdict, until: Double, started: Int, moving: Int)?

  /// - Parameter start: The time of the picture's start, which is the host's time.
  init(_ host: OffscreenHost, start: Double) {
    self.host = host
    date = start
    inputEnd = max(start, host.inputs.end ?? start)
  }

  /// The time, in seconds on the host's clock, at which the next sample is due.
  var nextTime: Double { date + Self.afterwards }

  /// Samples the current display list.
  mutating func sample() -> Verdict {
    if let known, host.time < known.until, known.started == host.graph.animationsStarted,
      known.moving == host.graph.movingCount
    {
      planNextSample()
      return known.verdict
    }
    let verdict = judge()
    known = nil
    switch verdict {
    case .loop(let start, let period): keep(verdict, until: start + period.seconds)
    case .unclosed: keep(verdict, until: host.time + LoopAnalysis.longestPeriod)
    case .undecided, .settled: break
    }
    planNextSample()
    return verdict
  }

  private mutating func keep(_ verdict: Verdict, until time: Double) {
    known = (verdict, time - 1e-9, host.graph.animationsStarted, host.graph.movingCount)
  }

  private mutating func planNextSample() {
    let frame = date + 1 / Self.rate
    // Nearly equal dates count as one, and of those within a quarter of a frame not all are sampled.
    if let wake = host.nextWake, wake > date + 0.25 / Self.rate, wake < frame + 1e-4 {
      date = wake
    } else {
      date = frame
    }
    if date <= host.time { date = host.time }
  }

  private mutating func judge() -> Verdict {
    let loop = host.loop
    analysis = loop
    // Nothing is settled before the last tap or drag.
    guard host.time >= inputEnd else { return .undecided }
    if loop.isEndless {
      if !loop.unclosed.isEmpty { return .unclosed(loop.unclosed) }
      if !loop.isOpen, let period = loop.exactPeriod {
        let last = deadline ?? host.time + Self.patience + loop.leadIn
        deadline = last
        if host.time <= last { return .loop(start: loop.leadIn, period: period) }
      }
    } else if !loop.isOpen, !host.graph.isMoving, !host.graph.hasWork, host.graph.waitingCompletions == 0 {
      return .settled(since: date)
    }
    history.add(reader.fingerprint(host.displayList), at: date)
    guard checkpoint < Self.checkpoints.count, history.span >= Self.checkpoints[checkpoint] - 1e-3 else {
      return .undecided
    }
    checkpoint += 1
    if let found = history.repetition(), let period = LoopPeriod(near: found.seconds, tolerance: found.uncertainty) {
      return .loop(start: history.time(found.first), period: period)
    }
    guard checkpoint == Self.checkpoints.count else { return .undecided }
    let still = history.stillSince
    if history.time(history.count - 1) - history.time(still) >= history.span / 2 {
      return .settled(since: history.time(still))
    }
    return .unclosed([Self.unknownMotion])
  }
}

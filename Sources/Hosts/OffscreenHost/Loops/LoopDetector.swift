import Foundation
import Motion
import ViewGraph

/// Determines whether a host's motion ends, repeats, or does neither. Frames and vector pictures
/// have it from here, so that they agree.
///
/// Where all animations have exact periods, these say it. What timers, timelines and the user's own code do is looked at
/// until it repeats: 60 times a second, and anew from every date at which something wakes, so that a repetition is found
/// whatever fraction of a second it takes.
@MainActor
struct LoopDetector {
  enum Verdict {
    /// More has to be seen, at `nextTime`.
    case undecided
    /// Nothing moves from this time on, in seconds on the host's clock.
    case settled(since: Double)
    /// From `start` on, in seconds on the host's clock, everything repeats after exactly `period`.
    case loop(start: Double, period: LoopPeriod)
    /// The motion does not repeat within `LoopAnalysis.longestPeriod`: what does not close.
    case unclosed([String])
  }

  /// Seconds for which a motion that always starts anew is taken for one that will settle.
  static let patience = 5.0
  /// Looks a second.
  private static let rate = 60.0
  /// Seconds after which what was seen is judged.
  private static let checkpoints = [patience, 10, 20, LoopAnalysis.longestPeriod]
  /// How long after a date is looked: what changes at that very moment has changed, whatever its time was rounded to.
  private static let afterwards = 1e-6

  /// The name of motions of which nothing is known.
  static let unknownMotion = "what the views' own timers, timelines or animations show"

  let host: OffscreenHost
  /// When the last input ends, in seconds on the host's clock.
  let inputEnd: Double
  /// What the animations themselves said last.
  private(set) var analysis: LoopAnalysis?
  private let reader = DisplayReader()
  private var history = RepetitionHistory<DisplayFingerprint> { $0.matches($1) }
  private var checkpoint = 0
  /// The time of the last look.
  private var date: Double
  /// Until when, in seconds, a loop that says itself is waited for.
  private var deadline: Double?
  /// A verdict that holds until then, as long as nothing else begins or ends.
  private var known: (verdict: Verdict, until: Double, started: Int, moving: Int)?

  /// - Parameter start: The time of the picture's start, which is the host's time.
  init(_ host: OffscreenHost, start: Double) {
    self.host = host
    date = start
    inputEnd = max(start, host.inputs.end ?? start)
  }

  /// The time, in seconds on the host's clock, at which the next look is due.
  var nextTime: Double { date + Self.afterwards }

  /// Takes note of what the host shows now.
  mutating func look() -> Verdict {
    if let known, host.time < known.until, known.started == host.graph.animationsStarted,
      known.moving == host.graph.movingCount
    {
      planNextLook()
      return known.verdict
    }
    let verdict = judge()
    known = nil
    switch verdict {
    case .loop(let start, let period): keep(verdict, until: start + period.seconds)
    case .unclosed: keep(verdict, until: host.time + LoopAnalysis.longestPeriod)
    case .undecided, .settled: break
    }
    planNextLook()
    return verdict
  }

  private mutating func keep(_ verdict: Verdict, until time: Double) {
    known = (verdict, time - 1e-9, host.graph.animationsStarted, host.graph.movingCount)
  }

  private mutating func planNextLook() {
    let frame = date + 1 / Self.rate
    // Dates that nearly meet are one, and those that follow each other within a quarter of a frame are not all looked at.
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
    // Nothing is settled while taps or drags are still to come.
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

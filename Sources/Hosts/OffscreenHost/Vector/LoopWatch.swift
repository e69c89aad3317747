import Foundation
import ViewGraph

/// Decides how long a motion has to be watched, and what of it repeats.
@MainActor
struct LoopWatch {
  struct Span {
    /// Seconds since the picture's start.
    var loopStart: Double
    /// Nil: it plays once.
    var period: Double?
    var end: Double
    /// Why the loop is cut where it does not close; nil: it closes.
    var cut: String?
  }

  /// What has been seen so far.
  enum Verdict {
    case goOn
    /// Each motion once or twice: enough if every one of them has a closed form, or repeats, in its own period.
    case enoughForClosedForms
    case enough
  }

  let start: Double
  let seconds: Double?
  private(set) var span = Span(loopStart: 0, period: nil, end: 0, cut: nil)
  /// Seconds at which a motion of unknown period is looked at for repetitions.
  private var checks = [4.0, 10.0]

  init(start: Double, seconds: Double?) {
    self.start = start
    self.seconds = seconds
  }

  /// How often closed forms have been looked for: after the longest of the motions' own periods, and after two.
  private var trials = 0

  /// Exact loops say themselves when they have been seen: until then, in seconds since the start, nobody has to ask
  /// again, as long as nothing else begins or ends.
  private var quiet: (until: Double, started: Int, moving: Int)?

  /// Whether what has been recorded is enough; `span` says then what it is.
  mutating func verdict(_ recorder: VectorRecorder) -> Verdict {
    let host = recorder.host
    let now = host.time - start
    if let quiet, now < quiet.until, quiet.started == host.graph.animationsStarted,
      quiet.moving == host.graph.movingCount
    {
      return .goOn
    }
    let loop = host.loop
    if isComplete(recorder, loop) { return .enough }
    let verdict = trial(of: loop, on: host, now)
    if case .goOn = verdict { rest(during: loop, host.graph) }
    return verdict
  }

  private mutating func rest(during loop: LoopAnalysis, _ graph: ViewGraph) {
    quiet = nil
    guard seconds == nil, loop.isEndless, !loop.isOpen, loop.longestOwnPeriod > 0 else { return }
    var until = checks.first ?? LoopAnalysis.longestPeriod
    let first = max(0, loop.leadIn - start)
    if loop.unclosed.isEmpty, let period = loop.period { until = min(until, first + period) }
    if trials < 2 { until = min(until, first + Double(trials + 1) * loop.longestOwnPeriod) }
    quiet = (until - 1e-9, graph.animationsStarted, graph.movingCount)
  }

  private mutating func trial(of loop: LoopAnalysis, on host: OffscreenHost, _ now: Double) -> Verdict {
    guard seconds == nil, trials < 2 else { return .goOn }
    let first = max(0, loop.leadIn - start)
    // The common period of a few may be many times as long as any of theirs.
    guard loop.isEndless, !loop.isOpen, loop.longestOwnPeriod > 0,
      now >= first + Double(trials + 1) * loop.longestOwnPeriod - 1e-9,
      loop.longestOwnPeriod <= LoopAnalysis.longestPeriod, host.isIdle(ignoringEndlessAnimations: true)
    else { return .goOn }
    trials += 1
    if loop.unclosed.isEmpty, let period = loop.period {
      span = Span(loopStart: first, period: period, end: now, cut: nil)
    } else {
      span = Span(
        loopStart: first, period: LoopAnalysis.longestPeriod, end: now, cut: Self.cut(loop))
    }
    return .enoughForClosedForms
  }

  private mutating func isComplete(_ recorder: VectorRecorder, _ loop: LoopAnalysis) -> Bool {
    let host = recorder.host
    let now = host.time - start
    if let seconds {
      span = Span(loopStart: 0, period: nil, end: now, cut: nil)
      guard now >= seconds - 1e-9 else { return false }
      if !host.isIdle() { span.period = now }
      return true
    }
    if host.isIdle() {
      span = Span(loopStart: now, period: nil, end: now, cut: nil)
      return true
    }
    if let period = loop.period, loop.isEndless, loop.unclosed.isEmpty, host.isIdle(ignoringEndlessAnimations: true) {
      let first = max(0, loop.leadIn - start)
      span = Span(loopStart: first, period: period, end: first + period, cut: nil)
      return now >= first + period - 1e-9
    }
    if let check = checks.first, now >= check {
      checks.removeFirst()
      if let found = repetition(recorder, times: 3) {
        span = found
        return true
      }
    }
    guard now >= LoopAnalysis.longestPeriod - 1e-9 else { return false }
    if let found = repetition(recorder, times: 2) {
      span = found
      return true
    }
    span = Span(loopStart: 0, period: now, end: now, cut: Self.cut(loop))
    return true
  }

  private static func cut(_ loop: LoopAnalysis) -> String {
    let names = loop.unclosed.isEmpty ? "" : ": \(loop.unclosed.joined(separator: "; "))"
    let limit = Int(LoopAnalysis.longestPeriod)
    return "the motion does not repeat within \(limit) s and is cut there\(names)"
  }

  /// The shortest time after which the frames come again, seen a number of times.
  private func repetition(_ recorder: VectorRecorder, times: Int) -> Span? {
    let frames = recorder.samples.filter(\.isFrame)
    let prints = frames.map(\.root.fingerprint)
    guard prints.count > 2 * times else { return nil }
    for length in 1...(prints.count / times) {
      var first = 0
      for index in stride(from: prints.count - 1 - length, through: 0, by: -1)
      where prints[index] != prints[index + length] {
        first = index + 1
        break
      }
      guard first + length * times <= prints.count - 1 else { continue }
      let begin = frames[first].time
      let period = frames[first + length].time - begin
      if length == 1 { return Span(loopStart: begin, period: nil, end: begin, cut: nil) }
      return Span(loopStart: begin, period: period, end: begin + period, cut: nil)
    }
    return nil
  }
}

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

  let start: Double
  let seconds: Double?
  private(set) var span = Span(loopStart: 0, period: nil, end: 0, cut: nil)
  /// Seconds at which a motion of unknown period is looked at for repetitions.
  private var checks = [4.0, 10.0]

  init(start: Double, seconds: Double?) {
    self.start = start
    self.seconds = seconds
  }

  /// Whether what has been recorded is enough; `span` says then what it is.
  mutating func hasEnough(_ recorder: VectorRecorder) -> Bool {
    let host = recorder.host
    let now = host.time - start
    let loop = host.loop
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
    let names = loop.unclosed.isEmpty ? "" : ": \(loop.unclosed.joined(separator: "; "))"
    let limit = Int(LoopAnalysis.longestPeriod)
    span = Span(
      loopStart: 0, period: now, end: now,
      cut: "the motion does not repeat within \(limit) s and is cut there\(names)")
    return true
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

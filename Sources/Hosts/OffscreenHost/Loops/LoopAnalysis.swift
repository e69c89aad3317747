import Foundation
import Motion
import ViewGraph

/// How a view's motion goes on from now: still, finite, or endless with an exact period.
public struct LoopAnalysis: Equatable {
  /// Seconds on the host's clock from which the motion repeats, or at which a finite one has settled.
  public var leadIn: Double
  /// The exact period as a fraction of seconds; nil: the motion ends, or its period is not known.
  public var periodNumerator: Int64?
  public var periodDenominator: Int64?
  public var isEndless: Bool
  /// Endless motions whose common period is longer than the cap, or not known.
  public var unclosed: [String]

  public var period: Double? {
    guard let periodNumerator, let periodDenominator else { return nil }
    return Double(periodNumerator) / Double(periodDenominator)
  }

  /// Longer common periods are not looked for, seconds.
  public static let longestPeriod = 30.0
}

extension OffscreenHost {
  /// The motion now running.
  public var loop: LoopAnalysis {
    var motions: [AttributeMotion] = []
    for node in graph.animatingNodes { node.forEachAnimation { motions.append($0) } }
    motions += graph.bodyMotions
    var leadIn = 0.0
    var isEndless = false
    var common: LoopPeriod?
    var unclosed: [String] = []
    for motion in motions {
      guard motion.isEndless else {
        leadIn = max(leadIn, motion.endTime ?? time)
        continue
      }
      isEndless = true
      guard let loop = motion.loop else {
        unclosed += motion.running.map(\.description)
        continue
      }
      leadIn = max(leadIn, loop.start)
      let next = common.map { LoopPeriod.lcm($0, loop.period) } ?? loop.period
      if let next, next.seconds <= LoopAnalysis.longestPeriod {
        common = next
      } else {
        unclosed += motion.running.map(\.description)
      }
    }
    return LoopAnalysis(
      leadIn: leadIn, periodNumerator: common?.numerator, periodDenominator: common?.denominator,
      isEndless: isEndless, unclosed: unclosed)
  }
}

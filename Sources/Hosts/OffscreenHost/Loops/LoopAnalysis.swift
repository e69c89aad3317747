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
  /// Endless motions that have no common period within the cap: each that does not fit those before it.
  public var unclosed: [String]
  /// Seconds of the longest of the endless motions' own periods, whether or not they have a common one; 0 without any.
  public var longestOwnPeriod = 0.0
  /// Something moves or waits of which it is not known how it goes on: a timeline, a timer, an animation of the user's.
  public var isOpen: Bool

  public var period: Double? {
    guard let periodNumerator, let periodDenominator else { return nil }
    return Double(periodNumerator) / Double(periodDenominator)
  }

  var exactPeriod: LoopPeriod? {
    guard let periodNumerator, let periodDenominator else { return nil }
    return LoopPeriod(periodNumerator, periodDenominator)
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
    var result = LoopAnalysis(leadIn: 0, isEndless: false, unclosed: [], isOpen: graph.hasUnknownMotion)
    var common: LoopPeriod?
    for motion in motions {
      guard motion.isEndless else {
        if let end = motion.endTime { result.leadIn = max(result.leadIn, end) } else { result.isOpen = true }
        continue
      }
      result.isEndless = true
      guard let loop = motion.loop else {
        result.isOpen = true
        continue
      }
      result.leadIn = max(result.leadIn, loop.start)
      result.longestOwnPeriod = max(result.longestOwnPeriod, loop.period.seconds)
      let next = common.map { LoopPeriod.lcm($0, loop.period) } ?? loop.period
      if let next, next.seconds <= LoopAnalysis.longestPeriod {
        common = next
      } else {
        result.unclosed.append(Self.name(motion, loop.period))
      }
    }
    result.periodNumerator = common?.numerator
    result.periodDenominator = common?.denominator
    if let wake = nextWake, wake <= max(time, result.leadIn) + (result.period ?? LoopAnalysis.longestPeriod) {
      result.isOpen = true
    }
    return result
  }

  private static func name(_ motion: AttributeMotion, _ period: LoopPeriod) -> String {
    let animations = motion.running.map(\.description).joined(separator: ", ")
    return "\(motion.attribute) with \(animations.isEmpty ? "a period of \(period)" : animations)"
  }
}

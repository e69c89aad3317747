import Foundation
import Motion
import ViewGraph

/// The future of a view's motion: static, finite, or endless with an exact period.
public struct LoopAnalysis: Equatable {
  /// The time in seconds on the host's clock from which the motion repeats, or at which a finite one has settled.
  public var leadIn: Double
  /// The numerator of the exact period in seconds, or `nil` if the motion ends or its period is unknown.
  public var periodNumerator: Int64?
  /// The denominator of the exact period in seconds, or `nil` if the motion ends or its period is unknown.
  public var periodDenominator: Int64?
  /// A Boolean value that indicates whether an endless motion is running.
  public var isEndless: Bool
  /// The endless motions without a common period up to the limit: each that does not fit the previous ones.
  public var unclosed: [String]
  /// The longest of the endless motions' own periods in seconds, whether or not they have a common one. 0 if there are
  /// none.
  public var longestOwnPeriod = 0.0
  /// A Boolean value that indicates whether the future of something that moves or waits is unknown: a timeline, a
  /// timer, or a custom animation.
  public var isOpen: Bool

  /// The period in seconds, rounded, or `nil` if the motion ends or its period is unknown.
  public var period: Double? {
    guard let periodNumerator, let periodDenominator else { return nil }
    return Double(periodNumerator) / Double(periodDenominator)
  }

  var exactPeriod: LoopPeriod? {
    guard let periodNumerator, let periodDenominator else { return nil }
    return LoopPeriod(periodNumerator, periodDenominator)
  }

  /// The maximum common period in seconds.
  public static let longestPeriod = 30.0
}

extension OffscreenHost {
  /// The running motion.
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

import Foundation

/// The properties of one running animation, as reported to `inspect` and to the exporters.
package struct RunningAnimation: Hashable, Sendable, CustomStringConvertible {
  /// The animation as it was given.
  package var animation: Animation
  /// The start time in seconds on the caller's clock.
  package var beginTime: Double
  /// The flat form with its lengths computed, or `nil` for custom animations and deep nestings.
  package var timing: AnimationTiming?

  /// The name `easeInOut`, `timingCurve(…)`, `spring`, `interpolatingSpring` or `default`, or the type name of a custom
  /// animation.
  package var name: String { Self.name(of: animation) }

  private static func name(of animation: Animation) -> String {
    switch animation.base {
    case let modified as DelayAnimation: return name(of: modified.base)
    case let modified as SpeedAnimation: return name(of: modified.base)
    case let modified as RepeatAnimation: return name(of: modified.base)
    case let modified as LogicalCompletionAnimation: return name(of: modified.base)
    case let curve as BezierAnimation: return curve.curve.description
    case is DefaultAnimation: return "default"
    case is FluidSpringAnimation: return "spring"
    case is InterpolatingSpringAnimation: return "interpolatingSpring"
    default: return String(describing: type(of: animation.base))
    }
  }

  /// The source form and start time, such as `easeInOut(duration: 1.5).repeatForever(autoreverses: false) from 0 s`.
  package var description: String { "\(Self.source(of: animation)) from \(Self.number(beginTime)) s" }

  private static func source(of animation: Animation) -> String {
    switch animation.base {
    case let modified as DelayAnimation: return "\(source(of: modified.base)).delay(\(number(modified.delay)))"
    case let modified as SpeedAnimation: return "\(source(of: modified.base)).speed(\(number(modified.speed)))"
    case let modified as RepeatAnimation:
      let flag = modified.autoreverses ? "" : "autoreverses: false"
      if modified.count == .max { return "\(source(of: modified.base)).repeatForever(\(flag))" }
      return "\(source(of: modified.base)).repeatCount(\(modified.count)\(flag.isEmpty ? "" : ", \(flag)"))"
    case let modified as LogicalCompletionAnimation:
      return "\(source(of: modified.base)).logicallyComplete(after: \(number(modified.duration)))"
    case let curve as BezierAnimation: return source(of: curve)
    case is DefaultAnimation: return "default"
    case let spring as FluidSpringAnimation:
      return "spring(response: \(number(spring.response)), dampingFraction: \(number(spring.dampingFraction)))"
    case let spring as InterpolatingSpringAnimation:
      let (stiffness, damping) = (number(spring.spring.stiffness), number(spring.spring.damping))
      return "interpolatingSpring(stiffness: \(stiffness), damping: \(damping))"
    default: return String(describing: animation.base)
    }
  }

  private static func source(of curve: BezierAnimation) -> String {
    let text = curve.curve.description
    let duration = "duration: \(number(curve.duration)))"
    return text.hasSuffix(")") ? "\(text.dropLast()), \(duration)" : "\(text)(\(duration)"
  }

  /// Formats a number with at most six decimals, without trailing zeros.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    guard abs(rounded) < 1e15, rounded == rounded.rounded() else { return "\(rounded)" }
    return "\(Int64(rounded))"
  }
}

extension Animator {
  /// The running animations, oldest first.
  package var running: [RunningAnimation] {
    guard !isFinished else { return [] }
    return (older + [newest]).map { entry in
      guard case .timed(let timing) = entry.kind else {
        return RunningAnimation(animation: entry.animation, beginTime: entry.begin, timing: nil)
      }
      return RunningAnimation(animation: entry.animation, beginTime: entry.begin, timing: timing)
    }
  }

  /// The change of the model value, new − old, under the newest animation.
  package var change: Value { newest.delta }

  /// The exact period with which the value repeats after `leadInEnd`, or `nil` unless it is endless and consists of
  /// built-in animations.
  ///
  /// Finite animations under an endless one end within the lead-in.
  package var period: LoopPeriod? {
    guard isEndless else { return nil }
    var periods: [LoopPeriod] = []
    for entry in older + [newest] where !entry.end.isFinite {
      guard case .timed(let timing) = entry.kind, let period = timing.period else { return nil }
      periods.append(period)
    }
    return LoopPeriod.lcm(periods)
  }

  /// The time in seconds on the caller's clock from which an endless animation repeats with `period`.
  package var leadInEnd: Double {
    var result = lastTime
    if older.isEmpty { result = newest.begin }
    for entry in older + [newest] {
      if entry.end.isFinite {
        result = max(result, entry.end)
      } else if case .timed(let timing) = entry.kind {
        result = max(result, entry.begin + timing.leadIn)
      }
    }
    return result
  }
}

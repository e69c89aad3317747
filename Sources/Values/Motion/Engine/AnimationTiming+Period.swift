extension AnimationTiming {
  /// The exact time after which the animation repeats, reversed iterations included, or `nil` if it has an end.
  package var period: LoopPeriod? {
    guard isEndless, repeatCount == .max, let duration = LoopPeriod(seconds: motionDuration) ?? delayOnlyIteration
    else {
      return nil
    }
    var iteration: LoopPeriod? = duration
    if iterationDelay > 0, motionDuration > 0 {
      iteration = LoopPeriod(seconds: iterationDelay).flatMap { duration + $0 }
    }
    if iterationSpeed != 1 {
      iteration = LoopPeriod(seconds: iterationSpeed).flatMap { factor in iteration.flatMap { $0 / factor } }
    }
    if speed != 1 { iteration = LoopPeriod(seconds: speed).flatMap { factor in iteration.flatMap { $0 / factor } } }
    return autoreverses ? iteration.flatMap { $0.times(2) } : iteration
  }

  /// The length of an iteration that consists only of its delay.
  private var delayOnlyIteration: LoopPeriod? { motionDuration > 0 ? nil : LoopPeriod(seconds: iterationDelay) }

  /// The time in seconds for which the start value is held before the first iteration.
  package var leadIn: Double { delay / speed }
}

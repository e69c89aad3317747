extension AnimationTiming {
  /// The exact time after which it looks the same again, reverse passes included; nil unless it is endless.
  package var period: LoopPeriod? {
    guard isEndless, repeatCount == .max, let duration = LoopPeriod(seconds: motionDuration) ?? zeroPass else {
      return nil
    }
    var pass: LoopPeriod? = duration
    if passDelay > 0, motionDuration > 0 { pass = LoopPeriod(seconds: passDelay).flatMap { duration + $0 } }
    if passSpeed != 1 { pass = LoopPeriod(seconds: passSpeed).flatMap { factor in pass.flatMap { $0 / factor } } }
    if speed != 1 { pass = LoopPeriod(seconds: speed).flatMap { factor in pass.flatMap { $0 / factor } } }
    return autoreverses ? pass.flatMap { $0.times(2) } : pass
  }

  /// A pass that is nothing but its delay.
  private var zeroPass: LoopPeriod? { motionDuration > 0 ? nil : LoopPeriod(seconds: passDelay) }

  /// Seconds that it holds its start before the first pass.
  package var leadIn: Double { delay / speed }
}

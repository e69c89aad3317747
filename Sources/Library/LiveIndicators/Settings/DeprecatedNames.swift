import SwiftUI

extension View {
  /// Stops all indicators in this view.
  @available(*, deprecated, renamed: "liveIndicatorMotionPaused(_:)")
  public func indicatorsPaused(_ isPaused: Bool = true) -> some View { liveIndicatorMotionPaused(isPaused) }

  /// Stops the indicators in this view a number of seconds after they started.
  @available(*, deprecated, renamed: "liveIndicatorMotionLimit(_:)")
  public func indicatorsPause(after seconds: TimeInterval?) -> some View { liveIndicatorMotionLimit(seconds) }

  /// Sets whether the indicators in this view stop in Low Power Mode.
  @available(*, deprecated, renamed: "liveIndicatorStopsInLowPowerMode(_:)")
  public func indicatorsStopInLowPowerMode(_ stops: Bool) -> some View { liveIndicatorStopsInLowPowerMode(stops) }

  /// Sets the phase of the indicators in this view relative to other indicators.
  @available(*, deprecated, renamed: "liveIndicatorPhase(_:)")
  public func indicatorPhase(_ phase: IndicatorPhase) -> some View { liveIndicatorPhase(phase) }

  /// Moves this view between two poses without end.
  @available(*, deprecated, renamed: "liveIndicatorLoop(_:motion:from:to:rest:)")
  public func indicatorLoop(
    _ loop: IndicatorLoop, motion: IndicatorMotion, from start: IndicatorPose, to end: IndicatorPose,
    rest: IndicatorPose = .identity
  ) -> some View {
    liveIndicatorLoop(loop, motion: motion, from: start, to: end, rest: rest)
  }

  /// Changes the appearance of this view from the moment at which its data becomes stale.
  @available(*, deprecated, renamed: "staleAppearance(_:updated:policy:)")
  public func dimmedWhenStale(
    updated: Date?, policy: FreshnessPolicy = FreshnessPolicy(), appearance: StaleAppearance = .dimmed
  ) -> some View {
    staleAppearance(appearance, updated: updated, policy: policy)
  }
}

extension FreshnessPolicy {
  /// Creates a policy.
  @available(*, deprecated, renamed: "init(liveUntil:recentUntil:staleUntil:clockTolerance:)")
  public init(
    live: TimeInterval, recent: TimeInterval = 600, stale: TimeInterval = 3600, clockTolerance: TimeInterval = 300
  ) {
    self.init(liveUntil: live, recentUntil: recent, staleUntil: stale, clockTolerance: clockTolerance)
  }

  /// The age in seconds below which data is live.
  @available(*, deprecated, renamed: "liveUntil")
  public var live: TimeInterval {
    get { liveUntil }
    set { liveUntil = newValue }
  }

  /// The age in seconds below which data is recent.
  @available(*, deprecated, renamed: "recentUntil")
  public var recent: TimeInterval {
    get { recentUntil }
    set { recentUntil = newValue }
  }

  /// The age in seconds below which data is stale.
  @available(*, deprecated, renamed: "staleUntil")
  public var stale: TimeInterval {
    get { staleUntil }
    set { staleUntil = newValue }
  }
}

extension IndicatorLoop {
  /// Creates a loop.
  @available(*, deprecated, renamed: "init(_:duration:autoreverses:delay:leadIn:)")
  public init(
    _ curve: IndicatorCurve = .easeInOut, duration: Double, autoreverses: Bool = true, delay: Double = 0, lead: Double
  ) {
    self.init(curve, duration: duration, autoreverses: autoreverses, delay: delay, leadIn: lead)
  }

  /// The head start in seconds.
  @available(*, deprecated, renamed: "leadIn")
  public var lead: Double {
    get { leadIn }
    set { leadIn = newValue }
  }
}

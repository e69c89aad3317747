import SwiftUI

/// When indicators stop by themselves.
struct PausePolicy: Hashable, Sendable {
  var isPaused = false
  /// Seconds after which motion ends; nil: never.
  var pausesAfter: Double?
  var stopsInLowPowerMode = true
}

private struct PausePolicyKey: EnvironmentKey { static var defaultValue: PausePolicy { PausePolicy() } }

extension EnvironmentValues {
  var pausePolicy: PausePolicy {
    get { self[PausePolicyKey.self] }
    set { self[PausePolicyKey.self] = newValue }
  }
}

extension View {
  /// Stops all indicators in this view while `isPaused`, for what is covered, collapsed or hidden. They go on in phase.
  public func indicatorsPaused(_ isPaused: Bool = true) -> some View {
    transformEnvironment(\.pausePolicy) { $0.isPaused = $0.isPaused || isPaused }
  }

  /// Ends the motion of the indicators in this view so many seconds after they began to move; nil: never.
  ///
  /// What moves by itself beside other content for more than five seconds should stop or be stoppable (WCAG 2.2,
  /// success criterion 2.2.2). An indicator that has come to rest still shows its status.
  public func indicatorsPause(after seconds: Double?) -> some View {
    transformEnvironment(\.pausePolicy) { $0.pausesAfter = seconds }
  }

  /// Whether the indicators in this view stop while the system saves power. They do by default.
  public func indicatorsStopInLowPowerMode(_ stops: Bool) -> some View {
    transformEnvironment(\.pausePolicy) { $0.stopsInLowPowerMode = stops }
  }
}

import SwiftUI

/// The conditions under which indicators stop by themselves.
struct PausePolicy: Hashable, Sendable {
  var isPaused = false
  /// The time in seconds after which motion ends, or `nil` for never.
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
  /// Stops all indicators in this view, for example while it is covered, collapsed or hidden. They resume in phase.
  ///
  /// - Parameter isPaused: A Boolean value that indicates whether the indicators are stopped. Default `true`.
  public func liveIndicatorMotionPaused(_ isPaused: Bool = true) -> some View {
    transformEnvironment(\.pausePolicy) { $0.isPaused = $0.isPaused || isPaused }
  }

  /// Stops the indicators in this view a number of seconds after they started.
  ///
  /// Content that moves for more than five seconds beside other content should stop or be stoppable (WCAG 2.2, success
  /// criterion 2.2.2). A stopped indicator still shows its status.
  ///
  /// - Parameter seconds: The time in seconds, or `nil` for never.
  public func liveIndicatorMotionLimit(_ seconds: TimeInterval?) -> some View {
    transformEnvironment(\.pausePolicy) { $0.pausesAfter = seconds }
  }

  /// Sets whether the indicators in this view stop in Low Power Mode. By default they do.
  ///
  /// - Parameter stops: A Boolean value that indicates whether the indicators stop.
  public func liveIndicatorStopsInLowPowerMode(_ stops: Bool) -> some View {
    transformEnvironment(\.pausePolicy) { $0.stopsInLowPowerMode = stops }
  }
}

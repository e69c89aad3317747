import LiveIndicators
import SwiftUI
import Testing

@MainActor
@Suite("Deprecated names")
struct DeprecatedNamesTests {
  @available(*, deprecated)
  @Test("Still compile and do what the new ones do")
  func values() {
    var policy = FreshnessPolicy(live: 1, recent: 2, stale: 3)
    #expect(policy == FreshnessPolicy(liveUntil: 1, recentUntil: 2, staleUntil: 3))
    policy.stale = 9
    #expect(policy.staleUntil == 9 && policy.live == 1 && policy.recent == 2)
    #expect(IndicatorLoop(duration: 1, lead: 0.5) == IndicatorLoop(duration: 1, leadIn: 0.5))
    #expect(LiveStatus(rawValue: "live") == .live && LiveStatus.live.rawValue == "live")
    _ = Text("a").indicatorsPaused().indicatorsPause(after: 3).indicatorsStopInLowPowerMode(true)
      .indicatorPhase(.own).dimmedWhenStale(updated: nil, appearance: .marked)
  }
}

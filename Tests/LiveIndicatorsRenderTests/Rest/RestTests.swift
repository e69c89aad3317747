import LiveIndicators
import OffscreenHost
import SwiftUI
import Testing

@MainActor
@Suite("Indicators at rest")
struct RestTests {
  /// Every animated kind there is.
  @ViewBuilder private static func everything(isActive: Bool = true) -> some View {
    VStack {
      ForEach(LiveStatus.allCases, id: \.self) { LiveIndicator($0, isActive: isActive) }
      PulsingLiveIndicator(isActive: isActive)
      OnlineIndicator(size: 9, isActive: isActive)
      Text("a").pulse(isActive: isActive).breathe(isActive: isActive).heartbeat(isActive: isActive)
      Text("b").ripple(isActive: isActive).glow(color: .red, isActive: isActive).blink(isActive: isActive)
    }
  }

  private func isStill(_ host: OffscreenHost) -> Bool { !host.loop.isEndless && host.graph.nextWake == nil }

  @Test("With all motion stopped, no frame is requested")
  func idle() {
    let moving = Shot(Self.everything(), height: 700)
    #expect(moving.host.loop.isEndless)
    let inactive = Shot(Self.everything(isActive: false), height: 700)
    #expect(isStill(inactive.host))
    let paused = Shot(Self.everything().liveIndicatorMotionPaused(), height: 700)
    #expect(isStill(paused.host))
    let reduced = Shot(Self.everything(), height: 700) { $0.reduceMotion = true }
    #expect(isStill(reduced.host))
    for shot in [inactive, paused, reduced] {
      let first = shot.pixels(at: 0)
      #expect(shot.pixels(at: 3.3) == first)
    }
  }

  @Test("A pause ends all motion within a quarter of a second, and its end resumes it")
  func pause() {
    let remote = Remote()
    let shot = Shot(
      Remoted(remote: remote) { number in Self.everything().liveIndicatorMotionPaused(number == 1) }, height: 700)
    shot.host.advance(to: 0.4)
    remote.set(1)
    shot.host.advance(to: 0.7)
    #expect(isStill(shot.host))
    shot.host.advance(to: 1.3)
    remote.set(2)
    shot.host.advance(to: 1.3)
    #expect(shot.host.loop.isEndless)
  }

  @Test("Indicators in the shared phase resume in phase, to the pixel")
  func resume() {
    let remote = Remote()
    let view = VStack { ForEach(LiveStatus.allCases, id: \.self) { LiveIndicator($0) } }
    let shot = Shot(Remoted(remote: remote) { view.liveIndicatorMotionPaused($0 == 1) }, height: 500)
    let never = Shot(Remoted(remote: Remote()) { _ in view.liveIndicatorMotionPaused(false) }, height: 500)
    shot.host.advance(to: 0.4)
    remote.set(1)
    shot.host.advance(to: 1.3)
    #expect(shot.pixels(at: 1.3) != never.pixels(at: 1.3))
    remote.set(2)
    for time in [1.3, 1.31, 2, 5.5] { #expect(shot.pixels(at: time) == never.pixels(at: time)) }
  }

  @Test("Motion ends exactly after the set time, with one wake-up")
  func pausesAfter() {
    let shot = Shot(LiveIndicator(.live).liveIndicatorMotionLimit(5))
    #expect(shot.host.graph.nextWake == 5)
    shot.host.advance(to: 4.99)
    #expect(shot.host.loop.isEndless)
    shot.host.advance(to: 5.3)
    #expect(isStill(shot.host))
  }

  @Test("In the background all motion stops, and it resumes in phase in the foreground")
  func background() {
    let view = VStack { ForEach(LiveStatus.allCases, id: \.self) { LiveIndicator($0) } }
    let shot = Shot(view, height: 500)
    let other = Shot(view, height: 500)
    func setPhase(_ phase: ScenePhase) {
      shot.host.update { $0.scenePhase = phase }
      shot.host.advance(to: shot.host.time + 0.3)
    }
    shot.host.advance(to: 0.4)
    setPhase(.background)
    #expect(isStill(shot.host))
    shot.host.advance(to: 3)
    setPhase(.inactive)
    #expect(shot.host.loop.isEndless)
    for time in [3.3, 4, 9.9] { #expect(shot.pixels(at: time) == other.pixels(at: time)) }
  }

  @Test("Without a scene phase, indicators animate")
  func noScene() {
    let shot = Shot(LiveIndicator(.live)) { $0.scenePhase = .background }
    #expect(shot.host.loop.isEndless)
  }

  @Test("In Low Power Mode all motion stops, unless disabled")
  func lowPower() async {
    // The system's state is the whole process's: in one of its own.
    await #expect(processExitsWith: .success) {
      let isRight = await Self.followsPower()
      precondition(isRight)
    }
  }

  private static func followsPower() async -> Bool {
    func setPower(_ isLow: Bool) async {
      SystemPower.isLowPowerModeEnabled = isLow
      for _ in 0..<100 { await Task.yield() }
    }
    let shot = Shot(LiveIndicator(.live))
    let keeps = Shot(LiveIndicator(.live).liveIndicatorStopsInLowPowerMode(false))
    guard shot.host.loop.isEndless, keeps.host.loop.isEndless else { return false }
    await setPower(true)
    for each in [shot, keeps] { each.host.advance(to: 0.5) }
    guard !shot.host.loop.isEndless, keeps.host.loop.isEndless else { return false }
    await setPower(false)
    shot.host.advance(to: 1)
    return shot.host.loop.isEndless
  }

  @Test("Reduce Motion gives every status a distinct static form, and can be switched at any time")
  func reduceMotion() {
    var pictures: [OffscreenHost.Frame] = []
    for status in LiveStatus.allCases {
      let view = LiveIndicator(status).liveIndicatorContainer(.markOnly).liveIndicatorTint(.black)
      let shot = Shot(view, width: 30, height: 30) { $0.reduceMotion = true }
      pictures.append(shot.pixels(at: 0))
    }
    for (index, picture) in pictures.enumerated() {
      #expect(!pictures[..<index].contains(picture), "\(LiveStatus.allCases[index])")
    }
    // Switched live.
    let shot = Shot(LiveIndicator(.live))
    shot.host.update { $0.reduceMotion = true }
    shot.host.advance(to: 0.5)
    #expect(isStill(shot.host))
    #expect(shot.pixels(at: 0.5) == Shot(LiveIndicator(.live)) { $0.reduceMotion = true }.pixels(at: 0))
    shot.host.update { $0.reduceMotion = false }
    shot.host.advance(to: 1)
    #expect(shot.host.loop.isEndless)
  }

  @Test("At most three rings begin within a second, for any number of running rings")
  func ringFlashes() {
    for (rings, spacing) in [(3, nil), (2, 0.05), (12, nil), (4, 0.2), (3, 1.0 / 3)] as [(Int, Double?)] {
      let shot = Shot(
        PulsingLiveIndicator(
          text: "", pulseDuration: 1.0 / 3, startOpacity: 1, curve: .linear, rings: rings, ringSpacing: spacing))
      var begun: [Double] = []
      var before: [Double] = []
      for frame in 0...360 {
        let time = Double(frame) / 60
        shot.host.advance(to: time)
        let now = shot.host.values("opacity")
        for (old, new) in zip(before, now) where new > old + 0.3 { begun.append(time) }
        before = now
      }
      #expect(!begun.isEmpty)
      for start in begun { #expect(begun.filter { $0 >= start && $0 < start + 0.98 }.count <= 3, "\(rings) rings") }
    }
  }

  @Test("Nothing flashes more than three times per second with any parameters")
  func flashes() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Shot(Text("a").blink(duration: 0.05)) }
    }
  }
}

import LiveIndicators
import OffscreenHost
import SwiftUI
import Testing

@MainActor
@Suite("Parameters")
struct ParameterTests {
  /// Whether the two differ at one of five phases.
  private func differs(_ one: some View, _ other: some View) -> Bool {
    let left = Shot(one, width: 120, height: 60)
    let right = Shot(other, width: 120, height: 60)
    return GalleryTests.phases.contains { left.pixels(at: $0) != right.pixels(at: $0) }
  }

  @Test("Each parameter of the pulsing indicator changes what is drawn")
  func pulsing() {
    // Two rings that are plain to see, so that each parameter has something to change.
    func strong(
      _ color: Color = .red, ringStyle: IndicatorRing = .filled, spacing: Double? = nil
    ) -> PulsingLiveIndicator {
      PulsingLiveIndicator(
        color: color, pulseScale: 3, startOpacity: 1, rings: 2, ringSpacing: spacing, ringStyle: ringStyle)
    }
    let plain = PulsingLiveIndicator()
    #expect(differs(plain, PulsingLiveIndicator(color: .blue)))
    #expect(differs(plain, PulsingLiveIndicator(text: "On")))
    #expect(differs(plain, PulsingLiveIndicator(pulseDuration: 1)))
    #expect(differs(plain, PulsingLiveIndicator(dotSize: 10)))
    #expect(differs(plain, PulsingLiveIndicator(ringSize: 14)))
    #expect(differs(plain, PulsingLiveIndicator(pulseScale: 2)))
    #expect(differs(plain, PulsingLiveIndicator(startOpacity: 1)))
    #expect(differs(plain, PulsingLiveIndicator(endOpacity: 0.3)))
    #expect(differs(plain, PulsingLiveIndicator(curve: .easeOut)))
    #expect(differs(plain, PulsingLiveIndicator(delay: 0.5)))
    #expect(differs(plain, PulsingLiveIndicator(rings: 2)))
    #expect(differs(strong(), strong(spacing: 0.3)))
    #expect(differs(strong(), strong(ringStyle: .outlined(width: 1))))
    for shape in IndicatorShape.allCases where shape != .circle && shape != .capsule {
      #expect(differs(plain, PulsingLiveIndicator(shape: shape)), "\(shape)")
    }
    #expect(differs(plain, PulsingLiveIndicator(spacing: 10)))
    #expect(differs(plain, PulsingLiveIndicator(font: .body)))
    #expect(differs(plain, PulsingLiveIndicator(isActive: false)))
    #expect(!differs(plain, PulsingLiveIndicator()))
  }

  @Test("Each parameter of the online indicator changes what is drawn")
  func online() {
    let plain = OnlineIndicator()
    #expect(differs(plain, OnlineIndicator(color: .blue)))
    #expect(differs(plain, OnlineIndicator(from: 0.5)))
    #expect(differs(plain, OnlineIndicator(to: 0.7)))
    #expect(differs(plain, OnlineIndicator(duration: 0.75)))
    #expect(differs(plain, OnlineIndicator(curve: .linear)))
    #expect(differs(plain, OnlineIndicator(delay: 0.3)))
    #expect(differs(plain, OnlineIndicator(size: 20)))
    #expect(differs(plain, OnlineIndicator(shape: .diamond)))
    #expect(differs(plain, OnlineIndicator(isActive: false)))
  }

  @Test("Each parameter of the effects changes what is drawn")
  func effects() {
    let dot = Circle().fill(.blue).frame(width: 16, height: 16)
    #expect(differs(dot, dot.pulse()) && differs(dot.pulse(), dot.pulse(scale: 1.4)))
    #expect(differs(dot.pulse(), dot.pulse(opacity: 0.5)) && differs(dot.pulse(), dot.pulse(duration: 1)))
    #expect(
      differs(dot.pulse(), dot.pulse(curve: .bezier(0.2, 0, 0, 1))) && differs(dot.pulse(), dot.pulse(delay: 0.2)))
    #expect(differs(dot.breathe(), dot.breathe(scale: 0.5)) && differs(dot.breathe(), dot.breathe(opacity: 0.2)))
    #expect(differs(dot.breathe(), dot.breathe(duration: 1)) && differs(dot.breathe(), dot.breathe(curve: .linear)))
    #expect(differs(dot.ripple(), dot.ripple(color: .red)) && differs(dot.ripple(), dot.ripple(rings: 3)))
    #expect(differs(dot.ripple(), dot.ripple(scale: 3)) && differs(dot.ripple(), dot.ripple(opacity: 0.9)))
    #expect(differs(dot.ripple(), dot.ripple(duration: 1)) && differs(dot.ripple(), dot.ripple(spacing: 0.2)))
    #expect(differs(dot.ripple(), dot.ripple(style: .outlined(width: 2))))
    #expect(differs(dot.ripple(), dot.ripple(shape: .square)) && differs(dot.ripple(), dot.ripple(curve: .easeIn)))
    #expect(differs(dot.glow(color: .red), dot.glow(color: .green)))
    #expect(differs(dot.glow(color: .red), dot.glow(color: .red, radius: 10)))
    #expect(differs(dot.glow(color: .red), dot.glow(color: .red, from: 0.6)))
    #expect(differs(dot.glow(color: .red), dot.glow(color: .red, to: 0.5)))
    #expect(differs(dot.glow(color: .red), dot.glow(color: .red, duration: 1, shape: .square)))
    #expect(differs(dot, dot.heartbeat()) && differs(dot.heartbeat(), dot.heartbeat(scale: 1.5)))
    #expect(differs(dot.heartbeat(), dot.heartbeat(duration: 1)) && differs(dot.heartbeat(), dot.heartbeat(delay: 0.4)))
    #expect(differs(dot.blink(), dot.blink(from: 0, to: 0.8, duration: 0.5)))
  }

  @Test("An effect that is not active leaves the view as it is")
  func inactive() {
    let dot = Circle().fill(.blue).frame(width: 16, height: 16)
    #expect(!differs(dot, dot.pulse(isActive: false)) && !differs(dot, dot.breathe(isActive: false)))
    #expect(!differs(dot, dot.blink(isActive: false)) && !differs(dot, dot.heartbeat(isActive: false)))
    #expect(!differs(dot, dot.ripple(isActive: false)) && !differs(dot, dot.glow(color: .red, isActive: false)))
  }

  @Test("A custom style moves in sync, pauses and reduces motion like the built-in ones")
  func ownStyle() {
    let shot = Shot(LiveIndicator(.live).liveIndicatorStyle(SquareStyle()))
    #expect(shot.host.loop.period == 2)
    let reduced = Shot(LiveIndicator(.live).liveIndicatorStyle(SquareStyle())) { $0.reduceMotion = true }
    #expect(!reduced.host.loop.isEndless)
  }
}

private struct SquareStyle: LiveIndicatorStyle {
  func makeBody(configuration: Configuration) -> some View {
    Rectangle()
      .fill(configuration.tint)
      .frame(width: configuration.dotSize, height: configuration.dotSize)
      .liveIndicatorLoop(
        IndicatorLoop(duration: 1), motion: configuration.motion, from: IndicatorPose(rotation: .degrees(-20)),
        to: IndicatorPose(rotation: .degrees(20)))
  }
}

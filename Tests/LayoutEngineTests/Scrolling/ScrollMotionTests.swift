import Foundation
import Testing

@testable import LayoutEngine

@Suite("Scroll physics")
struct ScrollMotionTests {
  @Test("Without a bound, it decelerates over a distance of v/k, with k = −1000·ln 0.998")
  func coast() {
    let motion = ScrollMotion(position: 100, velocity: 1000, limits: 0...5000)
    let rate = -1000 * log(0.998)
    #expect(abs(Double(ScrollMotion.decay) - rate) < 1e-12)
    #expect(abs(Double(motion.position(at: 1)) - (100 + 1000 / rate * (1 - exp(-rate)))) < 1e-9)
    #expect(abs(Double(motion.position(at: motion.duration)) - (100 + 1000 / rate - 0.5)) < 1e-9)
    #expect(motion.position(at: 100) == motion.position(at: motion.duration))
  }

  @Test("At a bound it overshoots with the speed that it has there, and returns to the bound exactly")
  func bounce() {
    let motion = ScrollMotion(position: 0, velocity: 1000, limits: 0...100)
    let rate = -1000 * log(0.998)
    let hit = -log(1 - 100 * rate / 1000) / rate
    #expect(abs(motion.position(at: hit) - 100) < 1e-6)
    // The speed left is 1000 − 100·k; a critically damped spring goes v/(e·ω) far, after 1/ω.
    let speed = 1000 - 100 * rate
    #expect(abs(Double(motion.position(at: hit + 0.1)) - (100 + speed / (M_E * 10))) < 1e-6)
    #expect(motion.position(at: motion.duration) == 100)
  }

  @Test("The rubber band and its inverse agree; the offset never exceeds the length")
  func band() {
    let shown = RubberBand.shown(-50, limits: 0...300, length: 100)
    #expect(abs(Double(shown) + 2750 / 127.5) < 1e-9)
    #expect(abs(RubberBand.asked(shown, limits: 0...300, length: 100) + 50) < 1e-9)
    #expect(RubberBand.shown(150, limits: 0...300, length: 100) == 150)
    #expect(RubberBand.shown(100_000, limits: 0...300, length: 100) < 400)
  }

  @Test("A target is reached without overshoot")
  func target() {
    let motion = ScrollMotion(position: 60, velocity: 2000, limits: 0...300, target: 100)
    var most: CGFloat = 0
    for step in 0...300 { most = max(most, motion.position(at: Double(step) / 100)) }
    #expect(most <= 100)
    #expect(motion.position(at: motion.duration) == 100)
  }
}

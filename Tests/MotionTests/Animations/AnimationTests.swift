import Foundation
import Motion
import Testing

@Suite("Animation values")
struct AnimationTests {
  @Test("Animations are equal by structure")
  func equality() {
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.linear(duration: 1).repeatForever() == .linear(duration: 1).repeatForever(autoreverses: true))
    #expect(Animation.linear.delay(1).speed(2) != .linear.speed(2).delay(1))
    #expect(Animation.default == .default)
    #expect(Animation.default != .spring)
    #expect(Animation.spring == .smooth)
    #expect(Animation.spring() == .spring(response: 0.5, dampingFraction: 1))
    #expect(Set([Animation.snappy, .spring(duration: 0.5, bounce: 0.15), .spring(.snappy)]).count <= 2)
    #expect(Set([Animation.bouncy, .bouncy, .default]).count == 2)
    #expect("\(Animation.default)" == "DefaultAnimation()")
  }

  @Test("Standard durations")
  func durations() {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0.1, 0.2, 0.3, 0.4)] {
      #expect(Animator(animation, interval: 1.0, at: 0).endTime == 0.35)
    }
  }

  // Defaults as in Apple's documentation of each factory.
  @Test("Springs by name have the documented parameters")
  func springs() {
    func parameters(_ animation: Animation) -> String {
      Animator(animation, interval: 1.0, at: 0).running[0].description
    }
    #expect(parameters(.spring) == "spring(response: 0.5, dampingFraction: 1) from 0 s")
    #expect(parameters(.spring(response: 0.5)) == "spring(response: 0.5, dampingFraction: 0.825) from 0 s")
    #expect(parameters(.snappy) == "spring(response: 0.5, dampingFraction: 0.85) from 0 s")
    #expect(parameters(.bouncy(extraBounce: 0.1)) == "spring(response: 0.5, dampingFraction: 0.6) from 0 s")
    #expect(parameters(.interactiveSpring) == "spring(response: 0.15, dampingFraction: 0.85) from 0 s")
    #expect(
      parameters(.interactiveSpring(response: 0.15)) == "spring(response: 0.15, dampingFraction: 0.86) from 0 s")
    #expect(
      parameters(.interpolatingSpring(stiffness: 50, damping: 1))
        == "interpolatingSpring(stiffness: 50, damping: 1) from 0 s")
  }

  @Test("Timing curves may overshoot, unit curves may not")
  func overshoot() {
    func fractions(_ animation: Animation) -> [Double] {
      var animator = Animator(animation, interval: 1.0, at: 0)
      return (0...100).map { 1 + (animator.sample(at: Double($0) / 100) ?? .nan) }
    }
    let free = fractions(.timingCurve(0.68, -0.6, 0.32, 1.6, duration: 1))
    #expect((free.min() ?? 0) < -0.05 && (free.max() ?? 0) > 1.05)
    let circular = fractions(.timingCurve(.circularEaseIn, duration: 1))
    #expect(abs(circular[60] - 0.2) < 1e-12)
  }

  @Test("An infinitely stiff spring is at its target immediately, and a spring without damping never ends")
  func extremes() {
    var stiff = Animator(.spring(response: 0, dampingFraction: 1), interval: 1.0, at: 0)
    #expect(stiff.sample(at: 0) == nil)
    let free = Animator(.spring(duration: 1, bounce: 1), interval: 1.0, at: 0)
    #expect(free.isEndless)
    var creeping = Animator(.spring(duration: 0.5, bounce: -1), interval: 1.0, at: 0)
    #expect((creeping.sample(at: 10) ?? .nan).isFinite)
    var nowhere = Animator(.spring, interval: 0.0, at: 0)
    #expect(nowhere.sample(at: 0) == nil)
  }
}

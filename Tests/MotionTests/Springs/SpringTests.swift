import Foundation
import Motion
import Testing

@Suite("Springs")
struct SpringTests {
  // Stiffness (2π/duration)², damping 2ζω₀ with ζ = 1 − bounce; the three equations are Apple's (WWDC 2023, session 10158).
  @Test(
    "Presets have the published physical values",
    arguments: [(Spring.smooth, 25.1327), (.snappy, 21.3628), (.bouncy, 17.5929)])
  func presets(spring: Spring, damping: Double) {
    #expect(abs(spring.stiffness - 157.9137) < 1e-4)
    #expect(abs(spring.damping - damping) < 1e-4)
    #expect(spring.mass == 1)
  }

  // The closed form of the damped oscillator at those times.
  @Test(
    "Presets have the tabulated positions",
    arguments: [
      (Spring.smooth, [(0.05, 0.1313), (0.1, 0.3577), (0.2, 0.7154), (0.3, 0.8900), (0.5, 0.9864)]),
      (Spring.snappy, [(0.1, 0.3881), (0.2, 0.7864), (0.4, 1.0016), (0.5, 1.0060)]),
      (Spring.bouncy, [(0.1, 0.4233), (0.2, 0.8737), (0.3, 1.0339), (0.4, 1.0393), (0.5, 1.0145)]),
    ])
  func positions(spring: Spring, table: [(Double, Double)]) {
    for (time, value) in table { #expect(abs(spring.value(target: 1.0, time: time) - value) < 6e-5) }
  }

  // Sheet of the re-implementation's formulas: 0.8, 0.8768, 1.0447 s.
  @Test("Settling durations")
  func settling() {
    #expect(Spring.smooth.settlingDuration == 0.8)
    #expect(abs(Spring.snappy.settlingDuration - 0.8768) < 1e-4)
    #expect(abs(Spring.bouncy.settlingDuration - 1.0447) < 1e-4)
  }

  static let kinds: [Spring] = [
    .smooth, .snappy, .bouncy, Spring(duration: 0.8, bounce: -0.4), Spring(duration: 0.3, bounce: 0.9),
    Spring(response: 1, dampingRatio: 0.2), Spring(mass: 2, stiffness: 50, damping: 60, allowOverDamping: true),
  ]

  @Test("Initializers agree with one another", arguments: kinds)
  func conversions(spring: Spring) {
    let byDuration = Spring(duration: spring.duration, bounce: spring.bounce)
    #expect(abs(byDuration.dampingRatio - spring.dampingRatio) < 1e-9)
    let byValues = Spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
    #expect(abs(byValues.response - spring.response) < 1e-9)
    #expect(abs(byValues.dampingRatio - spring.dampingRatio) < 1e-9)
  }

  @Test("Over-damping has to be allowed")
  func overDamping() {
    #expect(Spring(stiffness: 100, damping: 100).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 100, allowOverDamping: true).dampingRatio == 5)
  }

  @Test("A spring made for a settling duration settles then", arguments: [0.3, 0.7, 0.95])
  func bySettling(ratio: Double) {
    let spring = Spring(settlingDuration: 1.2, dampingRatio: ratio)
    #expect(abs(spring.settlingDuration - 1.2) < 1e-6)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }

  /// Plain small steps (semi-implicit Euler), independent of the closed forms.
  private func integrate(_ spring: Spring, from: Double, velocity: Double, target: Double, time: Double) -> Double {
    var (x, v) = (from, velocity)
    let step = 1e-5
    for _ in 0..<Int((time / step).rounded()) {
      v += step * (spring.stiffness * (target - x) - spring.damping * v) / spring.mass
      x += step * v
    }
    return x
  }

  @Test("The closed form agrees with plain numerical integration", arguments: kinds)
  func integration(spring: Spring) {
    for time in [0.05, 0.4] {
      let closed = spring.value(target: 2.0, initialVelocity: -7.0, time: time)
      #expect(abs(closed - integrate(spring, from: 0, velocity: -7, target: 2, time: time)) < 3e-3)
    }
  }

  @Test("Many small updates end where one large one does", arguments: kinds)
  func update(spring: Spring) {
    var (small, smallVelocity) = (3.0, -4.0)
    for _ in 0..<60 { spring.update(value: &small, velocity: &smallVelocity, target: 10, deltaTime: 1.0 / 60) }
    var (large, largeVelocity) = (3.0, -4.0)
    spring.update(value: &large, velocity: &largeVelocity, target: 10, deltaTime: 1)
    #expect(abs(small - large) < 1e-9)
    #expect(abs(smallVelocity - largeVelocity) < 1e-8)
  }

  @Test("The velocity is the slope of the position, the force that of the velocity", arguments: kinds)
  func slopes(spring: Spring) {
    for time in stride(from: 0.05, to: 1, by: 0.1) {
      let h = 1e-6
      let position = { spring.value(target: 5.0, initialVelocity: 2.0, time: $0) }
      let velocity = { spring.velocity(target: 5.0, initialVelocity: 2.0, time: $0) }
      #expect(abs((position(time + h) - position(time - h)) / (2 * h) - velocity(time)) < 1e-4)
      let force = spring.force(target: 5, position: position(time), velocity: velocity(time))
      #expect(abs((velocity(time + h) - velocity(time - h)) / (2 * h) * spring.mass - force) < 1e-2)
    }
  }

  @Test("Animatable values move from value to value")
  func animatable() {
    let from = CGPoint(x: 10, y: 20)
    let to = CGPoint(x: 20, y: 0)
    let middle = Spring.smooth.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.1)
    #expect(abs(middle.x - 13.577) < 1e-3)
    #expect(abs(middle.y - 12.846) < 1e-3)
  }
}

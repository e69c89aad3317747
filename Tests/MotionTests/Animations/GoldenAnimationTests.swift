import Foundation
import Motion
import Testing

@Suite("Golden numbers and properties of animations")
struct GoldenAnimationTests {
  private func fraction(_ animation: Animation, _ time: Double, interval: Double = 1) -> Double? {
    var animator = Animator(animation, interval: interval, at: 0)
    return animator.sample(at: time).map { $0 + interval }
  }

  // Exact Béziers with the control points (0.42, 0) and (0.58, 1); the standard duration is 0.35 s.
  @Test("Curves by name run through their table, with their standard duration and with another")
  func curves() {
    let easeIn = [
      (0.1, 0.017027), (0.2, 0.062282), (0.3, 0.129577), (0.4, 0.214861), (0.5, 0.315357), (0.6, 0.429120),
      (0.7, 0.554814), (0.8, 0.691634), (0.9, 0.839428),
    ]
    let easeInOut = [(0.1, 0.019722), (0.25, 0.129162), (0.3, 0.187396), (0.4, 0.331884), (0.5, 0.5)]
    for length in [0.35, 2.0] {
      func check(_ animation: Animation, _ x: Double, _ y: Double) {
        #expect(abs((fraction(animation, x * length) ?? .nan) - y) < 2e-6)
      }
      let isStandard = length == 0.35
      for (x, y) in easeIn {
        check(isStandard ? .easeIn : .easeIn(duration: length), x, y)
        check(isStandard ? .easeOut : .easeOut(duration: length), 1 - x, 1 - y)
        check(isStandard ? .timingCurve(0.42, 0, 1, 1) : .timingCurve(0.42, 0, 1, 1, duration: length), x, y)
        check(.timingCurve(.easeIn, duration: length), x, y)
        check(isStandard ? .linear : .linear(duration: length), x, x)
      }
      for (x, y) in easeInOut {
        check(isStandard ? .easeInOut : .easeInOut(duration: length), x, y)
        check(isStandard ? .easeInOut : .easeInOut(duration: length), 1 - x, 1 - y)
      }
      // Quarter circles: 1 − √(1 − x²).
      for x in [0.28, 0.6, 0.8] {
        check(.timingCurve(.circularEaseIn, duration: length), x, 1 - (1 - x * x).squareRoot())
        check(.timingCurve(.circularEaseOut, duration: length), 1 - x, (1 - x * x).squareRoot())
      }
    }
  }

  // Closed forms of the damped oscillator; the parameters are Apple's (WWDC 2023, session 10158, and the reference).
  @Test("Springs by name run through their table")
  func springs() {
    let smooth = [(0.05, 0.1313), (0.1, 0.3577), (0.2, 0.7154), (0.3, 0.8900)]
    let snappy = [(0.1, 0.3881), (0.2, 0.7864), (0.4, 1.0016), (0.5, 1.0060)]
    let bouncy = [(0.1, 0.4233), (0.2, 0.8737), (0.3, 1.0339), (0.4, 1.0393), (0.5, 1.0145)]
    let forms: [([Animation], [(Double, Double)])] = [
      (
        [
          .smooth, .spring, .default, .spring(duration: 0.5), .spring(Spring.smooth), .smooth(duration: 0.5),
          .spring(response: 0.5, dampingFraction: 1), .interpolatingSpring,
          .interpolatingSpring(stiffness: 157.91367, damping: 25.132741),
        ], smooth
      ),
      (
        [
          .snappy, .spring(duration: 0.5, bounce: 0.15), .smooth(extraBounce: 0.15), .spring(.snappy),
          .interpolatingSpring(.snappy),
        ], snappy
      ),
      (
        [
          .bouncy, .spring(duration: 0.5, bounce: 0.3), .snappy(extraBounce: 0.15), .spring(.bouncy),
          .interpolatingSpring(duration: 0.5, bounce: 0.3),
        ], bouncy
      ),
    ]
    for (animations, table) in forms {
      for animation in animations {
        for (time, value) in table {
          // A large interval, so that none is over before its time.
          let shown = (fraction(animation, time, interval: 1000) ?? .nan) / 1000
          #expect(abs(shown - value) < 6e-5, "\(animation) at \(time)")
        }
      }
    }
  }

  /// Small steps of the equation m·x″ = k·(1 − x) − c·x′ (semi-implicit Euler).
  private func integrated(stiffness: Double, damping: Double, velocity: Double = 0, time: Double) -> Double {
    var (x, v) = (0.0, velocity)
    let step = 1e-5
    for _ in 0..<Int((time / step).rounded()) {
      v += step * (stiffness * (1 - x) - damping * v)
      x += step * v
    }
    return x
  }

  @Test("Springs by their parameters agree with plain numerical integration", arguments: [0.03, 0.12, 0.3])
  func integration(time: Double) {
    func omega(_ response: Double) -> Double { 2 * .pi / response }
    for (animation, response, damping) in [
      (Animation.interactiveSpring, 0.15, 0.85), (.interactiveSpring(response: 0.3), 0.3, 0.86),
      (.spring(response: 0.55, dampingFraction: 0.825), 0.55, 0.825),
      (.spring(response: 1, dampingFraction: 0.3), 1, 0.3),
      (.bouncy(duration: 0.8, extraBounce: 0.2), 0.8, 0.5), (.spring(duration: 0.6, bounce: -0.5), 0.6, 1 / 0.5),
    ] {
      let w = omega(response)
      let expected = integrated(stiffness: w * w, damping: 2 * damping * w, time: time)
      let shown = (fraction(animation, time, interval: 10_000) ?? 10_000) / 10_000
      #expect(abs(shown - expected) < 3e-3, "\(animation)")
    }
    let pushed = Animation.interpolatingSpring(mass: 1, stiffness: 120, damping: 9, initialVelocity: 6)
    let expected = integrated(stiffness: 120, damping: 9, velocity: 6, time: time)
    #expect(abs((fraction(pushed, time) ?? .nan) - expected) < 3e-3)
  }

  private static let finite: [Animation] = [
    .linear, .easeIn, .easeOut(duration: 1.2), .easeInOut, .timingCurve(0.7, -0.4, 0.3, 1.4, duration: 0.9), .spring,
    .bouncy, .snappy, .interactiveSpring, .interpolatingSpring(stiffness: 90, damping: 8),
    .easeIn(duration: 0.4).repeatCount(3), .spring.delay(0.2), .linear(duration: 0.5).speed(0.7),
    .easeOut.delay(0.1).repeatCount(2, autoreverses: false),
  ]

  @Test("Every animation begins at its start and ends at its end", arguments: finite)
  func ends(animation: Animation) throws {
    #expect(abs((fraction(animation, 0) ?? .nan)) < 1e-9)
    let end = try #require(Animator(animation, interval: 1.0, at: 0).endTime)
    #expect(fraction(animation, end + 1e-6) == nil)
    #expect(abs((fraction(animation, end - 1e-6) ?? .nan) - 1) < 0.011)
  }

  @Test("Values scale with the distance", arguments: 0..<40)
  func linearity(seed: Int) throws {
    var generator = SeededGenerator(state: UInt64(seed) + 77)
    let animation = try #require(Self.finite.randomElement(using: &generator))
    let factor = Double.random(in: -5...5, using: &generator)
    let time = Double.random(in: 0...0.3, using: &generator)
    let one = try #require(fraction(animation, time, interval: 100))
    let many = try #require(fraction(animation, time, interval: 100 * factor))
    #expect(abs(many - one * factor) < 1e-6)
  }

  @Test("The shown value is continuous for every pair of consecutive animations", arguments: 0..<120)
  func continuity(seed: Int) throws {
    var generator = SeededGenerator(state: UInt64(seed) + 4711)
    let loops: [Animation] = [
      .easeInOut(duration: 1).repeatForever(), .linear(duration: 0.7).repeatForever(), .easeIn.repeatForever(),
    ]
    var model = 1.0
    var animator = Animator(
      try #require((Self.finite + loops).randomElement(using: &generator)), interval: 1.0, at: 0)
    var time = 0.0
    for _ in 0..<8 {
      time += Double.random(in: 0.01...0.25, using: &generator)
      guard let before = animator.sample(at: time) else { break }
      let delta = Double.random(in: -2...2, using: &generator)
      animator.retarget(
        try #require((Self.finite + loops).randomElement(using: &generator)), delta: delta, at: time)
      model += delta
      let after = animator.sample(at: time) ?? 0
      #expect(abs((model + after) - (model - delta + before)) < 1e-6)
    }
  }

  @Test("A chain of curves follows the rule r + f · (target − r), with r the older motion", arguments: 0..<40)
  func additivity(seed: Int) throws {
    var generator = SeededGenerator(state: UInt64(seed) + 99)
    func curve() -> (Animation, (Double) -> Double, Double) {
      let length = Double.random(in: 1...2, using: &generator)
      let unit = [UnitCurve.linear, .easeIn, .easeOut, .easeInOut].randomElement(using: &generator) ?? .linear
      return (.timingCurve(unit, duration: length), { unit.value(at: min($0 / length, 1)) }, length)
    }
    let (first, f, _) = curve()
    let (second, g, _) = curve()
    let start = Double.random(in: 0.1...0.8, using: &generator)
    let target = Double.random(in: -3...3, using: &generator)
    var animator = Animator(first, interval: 1.0, at: 0)
    animator.retarget(second, delta: target - 1, at: start)
    for time in [start + 0.05, start + 0.15] {
      let r = f(time)
      let expected = r + g(time - start) * (target - r)
      #expect(abs(target + (animator.sample(at: time) ?? .nan) - expected) < 1e-5)
    }
  }

  @Test("Symmetric curves are symmetric, and ease-out is ease-in seen from the end", arguments: 0..<50)
  func symmetry(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed) + 5)
    let x = Double.random(in: 0...1, using: &generator)
    for curve in [UnitCurve.linear, .easeInOut, .circularEaseInOut, .bezier(0.3, 0.9, 0.7, 0.1)] {
      #expect(abs(curve.value(at: x) + curve.value(at: 1 - x) - 1) < 2e-6)
    }
    #expect(abs(UnitCurve.easeOut.value(at: x) - (1 - UnitCurve.easeIn.value(at: 1 - x))) < 2e-6)
    let (into, out) = (UnitCurve.circularEaseIn, UnitCurve.circularEaseOut)
    #expect(abs(out.value(at: x) - (1 - into.value(at: 1 - x))) < 1e-9)
  }
}

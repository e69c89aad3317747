import Foundation
import Motion
import Testing

@Suite("Animator")
struct AnimatorTests {
  typealias Table = [(time: Double, value: Double)]

  @Test("The pulsing indicator's scale and opacity have the golden values")
  func pulse() {
    // f = easeInOut(t / 1.5); scale 1 → 1.4, opacity 0.3 → 0. Exact Bézier to 1e-6.
    let table: Table = [
      (0, 0), (0.25, 0.056131), (0.5, 0.231775), (0.75, 0.5), (1.0, 0.768225), (1.25, 0.943869),
    ]
    let loop = Animation.easeInOut(duration: 1.5).repeatForever(autoreverses: false)
    for iteration in [0.0, 1, 7] {
      var scale = Animator(loop, interval: 0.4, at: 2)
      var opacity = Animator(loop, interval: -0.3, at: 2)
      for (time, fraction) in table {
        let shownScale = 1.4 + (scale.sample(at: 2 + iteration * 1.5 + time) ?? .nan)
        let shownOpacity = 0 + (opacity.sample(at: 2 + iteration * 1.5 + time) ?? .nan)
        #expect(abs(shownScale - (1 + 0.4 * fraction)) < 1e-6)
        #expect(abs(shownOpacity - 0.3 * (1 - fraction)) < 1e-6)
      }
    }
  }

  @Test("The blinking indicator fades in and out")
  func blink() {
    // 0.2 → 1 with easeInOut(1), then mirrored.
    let table: Table = [
      (0, 0.2), (0.1, 0.215778), (0.2, 0.265328), (0.25, 0.303330), (0.3, 0.349917), (0.4, 0.465507), (0.5, 0.6),
      (0.6, 0.734493), (0.75, 0.896670), (0.9, 0.984222), (1, 1),
    ]
    var animator = Animator(.easeInOut(duration: 1).repeatForever(), interval: 0.8, at: 0)
    for (time, value) in table { #expect(abs(1 + (animator.sample(at: time) ?? .nan) - value) < 1e-6) }
    for (time, value) in table.reversed() {
      #expect(abs(1 + (animator.sample(at: 2 - time) ?? .nan) - value) < 1e-6)
    }
    #expect(animator.isEndless)
  }

  @Test("A finite animation blends a loop out and stops it")
  func interruption() {
    // 0.2 → 1 easeInOut(1) loop; at 0.5 s set to 0.2 with easeInOut(0.35): r₀ + f·(0.2 − r₀), r₀ the running loop.
    var animator = Animator(.easeInOut(duration: 1).repeatForever(), interval: 0.8, at: 0)
    animator.retarget(.easeInOut(duration: 0.35), delta: -0.8, at: 0.5)
    let table: Table = [(0, 0.6), (0.05, 0.6494), (0.1, 0.6438), (0.175, 0.5119), (0.25, 0.3182), (0.35, 0.2)]
    for (time, value) in table {
      #expect(abs(0.2 + (animator.sample(at: 0.5 + time) ?? .nan) - value) < 6e-5, "at \(time)")
    }
    #expect(animator.sample(at: 0.8501) == nil)
    #expect(animator.count == 0)
  }

  @Test("A linear animation without length stops a loop at once")
  func stop() {
    var animator = Animator(.easeInOut(duration: 1).repeatForever(), interval: 0.8, at: 0)
    animator.retarget(.linear(duration: 0), delta: -0.8, at: 0.5)
    #expect(animator.sample(at: 0.5) == nil)
    var alone = Animator(.linear(duration: 0), interval: 1.0, at: 0)
    #expect(alone.sample(at: 0) == nil)
  }

  @Test("A spring stops a loop smoothly from the shown value")
  func springOverLoop() {
    var animator = Animator(.easeInOut(duration: 1).repeatForever(), interval: 0.8, at: 0)
    animator.retarget(.default, delta: -0.8, at: 0.5)
    #expect(animator.count == 1)
    // Shown 0.6, target 0.2, from rest (curves report no velocity): −0.4 of a critical spring, ω₀ = 4π.
    for time in [0.0, 0.1, 0.3] {
      let w = 4 * Double.pi
      let expected = 0.4 * (1 + w * time) * exp(-w * time)
      #expect(abs((animator.sample(at: 0.5 + time) ?? .nan) - expected) < 1e-9)
    }
    #expect(animator.sample(at: 3) == nil)
  }

  @Test("A spring takes over value and velocity of a spring", arguments: [0.0, 0.05, 0.2])
  func springOverSpring(time: Double) {
    var animator = Animator(.bouncy, interval: 100.0, at: 1)
    let before = animator.sample(at: 1 + time) ?? .nan
    let speed = animator.velocity
    animator.retarget(.snappy, delta: -30, at: 1 + time)
    #expect(abs((animator.sample(at: 1 + time) ?? .nan) - (before + 30)) < 1e-9)
    #expect(abs(animator.velocity - speed) < 1e-9)
    let expected = Spring.snappy.value(target: -30 - before, initialVelocity: speed, time: 0.1) + 30 + before
    #expect(abs((animator.sample(at: 1.1 + time) ?? .nan) - expected) < 1e-9)
    #expect(animator.count == 1)
  }

  @Test("Springs under equal delays merge, others add up")
  func modifiedSprings() {
    var merged = Animator(.spring.delay(0.5), interval: 1.0, at: 0)
    merged.retarget(.spring.delay(0.5), delta: 1, at: 0.25)
    #expect(merged.count == 1)
    // The delay is not waited for again: the interval is 2 from 0.5 s on.
    let expected = Spring.smooth.value(target: 2.0, time: 0.1) - 2
    #expect(abs((merged.sample(at: 0.6) ?? .nan) - expected) < 1e-9)
    var added = Animator(.spring.delay(0.5), interval: 1.0, at: 0)
    added.retarget(.spring.delay(0.6), delta: 1, at: 0.25)
    #expect(added.count == 2)
    var faster = Animator(.bouncy.speed(2), interval: 1.0, at: 0)
    let offset = faster.sample(at: 0.1) ?? .nan
    let velocity = faster.velocity
    #expect(abs(velocity - 2 * Spring.bouncy.velocity(target: 1.0, time: 0.2)) < 1e-9)
    faster.retarget(.bouncy.speed(2), delta: 0.5, at: 0.1)
    #expect(abs((faster.sample(at: 0.1) ?? .nan) - (offset - 0.5)) < 1e-9)
    #expect(abs(faster.velocity - velocity) < 1e-9)
  }

  @Test("Interpolating springs add up and keep the motion continuous")
  func interpolating() {
    var animator = Animator(.interpolatingSpring(stiffness: 100, damping: 10), interval: 1.0, at: 0)
    let before = animator.sample(at: 0.2) ?? .nan
    animator.retarget(.interpolatingSpring(stiffness: 100, damping: 10), delta: 2, at: 0.2)
    #expect(animator.count == 2)
    #expect(abs((animator.sample(at: 0.2) ?? .nan) - (before - 2)) < 1e-12)
    let spring = Spring(stiffness: 100, damping: 10)
    let old = spring.value(target: 1.0, time: 0.3) - 1
    let expected = (old - 2) * (1 - spring.value(target: 1.0, time: 0.1))
    #expect(abs((animator.sample(at: 0.3) ?? .nan) - expected) < 1e-12)
  }

  @Test("A fluid spring is removed when velocity and force are at most 0.06 and 1 % of the displacement is left")
  func removal() throws {
    for (spring, animation) in [(Spring.smooth, Animation.smooth), (.bouncy, .bouncy)] {
      for distance in [0.5, 40.0] {
        let end = try #require(Animator(animation, interval: distance, at: 0).endTime)
        let isSettled = { (time: Double) in
          let position = spring.value(target: distance, time: time)
          let velocity = spring.velocity(target: distance, time: time)
          let force = spring.force(target: distance, position: position, velocity: velocity)
          return max(velocity * velocity, force * force) <= 0.0036 && abs(distance - position) <= 0.01 * distance
        }
        #expect(isSettled(end))
        for frame in 0..<Int((end * 60).rounded()) { #expect(!isSettled(Double(frame) / 60)) }
      }
    }
  }

  @Test("After 100,000 restarts of a loop, few animations remain and the value is continuous")
  func restarts() {
    var animator = Animator(.easeInOut(duration: 1).repeatForever(), interval: 1.0, at: 0)
    var model = 1.0
    var time = 0.0
    for restart in 1...100_000 {
      time += 0.0137
      let target = Double(restart % 2)
      let before = model + (animator.sample(at: time) ?? .nan)
      animator.retarget(.easeInOut(duration: 1).repeatForever(), delta: target - model, at: time, completion: restart)
      model = target
      guard restart % 1000 == 0 else { continue }
      let after = model + (animator.sample(at: time) ?? .nan)
      #expect(abs(after - before) < 1e-9)
      #expect((-1e-9...1 + 1e-9).contains(after))
      #expect(animator.count <= 4)
      // Those replaced are told at once; the handful that still runs is not.
      #expect(animator.takeCompleted().count >= 996)
    }
    #expect(animator.isEndless)
  }

  @Test("A thousand overlapping finite changes are dropped as they end")
  func overlapping() {
    var animator = Animator(.easeOut(duration: 0.35), interval: 1.0, at: 0)
    for change in 1...1000 { animator.retarget(.easeOut(duration: 0.35), delta: 1, at: Double(change) / 60) }
    #expect(animator.count <= 22)
    #expect(animator.sample(at: 1000.0 / 60 + 0.36) == nil)
  }

  @Test("One large time step over several ends equals many small steps", arguments: 0..<60)
  func jumps(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    var changes: [(time: Double, delta: Double, animation: Animation)] = []
    var time = 0.0
    for _ in 0..<6 {
      time += Double.random(in: 0.05...0.6, using: &generator)
      let animations: [Animation] = [
        .easeIn, .spring, .bouncy, .interpolatingSpring(stiffness: 80, damping: 8), .linear(duration: 0.8).delay(0.1),
        .easeInOut(duration: 0.3).repeatCount(3), .easeOut(duration: 0.4).repeatForever(), .interactiveSpring,
        .spring.delay(0.2), .linear(duration: 0),
      ]
      let animation = animations.randomElement(using: &generator) ?? .default
      changes.append((time, .random(in: -2...2, using: &generator), animation))
    }
    func run(stepping step: Double, until end: Double) -> Double? {
      var animator: Animator<Double>?
      var now = 0.0
      for change in changes {
        while now + step < change.time {
          now += step
          if animator?.sample(at: now) == nil { animator = nil }
        }
        now = change.time
        if animator == nil {
          animator = Animator(change.animation, interval: change.delta, at: now)
        } else {
          animator?.retarget(change.animation, delta: change.delta, at: now)
        }
      }
      while now + step < end {
        now += step
        if animator?.sample(at: now) == nil { animator = nil }
      }
      return animator?.sample(at: end)
    }
    for end in [time + 0.01, time + 0.31, time + 0.77, time + 2.03] {
      let small = run(stepping: 1.0 / 120, until: end)
      let jumped = run(stepping: 1000, until: end)
      #expect((small == nil) == (jumped == nil))
      #expect(abs((small ?? 0) - (jumped ?? 0)) < 1e-9)
    }
  }

  @Test("Two-dimensional values move along one line, both parts alike")
  func vectors() {
    let interval = AnimatablePair(3.0, AnimatablePair(CGFloat(-4), CGFloat(8)))
    var animator = Animator(.easeIn(duration: 2), interval: interval, at: 0)
    let offset = animator.sample(at: 1) ?? .zero
    // easeIn(0.5) = 0.315357.
    #expect(abs(offset.first - 3 * (0.315357 - 1)) < 1e-5)
    #expect(abs(offset.second.first + 4 * (0.315357 - 1)) < 1e-5)
    #expect(abs(offset.second.second - 8 * (0.315357 - 1)) < 1e-5)
  }

  @Test("Running animations are described as source code")
  func description() {
    var animator = Animator(
      .easeInOut(duration: 1.5).repeatForever(autoreverses: false).delay(0.25), interval: 1.0, at: 3)
    #expect(
      animator.running.map(\.description) == [
        "easeInOut(duration: 1.5).repeatForever(autoreverses: false).delay(0.25) from 3 s"
      ])
    animator.retarget(.timingCurve(0.1, 0.7, 0.9, 0.3, duration: 1).repeatCount(3).speed(2), delta: 1, at: 3.5)
    #expect(
      animator.running.last?.description
        == "timingCurve(0.1, 0.7, 0.9, 0.3, duration: 1).repeatCount(3).speed(2) from 3.5 s")
    #expect(animator.running.map(\.name) == ["easeInOut", "timingCurve(0.1, 0.7, 0.9, 0.3)"])
    #expect(animator.running.first?.timing?.iterationLength == 1.5)
    #expect(Animator(.default, interval: 1.0, at: 0).running.first?.name == "default")
  }
}

@Suite("Blended springs")
struct BlendedSpringTests {
  /// The rule in plain small steps: the response goes from the old to the new with a smooth step over the blend.
  private func reference(_ interval: Double, _ velocity: Double, from: Double, to: Double, blend: Double, time: Double)
    -> Double
  {
    var (x, v) = (0.0, velocity)
    let step = 1e-5
    for index in 0..<Int((time / step).rounded()) {
      let p = min(Double(index) * step / blend, 1)
      let w = 2 * Double.pi / (to + (from - to) * (1 - p * p * (3 - 2 * p)))
      v += step * (w * w * (interval - x) - 2 * 0.86 * w * v)
      x += step * v
    }
    return x
  }

  @Test("A spring with a blend duration changes its response smoothly", arguments: [0.05, 0.15, 0.25, 0.35])
  func blend(time: Double) {
    var animator = Animator(.spring(response: 0.6, dampingFraction: 0.5), interval: 10.0, at: 0)
    let before = animator.sample(at: 0.2) ?? .nan
    let velocity = animator.velocity
    animator.retarget(
      .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25), delta: 5, at: 0.2)
    #expect(abs(animator.velocity - velocity) < 1e-9)
    let expected = reference(5 - before, velocity, from: 0.6, to: 0.15, blend: 0.25, time: time) - (5 - before)
    #expect(abs((animator.sample(at: 0.2 + time) ?? .nan) - expected) < 0.02)
    // It is not simply the new spring.
    let plain = Spring(response: 0.15, dampingRatio: 0.86)
    let unblended = plain.value(target: 5 - before, initialVelocity: velocity, time: time) - (5 - before)
    if time < 0.3 { #expect(abs(unblended - expected) > 0.05) }
    #expect(animator.sample(at: 5) == nil)
  }
}

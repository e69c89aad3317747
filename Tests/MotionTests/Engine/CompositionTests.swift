import Motion
import Testing

@Suite("Compositions of delay, speed and repetition")
struct CompositionTests {
  @Test("A negative delay equals an earlier start, bit for bit")
  func negativeDelay() {
    let iteration = Animation.easeInOut(duration: 1.5)
    for loop in [
      iteration.repeatForever(autoreverses: false), iteration.repeatForever(), iteration,
      iteration.speed(2).repeatForever(),
    ] {
      // It starts at 10.1 s, 10.1 mod 3 seconds into a loop that began at 9 s.
      let start = 10.1
      var late = Animator(loop.delay(-start.truncatingRemainder(dividingBy: 3)), interval: 1.0, at: start)
      var early = Animator(loop, interval: 1.0, at: 9)
      #expect(late.running.first?.timing != nil)
      for time in stride(from: start, to: 40, by: 0.37) { #expect(late.sample(at: time) == early.sample(at: time)) }
      #expect(late.endTime == early.endTime)
      #expect(late.period == early.period)
    }
  }

  @Test("Random compositions agree with the reference evaluator", arguments: 0..<200)
  func random(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let composition = Composition.random(using: &generator)
    var animator = Animator(composition.animation, interval: 10.0, at: 5)
    // Away from iteration boundaries, where a jump turns rounding into a difference.
    for _ in 0..<40 {
      let time = Double.random(in: 0...12, using: &generator)
      guard let near = composition.fraction(at: time + 1e-7), let reference = composition.fraction(at: time),
        let before = composition.fraction(at: max(0, time - 1e-7)), abs(near - before) < 1e-3
      else { continue }
      var copy = animator
      let offset = copy.sample(at: 5 + time)
      #expect(offset != nil, "\(composition) at \(time)")
      #expect(abs((offset ?? .nan) + 10 - 10 * reference) < 1e-6, "\(composition) at \(time)")
    }
    let end = composition.length
    if end.isFinite {
      #expect(animator.sample(at: 5 + end + 1e-6) == nil)
      #expect(animator.endTime.map { abs($0 - 5 - end) < 1e-9 } == true)
    } else {
      #expect(animator.isEndless)
    }
  }

  @Test("The public animate agrees with the engine", arguments: 0..<100)
  func passthrough(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed) + 1000)
    let animation = Composition.random(using: &generator).animation
    var context = AnimationContext<Double>()
    var animator = Animator(animation, interval: 4.0, at: 0)
    for frame in 0..<200 {
      let time = Double(frame) * 0.031
      let shown = animation.animate(value: 4.0, time: time, context: &context)
      let offset = animator.sample(at: time)
      #expect((shown == nil) == (offset == nil))
      guard let shown, let offset else { break }
      #expect(abs(shown - 4 - offset) < 1e-9)
    }
  }

  private func fraction(_ animation: Animation, _ time: Double) -> Double? {
    var animator = Animator(animation, interval: 1.0, at: 0)
    return animator.sample(at: time).map { $0 + 1 }
  }

  @Test("A delay inside a speed is accelerated, and one outside is not")
  func order() {
    let linear = Animation.linear(duration: 1)
    #expect(fraction(linear.delay(1).speed(2), 0.5) == 0)
    #expect(fraction(linear.delay(1).speed(2), 0.75) == 0.5)
    #expect(fraction(linear.speed(2).delay(1), 1.25) == 0.5)
    #expect(fraction(linear.speed(0), 1e6) == 0)
    #expect(fraction(linear.delay(-0.25), 0) == 0.25)
    #expect(fraction(.linear(duration: 0).delay(1), 0.5) == 0)
    #expect(fraction(.linear(duration: 0).delay(1), 1) == nil)
  }

  @Test("A delay inside a repetition holds at the start of every iteration, including reversed ones")
  func delayInside() {
    let loop = Animation.linear(duration: 1).delay(0.5).repeatForever()
    #expect(fraction(loop, 0.25) == 0)
    #expect(fraction(loop, 1.0) == 0.5)
    #expect(fraction(loop, 1.75) == 1)
    #expect(fraction(loop, 2.5) == 0.5)
    #expect(fraction(loop, 3.25) == 0)
    let once = Animation.linear(duration: 1).repeatForever().delay(0.5)
    #expect(fraction(once, 0.25) == 0)
    #expect(fraction(once, 1.75) == 0.75)
  }

  @Test(
    "A reversed iteration follows 1 − f(t)", arguments: (1..<20).map { Double($0) / 20 })
  func back(time: Double) {
    // The re-implementation returns interval − base(t): an ease-in starts slowly on the way back, too.
    let loop = Animation.easeIn(duration: 1).repeatForever()
    #expect(abs((fraction(loop, 1 + time) ?? .nan) - (1 - UnitCurve.easeIn.value(at: time))) < 1e-12)
    // For a symmetric curve that is the same as time running backwards.
    let symmetric = Animation.easeInOut(duration: 1).repeatForever()
    #expect(abs((fraction(symmetric, 1 + time) ?? .nan) - (fraction(symmetric, 1 - time) ?? .nan)) < 1e-9)
  }

  @Test("Every iteration counts, and the model value is shown after the last one")
  func counting() {
    let twice = Animation.linear(duration: 1).repeatCount(2)
    #expect(fraction(twice, 1.75) == 0.25)
    #expect(fraction(twice, 2) == 0)
    #expect(fraction(twice, 2.01) == nil)
    #expect(fraction(.linear(duration: 1).repeatCount(3), 3) == 1)
    #expect(fraction(.linear(duration: 1).repeatCount(2, autoreverses: false), 2) == 1)
    #expect(fraction(.linear(duration: 1).repeatCount(0), 0.5) == 0.5)
    #expect(fraction(.linear(duration: 1).repeatCount(-3), 1.5) == nil)
    // Nested: 2 × 3 iterations.
    #expect(fraction(.linear(duration: 1).repeatCount(3, autoreverses: false).repeatCount(2), 4.25) == 0.75)
  }

  @Test("A loop of 1,000,000 iterations is exact in phase", arguments: [1.5, 1, 0.35, 0.1])
  func millionPasses(duration: Double) {
    let loop = Animation.linear(duration: duration).repeatForever(autoreverses: false)
    for iteration in [999_998, 999_999, 1_000_000] {
      #expect(fraction(loop, Double(iteration) * duration) == 0)
      let quarter = fraction(loop, (Double(iteration) + 0.25) * duration) ?? .nan
      #expect(abs(quarter - 0.25) < 1e-8)
    }
    let mirrored = Animation.easeInOut(duration: duration).repeatForever()
    #expect(abs((fraction(mirrored, 1_000_001 * duration) ?? .nan) - 1) < 1e-8)
  }

  @Test("1.5 s at 60 frames per second is 90 frames in every period")
  func frames() {
    let loop = Animation.easeInOut(duration: 1.5).repeatForever(autoreverses: false)
    var animator = Animator(loop, interval: 1.0, at: 0)
    var time = 0.0
    for frame in 0...9000 {
      let offset = animator.sample(at: time) ?? .nan
      if frame % 90 == 0 { #expect(offset == -1, "frame \(frame)") } else { #expect(offset > -1) }
      // Summed up, as a host would: the rounding of the sum must not matter.
      time += 1.0 / 60
      if frame % 900 == 899 { time = Double(frame + 1) / 60 }
    }
  }
}

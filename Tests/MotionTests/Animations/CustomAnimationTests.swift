import Foundation
import Motion
import Testing

/// Straight to the target in one second.
private struct Straight: CustomAnimation {
  var length = 1.0
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < length else { return nil }
    context.isLogicallyComplete = time >= length / 2
    return value.scaled(by: time / length)
  }
}

/// Counts the frames it has been asked for.
private struct Counting: CustomAnimation {
  struct Frames<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Double { 0 }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.state[Frames<V>.self] += 1
    return value.scaled(by: context.state[Frames<V>.self] / 100)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    previous.base is Counting
  }
}

/// Runs another animation in slow motion, as tutorials do.
private struct Slow: CustomAnimation {
  var base: Animation
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time / 2, context: &context)
  }
}

@Suite("Custom animations")
struct CustomAnimationTests {
  @Test("A custom animation moves, completes logically, and ends")
  func moves() {
    var animator = Animator(Animation(Straight()), interval: 8.0, at: 1)
    #expect(animator.sample(at: 1.25) == -6)
    #expect(!animator.isLogicallyComplete)
    #expect(animator.sample(at: 1.75) == -2)
    #expect(animator.isLogicallyComplete)
    #expect(animator.endTime == nil)
    #expect(animator.sample(at: 2) == nil)
  }

  @Test("State is kept between frames, and through a merge")
  func state() {
    var animator = Animator(Animation(Counting()), interval: 100.0, at: 0)
    _ = animator.sample(at: 0.1)
    #expect(animator.sample(at: 0.2) == -98)
    animator.retarget(Animation(Counting()), delta: 100, at: 0.2)
    #expect(animator.count == 1)
    // Frame 3 was the retargeting, this is frame 4 of now 200.
    #expect(animator.sample(at: 0.3) == 200 * 0.04 - 200)
  }

  @Test("An animation that does not merge is added")
  func adds() {
    var animator = Animator(Animation(Straight()), interval: 1.0, at: 0)
    animator.retarget(Animation(Straight()), delta: 1, at: 0.5)
    #expect(animator.count == 2)
    // The old one has 0.25 to go, so the interval is 1.25, of which a quarter is done.
    #expect(abs((animator.sample(at: 0.75) ?? .nan) + 1.25 * 0.75) < 1e-12)
  }

  @Test("The environment is passed to custom animations")
  func environment() {
    let context = AnimationContext<Double>(environment: 5)
    #expect(context.withState(AnimationState<Float>()).environmentStorage as? Int == 5)
  }

  @Test(
    "A repetition measures the length of an iteration at any frame rate", arguments: [1.0 / 60, 0.013, 0.4, 3.7])
  func repetition(step: Double) {
    let loop = Animation(Straight(length: 0.8)).repeatForever()
    var animator = Animator(loop, interval: 1.0, at: 0)
    var time = 0.0
    while time + step < 7.4 {
      time += step
      _ = animator.sample(at: time)
    }
    // 7.4 s are 9 iterations and 0.2 s: on the way back, a quarter done.
    #expect(abs((animator.sample(at: 7.4) ?? .nan) + 0.25) < 1e-9)
    var finite = Animator(Animation(Straight(length: 0.8)).repeatCount(3), interval: 1.0, at: 0)
    _ = finite.sample(at: 1)
    #expect(finite.sample(at: 2.41) == nil)
  }

  @Test("Animations can be wrapped: springs keep their merging")
  func wrapping() {
    var slow = Animator(Animation(Slow(base: .easeInOut(duration: 1))), interval: 1.0, at: 0)
    #expect(abs((slow.sample(at: 1) ?? .nan) + 0.5) < 1e-9)
    // Merging through the public calls only: value and velocity stay.
    var context = AnimationContext<Double>()
    let bouncy = Animation.bouncy
    let before = bouncy.animate(value: 10.0, time: 0.1, context: &context) ?? .nan
    let speed = bouncy.velocity(value: 10.0, time: 0.1, context: context) ?? .nan
    let snappy = Animation.snappy
    #expect(snappy.shouldMerge(previous: bouncy, value: 10.0, time: 0.1, context: &context))
    #expect(abs((snappy.animate(value: 15.0, time: 0.1, context: &context) ?? .nan) - before) < 1e-9)
    #expect(abs((snappy.velocity(value: 15.0, time: 0.1, context: context) ?? .nan) - speed) < 1e-9)
    #expect(!Animation.linear.shouldMerge(previous: bouncy, value: 10.0, time: 0.1, context: &context))
  }
}

import Motion
import Testing

@Suite("Completion")
struct CompletionTests {
  @Test("Curves complete at their end, springs after their response, both once")
  func times() {
    var curve = Animator(.easeIn(duration: 1), interval: 1.0, at: 0, completion: 7)
    _ = curve.sample(at: 0.99)
    #expect(curve.takeCompleted() == [] && !curve.isLogicallyComplete)
    _ = curve.sample(at: 1)
    #expect(curve.takeCompleted() == [7] && curve.isLogicallyComplete)
    #expect(curve.sample(at: 1.1) == nil && curve.takeCompleted() == [])
    var spring = Animator(.spring, interval: 1.0, at: 0, completion: 8)
    _ = spring.sample(at: 0.49)
    #expect(spring.takeCompleted() == [])
    #expect(spring.sample(at: 0.5) != nil)
    #expect(spring.takeCompleted() == [8])
  }

  @Test("Delays, speeds, repetition and an earlier logical end count")
  func modified() {
    func time(_ animation: Animation) -> Double? {
      var animator = Animator(animation, interval: 1.0, at: 0, completion: 1)
      for step in 0...1000 {
        _ = animator.sample(at: Double(step) / 100)
        if animator.takeCompleted() == [1] { return Double(step) / 100 }
      }
      return nil
    }
    #expect(time(.linear(duration: 1).delay(0.5)) == 1.5)
    #expect(time(.linear(duration: 1).delay(0.5).speed(2)) == 0.75)
    #expect(time(.linear(duration: 1).repeatCount(3)) == 3)
    #expect(time(.linear(duration: 1).repeatForever()) == nil)
    #expect(time(.linear(duration: 1).logicallyComplete(after: 0.25)) == 0.25)
    #expect(time(.linear(duration: 1).logicallyComplete(after: 4)) == 1)
    #expect(time(.linear(duration: 0)) == 0)
  }

  @Test("A later animation does not delay the completion of an earlier one")
  func superseded() {
    var animator = Animator(.spring, interval: 1.0, at: 0, completion: 1)
    animator.retarget(.spring(duration: 2), delta: 1, at: 0.25, completion: 2)
    _ = animator.sample(at: 0.4)
    #expect(animator.takeCompleted() == [])
    _ = animator.sample(at: 0.5)
    #expect(animator.takeCompleted() == [1])
    _ = animator.sample(at: 2.25)
    #expect(animator.takeCompleted() == [2])
  }

  @Test("A loop completes when it is replaced or stopped")
  func loop() {
    var animator = Animator(.linear(duration: 1).repeatForever(), interval: 1.0, at: 0, completion: 1)
    _ = animator.sample(at: 1000)
    #expect(animator.takeCompleted() == [])
    animator.retarget(.spring, delta: 1, at: 1000, completion: 2)
    #expect(animator.takeCompleted() == [1])
    var stopped = Animator(.linear(duration: 1).repeatForever(), interval: 1.0, at: 0, completion: 1)
    stopped.retarget(.linear(duration: 0), delta: 1, at: 0.3, completion: 2)
    #expect(stopped.sample(at: 0.3) == nil)
    #expect(stopped.takeCompleted().sorted() == [1, 2])
  }

  @Test("Due completions survive a new start")
  func restart() {
    var animator = Animator(.linear(duration: 1), interval: 1.0, at: 0, completion: 1)
    animator.retarget(.linear(duration: 1), delta: 1, at: 5, completion: 2)
    #expect(animator.takeCompleted() == [1])
    _ = animator.sample(at: 6)
    #expect(animator.takeCompleted() == [2])
  }
}

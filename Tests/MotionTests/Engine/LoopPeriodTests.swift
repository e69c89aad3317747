import Motion
import Testing

@Suite("Loop periods")
struct LoopPeriodTests {
  @Test("Decimals become the fraction that was meant")
  func decimals() {
    #expect(LoopPeriod(seconds: 1.5) == LoopPeriod(3, 2))
    #expect(LoopPeriod(seconds: 0.35) == LoopPeriod(7, 20))
    #expect(LoopPeriod(seconds: 1.0 / 3) == LoopPeriod(1, 3))
    #expect(LoopPeriod(seconds: 53.0 / 60) == LoopPeriod(53, 60))
    #expect(LoopPeriod(seconds: 0) == nil)
    #expect(LoopPeriod(seconds: .infinity) == nil)
    #expect(LoopPeriod(seconds: -1) == nil)
    for thousandths in Int64(1)...3000 {
      #expect(LoopPeriod(seconds: Double(thousandths) / 1000) == LoopPeriod(thousandths, 1000))
    }
  }

  @Test("The common period is the least one")
  func common() throws {
    let a = try #require(LoopPeriod(3, 2))
    let b = try #require(LoopPeriod(7, 20))
    // 3/2 = 30/20: lcm(30, 7)/20 = 210/20.
    #expect(LoopPeriod.lcm(a, b) == LoopPeriod(21, 2))
    #expect(LoopPeriod.lcm([a, b, a]) == LoopPeriod(21, 2))
    #expect(LoopPeriod.lcm([]) == nil)
    #expect(a + b == LoopPeriod(37, 20))
    #expect(a / b == LoopPeriod(30, 7))
    #expect(b < a)
    let huge = try #require(LoopPeriod(Int64.max, 1))
    #expect(LoopPeriod.lcm(huge, try #require(LoopPeriod(Int64.max - 1, 1))) == nil)
  }

  private func animator(_ animation: Animation) -> Animator<Double> { Animator(animation, interval: 1, at: 0) }

  @Test("Endless animations know their period and lead-in")
  func animations() {
    let pulse = animator(.easeInOut(duration: 1.5).repeatForever(autoreverses: false))
    #expect(pulse.period == LoopPeriod(3, 2))
    let blink = animator(.easeInOut(duration: 1).delay(0.1).speed(3).repeatForever().delay(0.7))
    // Passes of 1.1/3 s, there and back.
    #expect(blink.period == LoopPeriod(11, 15))
    #expect(abs(blink.leadInEnd - 0.7) < 1e-12)
    #expect(animator(.easeInOut).period == nil)
    // A spring's iteration is a whole number of 60ths.
    let period = animator(.spring.repeatForever()).period
    #expect(period.map { 60 % $0.denominator == 0 } == true)
  }

  @Test("Loops that replace loops repeat with the common period")
  func chain() {
    var animator = self.animator(.linear(duration: 0.5).repeatForever(autoreverses: false))
    animator.retarget(.linear(duration: 0.3).repeatForever(), delta: 2, at: 0.2)
    #expect(animator.period == LoopPeriod(3, 1))
    let start = animator.leadInEnd
    for step in 0..<20 {
      let time = start + Double(step) * 0.137
      let first = animator.sample(at: time)
      var later = animator
      #expect(abs((first ?? 9) - (later.sample(at: time + 3) ?? -9)) < 1e-9)
    }
  }
}

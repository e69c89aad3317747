import Combine
import Foundation
import Testing

@Suite struct TimingTests {
  private let clock = HandClock()
  private let subject = PassthroughSubject<Int, Never>()

  /// Sends each number at its own time, in tenths of a second.
  private func play(_ tenths: [Int], until end: Double) {
    for tenth in tenths {
      clock.advance(to: Double(tenth) / 10)
      subject.send(tenth)
    }
    clock.advance(to: end)
  }

  @Test("Debounce sends elements followed by a pause")
  func debounce() {
    let recorder = Recorder(subject.debounce(for: .seconds(0.25), scheduler: clock))
    play([1, 2, 3, 8, 10], until: 5)
    #expect(recorder.values == [3, 10])
  }

  @Test("Throttle sends the first or the latest of each interval")
  func throttle() {
    let latest = Recorder(subject.throttle(for: .seconds(1), scheduler: clock, latest: true))
    let first = Recorder(subject.throttle(for: .seconds(1), scheduler: clock, latest: false))
    play([1, 2, 5, 12, 13, 40], until: 9)
    #expect(latest.values == [1, 5, 13, 40])
    #expect(first.values == [1, 2, 12, 40])
  }

  @Test("Delay, and the time between elements")
  func delay() {
    let late = Recorder(subject.delay(for: .milliseconds(500), scheduler: clock))
    let intervals = Recorder(subject.measureInterval(using: clock))
    play([2, 6], until: 0.8)
    #expect(late.values == [2])
    clock.advance(to: 1.2)
    #expect(late.values == [2, 6])
    #expect(intervals.values.map { Int(($0.timeInterval * 10).rounded()) } == [2, 4])
  }

  @Test("A timeout ends a stream without elements")
  func timeout() {
    let quiet = Recorder(subject.timeout(.seconds(1), scheduler: clock))
    let failing = Recorder(
      subject.setFailureType(to: Trouble.self).timeout(.seconds(1), scheduler: clock, customError: { .second }))
    play([5, 14], until: 2.3)
    #expect(quiet.ends.isEmpty)
    clock.advance(to: 2.5)
    #expect(quiet.values == [5, 14] && quiet.ends == ["finished"])
    #expect(failing.ends == ["second"])
  }

  @Test("Collecting by time and by count")
  func collect() {
    let byTime = Recorder(subject.collect(.byTime(clock, .seconds(1))))
    let byBoth = Recorder(subject.collect(.byTimeOrCount(clock, .seconds(1), 2)))
    play([1, 2, 3, 15, 31], until: 4.5)
    #expect(byTime.values == [[1, 2, 3], [15], [31]])
    #expect(byBoth.values == [[1, 2], [3], [15], [31]])
  }

  @Test("A scheduler repeats an action until it is canceled")
  func repetition() {
    var ticks = 0
    let cancellable = clock.schedule(after: clock.now.advanced(by: .seconds(1)), interval: .seconds(2)) { ticks += 1 }
    clock.advance(to: 6)
    #expect(ticks == 3)
    cancellable.cancel()
    clock.advance(to: 20)
    #expect(ticks == 3)
  }

  @Test("Receiving on a scheduler keeps the order")
  func receiveOn() {
    let recorder = Recorder([1, 2, 3].publisher.subscribe(on: ImmediateScheduler.shared).receive(on: clock))
    #expect(recorder.values == [1, 2, 3] && recorder.ends == ["finished"])
  }
}

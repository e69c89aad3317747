import Testing

@testable import OffscreenHost

@Suite("Detecting repetition in displayed frames")
struct RepetitionHistoryTests {
  /// What is found for pictures numbered by frame, 60 a second, after some seconds.
  private func repetition(
    seconds: Double = 10, tolerance: Double = 0, _ picture: (Int) -> Double
  ) -> RepetitionHistory<Double>.Repetition? {
    var history = RepetitionHistory<Double> { abs($0 - $1) <= tolerance }
    for frame in 0...Int(seconds * 60) { history.add(picture(frame), at: Double(frame) / 60) }
    return history.repetition()
  }

  @Test("The shortest period counts, and the frames before it do not")
  func periods() throws {
    #expect(repetition { Double($0 % 90) }?.length == 90)
    let late = try #require(repetition { Double($0 < 100 ? 1000 + $0 : $0 / 30 % 2) })
    #expect(late.length == 60)
    #expect(late.first == 100)
    #expect(abs(late.seconds - 1) < late.uncertainty)
    #expect(repetition { Double($0 / 30) } == nil)
    #expect(repetition { Double($0 * $0 % 7919 + $0) } == nil)
  }

  @Test("A static display does not repeat, and the time since when it is static is known")
  func still() {
    var history = RepetitionHistory<Int>(matches: ==)
    for frame in 0..<300 { history.add(min(frame, 20), at: Double(frame) / 60) }
    #expect(history.repetition() == nil)
    #expect(history.stillSince == 20)
  }

  @Test("What creeps by less than the tolerance is not the same")
  func creeping() {
    #expect(repetition(tolerance: 0.002) { Double($0) * 0.001 } == nil)
  }

  @Test("Equal pictures at other distances are no repetition")
  func distances() {
    var history = RepetitionHistory<Int>(matches: ==)
    var time = 0.0
    for tick in 0..<40 {
      history.add(tick % 2, at: time)
      time += tick < 30 ? 0.377 : 0.5 + Double(tick) * 0.01
    }
    #expect(history.repetition() == nil)
  }
}

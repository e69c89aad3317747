import Testing

@testable import OffscreenHost

@Suite("Repetition detected from images")
struct RepetitionWatcherTests {
  /// The period that is found for pictures numbered by frame, in frames.
  private func period(_ picture: (Int) -> Int) -> Int? {
    var watcher = RepetitionWatcher()
    var frame = 0
    while watcher.nextTime != nil {
      if let period = watcher.see(UInt64(picture(frame))) { return period }
      frame += 1
    }
    return nil
  }

  @Test("The shortest period is found, without the time before the loop")
  func periods() {
    #expect(period { $0 % 90 } == 90)
    #expect(period { $0 < 100 ? 1000 + $0 : $0 / 30 % 2 } == 60)
    #expect(period { $0 / 30 } == nil)
    #expect(period { $0 * $0 % 7919 + $0 } == nil)
  }

  @Test("An image that never changes is static, not a loop")
  func still() {
    #expect(period { _ in 3 } == nil)
    var watcher = RepetitionWatcher()
    for _ in 0..<10 { _ = watcher.see(3) }
    #expect(watcher.isStill)
    _ = watcher.see(4)
    #expect(!watcher.isStill)
  }
}

import LiveIndicators
import SwiftUI
import Testing

@Suite("Loops")
struct IndicatorLoopTests {
  @Test("A period is one iteration, or two with autoreverse")
  func period() {
    #expect(IndicatorLoop(duration: 1.5, autoreverses: false).period == 1.5)
    #expect(IndicatorLoop(duration: 1).period == 2)
  }

  @Test("No period is shorter than a third of a second", arguments: [0.2, 0, -1, .nan, .infinity])
  func clamped(duration: Double) {
    #expect(IndicatorLoop(duration: duration, autoreverses: false).period >= 1.0 / 3)
    #expect(IndicatorLoop(duration: duration / 2).period >= 1.0 / 3)
  }
}

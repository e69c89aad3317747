import Testing

@testable import PreviewPipeline

@Suite("The progress bar")
struct ProgressBarTests {
  private final class Screen {
    var time = 0.0
    var text: [String] = []
  }

  @Test("It shows after a second, at most ten times a second, and is wiped at the end")
  func timing() {
    let screen = Screen()
    let bar = ProgressBar {
      screen.time
    } write: {
      screen.text.append($0)
    }
    for (time, done) in [(0.0, 0), (0.5, 20), (1.0, 31), (1.05, 32), (1.2, 45)] {
      screen.time = time
      bar.update(done, of: 90)
    }
    #expect(
      screen.text == [
        "\r[##########--------------------] 31 of 90 frames", "\r[###############---------------] 45 of 90 frames",
      ])
    bar.finish()
    #expect(screen.text.last == "\r\u{1B}[K")
  }

  @Test("What is done within a second shows nothing, and the last frame is followed by the encoding")
  func quick() {
    let screen = Screen()
    let bar = ProgressBar {
      screen.time
    } write: {
      screen.text.append($0)
    }
    bar.update(5, of: 10)
    bar.finish()
    #expect(screen.text.isEmpty)
    screen.time = 2
    bar.update(10, of: 10)
    #expect(screen.text == ["\r[##############################] 10 frames, encoding"])
  }
}

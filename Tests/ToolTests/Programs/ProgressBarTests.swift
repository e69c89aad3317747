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
    for (time, line) in [
      (0.0, "0 90\n"), (0.5, "20 90\n"), (1.0, "30 90\n31 90\n"), (1.05, "32 90\n"), (1.2, "45 90\n"),
    ] {
      screen.time = time
      bar.update(Array(line.utf8))
    }
    #expect(
      screen.text == [
        "\r[##########--------------------] 31 of 90 frames", "\r[###############---------------] 45 of 90 frames",
      ])
    bar.finish()
    #expect(screen.text.last == "\r\u{1B}[K")
  }

  @Test("What is done within a second shows nothing, and lines may come in pieces")
  func quick() {
    let screen = Screen()
    let bar = ProgressBar {
      screen.time
    } write: {
      screen.text.append($0)
    }
    bar.update(Array("5 10\n".utf8))
    bar.finish()
    #expect(screen.text.isEmpty)
    screen.time = 2
    bar.update(Array("1".utf8))
    bar.update(Array("0 10\n".utf8))
    #expect(screen.text == ["\r[##############################] 10 frames, encoding"])
  }
}

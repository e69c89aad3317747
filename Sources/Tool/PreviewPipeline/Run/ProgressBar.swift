import Foundation

/// A progress bar on a terminal, shown if drawing takes longer than a second.
package final class ProgressBar {
  /// The time in seconds before it is shown, and between two updates.
  private static let delay = 1.0
  private static let interval = 0.1
  private static let width = 30

  private let write: (String) -> Void
  private let now: () -> Double
  private let start: Double
  private var last = -Double.infinity
  private var isShown = false

  init(now: @escaping () -> Double, write: @escaping (String) -> Void) {
    self.now = now
    self.write = write
    start = now()
  }

  /// Returns a progress bar, or `nil` if standard error is not a terminal that can rewrite a line.
  package static func ifTerminal() -> ProgressBar? {
    guard isatty(2) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb" else { return nil }
    return ProgressBar {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    } write: { text in
      _ = text.withCString { Foundation.write(2, $0, strlen($0)) }
    }
  }

  /// Shows how many frames are drawn.
  package func update(_ done: Int, of total: Int) {
    let time = now()
    guard time - start >= Self.delay, time - last >= Self.interval, total > 0 else { return }
    last = time
    isShown = true
    write("\r" + Self.text(done, of: total))
  }

  /// Returns a text such as `[#########---------------------]  27 of 90 frames`.
  static func text(_ done: Int, of total: Int) -> String {
    let filled = min(width, done * width / max(total, 1))
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    let number = String(done)
    let gap = String(repeating: " ", count: max(0, String(total).count - number.count))
    return done < total ? "[\(bar)] \(gap)\(number) of \(total) frames" : "[\(bar)] \(gap)\(number) frames, encoding"
  }

  /// Clears the line.
  package func finish() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }
}

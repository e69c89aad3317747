import Foundation

/// Chromium on an X server without a screen, which draws in software.
final class Browser {
  /// The figure's text where a program is missing.
  static let missing = "skipped: apt-get install chromium xvfb"

  /// A folder for pages and the browser's profile.
  let folder = NSTemporaryDirectory() + "glowworm-chromium-\(getpid())"
  private let program: String
  private let server: pid_t
  private let display = ":\(90 + Int(getpid()) % 100)"

  /// Starts the X server, with a screen of `width` by `height` pixels; nil where a program is missing.
  init?(width: Int, height: Int) {
    let known = ["chromium", "chromium-browser", "google-chrome"]
    guard let program = known.lazy.compactMap(Programs.find).first, let xvfb = Programs.find("Xvfb") else { return nil }
    self.program = program
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    server = Programs.start([xvfb, display, "-screen", "0", "\(width)x\(height)x24"])
    usleep(1_000_000)
  }

  func stop() {
    ProcessTree.stop(server)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Opens a page in a process tree of its own, without what the browser does for itself over the network.
  func open(_ address: String, options: [String]) -> pid_t {
    try? FileManager.default.removeItem(atPath: log)
    return Programs.start(
      [
        program, "--no-sandbox", "--no-first-run", "--disable-extensions", "--disable-background-networking",
        "--disable-component-update", "--enable-logging", "--log-file=\(log)", "--user-data-dir=\(folder)/profile",
        "--app=\(address)",
      ] + options, environment: ["DISPLAY": display])
  }

  /// A page of `Twins/` that fills a phone's screen at 2×.
  func openTwin(_ name: String) -> pid_t {
    open(
      "file://\(Programs.root)/Benchmarks/Twins/\(name).html#count",
      options: ["--force-device-scale-factor=2", "--kiosk", "--window-position=0,0", "--window-size=393,852"])
  }

  /// Waits up to a minute until the page has logged a number of lines that begin with `word`.
  func wait(for word: String, lines: Int = 1) -> Bool {
    for _ in 0..<6_000 {
      if logged(word).count >= lines { return true }
      usleep(10_000)
    }
    return false
  }

  /// The lines that the page has logged and that begin with `word`, without it.
  func logged(_ word: String) -> [String] {
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\"\(word) ").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  /// CPU seconds of the whole process tree for a frame of a twin, over five seconds, and the frames a second that the
  /// page counts after these; nil where it drew nothing.
  func frameCost(of twin: String) -> (seconds: Double, rate: Double)? {
    let pid = openTwin(twin)
    defer { ProcessTree.stop(pid) }
    usleep(5_000_000)
    let cores = ProcessTree.cores(of: pid, over: 5)
    guard wait(for: "frames", lines: 6) else { return nil }
    let counts = logged("frames").map { $0.split(separator: " ").compactMap { Double($0) } }
    guard let start = counts.first, let end = counts.last, start.count == 2, end.count == 2, end[0] > start[0] else {
      return nil
    }
    let rate = (end[0] - start[0]) / (end[1] - start[1]) * 1000
    return (cores / rate, rate)
  }

  private var log: String { folder + "/log" }
}

import Foundation
import OffscreenHost
import SwiftUI

extension Benchmarks {
  /// The same scene on a real 60 Hz clock: a paced offscreen host with its pixels in shared memory, and Chromium under
  /// Xvfb with the page in CSS. CPU of the whole process tree over ten seconds each, alternately.
  @MainActor static func chromium(_ report: Report) {
    let known: [String] = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    let browser: String? = known.first { access($0, X_OK) == 0 }
    guard let browser, access("/usr/bin/Xvfb", X_OK) == 0 else {
      report.add(Figure("indicators-vs-chromium", "skipped: apt-get install chromium xvfb", .nan, ""))
      return
    }
    let display = ":\(90 + Int(getpid()) % 100)"
    let server = Programs.start(["/usr/bin/Xvfb", display, "-screen", "0", "1400x1500x24"])
    defer { stop(server) }
    usleep(1_000_000)
    for count in [1, 100, 1000] {
      let ours = measurePaced(count, seconds: 10)
      let theirs = measureBrowser(browser, display, count, seconds: 10)
      report.add(Figure("indicators-vs-chromium", "\(count), paced host", ours, "cores"))
      report.add(Figure("indicators-vs-chromium", "\(count), Chromium", theirs, "cores"))
      report.add(Figure("indicators-vs-chromium", "\(count), ratio", ours / theirs, "×", bar: 0.2))
    }
  }

  private static func measurePaced(_ count: Int, seconds: Double) -> Double {
    let pid = Programs.start([CommandLine.arguments[0], "--paced", "\(count)"])
    defer { stop(pid) }
    usleep(2_000_000)
    return cores(of: pid, over: seconds)
  }

  private static func measureBrowser(_ browser: String, _ display: String, _ count: Int, seconds: Double) -> Double {
    let folder = NSTemporaryDirectory() + "glowworm-chromium-\(getpid())"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try? page(count).write(toFile: folder + "/page.html", atomically: true, encoding: .utf8)
    let pid = Programs.start(
      [
        browser, "--no-sandbox", "--no-first-run", "--disable-extensions", "--force-device-scale-factor=2",
        "--user-data-dir=\(folder)/profile", "--window-size=1300,1450", "--app=file://\(folder)/page.html",
      ], environment: ["DISPLAY": display])
    defer { stop(pid) }
    usleep(6_000_000)
    return cores(of: pid, over: seconds)
  }

  private static func page(_ count: Int) -> String {
    let one = "<div class=i><div class=z><div class=r></div><div class=d></div></div><span>Live</span></div>"
    return """
      <!doctype html><meta charset=utf-8><style>
      body { margin: 0; font: 500 13px Inter, sans-serif; color: #ff3b30; width: 1280px }
      .i { display: inline-flex; align-items: center; gap: 6px; width: 64px; height: 28px; justify-content: center;
        float: left }
      .z { position: relative; width: 12px; height: 12px }
      .r { position: absolute; inset: 0; border-radius: 50%; background: rgba(255,59,48,.3);
        animation: p 1.5s cubic-bezier(.42,0,.58,1) infinite }
      .d { position: absolute; left: 2px; top: 2px; width: 8px; height: 8px; border-radius: 50%; background: #ff3b30 }
      @keyframes p { from { transform: scale(1); opacity: .3 } to { transform: scale(1.4); opacity: 0 } }
      </style>\(String(repeating: one, count: count))
      """
  }

  /// CPU seconds a second of a process and everything below it.
  private static func cores(of pid: pid_t, over seconds: Double) -> Double {
    let (before, start) = (processTime(tree(pid)), wallTime())
    usleep(UInt32(seconds * 1e6))
    let (after, end) = (processTime(tree(pid)), wallTime())
    return (after - before) / (end - start)
  }

  private static func tree(_ root: pid_t) -> [pid_t] {
    let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
    var parents: [pid_t: pid_t] = [:]
    for pid in all {
      guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
        let end = text.range(of: ") ", options: .backwards)
      else { continue }
      let fields = text[end.upperBound...].split(separator: " ")
      if fields.count > 1 { parents[pid] = pid_t(fields[1]) }
    }
    return all.filter { pid in
      var next: pid_t? = pid
      while let each = next, each > 1 {
        if each == root { return true }
        next = parents[each]
      }
      return false
    }
  }

  /// Nanoseconds on a CPU, from the scheduler: exact where clock ticks are too coarse.
  private static func processTime(_ pids: [pid_t]) -> Double {
    var sum = 0.0
    for pid in pids {
      let folder = "/proc/\(pid)/task"
      for task in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        guard let text = try? String(contentsOfFile: "\(folder)/\(task)/schedstat", encoding: .utf8) else { continue }
        sum += Double(text.split(separator: " ").first ?? "0") ?? 0
      }
    }
    return sum * 1e-9
  }

  private static func stop(_ pid: pid_t) {
    guard pid > 0 else { return }
    for child in tree(pid) { kill(child, SIGKILL) }
    kill(-pid, SIGKILL)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
  }

  /// `glowworm-bench --paced N`: shows N indicators at 60 Hz until it is stopped.
  @MainActor static func runPaced(_ count: Int) {
    let host = stage(IndicatorBoard(count: count))
    host.advance(to: 0)
    host.updatePixels()
    let bytes = host.withPixels { pixels, _ in pixels.count } ?? 0
    let name = "/glowworm-bench-\(getpid())"
    let file = shm_open(name, O_RDWR | O_CREAT, 0o600)
    shm_unlink(name)
    ftruncate(file, off_t(bytes))
    guard let shared = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), shared != MAP_FAILED else {
      exit(3)
    }
    // The host draws where the display server would read.
    let memory = UnsafeMutableRawBufferPointer(start: shared, count: bytes)
    host.keepPixels(in: memory, bytesPerRow: host.withPixels { $1 } ?? 0)
    host.updatePixels()
    let start = wallTime()
    var frame = 0.0
    while getppid() > 1 {
      frame = max(frame + 1, ((wallTime() - start) * 60).rounded(.down) + 1)
      let due = start + frame / 60
      var until = timespec(tv_sec: Int(due), tv_nsec: Int((due - due.rounded(.down)) * 1e9))
      clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, nil)
      host.showFrame(at: frame / 60)
      host.updatePixels()
    }
  }
}

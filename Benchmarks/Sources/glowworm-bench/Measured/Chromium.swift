import Foundation
import OffscreenHost
import SwiftUI

extension Benchmarks {
  /// The same scene on a real 60 Hz clock: a paced offscreen host with its pixels in shared memory, and Chromium under
  /// Xvfb with the page in CSS. CPU of the whole process tree over ten seconds each, alternately.
  @MainActor static func chromium(_ report: Report) {
    guard let browser = Browser(width: 1400, height: 1500) else {
      report.add(Figure("indicators-vs-chromium", Browser.missing, .nan, ""))
      return
    }
    defer { browser.stop() }
    for count in [1, 100, 1000] {
      let ours = measurePaced(count, seconds: 10)
      let theirs = measure(browser, count, seconds: 10)
      report.add(Figure("indicators-vs-chromium", "\(count), paced host", ours, "cores"))
      report.add(Figure("indicators-vs-chromium", "\(count), Chromium", theirs, "cores"))
      report.add(Figure("indicators-vs-chromium", "\(count), ratio", ours / theirs, "×", bar: 0.2))
    }
  }

  private static func measurePaced(_ count: Int, seconds: Double) -> Double {
    let pid = Programs.start([CommandLine.arguments[0], "--paced", "\(count)"])
    defer { ProcessTree.stop(pid) }
    usleep(2_000_000)
    return ProcessTree.cores(of: pid, over: seconds)
  }

  private static func measure(_ browser: Browser, _ count: Int, seconds: Double) -> Double {
    let file = browser.folder + "/page.html"
    try? page(count).write(toFile: file, atomically: true, encoding: .utf8)
    let pid = browser.open("file://\(file)", options: ["--force-device-scale-factor=2", "--window-size=1300,1450"])
    defer { ProcessTree.stop(pid) }
    usleep(6_000_000)
    return ProcessTree.cores(of: pid, over: seconds)
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

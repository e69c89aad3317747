import Foundation

/// CPU time of this thread, in seconds: what others do on the machine does not count.
func threadTime() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}

/// CPU time of this process, all threads, in seconds.
func processTime() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}

/// Wall time, in seconds.
func wallTime() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}

/// The CPU seconds that `work` takes on this thread.
func cpuSeconds(_ work: () -> Void) -> Double {
  let start = threadTime()
  work()
  return threadTime() - start
}

/// Resident bytes of this process.
func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  let pages = text.split(separator: " ")
  return pages.count > 1 ? (Int(pages[1]) ?? 0) * 4096 : 0
}

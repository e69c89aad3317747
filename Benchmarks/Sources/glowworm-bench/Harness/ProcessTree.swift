import Foundation

/// CPU time of a process and of everything that it has started.
enum ProcessTree {
  /// CPU seconds a second of a process and everything below it.
  static func cores(of pid: pid_t, over seconds: Double) -> Double {
    let (before, start) = (cpuSeconds(of: pid), wallTime())
    usleep(UInt32(seconds * 1e6))
    let (after, end) = (cpuSeconds(of: pid), wallTime())
    return (after - before) / (end - start)
  }

  /// CPU seconds so far, from the scheduler's nanoseconds: exact where clock ticks are too coarse.
  static func cpuSeconds(of root: pid_t) -> Double {
    var sum = 0.0
    for pid in members(root) {
      let folder = "/proc/\(pid)/task"
      for task in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        guard let text = try? String(contentsOfFile: "\(folder)/\(task)/schedstat", encoding: .utf8) else { continue }
        sum += Double(text.split(separator: " ").first ?? "0") ?? 0
      }
    }
    return sum * 1e-9
  }

  static func stop(_ pid: pid_t) {
    guard pid > 0 else { return }
    for child in members(pid) { kill(child, SIGKILL) }
    kill(-pid, SIGKILL)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
  }

  private static func members(_ root: pid_t) -> [pid_t] {
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
}

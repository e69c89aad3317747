import Foundation

/// Instruction counts: what a loaded machine does not change. Each workload runs twice under callgrind in a process of
/// its own, the second time twice as long; the difference is what the work takes without the start.
enum Instructions {
  static var isAvailable: Bool { access("/usr/bin/valgrind", X_OK) == 0 }

  /// This program without debugging information, which valgrind cannot read of Swift.
  private static let program: String? = {
    let copy = NSTemporaryDirectory() + "glowworm-bench-stripped-\(getpid())"
    return Programs.run(["strip", "-g", "-o", copy, CommandLine.arguments[0]]).status == 0 ? copy : nil
  }()

  static func removeProgram() { if let program { try? FileManager.default.removeItem(atPath: program) } }

  /// Instructions of one repetition of a workload; nil when it cannot be counted.
  static func count(_ workload: String, repetitions: Int) -> Double? {
    guard let short = total(workload, repetitions), let long = total(workload, 2 * repetitions) else { return nil }
    return (long - short) / Double(repetitions)
  }

  private static func total(_ workload: String, _ repetitions: Int) -> Double? {
    guard let program else { return nil }
    let file = NSTemporaryDirectory() + "glowworm-callgrind-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let result = Programs.run([
      "/usr/bin/valgrind", "--tool=callgrind", "--callgrind-out-file=\(file)", program, "--work", workload,
      "\(repetitions)",
    ])
    guard result.status == 0, let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").last { $0.hasPrefix("summary:") || $0.hasPrefix("totals:") }
    return line?.split(separator: " ").last.flatMap { Double($0) }
  }
}

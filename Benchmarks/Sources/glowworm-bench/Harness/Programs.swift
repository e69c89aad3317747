import Foundation

/// What a program took.
struct ProgramRun {
  /// Seconds.
  var wall: Double
  /// Seconds of CPU, the program's children included.
  var cpu: Double
  var status: Int32
}

enum Programs {
  /// The main package's folder.
  static let root: String = {
    var path = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { path.deleteLastPathComponent() }
    return path.path
  }()

  /// The tool of a release build; nil when it has not been built.
  static var tool: String? {
    let path = root + "/.build/release/glowworm"
    return access(path, X_OK) == 0 ? path : nil
  }

  /// The full path of a program on the search path; nil when it is not installed.
  static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  static let listings: [String] = {
    let folder = root + "/Tests/Fixtures/listings"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().prefix(2).map { folder + "/" + $0 }
  }()

  /// Starts a program, its output thrown away, in a process group of its own.
  static func start(_ arguments: [String], environment: [String: String] = [:]) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [1, 2] as [Int32] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var settings: [UnsafeMutablePointer<CChar>?] = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var pid: pid_t = 0
    let result = posix_spawnp(&pid, arguments[0], &actions, &attributes, &words, &settings)
    return result == 0 ? pid : -1
  }

  static func run(_ arguments: [String]) -> ProgramRun {
    let begin = wallTime()
    let pid = start(arguments)
    guard pid > 0 else { return ProgramRun(wall: 0, cpu: 0, status: -1) }
    var status: Int32 = 0
    var usage = rusage()
    wait4(pid, &status, 0, &usage)
    func seconds(_ t: timeval) -> Double { Double(t.tv_sec) + Double(t.tv_usec) * 1e-6 }
    return ProgramRun(
      wall: wallTime() - begin, cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime), status: status)
  }

  /// Wall time of several runs; nil when one fails.
  static func series(_ count: Int, _ arguments: [String]) -> (wall: Series, cpu: Series)? {
    var (wall, cpu) = (Series(), Series())
    for _ in 0..<count {
      let result = run(arguments)
      guard result.status == 0 else { return nil }
      wall.add(result.wall)
      cpu.add(result.cpu)
    }
    return (wall, cpu)
  }
}

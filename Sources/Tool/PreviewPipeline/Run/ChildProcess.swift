import Foundation

/// Runs a program in a process group of its own, with a time limit, and leaves none of its processes behind.
package struct ChildProcess {
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)
    case timedOut
  }

  package struct Result: Sendable {
    package var end: End
    package var output: [UInt8]
    package var errors: [UInt8]

    package var errorText: String { String(decoding: errors, as: UTF8.self) }
    package var outputText: String { String(decoding: output, as: UTF8.self) }
  }

  package var executable: String
  package var arguments: [String]
  /// Added to this process's environment.
  package var environment: [String: String] = [:]
  /// Seconds.
  package var timeLimit: Double
  /// Where what it prints is passed on at once, or nil to keep it.
  package var forwardsOutputTo: Int32?
  /// What the program writes to `progressDescriptor`, at once.
  package var onProgress: (([UInt8]) -> Void)?

  /// Open in the program where its progress is asked for.
  package static let progressDescriptor: Int32 = 3

  /// More of either stream is read but not kept: a program that prints forever must not fill the memory.
  private static let keptBytes = 4 << 20

  package init(_ executable: String, _ arguments: [String], timeLimit: Double) {
    self.executable = executable
    self.arguments = arguments
    self.timeLimit = timeLimit
  }

  package func run() throws -> Result {
    try Interruption.check()
    var streams = try [Stream(), Stream()]
    if onProgress != nil { streams.append(try Stream()) }
    defer { for stream in streams { stream.close() } }
    let child = try spawn(streams.map(\.writeEnd))
    for index in streams.indices { streams[index].closeWriteEnd() }
    let deadline = Self.now + timeLimit
    var status: Int32 = 0
    var end: End?
    var shortWaits = 20
    while end == nil {
      if waitpid(child, &status, WNOHANG) == child {
        end = Self.end(of: status)
        break
      }
      if Interruption.signalNumber != nil || Self.now >= deadline {
        kill(-child, SIGKILL)
        waitpid(child, &status, 0)
        try Interruption.check()
        end = .timedOut
        break
      }
      // With its last stream closed it is as good as gone: only a program that closes them by itself goes on.
      if shortWaits > 0, !streams.contains(where: \.isOpen) {
        shortWaits -= 1
        usleep(100)
      } else {
        try wait(for: &streams, deadline: deadline)
      }
    }
    // Whatever it started is in its group.
    kill(-child, SIGKILL)
    while streams.contains(where: \.isOpen) {
      let before = streams.map(\.bytes.count)
      try wait(for: &streams, deadline: Self.now + 0.2)
      if before == streams.map(\.bytes.count), streams.contains(where: \.isOpen) { break }
    }
    return Result(end: end ?? .timedOut, output: streams[0].bytes, errors: streams[1].bytes)
  }

  private static func end(of status: Int32) -> End {
    // The layout of a wait status: the signal in the low seven bits, the exit code in the next byte.
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signaled(signal)
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Waits until a stream has something, or for a moment, in which the process may have ended.
  private func wait(for streams: inout [Stream], deadline: Double) throws {
    var polls = streams.map { pollfd(fd: $0.isOpen ? $0.readEnd : -1, events: Int16(POLLIN), revents: 0) }
    polls.append(pollfd(fd: Interruption.readDescriptor, events: Int16(POLLIN), revents: 0))
    let isQuiet = !streams.contains(where: \.isOpen)
    let longest = isQuiet ? 0.002 : 0.05
    let milliseconds = Int32(max(1, min(longest, deadline - Self.now) * 1000))
    guard poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return }
    for index in streams.indices where polls[index].revents != 0 {
      let chunk = streams[index].read(keeping: Self.keptBytes)
      if index == 0, let forwardsOutputTo {
        chunk.withUnsafeBytes { _ = write(forwardsOutputTo, $0.baseAddress, $0.count) }
      }
      if index == 2 { onProgress?(chunk) }
    }
  }

  /// - Parameter ends: where its standard output, its standard error and, if wanted, its progress go.
  private func spawn(_ ends: [Int32]) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (index, end) in ends.enumerated() {
      let place = index == 2 ? Self.progressDescriptor : Int32(index + 1)
      posix_spawn_file_actions_adddup2(&actions, end, place)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGPIPE, SIGALRM, SIGPROF, SIGINT, SIGTERM, SIGHUP] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // A worker thread blocks signals, and a child would inherit that: its alarm must reach it.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var variables = ProcessInfo.processInfo.environment
    variables.merge(environment) { $1 }
    var argv: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, executable, &actions, &attributes, &argv, &envp)
    guard code == 0 else {
      throw ToolFailure(
        "\(executable) cannot be started: \(String(cString: strerror(code))).", code: .missingDependency)
    }
    return child
  }

  /// One of the child's output streams.
  private struct Stream {
    let readEnd: Int32
    private(set) var writeEnd: Int32
    private(set) var isOpen = true
    private(set) var bytes: [UInt8] = []

    init() throws {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw ToolFailure("No pipe can be opened.", code: .missingDependency) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      readEnd = ends[0]
      writeEnd = ends[1]
    }

    mutating func closeWriteEnd() {
      Foundation.close(writeEnd)
      writeEnd = -1
    }

    func close() {
      Foundation.close(readEnd)
      if writeEnd >= 0 { Foundation.close(writeEnd) }
    }

    mutating func read(keeping limit: Int) -> [UInt8] {
      var buffer = [UInt8](repeating: 0, count: 65536)
      let count = Foundation.read(readEnd, &buffer, buffer.count)
      guard count > 0 else {
        isOpen = false
        return []
      }
      let chunk = Array(buffer[..<count])
      bytes += chunk.prefix(max(0, limit - bytes.count))
      return chunk
    }
  }
}

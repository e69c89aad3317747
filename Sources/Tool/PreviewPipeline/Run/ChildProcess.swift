import Foundation
import PreviewProtocol

/// Runs a program in a process group of its own, watches its time, and leaves none of its descendants behind.
package struct ChildProcess {
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)
    /// The program was stopped and would not have continued.
    case stopped(Int32)
    /// The program exceeded this limit.
    case timedOut(seconds: Double)
    /// The program and its descendants exceeded this number of processes.
    case tooManyProcesses(Int)
  }

  package struct Result: Sendable {
    package var end: End
    package var output: [UInt8]
    package var errors: [UInt8]
    /// The result that a child with messages reported.
    package var result: ChildResult?
    /// The child's description of the work for which it waited when the limit was exceeded.
    package var waitsFor: String?

    package var errorText: String { String(decoding: errors, as: UTF8.self) }
    package var outputText: String { String(decoding: output, as: UTF8.self) }
  }

  package var executable: String
  package var arguments: [String]
  /// The variables to add to the environment of this process.
  package var environment: [String: String] = [:]
  /// Seconds from its start to its end; for a program that sends messages, seconds of computing from one to the next.
  package var timeLimit: Double
  /// The number of processes that it and its descendants may be at a time, or `nil` for any number.
  package var processLimit: Int?
  /// Receives the messages of a program that sends them. What such a program prints is passed on to standard error at
  /// once: the tool's own output stays clean.
  package var onMessage: ((ChildMessage) -> Void)?
  /// The read end of the pipe with the program's commands, or `nil` for none.
  package var commands: Int32?
  /// Returns true once the program is no longer needed. It is ended then.
  package var isCanceled: () -> Bool = { false }

  private static let keptBytes = 4 << 20
  /// The time in seconds between two counts of the descendants, which read the whole of `/proc`.
  private static let countingPause = 0.25
  /// The maximum number of bytes that wait for standard error. With more, the program's output is not read until some
  /// are written.
  private static let waitingBytes = 1 << 20

  package init(_ executable: String, _ arguments: [String], timeLimit: Double) {
    self.executable = executable
    self.arguments = arguments
    self.timeLimit = timeLimit
  }

  package func run() throws -> Result {
    try Interruption.check()
    let sendsMessages = onMessage != nil
    var streams = [
      try ChildStream(keeping: sendsMessages ? 0 : Self.keptBytes), try ChildStream(keeping: Self.keptBytes),
    ]
    if sendsMessages { streams.append(try ChildStream(keeping: 0)) }
    defer { for index in streams.indices { streams[index].close() } }
    let child = try spawn(streams.map(\.writeEnd))
    var isEnded = false
    defer { if !isEnded { ProcessTree.end(child) } }
    for index in streams.indices { streams[index].closeWriteEnd() }

    let start = Self.now
    var state = State(watchdog: Watchdog(stepLimit: timeLimit))
    var end: End?
    var shortWaits = 20
    var nextCount = start
    while true {
      end = Self.end(of: child)
      if end != nil { break }
      try Interruption.check()
      if isCanceled() {
        end = .exited(0)
        break
      }
      if let seconds = exceededLimit(child, state.watchdog, since: start) {
        end = .timedOut(seconds: seconds)
        break
      }
      if let processLimit, !state.watchdog.isPaused, Self.now >= nextCount {
        nextCount = Self.now + Self.countingPause
        if ProcessTree.count(of: child) > processLimit {
          end = .tooManyProcesses(processLimit)
          break
        }
      }
      // After its last stream has been closed, the program has practically ended, unless it closes them itself.
      if shortWaits > 0, !streams.contains(where: \.isOpen) {
        shortWaits -= 1
        usleep(100)
      } else {
        let isQuiet = !streams.contains(where: \.isOpen)
        // A program that waits for a command is woken by it, and its end closes the streams.
        let pause = isQuiet ? 0.002 : state.watchdog.isPaused ? 1 : 0.05
        receive(from: &streams, &state, seconds: pause) { usage(of: child, since: start) }
      }
    }
    ProcessTree.end(child)
    isEnded = true
    // What is still in the pipes; a process that could not be ended may hold them open.
    while streams.contains(where: \.isOpen), receive(from: &streams, &state, seconds: 0.2, usage: { nil }) {}
    try StandardStreams.writeMessage(Array(state.waiting))
    return Result(
      end: end ?? .exited(0), output: streams[0].bytes, errors: streams[1].bytes, result: state.result,
      waitsFor: state.waitsFor)
  }

  private struct State {
    var watchdog: Watchdog
    /// The bytes that remain to be written to standard error.
    var waiting: ArraySlice<UInt8> = []
    /// The beginning of a message.
    var partialLine = ""
    var result: ChildResult?
    var waitsFor: String?
  }

  /// Returns the end of a child without reaping it, so that its process number stays its own.
  private static func end(of child: pid_t) -> End? {
    var state = siginfo_t()
    guard waitid(P_PID, id_t(child), &state, WEXITED | WSTOPPED | WNOHANG | WNOWAIT) == 0 else { return nil }
    let status = state._sifields._sigchld.si_status
    switch Int(state.si_code) {
    case Int(CLD_EXITED): return .exited(status)
    case Int(CLD_KILLED), Int(CLD_DUMPED): return .signaled(status)
    case Int(CLD_STOPPED): return .stopped(status)
    default: return nil
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private func usage(of child: pid_t, since start: Double) -> Watchdog.Usage? {
    Watchdog.Usage(time: Self.now - start, computing: ProcessTree.computing(of: child))
  }

  private func exceededLimit(_ child: pid_t, _ watchdog: Watchdog, since start: Double) -> Double? {
    guard onMessage != nil else { return Self.now - start >= timeLimit ? timeLimit : nil }
    if watchdog.isPaused { return nil }
    return usage(of: child, since: start).flatMap { watchdog.exceededLimit(at: $0) }
  }

  /// Waits until a stream has something, and takes it.
  ///
  /// - Returns: False if nothing came.
  @discardableResult
  private func receive(
    from streams: inout [ChildStream], _ state: inout State, seconds: Double, usage: () -> Watchdog.Usage?
  ) -> Bool {
    let isFull = state.waiting.count > Self.waitingBytes
    var polls = streams.enumerated().map { index, stream in
      let isRead = stream.isOpen && !(index == 0 && isFull)
      return pollfd(fd: isRead ? stream.readEnd : -1, events: Int16(POLLIN), revents: 0)
    }
    polls.append(pollfd(fd: Interruption.readDescriptor, events: Int16(POLLIN), revents: 0))
    polls.append(pollfd(fd: state.waiting.isEmpty ? -1 : 2, events: Int16(POLLOUT), revents: 0))
    guard poll(&polls, nfds_t(polls.count), Int32(seconds * 1000)) > 0 else { return false }
    if polls[polls.count - 1].revents != 0 {
      let count = state.waiting.prefix(4096).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      // Bytes that cannot be written are dropped, because there is no other place to report that.
      if count >= 0 || errno != EINTR { state.waiting = state.waiting.dropFirst(count > 0 ? count : Int.max) }
    }
    for index in streams.indices where polls[index].revents != 0 {
      let chunk = streams[index].read()
      if index == 0, onMessage != nil { state.waiting += chunk }
      if index == 2 { receive(chunk, &state, usage: usage) }
    }
    return true
  }

  private func receive(_ chunk: ArraySlice<UInt8>, _ state: inout State, usage: () -> Watchdog.Usage?) {
    let lines = (state.partialLine + String(decoding: chunk, as: UTF8.self)).split(
      separator: "\n", omittingEmptySubsequences: false)
    state.partialLine = String(lines.last ?? "")
    for line in lines.dropLast() {
      guard let message = ChildMessage(line: line) else { continue }
      switch message {
      case .result(let result): state.result = result
      case .waiting(let work): state.waitsFor = work
      case .alive, .progress, .frame: state.waitsFor = nil
      }
      if let usage = usage() { state.watchdog.receive(message, at: usage) }
      onMessage?(message)
    }
  }
}

import Foundation
import PreviewProtocol

/// The execution of a compiled preview with a request. Failures are described in one sentence.
package struct PreviewRun {
  package var compiled: CompiledPreview
  package var title: String
  /// Seconds of computing for one frame.
  package var timeLimit: Double

  package init(compiled: CompiledPreview, title: String, timeLimit: Double) {
    self.compiled = compiled
    self.title = title
    self.timeLimit = timeLimit
  }

  /// The file cannot be reduced to the maximum size.
  package struct ExceedsMaximumBytes: Error {
    /// Bytes of the smallest one.
    package var smallest: Int
  }

  /// An error for a literal whose current value requires another compilation.
  package struct UnfitLiterals: Error {}

  /// The result of a run.
  package struct Report: Equatable, Sendable {
    package var summary: ChildResult.Summary?
    package var notes: [String]
    /// The views' output on standard error.
    package var errors: String
  }

  /// Draws. What the views print goes to standard error at once: the tool's own output stays clean.
  ///
  /// - Throws: `ToolFailure`, `ExceedsMaximumBytes`, or `UnfitLiterals`.
  ///
  /// - Parameter live: The front end of a running view, for a request of that mode.
  package func run(
    _ request: PreviewRequest, in folder: TemporaryFolder, live: LiveChannel? = nil
  ) throws -> Report {
    guard !compiled.dropped.contains(request.selection) else {
      throw ToolFailure("\(title) needs arguments; give them: --view '\(title)(…)'.", code: .usage)
    }
    var request = request
    request.messageDescriptor = ChildMessage.descriptor
    request.parentProcess = getpid()
    var process = ChildProcess(compiled.program, [], timeLimit: timeLimit)
    process.processLimit = request.limits.processes
    process.environment = [
      "SWIFT_BACKTRACE": "enable=no", "TZ": "UTC",
      // Sets and dictionaries have the same order in every run.
      "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
    let bar = ProgressBar.ifTerminal()
    defer { bar?.finish() }
    process.onMessage = { message in
      switch message {
      case .progress(let done, let total): bar?.update(done, of: total)
      case .frame(let frame): live?.receive(frame)
      case .alive, .waiting, .result: break
      }
    }
    if let live {
      request.outputPath = "\(folder.path)/pixels"
      request.commandDescriptor = ChildMessage.commandDescriptor
      live.path = request.outputPath
      process.commands = live.commandsForChild
      process.isCanceled = { live.isClosed }
    }
    let data = try JSONEncoder().encode(request)
    process.arguments = [try folder.write(Array(data), to: "request.json")]
    let result = try process.run()
    bar?.finish()
    do {
      return try report(result, request.limits)
    } catch let failure as ToolFailure {
      let rest = Self.withoutFatalError(result.errorText)
      if failure.code != ToolFailure.Code.missingDependency.rawValue { try StandardStreams.writeMessage(rest) }
      throw failure
    }
  }

  private func report(_ result: ChildProcess.Result, _ limits: ChildLimits) throws -> Report {
    if let said = result.result {
      guard said.version == ChildResult.currentVersion else {
        throw ToolFailure(
          "Parts of Glowworm are of different versions: run 'swift build' again.", code: .missingDependency)
      }
      switch said.outcome {
      case .finished(let summary):
        if result.end == .exited(0) { return Report(summary: summary, notes: said.notes, errors: result.errorText) }
      case .refused(let message): throw ToolFailure(message, code: .usage)
      case .failed(let message): throw ToolFailure(message, code: .userCode)
      case .unwritable(let path, let reason): throw ToolFailure("\(path) cannot be written: \(reason).", code: .usage)
      case .unfitLiterals: throw UnfitLiterals()
      case .exceedsMaximumBytes(let smallest): throw ExceedsMaximumBytes(smallest: smallest)
      }
    }
    throw Self.failure(title, result, limits)
  }

  /// Returns the reason why a program ended without a result.
  static func failure(
    _ title: String, _ result: ChildProcess.Result, _ limits: ChildLimits = ChildLimits()
  ) -> ToolFailure {
    switch result.end {
    case .exited(let code):
      if code == 127, result.errorText.contains("error while loading shared libraries") {
        return ToolFailure(
          result.errorText.trimmingCharacters(in: .whitespacesAndNewlines), code: .missingDependency)
      }
      return ToolFailure("\(title) ended by itself with code \(code).", code: .userCode)
    case .stopped(let signal):
      return ToolFailure("\(title) stopped itself with signal \(signal).", code: .userCode)
    case .timedOut(let limit):
      let reason = result.waitsFor.map { "it waits for \($0)" } ?? "a body or a loop may never end"
      return ToolFailure(
        "\(title) did not finish within \(seconds(limit)) s: \(reason) (--timeout SECONDS allows more).",
        code: .userCode)
    case .tooManyProcesses(let limit):
      return ToolFailure(
        "\(title) started more than \(limit) processes (--max-processes N allows more).", code: .userCode)
    case .signaled(SIGXFSZ):
      return ToolFailure(
        "\(title) wrote a file of more than \(ChildLimits.text(limits.fileSize)) (--max-file-size SIZE allows more).",
        code: .userCode)
    case .signaled where allocationFailures.contains(where: result.errorText.contains):
      return ToolFailure(
        "\(title) needed more than \(ChildLimits.text(limits.memory)) of memory (--max-memory SIZE allows more).",
        code: .userCode)
    case .signaled(let signal):
      return ToolFailure(crashSentence(title, signal: signal, errors: result.errorText), code: .userCode)
    }
  }

  /// The messages that Swift and C++ print before they abort because there is no memory.
  private static let allocationFailures = ["failed to allocate", "Could not allocate memory", "std::bad_alloc"]

  static func seconds(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  private static func isFatalError(_ line: Substring) -> Bool { line.contains("Fatal error") }

  /// Returns Swift's own message about a crash, or the meaning of the signal.
  static func crashSentence(_ title: String, signal: Int32, errors: String) -> String {
    if let line = errors.split(separator: "\n").last(where: isFatalError) {
      return "\(title) crashed: \(line)"
    }
    if signal == SIGSEGV {
      return "\(title) crashed: \(SignalName.text(signal)); endless recursion ends so too."
    }
    return "\(title) crashed: \(SignalName.text(signal))."
  }

  /// Returns the errors without the line that the sentence about the crash repeats.
  private static func withoutFatalError(_ errors: String) -> String {
    var lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    if let index = lines.lastIndex(where: isFatalError) { lines.remove(at: index) }
    // The runtime adds addresses of its own to some errors.
    if let start = lines.lastIndex(of: "Current stack trace:") {
      let frames = lines[(start + 1)...].prefix { $0.first?.isNumber == true }
      lines.removeSubrange(start..<frames.endIndex)
    }
    return lines.joined(separator: "\n")
  }
}

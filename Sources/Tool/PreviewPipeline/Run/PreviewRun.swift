import Foundation
import PreviewProtocol

/// Runs a compiled preview with a request and says in one sentence what went wrong.
package struct PreviewRun {
  /// Seconds that drawing all frames may take together.
  private static let longestWork = 3600.0

  package var compiled: CompiledPreview
  package var title: String
  /// Seconds.
  package var timeLimit: Double

  package init(compiled: CompiledPreview, title: String, timeLimit: Double) {
    self.compiled = compiled
    self.title = title
    self.timeLimit = timeLimit
  }

  /// What the program wrote to standard error, once it has ended well. What it prints goes to standard error too: the
  /// tool's own output stays clean.
  package func run(_ request: PreviewRequest, in folder: TemporaryFolder) throws -> String {
    guard !compiled.dropped.contains(request.selection) else {
      throw ToolFailure("\(title) needs arguments; give them: --view '\(title)(…)'.", code: .usage)
    }
    var request = request
    request.timeLimit = timeLimit
    // The program watches itself frame by frame; this is for one that cannot even do that.
    var process = ChildProcess(compiled.program, [], timeLimit: timeLimit + Self.longestWork)
    process.environment = [
      "SWIFT_BACKTRACE": "enable=no", "TZ": "UTC",
      // Sets and dictionaries have the same order in every run.
      "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
    process.forwardsOutputTo = 2
    let bar = ProgressBar.ifTerminal()
    process.onProgress = bar.map { bar in { bar.update($0) } }
    defer { bar?.finish() }
    if bar != nil { request.progressDescriptor = ChildProcess.progressDescriptor }
    let data = try JSONEncoder().encode(request)
    let file = try folder.write(String(decoding: data, as: UTF8.self), to: "request.json")
    process.arguments = [file]
    let result = try process.run()
    switch result.end {
    case .exited(0): return result.errorText
    case .exited(let code):
      let text = result.errorText.trimmingCharacters(in: .whitespacesAndNewlines)
      if code == ToolFailure.Code.usage.rawValue, !text.isEmpty { throw ToolFailure(text, code: .usage) }
      if code == ChildExit.tooLarge {
        throw ToolFailure(String(text.split(separator: "\n").last ?? ""), code: .tooLarge)
      }
      if code == ChildExit.cannotWrite { throw ToolFailure(text, code: .usage) }
      let isLoader = code == 127 || text.contains("error while loading shared libraries")
      throw ToolFailure(
        text.isEmpty ? "\(title) ended by itself with exit code \(code)." : text,
        code: isLoader ? .missingDependency : .userCode)
    case .timedOut, .signaled(SIGALRM), .signaled(SIGPROF):
      throw ToolFailure(
        """
        \(title) did not finish within \(Self.seconds(timeLimit)) s: a body or a loop may never end \
        (--timeout SECONDS allows more).
        """, code: .userCode)
    case .signaled(let signal):
      throw ToolFailure(Self.crashSentence(title, signal: signal, errors: result.errorText), code: .userCode)
    }
  }

  static func seconds(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  /// Swift's own message of why a program stopped, or what the signal means.
  static func crashSentence(_ title: String, signal: Int32, errors: String) -> String {
    let lines = errors.split(separator: "\n")
    if let line = lines.last(where: { $0.contains("Fatal error") }) {
      return "\(title) crashed: \(line)"
    }
    if signal == SIGSEGV {
      return "\(title) crashed: \(SignalName.text(signal)); endless recursion ends so too."
    }
    return "\(title) crashed: \(SignalName.text(signal))."
  }
}

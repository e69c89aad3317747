/// Why the tool stops: one sentence for standard error, and the exit code.
package struct ToolFailure: Error, Equatable, Sendable {
  package enum Code: Int32, Sendable {
    /// The user's code does not compile, or crashed, or did not end.
    case userCode = 1
    /// Wrong arguments or files.
    case usage = 2
    /// A missing compiler, library or part of Glowworm.
    case missingDependency = 3
  }

  package var message: String
  package var code: Int32

  package init(_ message: String, code: Code) {
    self.message = message
    self.code = code.rawValue
  }

  /// Ended by a signal of its own: 128 and the signal's number, as a shell does.
  package init(signal: Int32) {
    message = "Interrupted; nothing was written. Run the same command again to start over."
    code = 128 + signal
  }
}

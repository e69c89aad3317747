/// The reason why the tool stops: one sentence for standard error, and the exit code.
package struct ToolFailure: Error, Equatable, Sendable {
  package enum Code: Int32, Sendable {
    /// The user's code does not compile, has crashed, or has timed out.
    case userCode = 1
    /// The arguments or files are invalid.
    case usage = 2
    /// A compiler, library or part of Glowworm is missing.
    case missingDependency = 3
  }

  package var message: String
  package var code: Int32
  /// The modules that the code imports and that do not exist.
  package var missingModules: Set<String> = []

  package init(_ message: String, code: Code) {
    self.message = message
    self.code = code.rawValue
  }

  /// Creates the failure of a process that has received a signal: 128 and the number of the signal, as in a shell.
  package init(signal: Int32) {
    message = "Interrupted; nothing was written. Run the same command again to start over."
    code = 128 + signal
  }
}

import Foundation
import PreviewPipeline

/// The command-line tool. It takes arguments, writes to the standard streams and returns the exit code.
package enum Tool {
  /// Runs a command line.
  ///
  /// - Parameter preview: Shows a preview; without it, `glowworm preview` continues in the program that can.
  package static func main(_ arguments: [String], preview: ((PreviewLaunch) throws -> Void)? = nil) -> Int32 {
    StandardStreams.reserve()
    Interruption.install()
    ProcessTree.adoptOrphans()
    do {
      return try run(arguments, preview)
    } catch let failure as ToolFailure {
      if !failure.message.isEmpty { StandardStreams.writeLastMessage(prefixed(failure.message)) }
      return failure.code
    } catch {
      StandardStreams.writeLastMessage("glowworm: \(error)\n")
      return 1
    }
  }

  /// Adds the name of the tool to its own messages. A message of the compiler starts with the user's file and is
  /// unchanged.
  static func prefixed(_ message: String) -> String {
    Diagnostics.withoutColors(message).contains(": error: ") ? message + "\n" : "glowworm: \(message)\n"
  }

  private static func run(_ arguments: [String], _ preview: ((PreviewLaunch) throws -> Void)?) throws -> Int32 {
    guard let first = arguments.first else {
      try StandardStreams.writeOutput(HelpText.introduction + "\n")
      return 0
    }
    switch first {
    case "--help", "-h":
      try StandardStreams.writeOutput(HelpText.introduction + "\n")
      return 0
    case "--version":
      try StandardStreams.writeOutput("glowworm \(HelpText.version)\n")
      return 0
    default: break
    }
    let command = try command(named: first)
    let parsed = try ParsedArguments(Array(arguments.dropFirst()), for: command)
    if parsed.has("--help") {
      try StandardStreams.writeOutput(HelpText.text(for: command) + "\n")
      return 0
    }
    if command == .preview || command == .run {
      let launch = try PreviewLaunch(parsed)
      guard let preview else { try PreviewCommand.replaceProcess(by: launch.frontEnd, arguments) }
      try preview(launch)
      return 0
    }
    return try run(command, parsed)
  }

  private static func run(_ command: Command, _ arguments: ParsedArguments) throws -> Int32 {
    switch command {
    case .render: try RenderCommand.run(arguments)
    case .badge: try BadgeCommand.run(arguments)
    case .inspect: try InspectCommand.run(arguments)
    case .list: try StandardStreams.writeOutput(try ListCommand.run(arguments))
    case .doctor:
      if let extra = arguments.positional.first {
        throw ToolFailure("'glowworm doctor' takes no '\(extra)'.", code: .usage)
      }
      let result = try DoctorCommand.run(arguments)
      try StandardStreams.writeOutput(result.report)
      return result.isComplete ? 0 : ToolFailure.Code.missingDependency.rawValue
    case .completion:
      guard let name = arguments.positional.first else {
        throw ToolFailure("'glowworm completion' needs a shell: bash, zsh or fish.", code: .usage)
      }
      guard let shell = CompletionScript.Shell(rawValue: name) else {
        throw ToolFailure("There is no completion for '\(name)'; the shells are bash, zsh and fish.", code: .usage)
      }
      try StandardStreams.writeOutput(CompletionScript.text(for: shell))
    case .manual: try StandardStreams.writeOutput(ManualPage.text)
    case .preview, .run, .help:
      let text = try arguments.positional.first.map { HelpText.text(for: try Self.command(named: $0)) }
      try StandardStreams.writeOutput((text ?? HelpText.introduction) + "\n")
    }
    return 0
  }

  private static func command(named name: String) throws(ToolFailure) -> Command {
    if let command = Command(rawValue: name) { return command }
    if name.hasPrefix("-") {
      throw ToolFailure("Unknown option \(name); start with a command: glowworm help.", code: .usage)
    }
    let names = Command.allCases.map(\.rawValue)
    let near = Suggestion.nearest(to: name, among: names)
    let hint = near.map { "did you mean '\($0)'?" } ?? "the commands are \(names.joined(separator: ", "))."
    throw ToolFailure("Unknown command '\(name)'; \(hint)", code: .usage)
  }
}

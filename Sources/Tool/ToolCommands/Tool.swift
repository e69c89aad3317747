import Foundation
import PreviewPipeline

/// The command-line tool: takes arguments, writes to the standard streams and answers the exit code.
package enum Tool {
  ///
  /// - Parameter preview: Shows a preview; without it, `glowworm preview` continues in the program that can.
  package static func main(_ arguments: [String], preview: ((PreviewLaunch) throws -> Void)? = nil) -> Int32 {
    Interruption.install()
    do {
      return try run(arguments, preview)
    } catch let failure as ToolFailure {
      if !failure.message.isEmpty { write(prefixed(failure.message), to: 2) }
      return failure.code
    } catch {
      write("glowworm: \(error)\n", to: 2)
      return 1
    }
  }

  /// A compiler's message starts with the user's file and stands as it is; a sentence of the tool's own gets its name.
  private static func prefixed(_ message: String) -> String {
    message.contains(": error: ") ? message + "\n" : "glowworm: \(message)\n"
  }

  private static func run(_ arguments: [String], _ preview: ((PreviewLaunch) throws -> Void)?) throws -> Int32 {
    guard let first = arguments.first else {
      write(HelpText.introduction + "\n", to: 1)
      return 0
    }
    switch first {
    case "--help", "-h":
      write(HelpText.introduction + "\n", to: 1)
      return 0
    case "--version":
      write("glowworm \(HelpText.version)\n", to: 1)
      return 0
    default: break
    }
    let command = try command(named: first)
    let parsed = try ParsedArguments(Array(arguments.dropFirst()), for: command)
    if parsed.has("--help") {
      write(HelpText.text(for: command) + "\n", to: 1)
      return 0
    }
    if command == .preview {
      let launch = try PreviewLaunch(parsed)
      guard let preview else { try PreviewCommand.replaceProcess(arguments) }
      try preview(launch)
      return 0
    }
    return try run(command, parsed)
  }

  private static func run(_ command: Command, _ arguments: ParsedArguments) throws -> Int32 {
    switch command {
    case .render: write(try RenderCommand.run(arguments), to: 2)
    case .badge:
      let result = try BadgeCommand.run(arguments)
      write(result.messages, to: 2)
      write(result.output, to: 1)
    case .inspect:
      let result = try InspectCommand.run(arguments)
      write(result.messages, to: 2)
      write(result.report, to: 1)
    case .list: write(try ListCommand.run(arguments), to: 1)
    case .doctor:
      if let extra = arguments.positional.first {
        throw ToolFailure("'glowworm doctor' takes no '\(extra)'.", code: .usage)
      }
      let result = DoctorCommand.run()
      write(result.report, to: 1)
      return result.isComplete ? 0 : ToolFailure.Code.missingDependency.rawValue
    case .preview, .help:
      let text = try arguments.positional.first.map { HelpText.text(for: try Self.command(named: $0)) }
      write((text ?? HelpText.introduction) + "\n", to: 1)
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

  private static func write(_ text: String, to descriptor: Int32) {
    guard !text.isEmpty else { return }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

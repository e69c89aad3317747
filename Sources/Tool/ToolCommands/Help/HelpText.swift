/// The help texts.
enum HelpText {
  static let version = "0.1.0"

  /// The top-level help: a description, every command, and three examples.
  static var introduction: String {
    let width = Command.allCases.map(\.rawValue.count).max() ?? 0
    let commands = Command.allCases.map { "  \(padded($0.rawValue, to: width))  \($0.summary)" }
    return """
      Runs SwiftUI code on Linux, unchanged, and shows it moving: no Mac, no display.

      Usage: glowworm COMMAND [options]

      Commands:
      \(commands.joined(separator: "\n"))

      Examples:
        glowworm render Examples/PulsingLiveIndicator.swift -o pulsing.apng    # one seamless loop
        glowworm inspect Examples/PulsingLiveIndicator.swift --at 0.75
        glowworm badge live -o live.svg

      FILE may be a folder of Swift files, or - for standard input.
      'glowworm COMMAND --help' explains a command.
      """
  }

  static func text(for command: Command) -> String {
    var lines = ["\(command.summary).", "", "Usage: \(command.usage)"]
    let options = command.options
    guard !command.optionNames.isEmpty else { return lines.joined(separator: "\n") }
    let width = options.map { head($0).count }.max() ?? 0
    for group in OptionSpec.Group.allCases {
      let own = options.filter { $0.group == group }
      if !own.isEmpty { lines += ["", "\(group.rawValue):"] }
      for option in own { lines.append("  \(padded(head(option), to: width))  \(option.help)") }
    }
    if command == .render || command == .inspect {
      lines += [
        "", "Without --view and --preview: the first preview, else an App, else the last view that needs no arguments.",
        "Exit codes: 0 done, 1 the code does not compile or crashed, 2 wrong arguments or files, 3 something missing.",
      ]
    }
    return lines.joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }

  private static func head(_ option: OptionSpec) -> String {
    let names = [option.short, option.name].compactMap { $0 }.joined(separator: ", ")
    return option.value.map { "\(names) \($0)" } ?? names
  }
}

/// What the tool says of itself.
enum HelpText {
  static let version = "0.1.0"

  /// Ten lines, three commands to try.
  static let introduction = """
    Glowworm runs SwiftUI code on Linux, unchanged, and shows it moving: no Mac, no display.

      glowworm render Examples/PulsingLiveIndicator.swift -o pulsing.apng    one seamless loop
      glowworm inspect Examples/PulsingLiveIndicator.swift --at 0.75
      glowworm badge live -o live.svg    a ready-made indicator, no compiler needed

    Commands: render, badge, inspect, list, doctor, help. Each explains itself: glowworm render --help.
    FILE may be a folder of Swift files, or - for standard input.
    'glowworm list FILE' shows what a file has to see; --view and --preview choose.
    'glowworm doctor' shows what is missing on this machine.
    """

  static func text(for command: Command) -> String {
    var lines = [command.usage, "", "\(capitalized(command.summary))."]
    let options = command.options
    guard command != .doctor, command != .help else { return lines.joined(separator: "\n") }
    lines += ["", "Options:"]
    let heads = options.map(head)
    let width = heads.map(\.count).max() ?? 0
    for (option, head) in zip(options, heads) {
      lines.append("  \(head)\(String(repeating: " ", count: width - head.count + 2))\(option.help)")
    }
    if command == .render || command == .inspect {
      lines += [
        "", "Without --view and --preview: the first preview, else an App, else the last view that needs no arguments.",
        "Exit codes: 0 done, 1 the code does not compile or crashed, 2 wrong arguments or files, 3 something missing.",
      ]
    }
    return lines.joined(separator: "\n")
  }

  private static func head(_ option: OptionSpec) -> String {
    let names = [option.short, option.name].compactMap { $0 }.joined(separator: ", ")
    return option.value.map { "\(names) \($0)" } ?? names
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

/// The manual page in the `man` macros of troff, from the option table.
enum ManualPage {
  static var text: String {
    var lines = [
      ".TH GLOWWORM 1 \"\" \"Glowworm \(HelpText.version)\" \"User Commands\"",
      ".SH NAME", "glowworm \\- run SwiftUI code on Linux, and show it moving",
      ".SH SYNOPSIS",
    ]
    for command in Command.allCases { lines += [".B \(escaped(command.usage))", ".br"] }
    lines += [
      ".SH DESCRIPTION",
      "Runs SwiftUI code, unchanged, and writes pictures, moving pictures and vector pictures of it. Rendering runs the",
      "code that is rendered, with the rights of the user.",
    ]
    for command in Command.allCases {
      lines += [".SH \(command.rawValue.uppercased())", "\(escaped(command.summary)).", ".PP"]
      lines.append(".B \(escaped(command.usage))")
      guard !command.optionNames.isEmpty else { continue }
      for group in OptionSpec.Group.allCases {
        let own = command.options.filter { $0.group == group }
        if own.isEmpty { continue }
        lines.append(".SS \(escaped(group.rawValue))")
        for option in own {
          let names = [option.short, option.name].compactMap { $0 }.map { "\\fB\(escaped($0))\\fR" }
          let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
          lines += [".TP", names.joined(separator: ", ") + value, escaped(option.help)]
        }
      }
    }
    lines += [
      ".SH EXIT STATUS", ".TP", ".B 0", "Done.", ".TP", ".B 1", "The code did not compile, crashed or timed out.",
      ".TP", ".B 2", "Wrong arguments or files.", ".TP", ".B 3", "A dependency is missing.",
      ".TP", ".B 128 + N", "Ended by signal N.",
      ".SH SEE ALSO", "The guides in the documentation folder; \\fBglowworm help\\fR.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the text with troff's special characters escaped. A line must not start with a control character.
  static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}

import Foundation
import Testing

@testable import ToolCommands

@Suite("The command-line reference")
struct CommandLinePageTests {
  @Test("It contains the option table")
  func isCurrent() throws {
    var lines = [
      "# Command-line reference", "",
      "Written by `Scripts/command-line` from the table of options; a test fails when it is stale. Each section is what",
      "`glowworm COMMAND --help` prints. [Exit codes](exit-codes.md) have a page of their own.",
    ]
    for command in Command.allCases {
      lines += ["", "## \(command.rawValue)", "", "```text", HelpText.text(for: command), "```"]
    }
    let page = lines.joined(separator: "\n") + "\n"
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("docs/command-line.md")
    if ProcessInfo.processInfo.environment["RECORD_COMMAND_LINE"] != nil {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == page, "Run Scripts/command-line")
  }
}

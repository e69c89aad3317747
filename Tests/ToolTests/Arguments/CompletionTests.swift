import Foundation
import Testing

@testable import ToolCommands

@Suite("Completion scripts and the manual page")
struct CompletionTests {
  /// Runs a program with a script on standard input and returns its output, or `nil` if it is not installed.
  private func run(
    _ shell: String, _ script: String, environment: [String: String] = [:]
  ) throws -> (output: String, code: Int32)? {
    let path = "/usr/bin/\(shell)"
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    input.fileHandleForWriting.write(Data(script.utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  @Test("Every command and every option is in each script and in the manual")
  func complete() {
    for command in Command.allCases {
      for shell in CompletionScript.Shell.allCases {
        let script = CompletionScript.text(for: shell)
        #expect(script.contains(command.rawValue))
        for option in command.options {
          let name = shell == .fish ? "-l \(option.name.dropFirst(2)) " : option.name
          #expect(script.contains(name), "\(shell.rawValue): \(option.name)")
        }
      }
      #expect(ManualPage.text.contains(".SH \(command.rawValue.uppercased())\n"))
      for option in command.options where !command.optionNames.isEmpty {
        #expect(ManualPage.text.contains("\\fB\(ManualPage.escaped(option.name))\\fR"))
      }
    }
  }

  @Test(
    "bash completes commands, options, values and names",
    arguments: [
      ("ren", "render"), ("completion fi", "fish"), ("render x.swift --appear", "--appearance"),
      ("render x.swift --appearance d", "dark"), ("badge pul", "pulsing"), ("help insp", "inspect"),
    ])
  func bash(line: String, completion: String) throws {
    let words = ["glowworm"] + line.split(separator: " ").map(String.init)
    let script =
      CompletionScript.text(for: .bash) + """
        COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
        _glowworm
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    let result = try #require(try run("bash", script))
    #expect(result.output == completion + "\n")
    #expect(result.code == 0)
  }

  @Test("zsh and fish accept their scripts, where they are installed")
  func syntax() throws {
    for shell in [CompletionScript.Shell.zsh, .fish] {
      // zsh's own functions are not loaded in a script.
      let prefix = shell == .zsh ? "compdef() { :; }\n" : ""
      if let result = try run(shell.rawValue, prefix + CompletionScript.text(for: shell)) {
        #expect(result.output == "" && result.code == 0, "\(shell.rawValue): \(result.output)")
      }
    }
  }

  @Test("fish completes commands, options, values and names", .enabled(if: isInstalled("fish"), "SKIPPED: no fish"))
  func fish() throws {
    let lines = [
      "ren", "render x.swift --appear", "render x.swift --appearance d", "badge pul", "render x.swift -Xs",
      "render x.swift --swift-version 6",
    ]
    let script =
      CompletionScript.text(for: .fish)
      + lines.map { "complete -C 'glowworm \($0)' | string split -f 1 \\t\n" }.joined()
    let result = try #require(try run("fish", script, environment: ["HOME": NSTemporaryDirectory()]))
    #expect(result.output == "render\n--appearance\ndark\npulsing\n-Xswiftc\n6\n")
  }

  @Test("zsh completes commands, options and values", .enabled(if: isInstalled("zsh"), "SKIPPED: no zsh"))
  func zsh() throws {
    let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("_glowworm-\(UUID().uuidString)")
    try CompletionScript.text(for: .zsh).write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    // A shell in a terminal, to which keys are sent; each read ends when the completed rest of a word is shown.
    let script = """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "PS1=; autoload -Uz compinit; compinit -u -D; source '\(file.path)'; print REA''DY"
      zpty -r shell line '*READY*'
      zpty -w -n shell $'glowworm ren\\t'
      zpty -r shell line '*der *'
      zpty -w -n shell $'x.swift --appearance d\\t'
      zpty -r shell line '*ark*'
      zpty -w -n shell $' --swift-v\\t'
      zpty -r shell line '*ersion*'
      zpty -d shell
      print complete
      """
    let result = try #require(try run("zsh", script, environment: ["TERM": "dumb"]))
    #expect(result.output == "complete\n" && result.code == 0)
  }

  private static func isInstalled(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
  }

  @Test("The manual page has no line that troff would take for an unknown request")
  func manual() {
    let known = [".TH", ".SH", ".SS", ".TP", ".B", ".br", ".PP"]
    for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
    }
  }
}

import Foundation
import Testing

/// The first steps in the documents, typed into a shell.
@Suite("The transcript of first steps", .fullTier, .serialized)
struct TranscriptTests {
  private struct Step {
    var command: String
    var answer = ""
  }

  /// The commands of the page's console blocks, each with its continuation lines and its answer.
  private static func steps() throws -> [Step] {
    let page = try String(
      contentsOf: ChromiumTests.root.appendingPathComponent("docs/first-steps.md"), encoding: .utf8)
    var steps: [Step] = []
    for block in page.components(separatedBy: "```console\n").dropFirst() {
      for line in block.components(separatedBy: "```")[0].split(separator: "\n") {
        if line.hasPrefix("$ ") {
          steps.append(Step(command: String(line.dropFirst(2))))
        } else if line == ">" || line.hasPrefix("> ") {
          steps[steps.count - 1].command += "\n" + line.dropFirst(2)
        } else {
          steps[steps.count - 1].answer += line + "\n"
        }
      }
    }
    return steps
  }

  /// Numbers, and the key in the preview's address, differ from machine to machine.
  private static func withoutNumbers(_ text: String) -> String {
    text.replacing(#/\/[0-9a-f]{32}\//#, with: "/KEY/").replacing(#/\d[\d.,]*/#, with: "N")
  }

  @Test("Every command answers as the page says")
  func transcript() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let steps = try Self.steps()
    #expect(steps.count >= 12)
    let home = tool.path("home")
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    var script = ""
    for step in steps {
      // A preview ends when its standard error has said where it is: the reader is interrupted, as a person would.
      let isPreview = step.command.hasPrefix("glowworm preview")
      script += isPreview ? "\(step.command) 2>&1 & read_two_lines\n" : "{ \(step.command)\n} 2>&1\n"
      script += "printf '\\036'\n"
    }
    // The preview writes into a pipe, from which two lines are read before it is interrupted.
    script = script.replacing(
      " 2>&1 & read_two_lines",
      with: " > preview.pipe 2>&1 & exec 3< preview.pipe; head -n 2 <&3; kill -INT $!; wait $!; echo '^C'"
    ).replacing("{ glowworm inspect", with: "[ -p preview.pipe ] || mkfifo preview.pipe; { glowworm inspect")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = ChromiumTests.root
    var environment = ProcessInfo.processInfo.environment.merging(tool.environment) { $1 }
    environment["HOME"] = home
    environment["GLOWWORM_PRODUCTS"] = URL(fileURLWithPath: tool.program).deletingLastPathComponent().path
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let answers = text.split(separator: "\u{1E}", omittingEmptySubsequences: false).map(String.init)
    #expect(answers.count == steps.count + 1)
    for (step, answer) in zip(steps, answers) {
      let wanted = step.answer.replacing("/home/you", with: home)
      #expect(Self.withoutNumbers(answer) == Self.withoutNumbers(wanted), "\(step.command)")
    }
  }
}

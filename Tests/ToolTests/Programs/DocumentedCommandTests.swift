import Foundation
import Testing

/// The commands that README and docs show are commands that work.
@Suite("Commands in the documents", .fullTier, .serialized)
struct DocumentedCommandTests {
  private static let root = ChromiumTests.root

  /// Lines of shell blocks that start the tool, without a comment after them. A preview or an app never ends by itself.
  private static let commands: [String] = {
    let docs = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("docs").path)) ?? []
    var commands: [String] = []
    for page in ["README.md"] + docs.filter({ $0.hasSuffix(".md") }).sorted().map({ "docs/\($0)" }) {
      let text = (try? String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)) ?? ""
      for block in text.components(separatedBy: "```sh\n").dropFirst() {
        for line in block.components(separatedBy: "```")[0].split(separator: "\n") {
          guard let match = line.firstMatch(of: #/^(?:\.build/release/)?glowworm (.*?)\s*(?:  #.*)?$/#) else {
            continue
          }
          let command = String(match.output.1)
          let ends = !command.hasPrefix("preview ") && !command.hasPrefix("run ")
          if ends, !commands.contains(command) { commands.append(command) }
        }
      }
    }
    return commands
  }()

  @Test("The documents show enough of them")
  func count() { #expect(Self.commands.count >= 12) }

  @Test("Each ends well", arguments: commands)
  func run(command: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: tool.path("Examples"), withDestinationPath: Self.root.appendingPathComponent("Examples").path)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec '\(tool.program)' \(command)"]
    process.currentDirectoryURL = tool.folder
    process.environment = ProcessInfo.processInfo.environment.merging(tool.environment) { $1 }
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "glowworm \(command): \(said)")
  }
}

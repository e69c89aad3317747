import Foundation
import PreviewPipeline
import Testing

/// Samples of the scripts in `Tests/Fuzz`, which run for longer by hand.
@Suite("Random and hostile runs", .fullTier, .serialized)
struct HostileRunTests {
  private func run(_ script: String, _ arguments: String...) throws {
    let python = try #require(SystemLibraries.find("python3"))
    let tool = try BuiltTool()
    defer { tool.remove() }
    let path = ChromiumTests.root.appendingPathComponent(script).path
    var process = ChildProcess(python, [path, tool.program] + arguments, timeLimit: 900)
    process.environment = tool.environment
    let result = try process.run()
    #expect(result.end == .exited(0), "\(result.outputText)\(result.errorText)")
  }

  private static let hasPython = SystemLibraries.find("python3") != nil

  @Test(
    "Random command lines end with a documented exit code, a sentence, whole files and nothing left",
    .enabled(if: hasPython, "SKIPPED: python3 is not installed"))
  func options() throws { try run("Tests/Fuzz/options", "--count", "300", "--seed", "7", "--jobs", "2") }

  @Test(
    "A run that is killed at any moment leaves the old or the new file, and nothing after the next run",
    .enabled(if: hasPython, "SKIPPED: python3 is not installed"))
  func kills() throws { try run("Tests/FaultInjection/kill", "--count", "12", "--seed", "7") }

  @Test(
    "Renders that hang, crash, allocate or fork do not disturb the others",
    .enabled(if: hasPython, "SKIPPED: python3 is not installed"))
  func crowd() throws { try run("Tests/FaultInjection/crowd", "--count", "40", "--jobs", "2") }
}

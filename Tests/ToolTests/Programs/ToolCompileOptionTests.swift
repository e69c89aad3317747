import Foundation
import PreviewPipeline
import Testing

/// Options of real builds, and what commands print for programs.
@Suite("Compiling and reporting", .fullTier, .serialized)
struct ToolCompileOptionTests {
  private static let source = """
    import SwiftUI
    var shared = [1]
    struct Sample: View {
      var body: some View {
        #if DEMO
          Color.red.frame(width: 40, height: 30)
        #else
          Color.red.frame(width: 20, height: 10)
        #endif
      }
    }
    func unused() { let value = 1 }
    """

  private func size(_ tool: BuiltTool, _ arguments: String...) throws -> [Int] {
    struct Entry: Decodable { var width, height: Int }
    let file = try tool.write(Self.source, to: "Sample.swift")
    let result = try tool.run(
      arguments: ["render", file, "-o", tool.path("x.png"), "--scale", "1", "--size", "40x30", "--json"] + arguments)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors == "")
    let entries = try JSONDecoder().decode([Entry].self, from: Data(result.output.utf8))
    #expect(entries.map(\.width) == [40] && entries.map(\.height) == [30])
    return try tool.read("x.png").map(Int.init)
  }

  @Test("-D makes a condition true, and -Xswiftc hands on a flag; each is compiled for itself")
  func conditions() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let plain = try size(tool)
    let demo = try size(tool, "-D", "DEMO")
    #expect(plain != demo)
    #expect(try size(tool, "-Xswiftc", "-DDEMO") == demo)
    #expect(try size(tool) == plain)
  }

  @Test("The language mode is 5, or the one that is given")
  func languageMode() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.source, to: "Sample.swift")
    let failed = try tool.run("render", file, "-o", tool.path("x.png"), "--swift-version", "6")
    #expect(failed.code == 1 && failed.errors.contains("Sample.swift:2:5: error: var 'shared'"), "\(failed.errors)")
    let good = try tool.write(Self.source.replacing("var shared", with: "let shared"), to: "Good.swift")
    let drawn = try tool.run("render", good, "-o", tool.path("x.png"), "--swift-version", "6")
    #expect(drawn.code == 0, "\(drawn.errors)")
  }

  @Test("Warnings are shown on request, also of what is compiled already; the output can be verbose")
  func warnings() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.source, to: "Sample.swift")
    for _ in 1...2 {
      let result = try tool.run("render", file, "-o", tool.path("x.png"), "--warnings", "--quiet")
      #expect(result.code == 0)
      #expect(result.errors.contains("Sample.swift:12:21: warning: "), "\(result.errors)")
      #expect(!result.errors.contains("glowworm-entry") && !result.errors.contains("glowworm-registrations"))
    }
    let quiet = try tool.run("render", file, "-o", tool.path("x.png"), "--quiet")
    #expect(quiet.errors == "")
    let verbose = try tool.run("inspect", file, "--verbose", "-D", "VERBOSE")
    #expect(verbose.errors.contains("swift-frontend -frontend -c"), "\(verbose.errors)")
    #expect(verbose.errors.contains("glowworm: took "))
    #expect(verbose.output.contains("Color"), "\(verbose.output)")
  }

  @Test("With colors, modules that do not exist are left out all the same")
  func colors() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write("import NoSuchModule\n" + Self.source, to: "Sample.swift")
    let result = try tool.run(
      arguments: ["render", file, "-o", tool.path("x.png")], environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": ""])
    #expect(result.code == 0, "\(result.errors)")
    let wrong = try tool.write(Self.source + "\nlet x: Int = \"\"", to: "Wrong.swift")
    for (environment, isColored) in [
      (["CLICOLOR_FORCE": "1", "NO_COLOR": ""], true), (["NO_COLOR": "1"], false),
    ] {
      let failed = try tool.run(arguments: ["render", wrong, "-o", tool.path("y.png")], environment: environment)
      #expect(failed.code == 1 && failed.errors.contains("\u{1B}[") == isColored, "\(failed.errors)")
      #expect(failed.errors.hasPrefix(wrong))
    }
  }

  @Test("Reports are JSON on request")
  func json() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    for arguments in [["doctor", "--json"], ["badge", "--list", "--json"]] {
      let result = try tool.run(arguments: arguments)
      _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    }
    let badge = try tool.run("badge", "live", "--json", "-o", tool.path("x.svg"))
    #expect(badge.output.contains("\"path\" : \"\(tool.path("x.svg"))\""), "\(badge.output)")
    let refused = try tool.run("badge", "live", "--json")
    #expect(refused.code == 2 && refused.output == "")
  }

  @Test("--watch draws after every change, reports code that fails, and ends with the interruption")
  func watch() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.source, to: "Sample.swift")
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: tool.program)
    process.arguments = ["render", file, "-o", tool.path("x.png"), "--watch"]
    process.environment = ProcessInfo.processInfo.environment.merging(tool.environment) { $1 }
    process.standardError = errors
    try process.run()
    var text = ""
    func wait(for part: String) {
      while !text.contains(part) {
        let data = errors.fileHandleForReading.availableData
        guard !data.isEmpty else { break }
        text += String(decoding: data, as: UTF8.self)
      }
      #expect(text.contains(part), "\(text)")
      text = ""
    }
    wait(for: "x.png: ")
    let first = try tool.read("x.png")
    _ = try tool.write(Self.source.replacing("red", with: "rad"), to: "Sample.swift")
    wait(for: "has no member 'rad'")
    #expect(try tool.read("x.png") == first)
    _ = try tool.write(Self.source.replacing("red", with: "blue"), to: "Sample.swift")
    wait(for: "x.png: ")
    #expect(try tool.read("x.png") != first)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(try tool.leftovers() == ["x.png"])
  }
}

import Foundation
import PreviewPipeline
import Testing

/// What views, files and streams may do to the tool.
@Suite("The tool under hostile conditions", .fullTier, .serialized)
struct ToolFailureTests {
  /// Runs a line of the shell with the tool as `$0`.
  private func shell(_ line: String, in tool: BuiltTool) throws -> BuiltTool.Result {
    var process = ChildProcess("/bin/sh", ["-c", "cd '\(tool.folder.path)' && " + line, tool.program], timeLimit: 300)
    process.environment = tool.environment
    let result = try process.run()
    guard case .exited(let code) = result.end else { throw ToolFailure("\(result.end)", code: .usage) }
    return BuiltTool.Result(code: code, output: result.outputText, errors: result.errorText)
  }

  @Test(
    "Output that cannot be written is one sentence and code 2",
    arguments: [
      ("\"$0\" badge live > /dev/full", "Standard output cannot be written: No space left on device."),
      ("\"$0\" list A.swift > /dev/full", "Standard output cannot be written: No space left on device."),
      ("\"$0\" list A.swift >&-", "Standard output cannot be written: it is closed."),
      ("\"$0\" --help >&-", "Standard output cannot be written: it is closed."),
      ("\"$0\" list - <&-", "Standard input is closed."),
      ("\"$0\" list - < /tmp", "Standard input is a folder; give the folder's path instead of '-'."),
      ("\"$0\" render A.swift -o A.swift.png", "A.swift.png is the source itself; give the picture another name."),
    ])
  func streams(line: String, sentence: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    _ = try tool.write("import SwiftUI\nstruct A: View { var body: some View { Circle() } }", to: "A.swift")
    link(tool.path("A.swift"), tool.path("A.swift.png"))
    let result = try shell(line, in: tool)
    #expect(result.code == 2)
    #expect(result.errors == "glowworm: \(sentence)\n")
  }

  @Test("Views that end the process are reported as such, for any exit code and streams")
  func exits() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(
      """
      import Foundation
      import SwiftUI
      struct Exit: View {
        @Environment(\\.locale) private var locale
        var body: some View {
          Text("x").onAppear {
            let code = Int32(locale.identifier.dropFirst(3)) ?? 0
            FileHandle.standardError.write(Data("a word from the view\\n".utf8))
            if code == 3 { for descriptor in 0..<3 as Range<Int32> { close(descriptor) } }
            exit(code)
          }
        }
      }
      """, to: "Exit.swift")
    for code in [0, 2, 3, 74, 75, 127] {
      let result = try tool.run("render", file, "-o", tool.path("x.png"), "--locale", "en-\(code)", "--size", "20x20")
      #expect(result.code == 1)
      #expect(result.errors.hasSuffix("a word from the view\nglowworm: Exit ended by itself with code \(code).\n"))
      #expect(try tool.leftovers() == [])
    }
  }

  @Test("Views that close the standard streams and print are drawn as ever")
  func closedStreams() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let body = """
      var body: some View { Text("x").frame(width: 40, height: 20) }
      """
    let file = try tool.write(
      """
      import SwiftUI
      struct Plain: View { \(body) }
      struct Closing: View {
        init() { for descriptor in 0..<3 as Range<Int32> { close(descriptor) } }
        \(body)
      }
      """, to: "Streams.swift")
    for (view, name) in [("Plain", "a.png"), ("Closing", "b.png")] {
      let result = try tool.run("render", file, "--view", view, "-o", tool.path(name))
      #expect(result.code == 0, "\(result.errors)")
    }
    #expect(try tool.read("a.png") == tool.read("b.png"))
  }

  @Test("What a view starts ends with it, also in a session of its own and with an empty environment")
  func descendants() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(
      """
      import Foundation
      import SwiftUI
      struct Parent: View {
        var body: some View {
          Text("x").frame(width: 20, height: 20).onAppear {
            let process = Process()
            let pipe = Pipe()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
              "-c", "sleep 1000 & echo $!; setsid sh -c 'echo $$; exec env -i sleep 1000' & wait"
            ]
            process.standardOutput = pipe
            try? process.run()
            var text = ""
            while text.filter({ $0 == "\\n" }).count < 2 {
              text += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
            }
            print(text)
          }
        }
      }
      """, to: "Parent.swift")
    let result = try tool.run("render", file, "-o", tool.path("x.png"), "--size", "20x20")
    #expect(result.code == 0, "\(result.errors)")
    let identifiers = result.errors.split(separator: "\n").compactMap { pid_t($0) }
    #expect(identifiers.count == 2, "\(result.errors)")
    for id in identifiers { #expect(kill(id, 0) != 0 && errno == ESRCH) }
  }

  @Test("What a killed tool left is gone after the next run: folders, parts of files, processes")
  func killed() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(
      """
      import Foundation
      import SwiftUI
      struct Endless: View {
        var body: some View {
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
          process.arguments = ["sh", "-c", "echo $$; exec sleep 1000"]
          try? process.run()
          while true {}
          return Circle()
        }
      }
      """, to: "Endless.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool.program)
    process.arguments = ["render", file, "-o", tool.path("x.png"), "--size", "20x20", "--timeout", "300"]
    process.environment = ProcessInfo.processInfo.environment.merging(tool.environment) { $1 }
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    var text = ""
    while !text.contains("\n") {
      let chunk = errors.fileHandleForReading.availableData
      if chunk.isEmpty { break }
      text += String(decoding: chunk, as: UTF8.self)
    }
    let other = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)), "\(text)")
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(kill(other, 0) == 0)
    #expect(try tool.leftovers().count > 1)
    let next = try tool.run("badge", "live", "-o", tool.path("y.svg"))
    #expect(next.code == 0, "\(next.errors)")
    #expect(try tool.leftovers() == ["y.svg"])
    // A zombie of the machine's first process has no command line.
    let command = FileManager.default.contents(atPath: "/proc/\(other)/cmdline")
    #expect(command == nil || command == Data())
  }

  @Test("A signal ends the tool while it waits for standard input", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func interruptedReading(signal: Int32) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool.program)
    process.arguments = ["render", "-", "-o", tool.path("x.png")]
    let (input, errors) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardError = errors
    try process.run()
    // Before the tool handles signals, one would end it in the way of every program. This is the last that it handles.
    while !handles(SIGXCPU, process.processIdentifier) { sched_yield() }
    kill(process.processIdentifier, signal)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 128 + signal, "\(text)")
    #expect(text.hasPrefix("glowworm: Interrupted;"))
    try input.fileHandleForWriting.close()
  }

  private func handles(_ signal: Int32, _ id: pid_t) -> Bool {
    let status = FileManager.default.contents(atPath: "/proc/\(id)/status").map { String(decoding: $0, as: UTF8.self) }
    let mask = status?.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }?.split(separator: "\t").last
    return mask.flatMap { UInt64($0, radix: 16) }.map { $0 & 1 << UInt64(signal - 1) != 0 } ?? true
  }

  @Test("Files compile whatever they are called and whatever their types are called, also without a cache")
  func names() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let types = ["Swift", "MainActor", "UnsafeMutablePointer", "GlowwormChild", "GlowwormRegistry", "Int32", "String"]
    let text =
      "\u{FEFF}import SwiftUI\n" + types.map { "struct \($0) {}\n" }.joined()
      + "struct Late: SwiftUI.View { var body: some SwiftUI.View { SwiftUI.Circle().frame(width: 10, height: 10) } }\n"
    let file = try tool.write(text, to: "glowworm-entry.swift")
    let result = try tool.run(
      arguments: ["render", file, "-o", tool.path("100%done.png")],
      environment: ["XDG_CACHE_HOME": "", "HOME": "/proc"])
    #expect(result.code == 0, "\(result.errors)")
    #expect(try tool.leftovers() == ["100%done.png"])
    #expect(!FileManager.default.fileExists(atPath: "clang"))
  }

  @Test("A call on the command line that does not compile, and a picture that is too large, are said in a sentence")
  func sentences() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(
      "import SwiftUI\nstruct Tall: View { var body: some View { Color.red.frame(width: 10, height: 20_000) } }",
      to: "Tall.swift")
    let unknown = try tool.run("render", file, "-o", tool.path("x.png"), "--view", "Nope()")
    #expect(unknown.code == 2 && unknown.errors == "glowworm: --view 'Nope()': cannot find 'Nope' in scope.\n")
    for name in ["x.png", "x.apng"] {
      let large = try tool.run("render", file, "-o", tool.path(name))
      #expect(large.code == 2)
      #expect(large.errors.contains("too large, 84 × 40,064 pixels: at most 32,767 pixels a side."), "\(large.errors)")
    }
    #expect(try tool.leftovers() == [])
  }
}

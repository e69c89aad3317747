import Foundation
import PreviewPipeline
import Testing

/// What pictures and views may be and use.
@Suite("Limits of the tool", .fullTier, .serialized)
struct ToolLimitTests {
  private func render(_ body: String, helpers: String = "", _ arguments: String..., name: String = "x.png") throws
    -> (result: BuiltTool.Result, leftovers: [String])
  {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(
      """
      import Foundation
      import SwiftUI
      \(helpers)
      struct Sample: View {
        var body: some View {
          \(body)
        }
      }
      """, to: "Sample.swift")
    let result = try tool.run(arguments: ["render", file, "-o", "\(tool.folder.path)/\(name)"] + arguments)
    return (result, try tool.leftovers())
  }

  @Test(
    "A picture that is too large is refused in one sentence",
    arguments: [
      ("VStack { ForEach(0..<1000, id: \\.self) { Text(\"Row \\($0)\") } }", []),
      ("Color.red.frame(width: 16400, height: 1)", []),
      ("Color.red", ["--size", "16384x16384"]),
      ("Color.red.frame(width: 1e9, height: 1e9)", []),
    ])
  func largePictures(body: String, arguments: [String]) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(
      "import SwiftUI\nstruct Sample: View { var body: some View { \(body) } }", to: "Sample.swift")
    let result = try tool.run(arguments: ["render", file, "-o", tool.path("x.png")] + arguments)
    #expect(result.code == 2)
    let sentence = result.errors.split(separator: "\n").last ?? ""
    #expect(sentence.hasPrefix("glowworm: The picture is too large, "), "\(result.errors)")
    #expect(try tool.leftovers() == [])
  }

  @Test("A badge with every option at its largest is drawn or refused")
  func largeBadges() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let large = try tool.run("badge", "live", "-o", tool.path("a.png"), "--scale", "16", "--margin", "1000")
    #expect(large.code == 2 && large.errors.contains("The picture is too large"), "\(large.errors)")
    let long = String(repeating: "a", count: 100_000)
    let label = try tool.run("badge", "live", "-o", tool.path("b.svg"), "--label", long)
    #expect(label.code == 2 && label.errors.contains("100,000 letters"))
    #expect(try tool.leftovers() == [])
  }

  @Test("A symbolic link that leads nowhere does not keep a folder from being shown")
  func brokenLink() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    _ = try tool.write("import SwiftUI\nstruct Sample: View { var body: some View { Color.red } }", to: "Sample.swift")
    symlink("/nowhere/x.swift", tool.path("x.swift"))
    let result = try tool.run("list", tool.folder.path)
    #expect(result.code == 0 && result.output.contains("Sample"), "\(result.errors)")
  }

  @Test("A tree of 2,000 views is drawn and printed, and refused as JSON in one sentence")
  func deepTree() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(
      """
      import SwiftUI
      struct Sample: View {
        func nest(_ count: Int) -> AnyView { count == 0 ? AnyView(Text("x")) : AnyView(nest(count - 1).padding(0.01)) }
        var body: some View { nest(2000) }
      }
      """, to: "Sample.swift")
    let tree = try tool.run("inspect", file)
    #expect(tree.code == 0 && tree.output.split(separator: "\n").count > 2000)
    let json = try tool.run("inspect", file, "--json")
    #expect(json.code == 1)
    #expect(json.errors.contains("deep: --json holds at most 250."), "\(json.errors)")
  }

  @Test("A view that needs too much memory, starts too many processes or writes too much is told so")
  func resources() throws {
    let memory = try render(
      "let all = (0..<4000).map { [UInt8](repeating: UInt8($0 & 255), count: 1 << 20) }; return Text(\"\\(all.count)\")",
      "--max-memory", "700m")
    #expect(memory.result.code == 1)
    #expect(
      memory.result.errors.contains("Sample needed more than 700 MB of memory (--max-memory SIZE allows more)."),
      "\(memory.result.errors)")
    #expect(memory.leftovers == [])
    let processes = try render(
      "Text(\"x\").onAppear { start() }",
      helpers: """
        func start() {
          for _ in 0..<20 {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sleep")
            process.arguments = ["1234"]
            try? process.run()
          }
          while true {}
        }
        """, "--max-processes", "10")
    #expect(
      processes.result.errors.contains("Sample started more than 10 processes (--max-processes N allows more)."),
      "\(processes.result.errors)")
    #expect(processes.leftovers == [])
    let file = try render(
      "Text(\"x\").onAppear { write() }",
      helpers: """
        func write() {
          let path = NSTemporaryDirectory() + "/large"
          let file = open(path, O_WRONLY | O_CREAT, 0o600)
          unlink(path)
          let bytes = [UInt8](repeating: 1, count: 1 << 20)
          for _ in 0..<20 { _ = Foundation.write(file, bytes, bytes.count) }
        }
        """, "--max-file-size", "10m")
    #expect(
      file.result.errors.contains("Sample wrote a file of more than 10 MB (--max-file-size SIZE allows more)."),
      "\(file.result.errors)")
    #expect(file.leftovers == [])
  }

  @Test("In the sandbox a view has no network and writes nothing but the output")
  func sandbox() throws {
    let helpers = """
      func probe() -> String {
        let folder = NSTemporaryDirectory()
        let file = open(folder + "/made", O_WRONLY | O_CREAT, 0o600)
        let line = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        return "file \\(file < 0 ? "refused" : "made"), socket \\(line < 0 ? "refused" : "made")"
      }
      """
    for name in ["x.png", "x.svg", "x.apng", "frames/"] {
      let inside = try render(
        "Text(\"x\").onAppear { FileHandle.standardError.write(Data(probe().utf8)) }", helpers: helpers, "--sandbox",
        name: name)
      if inside.result.errors.contains("--sandbox needs a Linux kernel") { return }
      #expect(inside.result.code == 0, "\(inside.result.errors)")
      #expect(inside.result.errors.contains("file refused, socket refused"), "\(inside.result.errors)")
      #expect(inside.leftovers.first?.hasPrefix(name.replacingOccurrences(of: "/", with: "")) == true)
    }
  }

  @Test("When a system call fails, the tool succeeds or says one sentence, and leaves nothing")
  func faults() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let script = ChromiumTests.root.appendingPathComponent("Tests/FaultInjection/run").path
    var process = ChildProcess(
      script, [tool.program, "--sample", "4", "--commands", "badge,badge-stdout,list"], timeLimit: 900)
    process.environment = tool.environment
    let result = try process.run()
    #expect(result.end == .exited(0), "\(result.outputText)\(result.errorText)")
  }
}

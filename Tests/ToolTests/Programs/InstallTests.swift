import Foundation
import PreviewPipeline
import Testing

/// The installation works without the checkout, and leaves nothing behind when it is removed.
@Suite("Installing", .fullTier, .serialized)
struct InstallTests {
  private static func script(_ name: String, prefix: String, products: String) throws -> (code: Int32, text: String) {
    var process = ChildProcess(
      "/bin/sh", ["\(ChromiumTests.root.path)/Scripts/\(name)", "--prefix", prefix], timeLimit: 120)
    process.environment = ["GLOWWORM_PRODUCTS": products]
    let result = try process.run()
    guard case .exited(let code) = result.end else { return (-1, result.errorText) }
    return (code, result.errorText)
  }

  @Test("A prefix holds all that the tool needs; uninstalling removes exactly that")
  func prefix() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let products = URL(fileURLWithPath: tool.program).deletingLastPathComponent().path
    let prefix = tool.path("prefix")
    try FileManager.default.createDirectory(atPath: prefix + "/share/man", withIntermediateDirectories: true)
    for _ in 1...2 {
      let installed = try Self.script("install", prefix: prefix, products: products)
      #expect(installed.code == 0, "\(installed.text)")
    }
    let installation = try Installation.find(executable: prefix + "/lib/glowworm/glowworm")
    #expect(installation.moduleMaps.count >= 7)
    #expect(installation.moduleMaps.allSatisfy { $0.hasPrefix(prefix + "/lib/glowworm/") })

    let file = try tool.write(
      "import SwiftUI\nstruct Dot: View { var body: some View { Circle().frame(width: 9, height: 9) } }",
      to: "Dot.swift")
    for (arguments, output) in [
      (["render", file, "-o", tool.path("dot.png")], "dot.png"),
      (["badge", "live", "-o", tool.path("live.svg")], "live.svg"),
    ] {
      var process = ChildProcess(prefix + "/bin/glowworm", arguments, timeLimit: 300)
      process.environment = tool.environment
      let result = try process.run()
      #expect(result.end == .exited(0), "\(result.errorText)")
      #expect(try tool.read(output).count > 80)
    }
    for path in [
      "share/man/man1/glowworm.1", "share/bash-completion/completions/glowworm", "share/zsh/site-functions/_glowworm",
      "share/fish/vendor_completions.d/glowworm.fish",
    ] {
      #expect(FileManager.default.fileExists(atPath: "\(prefix)/\(path)"), "\(path)")
    }

    #expect(try Self.script("uninstall", prefix: prefix, products: products).code == 0)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: prefix).sorted() == ["share", "share/man"])
  }

  @Test("A prefix that cannot be written to is one sentence")
  func unwritable() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let products = URL(fileURLWithPath: tool.program).deletingLastPathComponent().path
    let result = try Self.script("install", prefix: "/proc/glowworm", products: products)
    #expect(result.code == 2)
    #expect(result.text == "/proc/glowworm cannot be written to; use --prefix or sudo.\n")
  }
}

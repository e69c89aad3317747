import Foundation
import ImageEncoding
import PreviewPipeline
import PreviewProtocol
import Testing

/// `glowworm badge`: ready-made indicators without a compiler.
@Suite("Badges", .fullTier, .serialized)
struct BadgeTests {
  private static let names = BadgeRequest.Name.allCases.map(\.rawValue)
  private static let styles = BadgeRequest.Style.allCases.map(\.rawValue)

  @Test("Every name, style and container is drawn, each in its own way, twice with the same bytes")
  func everything() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    func draw(_ arguments: String...) throws -> [UInt8] {
      var runs: [[UInt8]] = []
      for _ in 0..<2 {
        let result = try tool.run(
          arguments: ["badge"] + arguments + ["-o", tool.path("x.png"), "--at", "0.4", "--quiet"])
        // Of a color with little contrast a debug build warns.
        let isQuiet = result.errors == "" || arguments.contains("mint")
        #expect(result.code == 0 && isQuiet, "\(arguments): \(result.errors)")
        runs.append(try tool.read("x.png"))
      }
      #expect(runs[0] == runs[1], "\(arguments)")
      return runs[0]
    }
    var pictures: Set<[UInt8]> = []
    for name in Self.names { pictures.insert(try draw(name)) }
    #expect(pictures.count == Self.names.count)
    pictures = []
    // The automatic style of "connecting" is that of the dots.
    for style in Self.styles { pictures.insert(try draw("connecting", "--style", style)) }
    #expect(pictures.count == Self.styles.count - 1)
    pictures = []
    for container in BadgeRequest.Container.allCases {
      pictures.insert(try draw("live", "--container", container.rawValue))
    }
    for size in BadgeRequest.ControlSize.allCases { pictures.insert(try draw("live", "--control-size", size.rawValue)) }
    pictures.insert(try draw("live", "--label", "On air"))
    pictures.insert(try draw("live", "--label", ""))
    pictures.insert(try draw("live", "--locale", "es"))
    pictures.insert(try draw("live", "--color", "mint"))
    pictures.insert(try draw("live", "--color", "#123456"))
    pictures.insert(try draw("live", "--appearance", "dark"))
    pictures.insert(try draw("live", "--reduce-motion"))
    // Regular and plain are both the default; without a label there is the mark only.
    #expect(pictures.count == 5 + 5 - 1 + 7 - 1)
    #expect(try tool.leftovers() == ["x.png"])
  }

  @Test("A badge has the pixels of the library's own view in a compiled file")
  func samePixels() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(
      """
      import LiveIndicators
      import SwiftUI
      #Preview("capsule") {
        LiveIndicator(.recording).liveIndicatorStyle(.ripple).liveIndicatorContainer(.capsule).liveIndicatorTint(.blue)
      }
      #Preview("pulsing") { PulsingLiveIndicator(color: .purple, text: "Now") }
      """, to: "Badges.swift")
    let badges = [
      ("capsule", ["recording", "--style", "ripple", "--container", "capsule", "--color", "blue"]),
      ("pulsing", ["pulsing", "--color", "purple", "--label", "Now"]),
    ]
    for (preview, arguments) in badges {
      for time in ["0", "0.3", "1.1"] {
        let compiled = try tool.run("render", file, "--preview", preview, "-o", tool.path("a.png"), "--at", time)
        let ready = try tool.run(
          arguments: ["badge"] + arguments + ["--margin", "16", "-o", tool.path("b.png"), "--at", time])
        #expect(compiled.code == 0 && ready.code == 0, "\(compiled.errors)\(ready.errors)")
        #expect(try tool.read("a.png") == tool.read("b.png"), "\(preview) at \(time)")
      }
    }
  }

  @Test("Without a file it is an SVG on standard output, with both appearances and the still of Reduce Motion")
  func standardOutput() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let result = try tool.run("badge", "live", "--color", "red,#00ffff")
    #expect(result.code == 0 && result.errors == "")
    #expect(result.output.hasPrefix("<svg ") && result.output.hasSuffix("</svg>\n"))
    for part in ["<title>Live</title>", "prefers-color-scheme:dark", "prefers-reduced-motion", "infinite"] {
      #expect(result.output.contains(part), "\(part)")
    }
    #expect(result.output.contains("cyan") || result.output.contains("#0ff"))
    #expect(result.output.utf8.count < 2048)
    #expect(try tool.leftovers() == [])
  }

  @Test("Moving files: the loop is that of the style", arguments: ["apng", "gif", "webp", "svg", "html", "json"])
  func formats(ending: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let result = try tool.run(
      "badge", "online", "--style", "blink", "-o", tool.path("x.\(ending)"), "--background", "white")
    #expect(result.code == 0, "\(result.errors)")
    #expect(try tool.read("x.\(ending)").count > 100)
    #expect(try tool.leftovers() == ["x.\(ending)"])
  }

  @Test(
    "A wrong request is one sentence, exit code 2, and no file",
    arguments: [
      (["badge"], "A name is missing"),
      (["badge", "liv", "-o", "x.svg"], "There is no badge 'liv'; did you mean 'live'?"),
      (["badge", "live", "live", "-o", "x.svg"], "One badge at a time"),
      (["badge", "live", "--style", "pules"], "Did you mean 'pulse'?"),
      (["badge", "live", "--color", "grene"], "Did you mean 'green'?"),
      (["badge", "live", "--color", "red,blue,green"], "one color, or one for light and one for dark"),
      (["badge", "pulsing", "--style", "dots"], "--style is not for 'pulsing'"),
      (["badge", "live", "-o", "x.bmp"], "cannot be written"),
      (["badge", "live", "-o", "nowhere/x.svg"], "does not exist"),
      (["badge", "live", "--tap", "1,1@0"], "has no option --tap"),
      (["badge", "live", "--margin", "-1"], "expected 0–1000 points"),
    ])
  func mistakes(arguments: [String], sentence: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let paths = arguments.map { $0.hasPrefix("x.") || $0.hasPrefix("nowhere") ? tool.path($0) : $0 }
    let result = try tool.run(arguments: paths)
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(try tool.leftovers() == [])
  }

  @Test("--list names all that there is")
  func list() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let result = try tool.run("badge", "--list")
    #expect(result.code == 0)
    for name in Self.names + Self.styles { #expect(result.output.contains(name)) }
  }
}

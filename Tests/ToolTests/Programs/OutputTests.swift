import Foundation
import Testing

@Suite("Outputs of the tool", .fullTier, .serialized)
struct OutputTests {
  private static let source =
    "import SwiftUI\nstruct Dot: View { var body: some View { Circle().frame(width: 9, height: 9) } }"

  @Test("Several outputs in one run, a line of report each, equal to those of runs of their own")
  func several() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.source, to: "Dot.swift")
    let result = try tool.run("render", file, "-o", tool.path("a.png"), "-o", tool.path("a.svg"))
    #expect(result.code == 0, "\(result.errors)")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains("a.png: ") && lines[1].contains("a.svg: "), "\(result.errors)")
    for name in ["png", "svg"] {
      #expect(try tool.run("render", file, "-o", tool.path("b.\(name)")).code == 0)
      #expect(try tool.read("a.\(name)") == tool.read("b.\(name)"))
    }
  }

  @Test("Standard output holds the picture and nothing else")
  func standardOutput() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.source, to: "Dot.swift")
    let result = try tool.run("render", file, "-o", "-", "--format", "svg")
    #expect(result.code == 0 && result.output.hasPrefix("<svg") && result.output.hasSuffix("</svg>\n"))
    #expect(result.errors.hasPrefix("standard output: "))
    let badge = try tool.run("badge", "live")
    #expect(badge.code == 0 && badge.output.hasPrefix("<svg") && badge.errors == "")
  }

  @Test(
    "What cannot be written is said before anything is drawn",
    arguments: [
      (["-o", "-"], "-o - needs a format"), (["-o", "x.svg", "--format", "svg"], "--format is for -o -"),
      (["-o", "x.png", "-o", "x.png"], "x.png is given twice"),
      (["-o", "x.png", "-o", "x.bmp"], "'.bmp' cannot be written"),
      (["-o", "-", "--format", "pgn"], "Did you mean 'png'?"),
      (["-o", "x.png", "--fps", "5"], "--fps is for moving pictures"),
    ])
  func refused(arguments: [String], sentence: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.source, to: "Dot.swift")
    let result = try tool.run(arguments: ["render", file] + arguments)
    #expect(result.code == 2 && result.errors.contains(sentence), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1 && result.output == "")
    #expect(try tool.leftovers() == [])
  }
}

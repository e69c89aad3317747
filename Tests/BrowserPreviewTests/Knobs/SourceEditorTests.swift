import Foundation
import PreviewPipeline
import SourceParsing
import Testing

@testable import BrowserPreview

@Suite("Changing literals in a file")
struct SourceEditorTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("editor-\(UUID().uuidString)")

  private func makeFile(_ text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("View.swift").path
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  private func text(_ file: String) throws -> String { try String(contentsOfFile: file, encoding: .utf8) }
  private func knobs(_ file: String) throws -> [LiteralKnob] { LiteralScanner.knobs(in: SourceText(try text(file))) }

  @Test("A knob dragged through a hundred values changes only its literal, and is undone in one step")
  func drag() throws {
    let before = "// „Grüße“\nlet a = 1.5\r\nlet b = \"ü\"; let c = -3\n"
    let file = try makeFile(before)
    defer { try? FileManager.default.removeItem(at: folder) }
    var editor = SourceEditor()
    var knob = try knobs(file)[0]
    for step in 1...100 {
      knob = try editor.set(knob, to: "\(Double(step) * 12.25)", in: file)
      let expected = before.replacingOccurrences(of: "1.5", with: "\(Double(step) * 12.25)")
      #expect(try text(file) == expected)
    }
    #expect(editor.canUndo)
    try editor.undo()
    #expect(try text(file) == before)
    #expect(!editor.canUndo)
  }

  @Test("A file that changed on disk is not touched")
  func conflict() throws {
    let file = try makeFile("let a = 1\n")
    defer { try? FileManager.default.removeItem(at: folder) }
    var editor = SourceEditor()
    let knob = try knobs(file)[0]
    try "let ab = 1\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(throws: SourceEditor.Refusal.changedOnDisk) { try editor.set(knob, to: "2", in: file) }
    #expect(try text(file) == "let ab = 1\n")
    #expect(throws: SourceEditor.Refusal.unfitValue) { try editor.set(try knobs(file)[0], to: "x", in: file) }
  }

  @Test("A link stays a link")
  func link() throws {
    let file = try makeFile("let a = 1\n")
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = folder.appendingPathComponent("Link.swift").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    var editor = SourceEditor()
    try editor.set(try knobs(link)[0], to: "2", in: link)
    #expect(try text(file) == "let a = 2\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
  }
}

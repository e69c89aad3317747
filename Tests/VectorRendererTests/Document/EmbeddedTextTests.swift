import Foundation
import SwiftUI
import Testing
import VectorRenderer

/// Text whose fonts are in the file.
@Suite @MainActor
struct EmbeddedTextTests {
  private func fonts(_ text: String) -> [Data] {
    text.matches(of: #/base64,([^)]+)\)/#).compactMap { Data(base64Encoded: String($0.1)) }
  }

  /// The tables of an OpenType file (OpenType specification, "Table directory").
  private func tables(_ font: Data) -> [String] {
    let count = Int(font[4]) << 8 | Int(font[5])
    return (0..<count).map { String(decoding: font[(12 + $0 * 16)..<(16 + $0 * 16)], as: UTF8.self) }
  }

  @Test("Text is text, each character at its glyph's position, in a font subset")
  func text() throws {
    let document = try Pictures.svg(Text("Live at 11:27"), bothAppearances: false, text: .embedded)
    let element = try #require(try Pictures.elements(document.text).first { $0.name == "text" })
    #expect(document.text.contains(">Live at 11:27</text>"))
    #expect(element.attributes["x"]?.split(separator: " ").count == 13)
    #expect(!document.text.contains("<path"))
    let font = try #require(fonts(document.text).first)
    #expect(font.count > 500 && font.count < 6000)
    let tables = tables(font)
    for name in ["cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post"] { #expect(tables.contains(name)) }
    // Nothing may shape what is already placed.
    #expect(!tables.contains("GSUB") && !tables.contains("GPOS"))
  }

  @Test("A face is in the file once for all sizes, and each weight is a separate face")
  func faces() throws {
    let view = VStack {
      Text("Live").font(.system(size: 13))
      Text("Late").font(.system(size: 13.5))
      Text("Live").font(.system(size: 13, weight: .bold))
    }
    let document = try Pictures.svg(view, bothAppearances: false, text: .embedded)
    #expect(fonts(document.text).count == 2)
    #expect(document.warnings.isEmpty)
  }

  @Test("The same text gives the same bytes, and dark colors share its font")
  func deterministic() throws {
    let first = try Pictures.svg(Pulse(), text: .embedded).text
    #expect(try first == Pictures.svg(Pulse(), text: .embedded).text)
    #expect(fonts(first).count == 1)
  }
}

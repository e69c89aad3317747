import Foundation
import SwiftUI
import Testing
import VectorRenderer

@Suite @MainActor
struct LiveTextTests {
  private func attributes<V: View>(_ view: V) throws -> [String: String] {
    let text = try Pictures.svg(view, bothAppearances: false, text: .live).text
    return try #require(try Pictures.elements(text).first { $0.name == "text" }).attributes
  }

  @Test("A slant and a weight are kept")
  func slant() throws {
    let plain = try attributes(Text("slanted"))
    #expect(plain["font-style"] == nil && plain["letter-spacing"] == nil)
    let slanted = try attributes(Text("slanted").italic().bold())
    #expect(slanted["font-style"] == "italic")
    #expect(slanted["font-weight"] == "600")
    #expect(slanted["font-family"] == plain["font-family"])
  }

  @Test("Tracking and kerning are distances between letters")
  func spacing() throws {
    #expect(try attributes(Text("tracked").tracking(6))["letter-spacing"] == "6")
    #expect(try attributes(Text("tracked").kerning(-0.5))["letter-spacing"] == "-.5")
  }
}

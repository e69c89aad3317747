import Foundation
import Testing

@Suite("Margins around views with their own size", .fullTier, .serialized)
struct ToolOverflowTests {
  /// Width and height in a PNG's heading.
  private func size(_ png: [UInt8]) -> [Int] {
    [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("What views draw outside their frame is in the picture, as far as a screen would show it")
  func overflow() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let source = """
      import SwiftUI
      struct Orbit: View {
        @State private var isFar = false
        var body: some View {
          Circle().fill(Color.red).frame(width: 20, height: 20).offset(y: isFar ? -90 : 0)
            .onAppear {
              print("appeared")
              withAnimation(.linear(duration: 1)) { isFar = true }
            }
        }
      }
      struct Still: View { var body: some View { Color.blue.frame(width: 20, height: 20) } }
      struct Far: View { var body: some View { Color.blue.frame(width: 20, height: 20).offset(x: 300) } }

      """
    let file = try tool.write(source, to: "Orbit.swift")
    func picture(_ view: String, _ more: [String] = []) throws -> [Int] {
      let result = try tool.run(
        arguments: ["render", file, "--view", view, "-o", tool.path("a.png"), "--scale", "1"] + more)
      #expect(result.code == 0, "\(result.errors)")
      return size(try tool.read("a.png"))
    }
    #expect(try picture("Still") == [52, 52])
    // 90 points of way, and half of the usual 16 beyond it, above and below alike; at every moment the same.
    #expect(try picture("Orbit") == [52, 20 + 2 * 98])
    #expect(try picture("Orbit", ["--at", "0.5"]) == [52, 20 + 2 * 98])
    // The screen is 393 points wide: 187 on both sides of the middle 20.
    #expect(try picture("Far")[0] == 394)
    #expect(try picture("Orbit", ["--size", "40x30"]) == [40, 30])
  }
}

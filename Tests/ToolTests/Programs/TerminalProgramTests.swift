import Foundation
import Testing

/// `glowworm preview --terminal` in a terminal of tmux.
@Suite(
  "The live preview in a terminal", .enabled(if: Tmux.path != nil, "tmux is not installed"), .fullTier, .serialized)
struct TerminalProgramTests {
  private static let blocks: Set<Character> = ["▀", "▄", "█", "▌", "▐", "▔", "▁", "▖", "▗", "▘", "▝", "▊", "▂"]

  private static func source(_ path: String) throws -> String {
    try String(contentsOf: ChromiumTests.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The picture without the line of the state.
  private func picture(_ screen: String) -> String {
    screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).joined(separator: "\n")
  }

  private func hasPicture(_ screen: String) -> Bool { picture(screen).contains { Self.blocks.contains($0) } }

  @Test(
    "Edits of color, text, duration, scale and opacity change the picture",
    arguments: [
      "Tests/Fixtures/listings/pulsing-2-reusable.swift", "Tests/Fixtures/listings/online-5-forever.swift",
    ])
  func edits(path: String) throws {
    let terminal = try Tmux(try Self.source(path))
    defer { terminal.end() }
    try terminal.wait(until: hasPicture)
    try terminal.press("Space", "r")
    let edits: [(String, String)] =
      path.contains("pulsing")
      ? [
        ("color: Color = .red", "color: Color = .indigo"), ("\"Live\"", "\"On air\""),
        ("Double = 1.5", "Double = 0.25"),
        ("1.4 : 1.0", "2.8 : 2.0"), ("0 : 0.3", "0.9 : 1.0"),
      ]
      : [(".green", ".orange")]
    // Paused after the beginning, where all of these values show.
    for _ in 0..<6 { try terminal.press("Right") }
    var last = try terminal.wait(withColors: true) { $0.contains("⏸ 0.100 s") }
    for (old, new) in edits {
      try terminal.save { text in
        #expect(text.contains(old), "\(path) has no \(old)")
        return text.replacing(old, with: new)
      }
      let before = picture(last)
      last = try terminal.wait(withColors: true) { picture($0) != before && !$0.contains("working") }
      #expect(last.contains("⏸ 0.100 s"), "the time is kept")
    }
    try terminal.press("q")
    try terminal.wait { $0.contains("code 0") }
  }

  @Test("A mistake is shown over the last picture, the next good save recovers, and the terminal is restored")
  func mistakes() throws {
    let good = try Self.source("Examples/PulsingLiveIndicator.swift")
    let terminal = try Tmux(good)
    defer { terminal.end() }
    try terminal.wait(until: hasPicture)
    try terminal.save { _ in "import SwiftUI\nstruct {\n" }
    let failed = try terminal.wait { $0.contains("error:") }
    #expect(failed.contains("View.swift:2:8") && hasPicture(failed))
    try terminal.save { _ in good }
    try terminal.wait { hasPicture($0) && !$0.contains("error:") }
    try terminal.save { _ in "import SwiftUI\nstruct A: View { var body: some View { fatalError(\"boom\") as Text } }\n"
    }
    try terminal.wait { $0.contains("boom") }
    try terminal.save { _ in good }
    try terminal.wait { hasPicture($0) && !$0.contains("boom") }
    try terminal.resize(60, 16)
    try terminal.wait { hasPicture($0) && $0.split(separator: "\n", omittingEmptySubsequences: false).count == 17 }
    try terminal.press("C-c")
    let rest = try terminal.wait { $0.contains("code 0") }
    #expect(!hasPicture(rest))
  }

  @Test("Without color there is a picture of characters, and a click taps the view")
  func input() throws {
    let terminal = try Tmux(
      """
      import SwiftUI
      struct Counter: View {
        @State private var isOn = false
        var body: some View {
          Rectangle().fill(isOn ? .white : .black).frame(width: 80, height: 40).onTapGesture { isOn.toggle() }
        }
      }
      """, environment: ["NO_COLOR": "1"])
    defer { terminal.end() }
    let shown = try terminal.wait { $0.contains("█") || $0.contains("▌") }
    #expect(!(try terminal.screen(withColors: true)).contains("\u{1b}[38;"))
    // A press and a release in the middle, as terminals report them.
    try terminal.type("\u{1b}[<0;45;12M\u{1b}[<0;45;12m")
    try terminal.wait { picture($0) != picture(shown) }
  }

  @Test("Where no picture can be shown, one sentence says so")
  func refusals() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }", to: "A.swift")
    let result = try tool.run("preview", "--terminal", file)
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("glowworm: A preview in the terminal needs one") && result.output.isEmpty)
    let terminal = try Tmux("import SwiftUI\n", environment: ["TERM": "dumb"])
    defer { terminal.end() }
    try terminal.wait { $0.contains("shows no pictures") && $0.contains("code 2") }
  }
}

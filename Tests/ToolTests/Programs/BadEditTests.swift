import Foundation
import PreviewPipeline
import Testing

/// Random bad edits in one session of the preview: a seeded sample, or as many as `GLOWWORM_BAD_EDITS` says.
@Suite(
  "Bad edits of a previewed file", .enabled(if: Chromium.path != nil, Chromium.absence), .fullTier, .serialized)
struct BadEditTests {
  private enum Kind: CaseIterable {
    case syntax, types, crash, recursion, endlessLoop, memory, deleted, empty, binary

    /// What the message over the picture contains.
    var message: String {
      switch self {
      case .syntax, .types: "error:"
      case .crash: "boom"
      case .recursion: "recursion"
      case .endlessLoop: "did not finish within"
      case .memory: "of memory"
      case .deleted: "does not exist"
      case .empty: "is empty"
      case .binary: "not UTF-8"
      }
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      // SplitMix64.
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }

  private static let good = """
    import SwiftUI

    struct Pulse: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Circle()
            .fill(.red)
            .frame(width: 20, height: 20)
            .opacity(isOn ? 0.2 : 1)
          Text("Live")
        }
        .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { isOn = true } }
      }
    }

    """

  /// A file with a mistake at a random place.
  private static func bad(_ kind: Kind, _ random: inout Generator) -> [UInt8] {
    let number = Int.random(in: 1...1_000_000, using: &random)
    func inserting(_ statement: String) -> [UInt8] {
      Array(good.replacing("    VStack {", with: "    let _: Void = { \(statement) }()\n    VStack {").utf8)
    }
    switch kind {
    case .syntax:
      var lines = good.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines.insert(
        ["struct {", "let = \(number)", ")", "func (", "}"].randomElement(using: &random) ?? "",
        at: Int.random(in: 1..<lines.count, using: &random))
      return Array(lines.joined(separator: "\n").utf8)
    case .types:
      let mistakes = ["\"x\(number)\" as Int", "missing\(number)", "Text(1 as String)", "[1, 2].opacity(0.\(number))"]
      return inserting("_ = \(mistakes.randomElement(using: &random) ?? "")")
    case .crash:
      let crashes = ["fatalError(\"boom \(number)\")", "preconditionFailure(\"boom \(number)\")"]
      return inserting(crashes.randomElement(using: &random) ?? "")
    case .recursion:
      return Array(
        good.replacing("    VStack {", with: "    let _: Void = again(\(number))\n    VStack {").utf8)
        + Array("private func again(_ n: Int) { withExtendedLifetime(n) { again(n + 1) } }\n".utf8)
    case .endlessLoop: return inserting("var n = \(number); while n > 0 { n = n % 7 + 1 }")
    case .memory: return inserting("print([UInt8](repeating: 1, count: 10_000_000_000 + \(number)).count)")
    case .deleted, .empty: return []
    case .binary: return (0..<200).map { _ in UInt8.random(in: 128...255, using: &random) }
    }
  }

  @Test("Each is explained, the next good save recovers, and nothing is left behind")
  func edits() throws {
    let count = ProcessInfo.processInfo.environment["GLOWWORM_BAD_EDITS"].flatMap(Int.init) ?? 18
    let session = try PreviewPageSession(Self.good, timeout: 1)
    let page = session.page
    var random = Generator(state: 2026)
    for index in 0..<count {
      let kind = Kind.allCases[index % Kind.allCases.count]
      let bytes = Self.bad(kind, &random)
      let version = try page.number("state.version")
      if kind == .deleted {
        try FileManager.default.removeItem(atPath: session.file)
      } else {
        // In place, or by renaming.
        try Data(bytes).write(to: URL(fileURLWithPath: session.file), options: index.isMultiple(of: 2) ? [] : .atomic)
      }
      try page.wait(until: "state.version > \(version) && document.body.dataset.status === 'failed'")
      let message = try page.text("document.getElementById('message').textContent")
      #expect(message.contains(kind.message), "\(index) \(kind): \(message)")
      #expect(try page.number("pictures.length") == 1)
      try Data(Self.good.utf8).write(to: URL(fileURLWithPath: session.file))
      try page.wait(until: "document.body.dataset.status === 'ready'")
      #expect(session.process.isRunning)
    }
    let children = try FileManager.default.contentsOfDirectory(
      atPath: "/proc/\(session.process.processIdentifier)/task"
    )
    .compactMap { thread in
      try? String(
        contentsOfFile: "/proc/\(session.process.processIdentifier)/task/\(thread)/children", encoding: .utf8)
    }.joined()
    #expect(children.isEmpty)
    #expect(try session.tool.leftovers() == [])
    #expect(session.end() == 0)
  }
}

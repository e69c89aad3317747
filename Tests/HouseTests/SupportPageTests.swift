import Foundation
import Testing

@Suite("The page of what is supported")
struct SupportPageTests {
  @Test("It is what the script writes from the sources now")
  func isCurrent() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let fresh = FileManager.default.temporaryDirectory.appendingPathComponent("glowworm-support-\(getpid()).md")
    defer { try? FileManager.default.removeItem(at: fresh) }
    let process = Process()
    process.executableURL = root.appendingPathComponent("Scripts/support")
    process.arguments = [fresh.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let written = try String(contentsOf: fresh, encoding: .utf8)
    let kept = try String(contentsOf: root.appendingPathComponent("docs/support.md"), encoding: .utf8)
    #expect(written == kept, "Run Scripts/support")
    #expect(kept.contains("`scaleEffect`") && kept.contains("`TimelineView`"))
  }
}

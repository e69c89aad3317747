import Foundation
import Testing

/// `Examples/BorderWaitTimes` is an app of several files, with a feed that it plays.
@Suite("The example app", .fullTier, .serialized)
struct ExampleAppTests {
  private func texts(at time: String) throws -> String {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let app = ExampleFileTests.folder.appendingPathComponent("BorderWaitTimes").path
    let result = try tool.run("inspect", app, "--at", time)
    try #require(result.code == 0, "\(result.errors)")
    return result.output
  }

  @Test("Its banner says that it connects, is live, has lost the connection, and is live again")
  func connection() throws {
    #expect(try texts(at: "0.5").contains("Connecting"))
    let live = try texts(at: "4")
    #expect(live.contains("Live") && !live.contains("Connecting"))
    // The connection breaks at 7 s; what was live a moment ago is recent.
    #expect(try texts(at: "8").contains("Recent"))
    let again = try texts(at: "12")
    #expect(!again.contains("Recent"))
  }

  @Test("The views of the example package are shown, and its manifest has no unsafe flags")
  func package() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let folder = ExampleFileTests.folder.appendingPathComponent("Package")
    let result = try tool.run("inspect", folder.appendingPathComponent("Sources/StatusViews").path)
    #expect(result.code == 0, "\(result.errors)")
    for text in ["Build", "Online", "Archive", "Offline"] { #expect(result.output.contains("\"\(text)\""), "\(text)") }
    for manifest in [folder, folder.deletingLastPathComponent().deletingLastPathComponent()] {
      let text = try String(contentsOf: manifest.appendingPathComponent("Package.swift"), encoding: .utf8)
      #expect(!text.contains("unsafeFlags"))
    }
  }

  @Test("Saved reports are as old as they are, and new ones take their place")
  func reports() throws {
    let first = try texts(at: "0")
    #expect(first.contains("26 min ago") && first.contains("3 hr ago") && first.contains("Never updated"))
    let later = try texts(at: "12")
    #expect(!later.contains("26 min ago") && later.contains("3 hr ago") && !later.contains("Never updated"))
  }
}

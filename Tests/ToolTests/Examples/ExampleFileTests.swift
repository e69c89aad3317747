import Foundation
import Testing

/// Every file of `Examples/` is what a user would paste: the tool renders it at five phases, and it moves.
@Suite("The example files", .fullTier, .serialized)
struct ExampleFileTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  /// Single files only: a folder with an app of its own is run as a whole elsewhere.
  static var files: [String] {
    let topics = ["", "Loaders", "Effects", "Status", "Input", "Controls"]
    return topics.flatMap { topic -> [String] in
      let path = topic.isEmpty ? folder.path : "\(folder.path)/\(topic)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().map { topic.isEmpty ? $0 : "\(topic)/\($0)" }
    }
  }

  @Test("There are enough of them to show what people make")
  func count() { #expect(Self.files.count >= 60) }

  @Test("Each renders at five phases, and the phases differ", arguments: Self.files)
  func phases(file: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    var pictures: Set<[UInt8]> = []
    for time in ["0", "0.3", "0.7", "1.1", "1.9"] {
      let result = try tool.run(
        "render", "\(Self.folder.path)/\(file)", "-o", tool.path("\(time).png"), "--at", time, "--scale", "1",
        "--quiet")
      try #require(result.code == 0, "\(file) at \(time): \(result.errors)")
      #expect(result.errors.isEmpty, "\(file) at \(time): \(result.errors)")
      pictures.insert(try tool.read("\(time).png"))
    }
    // Files that show an appearance (controls at rest) need not move.
    if !file.hasPrefix("Controls/") { #expect(pictures.count > 1, "\(file) stands still") }
  }
}

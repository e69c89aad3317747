import Foundation

/// A running preview of a file, and its page.
final class PreviewPageSession {
  let tool: BuiltTool
  let file: String
  let page: ChromiumPage
  let process = Process()

  init(_ source: String, timeout: Double = 5) throws {
    tool = try BuiltTool()
    file = try tool.write(source, to: "View.swift")
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: tool.program)
    process.arguments = ["preview", file, "--timeout", "\(timeout)"]
    process.environment = ProcessInfo.processInfo.environment.merging(tool.environment) { $1 }
    process.standardError = errors
    try process.run()
    var said = ""
    var address: String?
    while address == nil {
      let data = errors.fileHandleForReading.availableData
      guard !data.isEmpty else { throw ChromiumPage.Failure(message: "no address: \(said)") }
      said += String(decoding: data, as: UTF8.self)
      address = said.firstMatch(of: #/http://127\.0\.0\.1:\d+/[0-9a-f]{32}//#).map { String($0.output) }
    }
    // What views print is not kept, and must not fill the pipe.
    errors.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
    page = try ChromiumPage(address ?? "")
    try page.wait(until: "document.body.dataset.status === 'ready' && pictures.length === 1")
  }

  func save(_ change: (String) -> String) throws {
    let text = change(try String(contentsOfFile: file, encoding: .utf8))
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  /// Saves, and waits until the page shows a picture with the property.
  func save(until condition: String, _ change: (String) -> String) throws {
    try save(change)
    try page.wait(until: "document.body.dataset.status === 'ready' && (\(condition))")
  }

  /// The programs that were compiled.
  func programs() throws -> [String] {
    let entries = try FileManager.default.contentsOfDirectory(atPath: tool.path("cache/glowworm"))
    return entries.filter { !$0.hasPrefix(".") && $0 != "modules" }.sorted()
  }

  deinit { if process.isRunning { _ = end() } }

  /// Interrupts the preview; its exit code.
  func end() -> Int32 {
    page.close()
    process.interrupt()
    process.waitUntilExit()
    tool.remove()
    return process.terminationStatus
  }
}

import Foundation
import PreviewPipeline

/// Runs the built tool in a folder of its own: the one that `GLOWWORM` names, as `Scripts/test` does with the release
/// build, or else the one beside this test bundle.
struct BuiltTool {
  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  let folder: URL
  let program: String

  init() throws {
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let sibling = URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("glowworm").path
    program = ProcessInfo.processInfo.environment["GLOWWORM"] ?? sibling
    folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("glowworm-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("tmp"), withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }

  func read(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appendingPathComponent(name))) }

  /// What is in the folder, temporary folders included, sources left out.
  func leftovers() throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return names.filter { !$0.hasSuffix(".swift") && $0 != "tmp" && !$0.hasPrefix("cache") }.sorted()
  }

  /// Keeps what the tool writes within the folder.
  var environment: [String: String] { ["TMPDIR": path("tmp"), "XDG_CACHE_HOME": path("cache")] }

  func run(_ arguments: String...) throws -> Result { try run(arguments: arguments) }

  func run(arguments: [String], environment extra: [String: String] = [:]) throws -> Result {
    var process = ChildProcess(program, arguments, timeLimit: 300)
    process.environment = environment.merging(extra) { $1 }
    let result = try process.run()
    guard case .exited(let code) = result.end else {
      return Result(code: -1, output: result.outputText, errors: "\(result.end) \(result.errorText)")
    }
    return Result(code: code, output: result.outputText, errors: result.errorText)
  }
}
